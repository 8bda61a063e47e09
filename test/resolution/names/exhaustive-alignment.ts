import type { AlignedToken, Alignment } from '../../../src/resolution/names/align-tokens.ts';
import { canonicalWord } from '../../../src/resolution/names/canonical-word.ts';
import { isDistinguishingToken } from '../../../src/resolution/names/distinguishing-tokens.ts';
import { fold } from '../../../src/resolution/names/fold.ts';
import type { NormalName } from '../../../src/resolution/names/normal-name.ts';
import { wordAgreement } from '../../../src/resolution/names/word-agreement.ts';
import { legalForms } from '../../../src/resolution/tables/legal-forms.ts';

/*
 * What `withWrittenWords` and `withoutTruncation` do, without anything that is quickly seen: every word of either name is
 * folded and laid beside every word of the other, from both sides. They have to give the same.
 */

/** All texts the long way. */
export function foldEachWord(text: string): string {
  return fold(text)
    .replace(/['’`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

type WrittenName = Pick<NormalName, 'text'>;
/** Whether companies bear the word, so that it is no misspelling of another. */
type IsKnown = (word: string) => boolean;

/** Shorter words are a letter or two from too many others. */
const SHORTEST = 6;
/** Of two words that were one, the pieces together. */
const SHORTEST_SPLIT = 8;
const SHORTEST_PIECE = 2;

export function withAllWrittenWords(
  alignment: Alignment,
  { left, right }: { left: WrittenName; right: WrittenName },
  isKnown: IsKnown,
): Alignment {
  if (alignment.leftOver.length === 0) return alignment;
  const words = { left: wordsOf(left), right: wordsOf(right) };
  return withoutSplits(withRespelled(alignment, words, isKnown), words);
}

function wordsOf(name: WrittenName): readonly string[] {
  return foldEachWord(name.text).split(' ');
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
      aligned = withAgreed(aligned, { left: canonicalWord(mine), right, agreement: 'typo' });
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
  return withAgreed(cleared, { left: right, right, agreement: 'glued' });
}

function withAgreed(alignment: Alignment, pair: AlignedToken): Alignment {
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

/** Letters of a legal form that a list leaves when it cuts a name off. */
const LONGEST_CUT = 2;
/** Lists that cut names off have columns at least this wide; a shorter name ends where it ends. */
const NARROWEST_COLUMN = 20;

const PLAIN = /^[a-z0-9]$/;

type FormalName = Pick<NormalName, 'text' | 'tokens' | 'forms'>;

export function withoutAnyTruncation(alignment: Alignment, left: NormalName, right: NormalName): Alignment {
  if (alignment.leftOver.length + alignment.rightOver.length === 0) return alignment;
  const fromLeft = mayBeCut(left) ? withoutTruncatedEnd(alignment, left, right) : undefined;
  if (fromLeft !== undefined || !mayBeCut(right)) return fromLeft ?? alignment;
  const fromRight = withoutTruncatedEnd(mirrored(alignment), right, left);
  return fromRight === undefined ? alignment : mirrored(fromRight);
}

/** A name that ends in a legal form was not cut off; a short one only within its form. */
function mayBeCut({ text, tokens, forms }: FormalName): boolean {
  if (forms.length > 0 || tokens.length < 2) return false;
  return text.length >= NARROWEST_COLUMN || (tokens.at(-1) ?? '').length <= LONGEST_CUT;
}

function mirrored(alignment: Alignment): Alignment {
  const pairs = alignment.pairs.map(({ left, right, agreement }) => ({
    left: right,
    right: left,
    agreement,
  }));
  return { ...alignment, pairs, leftOver: alignment.rightOver, rightOver: alignment.leftOver };
}

/** Undefined when the left name was not cut off. */
function withoutTruncatedEnd(
  alignment: Alignment,
  cut: FormalName,
  whole: FormalName,
): Alignment | undefined {
  const last = cut.tokens.at(-1);
  if (last === undefined) return undefined;
  const isWide = cut.text.length >= NARROWEST_COLUMN;
  if (isWide && alignment.leftOver.length > 1 && isWrittenBeginning(cut, whole))
    return { ...alignment, leftOver: [] };
  if (alignment.leftOver.at(-1) !== last) return isWide ? withoutUnseen(alignment, last, whole) : undefined;
  const next = isWide ? nextWord(alignment, cut, whole) : undefined;
  if (next === undefined && whole.forms.length === 0) return undefined;
  const rest = lastWritten(cut.text);
  if ((rest.length <= LONGEST_CUT || isWide) && isCutForm(rest, whole))
    return { ...alignment, leftOver: alignment.leftOver.slice(0, -1) };
  if (next === undefined || rest === '' || next === rest || !next.startsWith(rest)) return undefined;
  return withoutUnseen(withPair(alignment, last, next), last, whole);
}

/** Empty when the name ends in a figure, else the last letters as they were written: `I` is a numeral as a word, and the beginning of `Inc` where a name was cut off. */
function lastWritten(text: string): string {
  let end = text.length;
  while (end > 0 && !isLetter(text.charCodeAt(end - 1))) end--;
  if (/\d/.test(text.slice(end))) return '';
  let start = end;
  while (start > 0 && isLetter(text.charCodeAt(start - 1))) start--;
  return text.slice(start, end).toLowerCase();
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isCutForm(rest: string, whole: FormalName): boolean {
  if (rest === '' || whole.forms.length === 0) return false;
  const written = whole.text
    .toLowerCase()
    .replace(/\./g, '')
    .split(/[^a-z]+/);
  return whole.forms.some((form) => form.startsWith(rest)) || written.some((word) => isLonger(word, rest));
}

/** `SURGUTNEFTEGAS PUBLIC JOINT STO` is cut off within its form, a word or more before the last. */
function isWrittenBeginning(cut: FormalName, whole: FormalName): boolean {
  if (beginOtherwise(cut.text, whole.text)) return false;
  const [part, all] = [foldEachWord(cut.text), foldEachWord(whole.text)];
  return all.length > part.length && all.startsWith(part);
}

/** Quickly seen of most names: both begin with a plain letter or digit, and with another one. */
function beginOtherwise(left: string, right: string): boolean {
  const [a, b] = [left.charAt(0).toLowerCase(), right.charAt(0).toLowerCase()];
  return a !== b && PLAIN.test(a) && PLAIN.test(b);
}

/** A form in full, of which a list left the beginning. */
function isLonger(word: string, beginning: string): boolean {
  return word.length > beginning.length && word.startsWith(beginning) && legalForms().has(word);
}

/** The left-over word that follows where the last word but one of the cut name was found. */
function nextWord(alignment: Alignment, cut: FormalName, whole: FormalName): string | undefined {
  const before = partnerOf(cut.tokens.at(-2) ?? '', alignment.pairs);
  const next = before === undefined ? undefined : whole.tokens[whole.tokens.lastIndexOf(before) + 1];
  return next !== undefined && alignment.rightOver.includes(next) ? next : undefined;
}

/** The last letters are the beginning of the next word. */
function withPair(alignment: Alignment, last: string, next: string): Alignment {
  return {
    ...alignment,
    pairs: [...alignment.pairs, { left: last, right: next, agreement: 'abbreviated' }],
    leftOver: alignment.leftOver.slice(0, -1),
    rightOver: alignment.rightOver.filter((word) => word !== next),
  };
}

function partnerOf(word: string, pairs: readonly AlignedToken[]): string | undefined {
  const pair = pairs.find(({ left }) => left === word || left.endsWith(` ${word}`));
  return pair?.right.split(' ').at(-1);
}

/** Numbers and places behind the word that was cut off in its middle are no difference: nobody saw them. */
function withoutUnseen(alignment: Alignment, last: string, whole: FormalName): Alignment | undefined {
  const pair = alignment.pairs.find(({ left }) => left === last);
  if (pair?.agreement !== 'abbreviated' && pair?.agreement !== 'typo') return undefined;
  if (pair.right.length <= last.length && pair.right !== last) return undefined;
  const unseen = new Set(whole.tokens.slice(whole.tokens.lastIndexOf(pair.right) + 1));
  return {
    ...alignment,
    rightOver: alignment.rightOver.filter((word) => !(unseen.has(word) && isDistinguishingToken(word))),
  };
}
