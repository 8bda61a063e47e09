import { canonicalWord } from './canonical-word.ts';
import { foldWords } from './fold.ts';
import type { NormalName } from './normal-name.ts';

type WrittenName = Pick<NormalName, 'text' | 'tokens'>;

/** The words of a name as they were written, before words of one meaning are brought to one. */
export interface FoldedWords {
  readonly words: readonly FoldedWord[];
  /** Those of them that stand in the tokens as another word. */
  readonly changed: readonly FoldedWord[];
}

export interface FoldedWord {
  readonly word: string;
  readonly canonical: string;
}

/** Two words side by side that may be one in two pieces. */
export interface Split {
  readonly first: FoldedWord;
  readonly second: FoldedWord;
  readonly whole: string;
}

/** Of two words that were one, the pieces together. */
const SHORTEST_SPLIT = 8;
const SHORTEST_PIECE = 2;

/** Remembered, for a record's name is compared with those of all candidates, and an entity's with those of many records. */
const remembered = new WeakMap<WrittenName, FoldedWords>();

export function foldedWordsOf(name: WrittenName): FoldedWords {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const words = foldWords(name.text)
    .split(' ')
    .map((word) => ({ word, canonical: canonicalWord(word) }));
  const changed = words.filter(
    ({ word, canonical }) => word !== canonical && name.tokens.includes(canonical),
  );
  const folded = { words, changed };
  remembered.set(name, folded);
  return folded;
}

const splits = new WeakMap<WrittenName, readonly Split[]>();

export function splitsOf(name: WrittenName): readonly Split[] {
  const known = splits.get(name);
  if (known !== undefined) return known;
  const { words } = foldedWordsOf(name);
  const found = words.flatMap((first, at) => {
    const second = words[at + 1];
    if (second === undefined || Math.min(first.word.length, second.word.length) < SHORTEST_PIECE) return [];
    const whole = first.word + second.word;
    return whole.length < SHORTEST_SPLIT ? [] : [{ first, second, whole }];
  });
  splits.set(name, found);
  return found;
}
