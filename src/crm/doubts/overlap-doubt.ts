import { areNames, isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { writtenWords } from '../../resolution/reasoning/words-clause.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';

type Rows = readonly EvidenceRow[];

/**
 * Why two accounts at one place, of which each name has a telling word that the other has not, may be two companies of one house
 * or group, as a sentence: `Renault Financiaciones` and `Accordia España`, both `Establecimiento Financiero de Crédito`, share street
 * and switchboard. Words of a trade tell nothing here (`trade-doubt.ts` reads them).
 */
export function overlapDoubt(rows: Rows): string | undefined {
  if (!areNames(rows, ['overlap']) || isSame(rows, 'registration')) return undefined;
  if (isSame(rows, 'website') || isSame(rows, 'email')) return undefined;
  const { onlyLeft = [], onlyRight = [] } = rowOf(rows, 'name_words') ?? {};
  const [mine, theirs] = [onlyLeft.find(tells(rows, onlyRight)), onlyRight.find(tells(rows, onlyLeft))];
  const name = rowOf(rows, 'name');
  if (name === undefined || mine === undefined || theirs === undefined) return undefined;
  const [left, right] = [name.left.text, name.right.text];
  const [one = mine] = writtenWords([mine], left, right);
  const [other = theirs] = writtenWords([theirs], right, left);
  return `But "${one}" is in one name alone and "${other}" in the other: they may be two companies at one place.`;
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
