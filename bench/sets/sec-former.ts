import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { bearersBy, othersOf } from './bearers.ts';
import { byHash } from './by-hash.ts';
import { nameKey } from './name-key.ts';
import { rowOf, type SharedData } from './shared-data.ts';
import type { LabelledSet } from './write-set.ts';

const MOST_QUERIES = 4000;

interface FormerName {
  readonly externalId: string;
  readonly id: string;
  readonly name: string;
}

/**
 * Former names alone against filers with their current names only. Many have nothing in common with the current
 * name: the set shows how far a matcher gets and whether it keeps silent, and no matcher can find them all.
 */
export function secFormer({ sec }: SharedData): LabelledSet {
  const bearers = bearersBy(nameKey, sec);
  const chosen = byHash('sec-former names', distinctFormerNames(sec), ({ name }) => nameKey(name)).slice(
    0,
    MOST_QUERIES,
  );
  return {
    name: 'sec-former',
    reference: sec.map((filer) => ({ ...rowOf(filer), aliases: '' })),
    queries: chosen.map(({ externalId, name }) => ({ external_id: externalId, name })),
    truth: chosen.map(({ externalId, id, name }) => ({
      external_id: externalId,
      expected_id: id,
      accept_ids: othersOf(bearers.get(nameKey(name)), id),
    })),
  };
}

/** One filer for each name, by hash; the others that bore it are accepted. */
function distinctFormerNames(sec: readonly SourceRecord[]): Iterable<FormerName> {
  const byKey = new Map<string, FormerName>();
  for (const former of byHash(
    'sec-former filers',
    sec.flatMap(formerNamesOf),
    ({ externalId }) => externalId,
  )) {
    const key = nameKey(former.name);
    if (!byKey.has(key)) byKey.set(key, former);
  }
  return byKey.values();
}

function formerNamesOf({ id, names }: SourceRecord): readonly FormerName[] {
  const current = nameKey(names[0]?.value ?? '');
  return names
    .map(({ value }, index) => ({ externalId: `${id}-${index}`, id, name: value }))
    .filter(({ name }) => nameKey(name) !== current && nameKey(name) !== '');
}
