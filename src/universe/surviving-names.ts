import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { carriesLegalForm } from '../resolution/names/normalise-name.ts';
import type { LegalName, Sourced } from './entity.ts';
import { givenUpNames } from './given-up-names.ts';
import { sourced } from './most-believed.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { wholeName } from './whole-name.ts';

/**
 * The name that the most trusted source calls legal, and that none calls former; where none calls any name legal, one
 * that carries a legal form: what a source shows comes before what it only knows besides, and Latin letters before others.
 */
export function legalName(records: readonly NormalSourceRecord[]): LegalName | null {
  const former = formerNames(records);
  const isInUse = (text: string) => !former.has(wholeName({ text }));
  const stated =
    sourced(records, (record) => statedNames(record).find(isInUse)) ?? sourced(records, firstStated);
  if (stated !== null) return { ...spelledWell(records, stated), statedBy: stated.source };
  for (const isMeant of FORMAL) {
    const formal = sourced(
      records,
      ({ names }) =>
        names.find((name) => isMeant(name) && carriesLegalForm(name.text) && isInUse(name.text))?.text,
    );
    if (formal !== null) return spelledWell(records, formal);
  }
  return null;
}

const LATIN = /\p{Script=Latin}/u;
/** Names that may be legal ones, the likelier first. */
const FORMAL: readonly ((name: ProfileName) => boolean)[] = [
  ({ kind, text }) => kind === 'trading' && LATIN.test(text),
  ({ kind, text }) => kind !== 'former' && LATIN.test(text),
  ({ kind }) => kind !== 'former',
];

function statedNames({ record }: NormalSourceRecord): readonly string[] {
  return record.names.flatMap(({ kind, value }) => (kind === 'legal' ? [value] : []));
}

function firstStated(record: NormalSourceRecord): string | undefined {
  return statedNames(record)[0];
}

/** What a source says was given up, unless the same record says that it is the name of today. */
function formerNames(records: readonly NormalSourceRecord[]): ReadonlySet<string> {
  const former = records.flatMap((record) => {
    const stated = new Set(statedNames(record).map((text) => wholeName({ text })));
    return record.names
      .filter(({ kind }) => kind === 'former')
      .map(wholeName)
      .filter((name) => !stated.has(name));
  });
  return new Set(former);
}

/** Of two spellings of it the one that is not in capitals alone, of these the one that is called legal. */
function spelledWell(records: readonly NormalSourceRecord[], chosen: Sourced<string>): Sourced<string> {
  const shouted = namedIn(records, chosen);
  if (shouted === undefined || !isShouted(chosen.value)) return chosen;
  const spellings = records.flatMap(({ names, source }) =>
    names
      .filter((name) => name.kind !== 'former' && !isShouted(name.text) && isSpelling(name, shouted))
      .map(({ kind, text }) => ({ kind, spelling: { value: text, source: source.name } })),
  );
  return (spellings.find(({ kind }) => kind === 'legal') ?? spellings[0])?.spelling ?? chosen;
}

function isShouted(text: string): boolean {
  return text === text.toUpperCase();
}

/** The same words and the same legal form, or none. */
function isSpelling({ tokens, forms }: ProfileName, of: ProfileName): boolean {
  if (tokens.join('') !== of.tokens.join('')) return false;
  return forms.length === of.forms.length && forms.every((form) => of.forms.includes(form));
}

/** What it calls itself, else any name that it has not given up, as far as there is one. */
export function tradingName(records: readonly NormalSourceRecord[]): Sourced<string> | null {
  const isGivenUp = givenUpNames(records);
  const isInUse = (name: ProfileName) => name.kind !== 'former' && !isGivenUp(name);
  const isTrading = (name: ProfileName) => name.kind === 'trading' && isInUse(name);
  return (
    sourced(records, ({ names }) => names.find(isTrading)?.text, 'tradingName') ??
    sourced(records, ({ names }) => names.find(isInUse)?.text) ??
    sourced(records, ({ names }) => names.find(({ kind }) => kind !== 'former')?.text)
  );
}

/** The name taken apart, as one of the records has it. */
export function namedIn(
  records: readonly NormalSourceRecord[],
  name: Sourced<string> | null,
): ProfileName | undefined {
  return records.flatMap(({ names }) => names).find(({ text }) => text === name?.value);
}
