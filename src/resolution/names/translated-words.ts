import { isTranslation } from '../tables/name-words.ts';
import { foldWords } from './fold.ts';

interface Written {
  readonly text: string;
}

/** Whether one of two names that say the same words has one of them in another language than the other: `Komerční banka`, `Commercial Bank`. */
export function areTranslated(one: Written, other: Written): boolean {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  return hasTranslated(mine, theirs) || hasTranslated(theirs, mine);
}

function hasTranslated(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) => isTranslation(word) && !others.includes(word));
}

function wordsOf({ text }: Written): readonly string[] {
  return foldWords(text).split(' ');
}
