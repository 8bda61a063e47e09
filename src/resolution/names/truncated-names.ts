import type { ProfileName } from '../comparisons/entity-profile.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { type AlignedToken, type Alignment, realigned } from './align-tokens.ts';
import { isDistinguishingToken } from './distinguishing-tokens.ts';
import { foldWords } from './fold.ts';
import type { NormalName } from './normal-name.ts';

/** Letters of a legal form that a list leaves when it cuts a name off. */
const LONGEST_CUT = 2;
/** Lists that cut names off have columns at least this wide; a shorter name ends where it ends. */
const NARROWEST_COLUMN = 20;

const SPACE = 32;

type FormalName = Pick<NormalName, 'text' | 'tokens' | 'forms'>;

/**
 * What a list left when it cut a name off tells nothing: `MAASLAND N` is Maasland N.V., `CHECK POINT SOFTWARE TECH LT`
 * ends in Ltd. In a wide column the last word may be the beginning of any word, and what follows it was not seen:
 * `RIVERNORTH LONG PRIME UNICOR` says nothing against Unicorn Fund I.
 */
export function withoutTruncation(alignment: Alignment, left: NormalName, right: ProfileName): Alignment {
  if (alignment.leftOver.length + alignment.rightOver.length === 0) return alignment;
  const fromLeft = mayBeCut(left) ? withoutTruncatedEnd(alignment, left, right) : undefined;
  if (fromLeft !== undefined || !mayBeCut(right)) return fromLeft ?? alignment;
  if (!mayEndInRight(alignment, right, left)) return alignment;
  const fromRight = withoutTruncatedEnd(mirrored(alignment), right, left);
  return fromRight === undefined ? alignment : mirrored(fromRight);
}

/** Quickly seen of most names: the last word of the right one is left over beside nothing that it could be the rest of. */
function mayEndInRight({ pairs, rightOver }: Alignment, cut: FormalName, whole: FormalName): boolean {
  const last = cut.tokens.at(-1);
  const isWide = cut.text.length >= NARROWEST_COLUMN;
  if (isWide && rightOver.length > 1 && !beginOtherwise(cut.text, whole.text)) return true;
  if (rightOver.at(-1) === last) return pairs.length > 0 || whole.forms.length > 0;
  return isWide && pairs.some(({ right, agreement }) => right === last && agreement !== 'exact');
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
  return realigned(alignment, { pairs, leftOver: alignment.rightOver, rightOver: alignment.leftOver });
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
    return realigned(alignment, { leftOver: [] });
  if (alignment.leftOver.at(-1) !== last) return isWide ? withoutUnseen(alignment, last, whole) : undefined;
  const next = isWide ? nextWord(alignment, cut, whole) : undefined;
  if (next === undefined && whole.forms.length === 0) return undefined;
  const rest = lastWritten(cut.text);
  if ((rest.length <= LONGEST_CUT || isWide) && isCutForm(rest, whole))
    return realigned(alignment, { leftOver: alignment.leftOver.slice(0, -1) });
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
  if (whole.forms.some((form) => form.startsWith(rest))) return true;
  const written = whole.text.toLowerCase().replace(/\./g, '');
  return written.includes(rest) && written.split(/[^a-z]+/).some((word) => isLonger(word, rest));
}

/** `SURGUTNEFTEGAS PUBLIC JOINT STO` is cut off within its form, a word or more before the last. */
function isWrittenBeginning(cut: FormalName, whole: FormalName): boolean {
  if (beginOtherwise(cut.text, whole.text)) return false;
  const [part, all] = [foldWords(cut.text), foldWords(whole.text)];
  return all.length > part.length && all.startsWith(part);
}

/** Quickly seen of most names: they begin with plain letters and digits, and with others. */
function beginOtherwise(left: string, right: string): boolean {
  for (let at = 0; at < left.length; at++) {
    const [mine, theirs] = [plainCode(left.charCodeAt(at)), plainCode(right.charCodeAt(at))];
    if (mine === undefined || theirs === undefined) return false;
    // A space may be followed by what is left out when names are folded.
    if (mine !== theirs) return mine !== SPACE && theirs !== SPACE;
  }
  return false;
}

/** A letter in lower case, a digit or a space; undefined of another character, and behind the end. */
function plainCode(code: number): number | undefined {
  if (code === SPACE || (code >= 48 && code <= 57) || (code >= 97 && code <= 122)) return code;
  return code >= 65 && code <= 90 ? code + 32 : undefined;
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
  return realigned(alignment, {
    pairs: [...alignment.pairs, { left: last, right: next, agreement: 'abbreviated' }],
    leftOver: alignment.leftOver.slice(0, -1),
    rightOver: alignment.rightOver.filter((word) => word !== next),
  });
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
  return realigned(alignment, {
    rightOver: alignment.rightOver.filter((word) => !(unseen.has(word) && isDistinguishingToken(word))),
  });
}
