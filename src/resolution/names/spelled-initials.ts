import { STOP_WORDS } from '../tables/name-words.ts';
import type { AlignedToken, Alignment } from './align-tokens.ts';
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
  const found = foundIn(alignment, left, right.tokens);
  if (found !== undefined) return withPair(alignment, found, left);
  const turnedRound = foundIn(turned(alignment), right, left.tokens);
  return turnedRound === undefined ? alignment : withPair(alignment, turnedPair(turnedRound), left);
}

/** Initials of the left name and the words of the right one that they stand for. */
function foundIn(
  { leftOver, rightOver, pairs }: Alignment,
  left: WrittenName,
  right: Words,
): AlignedToken | undefined {
  const placeOf = (word = '') => {
    const pair = pairs.find(({ left: mine }) => mine === word);
    return pair === undefined ? NOT_FOUND : right.indexOf(pair.right);
  };
  for (const word of leftOver) {
    const initials = initialsIn(word, left.text);
    const at = left.tokens.indexOf(word);
    const next = initials === undefined ? NOT_FOUND : placeOf(left.tokens[at + 1]);
    const before = at === 0 || initials === undefined ? NOT_FOUND : placeOf(left.tokens[at - 1]);
    if (initials === undefined || next === NOT_FOUND || (at > 0 && before === NOT_FOUND)) continue;
    const words = right.slice(before + 1, next);
    if (words.every((other) => rightOver.includes(other)) && areInitialsOf(initials, words))
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

function turned({ pairs, leftOver, rightOver, ...rest }: Alignment): Alignment {
  return { ...rest, pairs: pairs.map(turnedPair), leftOver: rightOver, rightOver: leftOver };
}

function turnedPair({ left, right, agreement }: AlignedToken): AlignedToken {
  return { left: right, right: left, agreement };
}

function withPair(alignment: Alignment, pair: AlignedToken, { tokens }: WrittenName): Alignment {
  const [mine, theirs] = [pair.left.split(' '), pair.right.split(' ')];
  return {
    ...alignment,
    pairs: [...alignment.pairs, pair],
    leftOver: alignment.leftOver.filter((word) => !mine.includes(word)),
    rightOver: alignment.rightOver.filter((word) => !theirs.includes(word)),
    isHeadShared: alignment.isHeadShared || mine[0] === tokens[0],
  };
}
