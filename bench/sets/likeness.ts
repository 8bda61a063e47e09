import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { countryCode } from '../../dist/resolution/tables/countries.js';
import { nameKey, nameWords } from './name-key.ts';

/** A word that more companies bear tells none of them from the others. */
export const RARE_WORD_BEARERS = 20;

/** Whether two companies agree; what a website or a number says is believed when this says so too. */
export type Agreement = (left: SourceRecord, right: SourceRecord) => boolean;

/** Agreement in a word that few of the given companies have in their names. */
export function rareWordAgreement(companies: readonly SourceRecord[]): Agreement {
  const bearers = wordBearers(companies);
  return (left, right) => {
    const words = wordsOf(right);
    return [...wordsOf(left)].some(
      (word) => words.has(word) && (bearers.get(word) ?? 0) <= RARE_WORD_BEARERS,
    );
  };
}

/** How many of the given companies have a word in their names. */
export function wordBearers(companies: readonly SourceRecord[]): ReadonlyMap<string, number> {
  const bearers = new Map<string, number>();
  for (const word of companies.flatMap((company) => [...wordsOf(company)])) {
    bearers.set(word, (bearers.get(word) ?? 0) + 1);
  }
  return bearers;
}

/** Both have a country, and not the same. */
export function isAbroad(left: SourceRecord, right: SourceRecord): boolean {
  const [here, there] = [left, right].map(({ country = '' }) => countryCode(country));
  return here !== undefined && there !== undefined && here !== there;
}

export function isSameCountry(left: SourceRecord, right: SourceRecord): boolean {
  const [here, there] = [left, right].map(({ country = '' }) => countryCode(country));
  return here !== undefined && here === there;
}

export function isSameCity({ city: left = '' }: SourceRecord, { city: right = '' }: SourceRecord): boolean {
  return left !== '' && nameKey(left) === nameKey(right);
}

/** Their shown names begin with the same letters. */
export function beginAlike(left: SourceRecord, right: SourceRecord, letters = 8): boolean {
  const [here = '', there = ''] = [left, right].map(({ names }) => nameKey(names[0]?.value ?? ''));
  return here.length >= letters && here.slice(0, letters) === there.slice(0, letters);
}

function wordsOf({ names }: SourceRecord): ReadonlySet<string> {
  return new Set(names.flatMap(({ value }) => nameWords(value)));
}
