import { type RowOf, rowOf } from '../comparisons/evidence.ts';
import type { WordsMeaning } from '../comparisons/name-evidence.ts';
import { canonicalWord } from '../names/canonical-word.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { foldWords } from '../names/fold.ts';
import { unmarked } from '../names/telling-letters.ts';
import { countryCode, countryName } from '../tables/countries.ts';
import { NUMERALS, PLACE_WORDS, STOP_WORDS, weightyWords } from '../tables/name-words.ts';
import { type Clause, listOf, opposing, type Pair, quoted } from './clause.ts';

const MEANING: Readonly<Partial<Record<WordsMeaning, string>>> = {
  sibling: ', which may mean a sister company',
  unit: ', which may mean a unit of the company',
};
/** Of a region that only the record says: `Quantock EMEA`. */
const OF_REGION = ', which may mean a unit or sister company';
const WORTH: Readonly<Record<WordsMeaning, number>> = { sibling: 7, unit: 6, extra: 1 };
/** People see the rest in the names. */
const MOST_WORDS = 4;

/** Says which words only one of the names has, as they are written there; quotes none that cannot be found. */
export function wordsClause(row: RowOf<'name_words'>, { candidate }: Pair): Clause | undefined {
  const names = rowOf(candidate.evidence, 'name');
  const [left, right] = [withNote(names?.left), withNote(names?.right)];
  const mine = writtenWords(row.onlyLeft, left, right);
  const theirs = writtenWords(row.onlyRight, right, left);
  const sides = [
    ...(mine.length === 0 ? [] : [`${quotedList(mine)} only in the record's name`]),
    ...(theirs.length === 0 ? [] : [`${quotedList(theirs)} only in the name on file`]),
  ];
  // A country in the name that is where the company is means no sister.
  const isOfSeat = rowOf(candidate.evidence, 'name_seat') !== undefined;
  const meaning = isOfSeat ? undefined : saysRegion(row) ? OF_REGION : MEANING[row.meaning];
  if (sides.length === 0 && meaning === undefined) return undefined;
  const said = sides.length === 0 ? 'the names differ in a number or a place' : listOf(sides);
  return opposing(said + (meaning ?? ''), WORTH[row.meaning], 'name');
}

/** With what stands in its brackets, where that was taken off. */
function withNote({
  text,
  note,
}: {
  readonly text: string;
  readonly note?: string | undefined;
} = NOTHING): string {
  return note === undefined || text.includes(note) ? text : `${text} (${note})`;
}

const NOTHING = { text: '' };

function saysRegion({ meaning, onlyLeft, onlyRight }: RowOf<'name_words'>): boolean {
  if (meaning !== 'sibling' || onlyRight.some((word) => !STOP_WORDS.has(word))) return false;
  return onlyLeft.filter(isDistinguishingToken).every((word) => PLACE_WORDS.has(word));
}

/** `"Foods" is`, `"Foods" and "II" are`. */
function quotedList(texts: readonly string[]): string {
  return `${listOf(texts.map(quoted))} ${texts.length === 1 ? 'is' : 'are'}`;
}

/** The words of a name that were compared as these, as they stand in it and not in the other; a few at most. */
export function writtenWords(compared: readonly string[], name: string, other: string): readonly string[] {
  // What stands in brackets is compared as one.
  const sought = new Set(weightyWords(compared.flatMap((word) => word.split(' '))).map(unmarked));
  const others = new Set(foldWords(other).split(' '));
  const found = [...name.matchAll(WORD)]
    .filter(([word]) => !others.has(foldWords(word)))
    .filter(([word]) => comparedAs(word).some((form) => sought.has(form)))
    .slice(0, MOST_WORDS)
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  if (found.length === 0) return countriesOf(sought);
  return [...new Set(runsOf(found, name))];
}

/** Words that stand together are one. */
function runsOf(words: readonly Span[], name: string): readonly string[] {
  const runs: Span[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last === undefined || !isJoint(name.slice(last.end, word.start))) runs.push(word);
    else runs[runs.length - 1] = { start: last.start, end: word.end };
  }
  return runs.map(({ start, end }) => name.slice(start, end));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}](?:[^\s/,()-]*[\p{L}\p{N}])?/gu;

/** What joins two words: space, `&`, `of`; not a comma or bracket. */
function isJoint(between: string): boolean {
  const words = between.split(/\s+/).map((word) => word.replace(/^[&.-]+$/, ''));
  return words.every((word) => word === '' || STOP_WORDS.has(word.toLowerCase()));
}

/** A country in brackets is compared by its code. */
function countriesOf(sought: ReadonlySet<string>): readonly string[] {
  return [...sought]
    .flatMap((word) => (/^[A-Z]{2}$/.test(word) ? (countryName(word) ?? []) : []))
    .slice(0, 1);
}

function comparedAs(word: string): readonly string[] {
  const folded = foldWords(word);
  return [
    word.toLowerCase(),
    folded,
    canonicalWord(folded),
    NUMERALS.get(folded) ?? '',
    // A letter or joint that tells sisters apart.
    word.toUpperCase(),
    countryCode(word) ?? '',
  ];
}
