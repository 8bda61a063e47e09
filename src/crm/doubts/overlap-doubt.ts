import { areNames, isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';

type Rows = readonly EvidenceRow[];

/**
 * Why two accounts at one place, of which each name has a telling word that the other has not, may be two companies of one house
 * or group, as a sentence: `Europea Popular de Leasing, S.A.` and `Europea Popular Hipotecaria, S.A.` share street and switchboard.
 */
export function overlapDoubt(rows: Rows): string | undefined {
  if (!areNames(rows, ['overlap']) || isSame(rows, 'registration')) return undefined;
  if (isSame(rows, 'website') || isSame(rows, 'email')) return undefined;
  const words = rowOf(rows, 'name_words');
  const [mine, theirs] = [words?.onlyLeft.find(tells(rows)), words?.onlyRight.find(tells(rows))];
  if (mine === undefined || theirs === undefined) return undefined;
  return `But "${mine}" is in one name alone and "${theirs}" in the other: they may be two companies at one place.`;
}

/** Neither a word of trade nor the town where both are. */
function tells(rows: Rows): (word: string) => boolean {
  const city = rowOf(rows, 'place')?.left.city?.split(' ') ?? [];
  return (word) => isTellingWord(word) && !city.includes(word);
}
