import {
  areNames,
  hasOwnAddress,
  hasOwnPhone,
  isInSameTown,
  isSame,
} from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { canonicalWord } from '../names/canonical-word.ts';
import { kindBesideTranslation, kindInCompound } from '../names/compound-words.ts';
import { asWritten } from '../names/normal-name.ts';
import { areOneTown } from '../records/town-names.ts';
import { countryOfCity } from '../tables/cities.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { isTellingWord, weightyWords } from '../tables/name-words.ts';

/*
 * Words that were taken for two spellings of one, and are two: the city and its hospital, two towns.
 */

type Rows = readonly EvidenceRow[];

/**
 * Names that are one but for the spelling of a word, which names two organisations or two towns: `Stadt Zürich` and Stadtspital
 * Zürich, `Universitätsklinikum Bonn` and the University of Bonn, `Câmara Municipal de Porto` and that of Portimão. They may
 * share a website.
 */
export function isOfOtherWord(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['respelled', 'cut_off', 'abbreviated', 'overlap'])) return false;
  if (isSame(rows, 'registration') || hasOwnPhone(rows)) return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  const [onlyMine, onlyTheirs] = [wordsOnlyIn(mine, theirs), wordsOnlyIn(theirs, mine)];
  return onlyMine.some((one) =>
    onlyTheirs.some(
      (other) =>
        isCompoundOf(one, other, onlyTheirs) || isCompoundOf(other, one, onlyMine) || areTowns(one, other),
    ),
  );
}

/**
 * `Country Financial` and Countrywide Financial: the one word that tells is a word of a language, to which the entity joins another one,
 * and was not cut off. `Country Wide` says both.
 */
export function isFirstOfTwoInOne(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || hasOwnAddress(rows) || isInSameTown(rows)) return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  const [word = '', ...others] = weightyWords(mine);
  if (!isEverydayWord(word) || theirs.includes(word) || others.some(isTellingWord)) return false;
  return theirs.some((longer) => joinsAnother(longer, word, others));
}

const SHORTEST_JOINED = 4;

function joinsAnother(longer: string, word: string, beside: readonly string[]): boolean {
  if (!longer.startsWith(word)) return false;
  const joined = longer.slice(word.length);
  const isSaid = beside.includes(joined) || beside.includes(canonicalWord(joined));
  return joined.length >= SHORTEST_JOINED && isEverydayWord(joined) && !isSaid;
}

export function wordsOnlyIn(words: readonly string[], others: readonly string[]): readonly string[] {
  return words.filter((word) => !others.includes(word));
}

/** `stadtspital` is a hospital, unless the other name has that in a word of its own. */
function isCompoundOf(long: string, first: string, beside: readonly string[]): boolean {
  const kind = kindInCompound(long, first) ?? kindBesideTranslation(long, first);
  return kind !== undefined && !beside.includes(kind) && !beside.includes(canonicalWord(kind));
}

function areTowns(one: string, other: string): boolean {
  return countryOfCity(one) !== undefined && countryOfCity(other) !== undefined && !areOneTown(one, other);
}
