import { distance } from 'fastest-levenshtein';

/** How a word of one name is found in the other. */
export type Agreement = 'exact' | 'typo' | 'abbreviated' | 'glued' | 'initials';

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
}

/** Names longer than this are compared by their first words. */
const MAX_TOKENS = 14;
const MIN_TYPO_LENGTH = 4;
const TWO_TYPO_LENGTH = 9;
const MIN_ABBREVIATION_LENGTH = 3;

/** Aligns the words of two names: equal ones first, then glued, abbreviated and misspelt ones, then initials. */
export function alignTokens(leftTokens: readonly string[], rightTokens: readonly string[]): Alignment {
  const left = leftTokens.slice(0, MAX_TOKENS);
  const right = rightTokens.slice(0, MAX_TOKENS);
  const rightOf: number[] = new Array(left.length).fill(-1);
  const usedRight: boolean[] = new Array(right.length).fill(false);
  const pairs: AlignedToken[] = [];
  alignEqual(left, right, rightOf, usedRight, pairs);
  const inOrder = isAscending(rightOf);
  if (pairs.length < left.length && pairs.length < right.length) {
    alignGlued(left, right, rightOf, usedRight, pairs);
    alignSimilar(left, right, rightOf, usedRight, pairs);
    alignInitials(left, right, rightOf, usedRight, pairs);
  }
  return {
    pairs,
    leftOver: left.filter((_token, at) => rightOf[at] === -1),
    rightOver: right.filter((_token, at) => !usedRight[at]),
    inOrder,
  };
}

type Step = (
  left: readonly string[],
  right: readonly string[],
  rightOf: number[],
  usedRight: boolean[],
  pairs: AlignedToken[],
) => void;

const alignEqual: Step = (left, right, rightOf, usedRight, pairs) => {
  for (let i = 0; i < left.length; i++) {
    const token = left[i] ?? '';
    for (let j = 0; j < right.length; j++) {
      if (usedRight[j] || right[j] !== token) continue;
      rightOf[i] = j;
      usedRight[j] = true;
      pairs.push({ left: token, right: token, agreement: 'exact' });
      break;
    }
  }
};

/** Two adjacent words on one side that are one word on the other. */
const alignGlued: Step = (left, right, rightOf, usedRight, pairs) => {
  for (let i = 0; i < left.length; i++) {
    if (rightOf[i] !== -1) continue;
    for (let j = 0; j < right.length; j++) {
      if (usedRight[j]) continue;
      const leftPair = i + 1 < left.length && rightOf[i + 1] === -1 ? `${left[i]}${left[i + 1]}` : undefined;
      const rightPair = j + 1 < right.length && !usedRight[j + 1] ? `${right[j]}${right[j + 1]}` : undefined;
      if (leftPair !== undefined && leftPair === right[j]) {
        rightOf[i] = j;
        rightOf[i + 1] = j;
        usedRight[j] = true;
        pairs.push({ left: `${left[i]} ${left[i + 1]}`, right: right[j] ?? '', agreement: 'glued' });
        break;
      }
      if (rightPair !== undefined && rightPair === left[i]) {
        rightOf[i] = j;
        usedRight[j] = true;
        usedRight[j + 1] = true;
        pairs.push({ left: left[i] ?? '', right: `${right[j]} ${right[j + 1]}`, agreement: 'glued' });
        break;
      }
    }
  }
};

const alignSimilar: Step = (left, right, rightOf, usedRight, pairs) => {
  for (let i = 0; i < left.length; i++) {
    if (rightOf[i] !== -1) continue;
    for (let j = 0; j < right.length; j++) {
      if (usedRight[j]) continue;
      const agreement = similarity(left[i] ?? '', right[j] ?? '');
      if (agreement === undefined) continue;
      rightOf[i] = j;
      usedRight[j] = true;
      pairs.push({ left: left[i] ?? '', right: right[j] ?? '', agreement });
      break;
    }
  }
};

/** A left-over word that is the initials of all left-over words on the other side: `bdo` and `bank de oro`. */
const alignInitials: Step = (left, right, rightOf, usedRight, pairs) => {
  const freeLeft = left.flatMap((_token, at) => (rightOf[at] === -1 ? [at] : []));
  const freeRight = right.flatMap((_token, at) => (usedRight[at] ? [] : [at]));
  const isInitials = (short: string, tokens: readonly string[], positions: readonly number[]) =>
    positions.length >= 3 &&
    short.length === positions.length &&
    positions.every((at, n) => tokens[at]?.charAt(0) === short[n]);
  const [firstLeft = -1] = freeLeft;
  const [firstRight = -1] = freeRight;
  const words = (tokens: readonly string[], positions: readonly number[]) =>
    positions.map((at) => tokens[at]).join(' ');
  const isLeftShort = freeLeft.length === 1 && isInitials(left[firstLeft] ?? '', right, freeRight);
  const isRightShort = freeRight.length === 1 && isInitials(right[firstRight] ?? '', left, freeLeft);
  if (!isLeftShort && !isRightShort) return;
  for (const at of freeLeft) rightOf[at] = firstRight;
  for (const at of freeRight) usedRight[at] = true;
  pairs.push({ left: words(left, freeLeft), right: words(right, freeRight), agreement: 'initials' });
};

function similarity(left: string, right: string): Agreement | undefined {
  if (/\d/.test(left) || /\d/.test(right)) return undefined;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length >= MIN_ABBREVIATION_LENGTH && long.startsWith(short)) return 'abbreviated';
  if (short.length < MIN_TYPO_LENGTH || long.length - short.length > 2) return undefined;
  const allowed = short.length >= TWO_TYPO_LENGTH ? 2 : 1;
  if (distance(left, right) <= allowed || isTransposed(left, right)) return 'typo';
  return short.length >= 5 && isContraction(short, long) ? 'abbreviated' : undefined;
}

function isTransposed(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return (
    left[at] === right[at + 1] && left[at + 1] === right[at] && left.slice(at + 2) === right.slice(at + 2)
  );
}

/** `prdcts` of `products`: the letters of the short word in order, beginning and ending alike. */
function isContraction(short: string, long: string): boolean {
  if (short[0] !== long[0] || short.at(-1) !== long.at(-1) || short[1] !== long[1]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

function isAscending(positions: readonly number[]): boolean {
  let last = -1;
  for (const position of positions) {
    if (position === -1) continue;
    if (position < last) return false;
    last = position;
  }
  return true;
}
