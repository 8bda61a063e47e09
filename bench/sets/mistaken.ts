import { distance } from 'fastest-levenshtein';
import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import type { DamagedName } from './damage-name.ts';
import { RARE_WORD_BEARERS, wordBearers } from './likeness.ts';
import { plainWords } from './plain-name.ts';

const FEWEST_LETTERS = 3;
const NEAR = 2;

type Words = readonly string[];

/** Tells whether a damaged name shows its company no longer, or another company as well. */
export function mistakenTest(
  companies: readonly SourceRecord[],
): (company: SourceRecord, damaged: DamagedName) => boolean {
  const shown = companies.map(wordsOf);
  const keys = [...new Set(shown.map((words) => words.join('')))];
  const tellingWordOf = tellingWordFinder(companies);
  const bearersOf = bearerFinder(shown);
  return (company, { name, left, legible }) => {
    const words = wordsOf(company);
    const key = words.join('');
    const telling = tellingWordOf(words);
    if (telling === undefined || !legible.includes(telling)) return true;
    if (isNearOther(plainWords(name).join(''), key, keys)) return true;
    const others = bearersOf(telling).filter((other) => other.join('') !== key);
    const wordsLeft = plainWords(left);
    return !hasAll(wordsLeft, words) && others.some((other) => hasAll(other, wordsLeft));
  };
}

/** The rarest word of a name, the first of several; undefined when none is rare. */
function tellingWordFinder(companies: readonly SourceRecord[]): (words: Words) => string | undefined {
  const bearers = wordBearers(companies.map((company) => ({ ...company, names: company.names.slice(0, 1) })));
  const countOf = (word: string) => bearers.get(word) ?? 0;
  return (words) => {
    const long = words.filter((word) => word.length >= FEWEST_LETTERS && /\p{L}/u.test(word));
    const [rarest] = long.toSorted((left, right) => countOf(left) - countOf(right));
    return rarest !== undefined && countOf(rarest) <= RARE_WORD_BEARERS ? rarest : undefined;
  };
}

/** Another name is as near as the undamaged one, and near enough to be a misspelling. */
function isNearOther(damaged: string, key: string, others: Words): boolean {
  const limit = Math.min(NEAR, distance(damaged, key));
  return others.some(
    (other) =>
      other !== key && Math.abs(other.length - damaged.length) <= limit && distance(damaged, other) <= limit,
  );
}

function hasAll(words: Words, wanted: Words): boolean {
  return wanted.every((word) => words.includes(word));
}

function bearerFinder(names: readonly Words[]): (word: string) => readonly Words[] {
  const bearers = new Map<string, Words[]>();
  for (const words of names) {
    for (const word of new Set(words)) {
      const group = bearers.get(word);
      if (group === undefined) bearers.set(word, [words]);
      else group.push(words);
    }
  }
  return (word) => bearers.get(word) ?? [];
}

function wordsOf({ names }: SourceRecord): Words {
  return plainWords(names[0]?.value ?? '');
}
