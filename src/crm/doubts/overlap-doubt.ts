import { areNames, isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';

type Rows = readonly EvidenceRow[];

/**
 * Why two accounts at one place, of which each name has a telling word that the other has not, may be two companies of one house
 * or group, as a sentence: `Europea Popular de Leasing, S.A.` and `Europea Popular Hipotecaria, S.A.` share street and switchboard.
 */
export function overlapDoubt(rows: Rows): string | undefined {
  if (!areNames(rows, ['overlap']) || isSame(rows, 'registration')) return undefined;
  if (isSame(rows, 'website') || isSame(rows, 'email')) return undefined;
  const { onlyLeft = [], onlyRight = [] } = rowOf(rows, 'name_words') ?? {};
  const [mine, theirs] = [onlyLeft.find(tells(rows, onlyRight)), onlyRight.find(tells(rows, onlyLeft))];
  if (mine === undefined || theirs === undefined) return undefined;
  return `But "${mine}" is in one name alone and "${theirs}" in the other: they may be two companies at one place.`;
}

/** Neither an everyday word nor one of a trade, nor the town where both are, nor what the other may have cut off or misspelt. */
function tells(rows: Rows, others: readonly string[]): (word: string) => boolean {
  const city = rowOf(rows, 'place')?.left.city?.split(' ') ?? [];
  const isAlike = (word: string) =>
    others.some((other) => other.slice(0, BEGINNING) === word.slice(0, BEGINNING));
  return (word) =>
    word.length > BEGINNING &&
    isTellingWord(word) &&
    !isEverydayWord(word) &&
    !city.includes(word) &&
    !isAlike(word);
}

/** Letters that a misspelt word, or one that was cut off, has in common with the right one. */
const BEGINNING = 2;
