import { foldedWordsOf } from './folded-words.ts';
import type { NormalName } from './normal-name.ts';

type WrittenName = Pick<NormalName, 'text' | 'tokens'>;

const ENDING = /(?:ies|es|s|y)$/;

/** The one name is how the other begins, letter by letter: what stands behind is its legal form. */
export function areWrittenAlike(left: WrittenName, right: WrittenName): boolean {
  const [mine, theirs] = [left.text.toLowerCase(), right.text.toLowerCase()];
  return mine.startsWith(theirs) || theirs.startsWith(mine);
}

/** A word that was read as the same has another ending: `Zym Networks` and `Zym Network, Inc.` */
export function areInflected(left: WrittenName, right: WrittenName): boolean {
  if (areWrittenAlike(left, right)) return false;
  const [mine, theirs] = [foldedWordsOf(left).words, foldedWordsOf(right).words];
  return mine.some((one) =>
    theirs.some(
      (other) =>
        one.word !== other.word &&
        one.canonical === other.canonical &&
        stemOf(one.word) === stemOf(other.word),
    ),
  );
}

function stemOf(word: string): string {
  return word.replace(ENDING, '');
}
