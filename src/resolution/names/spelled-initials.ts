import { STOP_WORDS } from '../tables/name-words.ts';
import { type AlignedToken, type Alignment, realigned } from './align-tokens.ts';
import { canonicalWord } from './canonical-word.ts';
import type { NormalName } from './normal-name.ts';

const LETTER = /^[a-z]$/;
/** Letters that are read as a direction: `W. James` is no West James. */
const READ_AS: ReadonlyMap<string, string> = new Map(
  ['n', 'w'].map((letter) => [canonicalWord(letter), letter]),
);
/** Initials that were joined: `jr` of `J. R. Kelly`. */
const MOST_INITIALS = 3;
const NOT_FOUND = -1;

type Words = readonly string[];
type WrittenName = Pick<NormalName, 'text' | 'tokens'>;

/**
 * A single letter stands for the word that begins with it where the words around both agree: `J. Hutton Institute` is James
 * Hutton Institute, `J R Kelly` is John R Kelly. It may stand for another word all the same: Jane Hutton Institute.
 */
export function withInitials(alignment: Alignment, left: WrittenName, right: WrittenName): Alignment {
  const { leftOver, rightOver, pairs } = alignment;
  if (leftOver.length === 0 || rightOver.length === 0 || pairs.length === 0) return alignment;
  const found = leftOver.some(mayBeInitials) ? foundIn(alignment, left, right.tokens, false) : undefined;
  if (found !== undefined) return withPair(alignment, found, left);
  const turned = rightOver.some(mayBeInitials) ? foundIn(alignment, right, left.tokens, true) : undefined;
  if (turned === undefined) return alignment;
  return withPair(alignment, { ...turned, left: turned.right, right: turned.left }, left);
}

/** Most words are longer. */
function mayBeInitials(word: string): boolean {
  return word.length <= MOST_INITIALS || READ_AS.has(word);
}

/** Initials of one name and the words of the other that they stand for; `isTurned` where the one is the right name. */
function foundIn(
  { leftOver, rightOver, pairs }: Alignment,
  one: WrittenName,
  other: Words,
  isTurned: boolean,
): AlignedToken | undefined {
  const [own, others] = isTurned ? [rightOver, leftOver] : [leftOver, rightOver];
  const placeOf = (word = '') => {
    const pair = pairs.find(({ left, right }) => (isTurned ? right : left) === word);
    return pair === undefined ? NOT_FOUND : other.indexOf(isTurned ? pair.left : pair.right);
  };
  for (const word of own) {
    const initials = initialsIn(word, one.text);
    if (initials === undefined) continue;
    const at = one.tokens.indexOf(word);
    const next = placeOf(one.tokens[at + 1]);
    if (next === NOT_FOUND) continue;
    const before = at === 0 ? NOT_FOUND : placeOf(one.tokens[at - 1]);
    if (at > 0 && before === NOT_FOUND) continue;
    const words = other.slice(before + 1, next);
    if (words.every((all) => others.includes(all)) && areInitialsOf(initials, words))
      return { left: word, right: words.join(' '), agreement: 'initial' };
  }
  return undefined;
}

/** The letters that the word is, or was read of; undefined of a longer word. */
function initialsIn(word: string, text: string): string | undefined {
  if (word.length <= MOST_INITIALS) return word;
  const letter = READ_AS.get(word);
  return letter !== undefined && !text.toLowerCase().includes(word) ? letter : undefined;
}

/** Of several letters, one at least is an initial in the other name too; one that only the other name has may be left out. */
function areInitialsOf(initials: string, [first = '', ...more]: Words): boolean {
  if (first.length < 2 || STOP_WORDS.has(first) || !first.startsWith(initials.charAt(0))) return false;
  if (initials.length === 1) return LETTER.test(initials) && more.every((word) => LETTER.test(word));
  return (
    more.length + 1 === initials.length &&
    more.some((word) => LETTER.test(word)) &&
    more.every((word, at) => word.startsWith(initials.charAt(at + 1)))
  );
}

function withPair(alignment: Alignment, pair: AlignedToken, { tokens }: WrittenName): Alignment {
  const [mine, theirs] = [pair.left.split(' '), pair.right.split(' ')];
  return realigned(alignment, {
    pairs: [...alignment.pairs, pair],
    leftOver: alignment.leftOver.filter((word) => !mine.includes(word)),
    rightOver: alignment.rightOver.filter((word) => !theirs.includes(word)),
    isHeadShared: alignment.isHeadShared || mine[0] === tokens[0],
  });
}
