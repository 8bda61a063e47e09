import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { bearersBy, othersOf } from './bearers.ts';
import { byHash } from './by-hash.ts';
import { nameKey } from './name-key.ts';
import { rowOf, type SharedData } from './shared-data.ts';
import type { LabelledSet } from './write-set.ts';

const QUERIES = 3000;

interface HeldOut {
  readonly id: string;
  readonly alias: string;
}

/** One alias or translated name, alone, against all organisations of ROR with their other names. */
export function rorAliases({ ror }: SharedData): LabelledSet {
  const chosen = heldOutNames(ror);
  const aliasOf = new Map(chosen.map(({ id, alias }) => [id, alias]));
  const bearers = bearersBy(nameKey, ror);
  return {
    name: 'ror-aliases',
    reference: ror.map((organisation) => rowOf(withoutName(organisation, aliasOf.get(organisation.id)))),
    queries: chosen.map(({ id, alias }) => ({ external_id: `alias-${id}`, name: alias })),
    truth: chosen.map(({ id, alias }) => ({
      external_id: `alias-${id}`,
      expected_id: id,
      accept_ids: othersOf(bearers.get(nameKey(alias)), id),
    })),
  };
}

/** The organisations whose alias is a query; nothing may be learned from them. */
export function heldOutNames(ror: SharedData['ror']): readonly HeldOut[] {
  return byHash('ror-aliases organisations', ror.flatMap(heldOutOf), ({ id }) => id).slice(0, QUERIES);
}

/** One of the aliases that are no other name of the organisation in other letters; none of an organisation without. */
function heldOutOf({ id, names }: SourceRecord): readonly HeldOut[] {
  const keys = names.map(({ value }) => nameKey(value));
  const [shown = ''] = names.map(({ value }) => value);
  const eligible = names.filter(
    ({ value, kind }, index) =>
      kind === 'alias' &&
      keys.indexOf(keys[index] ?? '') === keys.lastIndexOf(keys[index] ?? '') &&
      keys[index] !== '' &&
      !isBracketed(value, shown),
  );
  const [alias] = byHash(`ror-aliases ${id}`, eligible, ({ value }) => value);
  return alias === undefined ? [] : [{ id, alias: alias.value }];
}

/** The importer keeps `Pfizer (Japan)` beside `Pfizer`: that is the displayed name, and no alias. */
function isBracketed(value: string, shown: string): boolean {
  return value.startsWith(`${shown} (`) && value.endsWith(')');
}

function withoutName(organisation: SourceRecord, name: string | undefined): SourceRecord {
  return { ...organisation, names: organisation.names.filter(({ value }) => value !== name) };
}
