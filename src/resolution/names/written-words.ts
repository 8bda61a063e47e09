import type { AlignedToken, Alignment } from './align-tokens.ts';
import { canonicalWord } from './canonical-word.ts';
import { foldWords } from './fold.ts';
import type { NormalName } from './normal-name.ts';
import { wordAgreement } from './word-agreement.ts';

type WrittenName = Pick<NormalName, 'text'>;
/** Whether companies bear the word, so that it is no misspelling of another. */
type IsKnown = (word: string) => boolean;

/** Shorter words are a letter or two from too many others. */
const SHORTEST = 6;
/** Of two words that were one, the pieces together. */
const SHORTEST_SPLIT = 8;
const SHORTEST_PIECE = 2;

/**
 * Words of one meaning are brought to one word before names are compared, and a misspelt or cut-off one is not: `koninklike`
 * is none of the spellings of `royal`, and `elec` is read as `electric`. So what is left over is compared as it was written:
 * `Koninklike` with `Koninklijke`, `elec` with `Electronics`, and the pieces of `Manuf acturing` together.
 */
export function withWrittenWords(
  alignment: Alignment,
  { left, right }: { left: WrittenName; right: WrittenName },
  isKnown: IsKnown,
): Alignment {
  if (alignment.leftOver.length === 0) return alignment;
  const words = { left: wordsOf(left), right: wordsOf(right) };
  return withoutSplits(withRespelled(alignment, words, isKnown), words);
}

/** Remembered, for a record's name is compared with those of all candidates. */
const folded = new WeakMap<WrittenName, readonly string[]>();

function wordsOf(name: WrittenName): readonly string[] {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const words = foldWords(name.text).split(' ');
  folded.set(name, words);
  return words;
}

interface Written {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

function withRespelled(alignment: Alignment, words: Written, isKnown: IsKnown): Alignment {
  let aligned = alignment;
  if (alignment.rightOver.length === 0) return alignment;
  for (const theirs of words.right) {
    const right = canonicalWord(theirs);
    if (!aligned.rightOver.includes(right)) continue;
    const mine = words.left.find((word) => {
      const left = canonicalWord(word);
      return (
        (left !== word || right !== theirs) &&
        aligned.leftOver.includes(left) &&
        areOne(word, theirs, isKnown)
      );
    });
    if (mine !== undefined)
      aligned = withPair(aligned, { left: canonicalWord(mine), right, agreement: 'typo' });
  }
  return aligned;
}

/** An abbreviation may stand for another word than it is read as; else a word that nobody bears is misspelt or cut off. */
function areOne(mine: string, theirs: string, isKnown: IsKnown): boolean {
  if (
    canonicalWord(mine) !== mine &&
    mine.length >= 3 &&
    mine.length < theirs.length &&
    theirs.startsWith(mine)
  )
    return true;
  if (Math.min(mine.length, theirs.length) < SHORTEST || isKnown(mine)) return false;
  return wordAgreement(mine, theirs) !== undefined;
}

/** Two words of the record side by side that are one of the entity's, but for a slip. */
function withoutSplits(alignment: Alignment, { left, right }: Written): Alignment {
  let aligned = alignment;
  for (const [at, first] of left.entries()) {
    const second = left[at + 1] ?? '';
    const whole = first + second;
    if (Math.min(first.length, second.length) < SHORTEST_PIECE || whole.length < SHORTEST_SPLIT) continue;
    if (!aligned.leftOver.includes(first) && !aligned.leftOver.includes(second)) continue;
    const theirs = right.find(
      (word) =>
        word === whole || (isNear(word, whole) && word !== first && wordAgreement(word, whole) === 'typo'),
    );
    if (theirs !== undefined)
      aligned = withGlued(aligned, [first, second].map(canonicalWord), canonicalWord(theirs));
  }
  return aligned;
}

/** Quickly seen of most words: they begin with another letter or are longer. */
function isNear(word: string, whole: string): boolean {
  return word.charCodeAt(0) === whole.charCodeAt(0) && Math.abs(word.length - whole.length) <= 2;
}

/** Undone where a piece agrees with another word of the entity. */
function withGlued(alignment: Alignment, pieces: readonly string[], right: string): Alignment {
  const isElsewhere = alignment.pairs.some((pair) => pieces.includes(pair.left) && pair.right !== right);
  const isTaken = alignment.pairs.some((pair) => pair.right === right && !pieces.includes(pair.left));
  if (isElsewhere || isTaken) return alignment;
  const cleared = {
    ...alignment,
    pairs: alignment.pairs.filter((pair) => pair.right !== right),
    leftOver: alignment.leftOver.filter((word) => !pieces.includes(word)),
  };
  return withPair(cleared, { left: right, right, agreement: 'glued' });
}

function withPair(alignment: Alignment, pair: AlignedToken): Alignment {
  return {
    ...alignment,
    pairs: [...alignment.pairs, pair],
    leftOver: without(alignment.leftOver, pair.left),
    rightOver: without(alignment.rightOver, pair.right),
    isHeadShared: alignment.isHeadShared || pair.left === alignment.head,
  };
}

function without(words: readonly string[], word: string): readonly string[] {
  const at = words.indexOf(word);
  return at === -1 ? words : words.filter((_, index) => index !== at);
}
