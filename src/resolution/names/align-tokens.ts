import { briefFormsOf, STOP_WORDS } from '../tables/name-words.ts';
import { isReadAlone } from './glued-words.ts';
import { wordAgreement } from './word-agreement.ts';

/** How a word of one name is found in the other. */
export type Agreement = 'exact' | 'typo' | 'abbreviated' | 'glued' | 'initials' | 'initial';

export interface AlignedToken {
  readonly left: string;
  readonly right: string;
  readonly agreement: Agreement;
}

/** Which words of two names belong together, and which are left over. */
export interface Alignment {
  readonly pairs: readonly AlignedToken[];
  readonly leftOver: readonly string[];
  readonly rightOver: readonly string[];
  readonly inOrder: boolean;
  /** The first word of the left name. */
  readonly head: string;
  /** The first words of both names belong together. */
  readonly isHeadShared: boolean;
}

/** An alignment of which something has changed; member by member, so that all are of one shape (`readAs` says why). */
export function realigned(alignment: Alignment, change: Partial<Alignment>): Alignment {
  return {
    pairs: change.pairs ?? alignment.pairs,
    leftOver: change.leftOver ?? alignment.leftOver,
    rightOver: change.rightOver ?? alignment.rightOver,
    inOrder: alignment.inOrder,
    head: alignment.head,
    isHeadShared: change.isHeadShared ?? alignment.isHeadShared,
  };
}

/** Names longer than this are compared by their first words. */
const MAX_TOKENS = 14;
const FREE = -1;

/** What is known while two names are being aligned: for each word the place of its partner. */
interface Work {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly rightOf: Int8Array;
  readonly leftOf: Int8Array;
  /** Those found so far. */
  readonly pairs: AlignedToken[];
  count: number;
}

/** Aligns the words of two names: equal ones first, then glued, abbreviated and misspelt ones, then initials. */
export function alignTokens(leftTokens: readonly string[], rightTokens: readonly string[]): Alignment {
  const left = leftTokens.length > MAX_TOKENS ? leftTokens.slice(0, MAX_TOKENS) : leftTokens;
  const right = rightTokens.length > MAX_TOKENS ? rightTokens.slice(0, MAX_TOKENS) : rightTokens;
  const work: Work = { left, right, rightOf: RIGHT_OF, leftOf: LEFT_OF, pairs: PAIRS, count: 0 };
  for (let at = 0; at <= left.length; at++) RIGHT_OF[at] = FREE;
  for (let at = 0; at <= right.length; at++) LEFT_OF[at] = FREE;
  alignEqual(work);
  const inOrder = isAscending(work);
  if (work.count < left.length && work.count < right.length) {
    readLetters(left, LEFT_LETTERS);
    readLetters(right, RIGHT_LETTERS);
    alignGlued(work);
    alignSimilar(work);
    alignInitials(work);
  }
  const isAnyShared = work.count > 0;
  return {
    // An array that something is pushed to takes room for seventeen, and a row has a dozen of these.
    pairs: isAnyShared ? PAIRS.slice(0, work.count) : NO_PAIRS,
    leftOver: isAnyShared ? freeOf(left, work.rightOf) : left,
    rightOver: isAnyShared ? freeOf(right, work.leftOf) : right,
    inOrder,
    head: left[0] ?? '',
    isHeadShared: work.rightOf[0] === 0,
  };
}

// Filled anew for each pair of names, of which a row has many: one word more than a name can have is always free.
const RIGHT_OF = new Int8Array(MAX_TOKENS + 1);
const LEFT_OF = new Int8Array(MAX_TOKENS + 1);
const PAIRS: AlignedToken[] = [];
const FREE_WORDS: string[] = [];

const NO_PAIRS: readonly AlignedToken[] = [];
const NO_WORDS: readonly string[] = [];

/** The first two letters of each word of a name, and its last one: most pairs of words are seen to be two by them alone. */
interface Letters {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly last: Int32Array;
  /** Stands for a letter that a word does not have: another one on either side, so that no two words are alike in it. */
  readonly none: number;
}

const LEFT_LETTERS: Letters = lettersFor(MAX_TOKENS + 1, -1);
const RIGHT_LETTERS: Letters = lettersFor(MAX_TOKENS + 1, -2);

function lettersFor(count: number, none: number): Letters {
  return { first: new Int32Array(count), second: new Int32Array(count), last: new Int32Array(count), none };
}

function readLetters(words: readonly string[], { first, second, last, none }: Letters): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    first[at] = word.length > 0 ? word.charCodeAt(0) : none;
    second[at] = word.length > 1 ? word.charCodeAt(1) : none;
    last[at] = word.length > 0 ? word.charCodeAt(word.length - 1) : none;
  }
  first[words.length] = none;
  last[words.length] = none;
}

function add(work: Work, pair: AlignedToken): void {
  work.pairs[work.count++] = pair;
}

function freeOf(tokens: readonly string[], partners: Int8Array): readonly string[] {
  let count = 0;
  for (let at = 0; at < tokens.length; at++)
    if (partners[at] === FREE) FREE_WORDS[count++] = tokens[at] ?? '';
  return count === 0 ? NO_WORDS : FREE_WORDS.slice(0, count);
}

function alignEqual(work: Work): void {
  const { left, right, rightOf, leftOf } = work;
  for (let i = 0; i < left.length; i++) {
    const token = left[i] ?? '';
    for (let j = 0; j < right.length; j++) {
      if (right[j] !== token || leftOf[j] !== FREE) continue;
      rightOf[i] = j;
      leftOf[j] = i;
      add(work, { left: token, right: token, agreement: 'exact' });
      break;
    }
  }
}

/** Two adjacent words on one side that are one word on the other. */
function alignGlued(work: Work): void {
  const { left, right, rightOf, leftOf } = work;
  for (let i = 0; i < left.length; i++) {
    if (rightOf[i] !== FREE) continue;
    for (let j = 0; j < right.length; j++) {
      if (leftOf[j] !== FREE || !mayBeGlued(i, j)) continue;
      const word = left[i] ?? '';
      const other = right[j] ?? '';
      const following = rightOf[i + 1] === FREE ? left[i + 1] : undefined;
      if (isGlued(other, word, following) || (following !== undefined && isBriefly(word, following, other))) {
        rightOf[i] = j;
        rightOf[i + 1] = j;
        leftOf[j] = i;
        add(work, { left: `${word} ${following}`, right: other, agreement: 'glued' });
        break;
      }
      const next = leftOf[j + 1] === FREE ? right[j + 1] : undefined;
      if (isGlued(word, other, next) || (next !== undefined && isBriefly(other, next, word))) {
        rightOf[i] = j;
        leftOf[j] = i;
        leftOf[j + 1] = i;
        add(work, { left: word, right: `${other} ${right[j + 1]}`, agreement: 'glued' });
        break;
      }
    }
  }
}

/** The words begin alike, or one of them ends as the word behind the other does. */
function mayBeGlued(i: number, j: number): boolean {
  return (
    LEFT_LETTERS.first[i] === RIGHT_LETTERS.first[j] ||
    LEFT_LETTERS.last[i + 1] === RIGHT_LETTERS.last[j] ||
    LEFT_LETTERS.last[i] === RIGHT_LETTERS.last[j + 1]
  );
}

/** `STMicroelectronics` begins with the letters that are read as `saint` when they stand alone. */
function isBriefly(first: string, second: string, glued: string): boolean {
  return (
    glued.length > second.length &&
    glued.charCodeAt(glued.length - 1) === second.charCodeAt(second.length - 1) &&
    glued.endsWith(second) &&
    isBeginning(glued.slice(0, -second.length), first)
  );
}

/** `AutoTrader` begins with what is read as `automotive` when it stands alone. */
function isBeginning(head: string, word: string): boolean {
  return briefFormsOf(word).includes(head) || isReadAlone(head, word);
}

function isGlued(word: string, first: string, second: string | undefined): boolean {
  return (
    second !== undefined &&
    // Quickly seen of most words: they begin with another letter.
    word.charCodeAt(0) === first.charCodeAt(0) &&
    word.startsWith(first) &&
    ((word.length === first.length + second.length && word.endsWith(second)) ||
      // Of two words in one, the second was not read as the word it stands for: `FreightTechnologies` and Freight Technology.
      isReadAlone(word.slice(first.length), second))
  );
}

function alignSimilar(work: Work): void {
  const { left, right, rightOf, leftOf } = work;
  for (let i = 0; i < left.length; i++) {
    if (rightOf[i] !== FREE) continue;
    for (let j = 0; j < right.length; j++) {
      if (leftOf[j] !== FREE || !mayAgree(i, j)) continue;
      const agreement = wordAgreement(left[i] ?? '', right[j] ?? '');
      if (agreement === undefined) continue;
      rightOf[i] = j;
      leftOf[j] = i;
      add(work, { left: left[i] ?? '', right: right[j] ?? '', agreement });
      break;
    }
  }
}

/** `wordAgreement` asks the same first: misspellings and abbreviations keep one of the first two letters. */
function mayAgree(i: number, j: number): boolean {
  const [mine, theirs] = [LEFT_LETTERS, RIGHT_LETTERS];
  return (
    mine.first[i] === theirs.first[j] ||
    mine.second[i] === theirs.second[j] ||
    mine.first[i] === theirs.second[j] ||
    mine.second[i] === theirs.first[j]
  );
}

/** A left-over word that is the initials of all left-over words on the other side: `bdo` and `bank de oro`. */
function alignInitials(work: Work): void {
  const { left, right, rightOf, leftOf } = work;
  const isLeftShort = isInitialsOf(left, rightOf, { words: right, partners: leftOf });
  if (!isLeftShort && !isInitialsOf(right, leftOf, { words: left, partners: rightOf })) return;
  const freeLeft = left.flatMap((_token, at) => (rightOf[at] === FREE ? [at] : []));
  const freeRight = right.flatMap((_token, at) => (leftOf[at] === FREE ? [at] : []));
  for (const at of freeLeft) rightOf[at] = freeRight[0] ?? FREE;
  for (const at of freeRight) leftOf[at] = freeLeft[0] ?? FREE;
  const spelled = (tokens: readonly string[], positions: readonly number[]) =>
    positions.map((at) => tokens[at]).join(' ');
  add(work, { left: spelled(left, freeLeft), right: spelled(right, freeRight), agreement: 'initials' });
}

interface Spelled {
  readonly words: readonly string[];
  readonly partners: Int8Array;
}

/**
 * Whether the one free word of a name is made of the first letters of the free words of the other, three or more: of all of
 * them, or of those that are no joints (`APEX DTVM`, Apex Distribuidora de Títulos e Valores Mobiliários).
 */
function isInitialsOf(tokens: readonly string[], partners: Int8Array, long: Spelled): boolean {
  const at = partners.indexOf(FREE);
  const next = partners.indexOf(FREE, at + 1);
  if (at >= tokens.length || next < tokens.length) return false;
  const short = tokens[at] ?? '';
  if (short.length < 3) return false;
  return isSpelledBy(long, short, false) || isSpelledBy(long, short, true);
}

function isSpelledBy({ words, partners }: Spelled, initials: string, isWithoutJoints: boolean): boolean {
  let letter = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (partners[at] !== FREE || (isWithoutJoints && STOP_WORDS.has(word))) continue;
    if (letter >= initials.length || word.charCodeAt(0) !== initials.charCodeAt(letter)) return false;
    letter++;
  }
  return letter === initials.length;
}

function isAscending({ left, rightOf }: Work): boolean {
  let last = FREE;
  for (let at = 0; at < left.length; at++) {
    const position = rightOf[at] ?? FREE;
    if (position === FREE) continue;
    if (position < last) return false;
    last = position;
  }
  return true;
}
