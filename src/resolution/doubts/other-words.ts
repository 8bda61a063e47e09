import { areNames, hasOwnPhone, isSame } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { canonicalWord } from '../names/canonical-word.ts';
import { kindBesideTranslation, kindInCompound } from '../names/compound-words.ts';
import { asWritten } from '../names/normal-name.ts';
import { areOneTown } from '../records/town-names.ts';
import { countryOfCity } from '../tables/cities.ts';

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
