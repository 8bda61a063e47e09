import { type AlignedToken, type Alignment, realigned } from './align-tokens.ts';
import { canonicalWord, mayStandForOthers } from './canonical-word.ts';
import { type FoldedWord, type FoldedWords, foldedWordsOf, type Split, splitsOf } from './folded-words.ts';
import type { NormalName } from './normal-name.ts';
import { wordAgreement } from './word-agreement.ts';

type WrittenName = Pick<NormalName, 'text' | 'tokens'>;
/** Whether companies bear the word, so that it is no misspelling of another. */
type IsKnown = (word: string) => boolean;

/** Shorter words are a letter or two from too many others. */
const SHORTEST = 6;
/** Of fewer letters, an abbreviation may stand for anything. */
const BRIEFEST = 3;

/**
 * Words of one meaning are brought to one word before names are compared, and a misspelt or cut-off one is not: `koninklike`
 * is none of the spellings of `royal`, and `elec` is read as `electric`. So what is left over is compared as it was written:
 * `Koninklike` with `Koninklijke`, `elec` with `Electronics`, and the pieces of `Manuf acturing` together.
 */
export function withWrittenWords(
  alignment: Alignment,
  left: WrittenName,
  right: WrittenName,
  isKnown: IsKnown,
): Alignment {
  if (alignment.leftOver.length === 0) return alignment;
  const isRespelled = mayBeRespelled(alignment, left, right, isKnown);
  const isSplit = mayBeSplit(alignment, left, right);
  // Most names have neither: the words of the entity's are not folded for nothing.
  if (!isRespelled && !isSplit) return alignment;
  const words = { left: foldedWordsOf(left), right: foldedWordsOf(right) };
  const respelled = isRespelled ? withRespelled(alignment, words, isKnown) : alignment;
  return isSplit ? withoutSplits(respelled, splitsOf(left), words.right) : respelled;
}

/** Something is left over on either side that may stand for another word than the one that was written. */
function mayBeRespelled(
  { leftOver, rightOver }: Alignment,
  left: WrittenName,
  right: WrittenName,
  isKnown: IsKnown,
): boolean {
  if (rightOver.length === 0) return false;
  const { words, changed } = foldedWordsOf(left);
  let isUnheard = false;
  let isCutOff = false;
  for (const { word, canonical } of words) {
    if (!leftOver.includes(canonical)) continue;
    if (word.length >= SHORTEST && !isKnown(word)) isUnheard ||= mayHaveLike(right.text, word);
    else if (word !== canonical && word.length >= BRIEFEST && mayHaveLonger(right.text, word))
      isCutOff = true;
  }
  if (!isUnheard && !isCutOff) return false;
  return changed.some(({ canonical }) => leftOver.includes(canonical)) || rightOver.some(mayStandForOthers);
}

/** Whether the text has a word that goes on behind this one; true of what cannot be told before it is folded. */
function mayHaveLonger(text: string, word: string): boolean {
  const first = word.charCodeAt(0);
  return mayHaveWord(text, (begins, ends) => ends - begins > word.length && smallAt(text, begins) === first);
}

/** The same of a long word that may agree with this one: one of its first two letters is one of the other's. */
function mayHaveLike(text: string, word: string): boolean {
  const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
  return mayHaveWord(text, (begins, ends) => {
    if (ends - begins < SHORTEST) return false;
    const [mine, next] = [smallAt(text, begins), smallAt(text, begins + 1)];
    return mine === first || next === second || mine === second || next === first;
  });
}

/** The entity has a word that begins as two of the record's side by side do and is as long, one of which is left over. */
function mayBeSplit({ leftOver }: Alignment, record: WrittenName, { text }: WrittenName): boolean {
  for (const { first, second, whole } of splitsOf(record)) {
    const isLeftOver = leftOver.includes(first.word) || leftOver.includes(second.word);
    if (isLeftOver && mayHaveWhole(text, first, whole)) return true;
  }
  return false;
}

/** Whether the text has a word that may be the whole one, and is not its first piece alone. */
function mayHaveWhole(text: string, first: FoldedWord, whole: string): boolean {
  const letter = whole.charCodeAt(0);
  return mayHaveWord(text, (begins, ends) => {
    if (smallAt(text, begins) !== letter) return false;
    const isAsLong = Math.abs(ends - begins - whole.length) <= MOST_LETTERS_APART;
    return isAsLong && !isWordAt(text, begins, ends, first.word);
  });
}

function isWordAt(text: string, begins: number, ends: number, word: string): boolean {
  if (ends - begins !== word.length) return false;
  for (let at = 0; at < word.length; at++)
    if (smallAt(text, begins + at) !== word.charCodeAt(at)) return false;
  return true;
}

/** Whether a word of the text, from where it begins to where it ends, fits; true of what cannot be told before it is folded. */
function mayHaveWord(text: string, fits: (begins: number, ends: number) => boolean): boolean {
  let begins = 0;
  for (let at = 0; at <= text.length; at++) {
    // Behind the end stands no letter.
    const code = at < text.length ? text.charCodeAt(at) : SPACE;
    if (code > LAST_PLAIN || code === APOSTROPHE || code === BACKTICK) return true;
    if (isPlain(code)) continue;
    if (at > begins && fits(begins, at)) return true;
    begins = at + 1;
  }
  return false;
}

const SPACE = 32;
const APOSTROPHE = 39;
const BACKTICK = 96;
const LAST_PLAIN = 126;

/** A letter in lower case, or a digit. */
function smallAt(text: string, at: number): number {
  return text.charCodeAt(at) | 32;
}

/** A letter or a digit. */
function isPlain(code: number): boolean {
  const small = code | 32;
  return (small >= 97 && small <= 122) || (code >= 48 && code <= 57);
}

interface Written {
  readonly left: FoldedWords;
  readonly right: FoldedWords;
}

function withRespelled(alignment: Alignment, { left, right }: Written, isKnown: IsKnown): Alignment {
  let aligned = alignment;
  // Two words that stand for themselves have been compared already.
  for (const theirs of left.changed.length > 0 ? right.words : right.changed) {
    if (!aligned.rightOver.includes(theirs.canonical)) continue;
    const mine = (isChanged(theirs) ? left.words : left.changed).find(
      ({ word, canonical }) => aligned.leftOver.includes(canonical) && areOne(word, theirs.word, isKnown),
    );
    if (mine !== undefined)
      aligned = withPair(aligned, { left: mine.canonical, right: theirs.canonical, agreement: 'typo' });
  }
  return aligned;
}

function isChanged({ word, canonical }: FoldedWord): boolean {
  return word !== canonical;
}

/** An abbreviation may stand for another word than it is read as; else a word that nobody bears is misspelt or cut off. */
function areOne(mine: string, theirs: string, isKnown: IsKnown): boolean {
  if (
    canonicalWord(mine) !== mine &&
    mine.length >= BRIEFEST &&
    mine.length < theirs.length &&
    theirs.startsWith(mine)
  )
    return true;
  if (Math.min(mine.length, theirs.length) < SHORTEST) return false;
  return wordAgreement(mine, theirs) !== undefined && !isKnown(mine);
}

/** Two words of the record side by side that are one of the entity's, but for a slip. */
function withoutSplits(alignment: Alignment, splits: readonly Split[], right: FoldedWords): Alignment {
  let aligned = alignment;
  for (const { first, second, whole } of splits) {
    if (!aligned.leftOver.includes(first.word) && !aligned.leftOver.includes(second.word)) continue;
    const theirs = right.words.find(
      ({ word }) =>
        word === whole ||
        (isNear(word, whole) && word !== first.word && wordAgreement(word, whole) === 'typo'),
    );
    if (theirs !== undefined)
      aligned = withGlued(aligned, [first.canonical, second.canonical], theirs.canonical);
  }
  return aligned;
}

/** Quickly seen of most words: they begin with another letter or are longer. */
function isNear(word: string, whole: string): boolean {
  const isLongEnough = Math.abs(word.length - whole.length) <= MOST_LETTERS_APART;
  return word.charCodeAt(0) === whole.charCodeAt(0) && isLongEnough;
}

const MOST_LETTERS_APART = 2;

/** Undone where a piece agrees with another word of the entity. */
function withGlued(alignment: Alignment, pieces: readonly string[], right: string): Alignment {
  const isElsewhere = alignment.pairs.some((pair) => pieces.includes(pair.left) && pair.right !== right);
  const isTaken = alignment.pairs.some((pair) => pair.right === right && !pieces.includes(pair.left));
  if (isElsewhere || isTaken) return alignment;
  const cleared = realigned(alignment, {
    pairs: alignment.pairs.filter((pair) => pair.right !== right),
    leftOver: alignment.leftOver.filter((word) => !pieces.includes(word)),
  });
  return withPair(cleared, { left: right, right, agreement: 'glued' });
}

function withPair(alignment: Alignment, pair: AlignedToken): Alignment {
  return realigned(alignment, {
    pairs: [...alignment.pairs, pair],
    leftOver: without(alignment.leftOver, pair.left),
    rightOver: without(alignment.rightOver, pair.right),
    isHeadShared: alignment.isHeadShared || pair.left === alignment.head,
  });
}

function without(words: readonly string[], word: string): readonly string[] {
  const at = words.indexOf(word);
  return at === -1 ? words : words.filter((_, index) => index !== at);
}
