import type { Evidence } from '../../contract/extended.ts';
import { canonicalWord } from '../names/canonical-word.ts';
import { foldWords } from '../names/fold.ts';
import { countryCode, countryName } from '../tables/countries.ts';
import { NUMERALS, STOP_WORDS } from '../tables/name-words.ts';
import { type Clause, listOf, opposing, type Pair, quoted } from './clause.ts';

const MEANING: Readonly<Record<string, string>> = {
  sibling_words: ', which may mean a sister company',
  unit_words: ', which may mean a unit of the company',
};
const WORTH: Readonly<Record<string, number>> = { sibling_words: 7, unit_words: 6 };
/** People see the rest in the names. */
const MOST_WORDS = 4;

/** Says which words only one of the names has, as they are written there; quotes none that cannot be found. */
export function wordsClause({ level, left, right }: Evidence, { candidate }: Pair): Clause | undefined {
  const names = candidate.evidence.find(({ comparison }) => comparison === 'name');
  const mine = writtenWords(left ?? '', names?.left ?? '');
  const theirs = writtenWords(right ?? '', names?.right ?? '');
  const sides = [
    ...(mine === undefined ? [] : [`${quoted(mine)} is only in your name`]),
    ...(theirs === undefined ? [] : [`${quoted(theirs)} is only in the name on file`]),
  ];
  const meaning = MEANING[level];
  if (sides.length === 0 && meaning === undefined) return undefined;
  const said = sides.length === 0 ? 'the names differ in a number or a place' : listOf(sides);
  return opposing(said + (meaning ?? ''), WORTH[level] ?? 1, 'name');
}

/** The words of a name that were compared as these; joints and what stands beyond a few are left out. */
function writtenWords(compared: string, name: string): string | undefined {
  const sought = new Set(compared.split(' ').filter((word) => word !== '' && !STOP_WORDS.has(word)));
  const found = name
    .split(/[\s/,()-]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '' && comparedAs(word).some((form) => sought.has(form)));
  if (found.length > 0) return [...new Set(found)].slice(0, MOST_WORDS).join(' ');
  return countryOf(sought);
}

/** A country in brackets is compared by its code. */
function countryOf(sought: ReadonlySet<string>): string | undefined {
  return [...sought].flatMap((word) => (/^[A-Z]{2}$/.test(word) ? (countryName(word) ?? []) : []))[0];
}

function comparedAs(word: string): readonly string[] {
  const folded = foldWords(word);
  return [
    word.toLowerCase(),
    folded,
    canonicalWord(folded),
    NUMERALS.get(folded) ?? '',
    countryCode(word) ?? '',
  ];
}
