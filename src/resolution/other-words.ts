import { areNames, hasOwnIdentifier } from './comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from './comparisons/evidence.ts';
import { canonicalWord } from './names/canonical-word.ts';
import { asWritten } from './names/normal-name.ts';
import { areOneTown } from './records/town-names.ts';
import { countryOfCity } from './tables/cities.ts';
import { GENERIC_WORDS } from './tables/name-words.ts';
import { organisationKinds } from './tables/organisation-kinds.ts';

/*
 * Words that were taken for two spellings of one, and are two: the city and its hospital, two towns.
 */

type Rows = readonly EvidenceRow[];

/**
 * Names that are one but for the spelling of a word, which names two organisations or two towns: `Stadt Zürich` and Stadtspital
 * Zürich, `Câmara Municipal de Porto` and that of Portimão.
 */
export function isOfOtherWord(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['respelled', 'cut_off', 'overlap']) || hasOwnIdentifier(rows))
    return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  const [onlyMine, onlyTheirs] = [without(mine, theirs), without(theirs, mine)];
  return onlyMine.some((one) =>
    onlyTheirs.some(
      (other) =>
        isCompoundOf(one, other, onlyTheirs) || isCompoundOf(other, one, onlyMine) || areTowns(one, other),
    ),
  );
}

function without(words: readonly string[], others: readonly string[]): readonly string[] {
  return words.filter((word) => !others.includes(word));
}

const SHORTEST_KIND = 4;
const SHORTEST_FIRST = 5;
/** Beginnings of words, and no words of their own. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  'inter trans micro multi hydro electro petro pharma photo super hyper ultra'.split(' '),
);

/** `stadtspital` is a hospital, unless the other name has it in two words; `univers` is a word that a list cut off. */
function isCompoundOf(long: string, first: string, beside: readonly string[]): boolean {
  if (first.length < SHORTEST_FIRST || BEGINNINGS.has(first) || !long.startsWith(first)) return false;
  const rest = long.slice(first.length);
  for (let at = 0; rest.length - at >= SHORTEST_KIND; at++) {
    const word = rest.slice(at);
    if (GENERIC_WORDS.has(word) || organisationKinds([word]).length > 0)
      return !beside.includes(canonicalWord(word)) && !beside.includes(word);
  }
  return false;
}

function areTowns(one: string, other: string): boolean {
  return countryOfCity(one) !== undefined && countryOfCity(other) !== undefined && !areOneTown(one, other);
}
