import { distance } from 'fastest-levenshtein';
import { compareForms, type FormRelation } from '../comparisons/compare-forms.ts';
import type { NameKind, ProfileName } from '../comparisons/entity-profile.ts';
import { BACKGROUND_SIZE } from '../model/background.ts';
import { WEIGHTS } from '../model/weights.ts';
import { GENERIC_WORDS, STOP_WORDS } from '../tables/name-words.ts';
import { isTradeCompound } from '../tables/trade-compounds.ts';
import { type AlignedToken, type Alignment, alignTokens } from './align-tokens.ts';
import { withoutSoundAlikes } from './characters.ts';
import { isDistinguishingToken } from './distinguishing-tokens.ts';
import { withoutFalseTypos } from './false-typos.ts';
import { withoutIgnorableTokens } from './ignorable-tokens.ts';
import { gluedOf, type NormalName, type Reading } from './normal-name.ts';
import { withOneMunicipality } from './one-municipality.ts';
import { GENERIC_MOST_BITS, type Rarity } from './rarity.ts';
import { withInitials } from './spelled-initials.ts';
import { withTellingJoints } from './telling-joints.ts';
import { unmarked, withTellingLetters } from './telling-letters.ts';
import { withoutTruncation } from './truncated-names.ts';
import { inParts } from './unblanked-parts.ts';
import { withWrittenWords } from './written-words.ts';

/**
 * What a pair of names is scored by; the model's tables say how many bits each value is worth. Shares are weighed by
 * rarity, from 0 to 1; `rarity_margin` and the rarest words are in bits; the rest are counts or the codes given beside them.
 */
export const NAME_FEATURES = [
  'record_share',
  'entity_share',
  'similarity',
  'prefix',
  'rarity_margin',
  'record_rarest',
  'entity_rarest',
  'record_extra',
  'entity_extra',
  'fuzzy_share',
  'agreement',
  'head',
  'kind',
  'form',
  'record_words',
  'order',
] as const;

const AGREEMENT_CODE: Readonly<Record<AlignedToken['agreement'], number>> = {
  exact: 0,
  glued: 1,
  abbreviated: 2,
  initial: 2,
  typo: 3,
  initials: 4,
};
const KIND_CODE: Readonly<Record<NameKind, number>> = {
  legal: 0,
  trading: 0,
  alias: 1,
  former: 2,
  acronym: 3,
};
/** One side without a form, the same, others that one company may write, two different ones. */
const FORM_CODE: Readonly<Record<FormRelation, number>> = {
  missing: 0,
  same: 1,
  alike: 2,
  translated: 2,
  different: 3,
  foreign: 3,
};

/** Of the words of the better-covered name; below, names share a common word or two. */
const MIN_SHARE = 0.34;
const EQUAL = { similarity: 1, prefix: 1 } as const;

/** The value of each feature, by the name that the model's tables know it by. */
export type NameFeatures = Readonly<Record<(typeof NAME_FEATURES)[number], number>>;

/** Two names laid side by side; without features when they have too little in common for their likeness to be measured. */
export interface NamePair {
  readonly left: Reading<NormalName>;
  readonly right: ProfileName;
  readonly alignment: Alignment;
  readonly features: NameFeatures | undefined;
}

/** Two names that are alike enough to be scored; others are different names. */
export interface MeasuredPair extends NamePair {
  readonly features: NameFeatures;
}

type Names = Pick<NamePair, 'left' | 'right'>;

/** Measures a pair of names. */
export function measureNames(names: Names, rarity: Rarity): NamePair {
  return measureAligned(names, alignNames(names, rarity), rarity);
}

/** Which words of two names are one; where none are, the names are different ones, and nothing more has to be measured. */
export function alignNames({ left, right }: Names, rarity: Rarity): Alignment {
  const sounded = withoutSoundAlikes(alignTokens(left.tokens, right.tokens), left, right);
  const spelled = withoutFalseTypos(sounded, left, right, rarity);
  const written = withWrittenWords(spelled, left, right, rarity.isKnownWord);
  return withOneMunicipality(withInitials(written, left, right), left, right);
}

/** Measures names that were aligned. */
export function measureAligned(names: Names, aligned: Alignment, rarity: Rarity): NamePair {
  const parts = inParts(names, aligned);
  return parts === undefined
    ? measureWords(names, aligned, rarity)
    : measureWords(parts, alignNames(parts, rarity), rarity);
}

function measureWords({ left, right }: Names, aligned: Alignment, rarity: Rarity): NamePair {
  const ownWords = withoutIgnorableTokens(withoutTruncation(aligned, left, right), left, right);
  const alignment = withTellingJoints(withTellingLetters(ownWords, left, right), left, right);
  const features = alignment.pairs.length === 0 ? undefined : featuresOf({ left, right, alignment }, rarity);
  return { left, right, alignment, features };
}

function featuresOf(
  { left, right, alignment }: Omit<NamePair, 'features'>,
  rarity: Rarity,
): NameFeatures | undefined {
  const areJoints = isAllJoints(alignment);
  const bitsOf = (word: string) =>
    !areJoints && STOP_WORDS.has(word) ? 0 : rarity.tokenBits(unmarked(word));
  const leftOver = extrasOf(alignment.leftOver, bitsOf);
  const rightOver = extrasOf(alignment.rightOver, bitsOf);
  const agreement = agreementOf(alignment, bitsOf);
  const recordShare = share(agreement.agreed, agreement.leftWhole + leftOver.bits);
  const entityShare = share(agreement.agreed, agreement.rightWhole + rightOver.bits);
  if (Math.max(recordShare, entityShare) < MIN_SHARE) return undefined;
  const isEqual = areEqual(left.tokens, right.tokens);
  const glued = isEqual ? EQUAL : likeness(gluedOf(left), gluedOf(right));
  return {
    record_share: recordShare,
    entity_share: entityShare,
    similarity: glued.similarity,
    prefix: glued.prefix,
    rarity_margin:
      agreement.agreed - Math.max(rarity.universeBits, leastUniverse(agreement.worst, alignment)),
    record_rarest: leftOver.rarest,
    entity_rarest: rightOver.rarest,
    record_extra: leftOver.count,
    entity_extra: rightOver.count,
    fuzzy_share: share(agreement.fuzzy, agreement.leftWhole),
    agreement: agreement.worst,
    head: alignment.isHeadShared ? 1 : 0,
    kind: KIND_CODE[right.kind],
    form: FORM_CODE[compareForms(left, right)],
    record_words: left.tokens.length,
    order: alignment.inOrder ? 1 : 0,
  };
}

export function isMeasured(pair: NamePair): pair is MeasuredPair {
  return pair.features !== undefined;
}

/** A universe counts as one of a hundred entities at least, in bits: the model has seen none that is smaller. */
const SMALLEST_BITS = Math.log2(100);
/**
 * And as one of some ten thousand where chance is not what is feared: sisters, likenesses and names of common words are
 * not fewer in a small one.
 */
const BACKGROUND_BITS = Math.log2(BACKGROUND_SIZE / 10);

function leastUniverse(worst: number, { pairs, leftOver, rightOver }: Alignment): number {
  const isExact =
    worst <= AGREEMENT_CODE.glued &&
    !leftOver.some(isDistinguishingToken) &&
    !rightOver.some(isDistinguishingToken);
  const isTelling = ({ left }: AlignedToken) => !isDistinguishingToken(left) && !GENERIC_WORDS.has(left);
  return isExact && pairs.some(isTelling) ? SMALLEST_BITS : BACKGROUND_BITS;
}

/** Both names have a legal form, and not the same one in any language. */
export function areFormsApart({ form }: NameFeatures): boolean {
  return form === FORM_CODE.different;
}

function areEqual(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}

/** How alike two names are as strings: by edits, and by how far they begin alike. */
function likeness(left: string, right: string): { similarity: number; prefix: number } {
  if (left === right) return EQUAL;
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  let common = 0;
  while (common < shorter.length && shorter.charCodeAt(common) === longer.charCodeAt(common)) common++;
  return {
    similarity: 1 - distance(left, right) / Math.max(1, longer.length),
    prefix: common / Math.max(1, shorter.length),
  };
}

function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(1, part / whole);
}

type BitsOf = (word: string) => number;

/** What the agreeing words tell as they agree, and what they tell on either side. */
function agreementOf({ pairs }: Alignment, bitsOf: BitsOf) {
  let [agreed, leftWhole, rightWhole, fuzzy, worst] = [0, 0, 0, 0, 0];
  for (const pair of pairs) {
    const isExact = pair.agreement === 'exact';
    const leftBits = isExact ? exactBits(pair, bitsOf) : sumOf(pair.left, bitsOf);
    const rightBits = isExact ? leftBits : sumOf(pair.right, bitsOf);
    // The commoner side counts, so that a misspelt common word is not taken for a rare one.
    const bits = Math.min(leftBits, rightBits) * WEIGHTS.name.agreement[pair.agreement];
    agreed += bits;
    leftWhole += leftBits;
    rightWhole += rightBits;
    if (!isExact) fuzzy += leftBits;
    worst = Math.max(worst, AGREEMENT_CODE[pair.agreement]);
  }
  return { agreed, leftWhole, rightWhole, fuzzy, worst };
}

/** Of a word in the singular and the plural, the commoner counts. */
function exactBits({ left, right }: AlignedToken, bitsOf: BitsOf): number {
  return left === right ? bitsOf(left) : Math.min(bitsOf(left), bitsOf(right));
}

function sumOf(words: string, bitsOf: BitsOf): number {
  let bits = 0;
  for (const word of words.split(' ')) bits += bitsOf(word);
  return bits;
}

interface Extras {
  readonly bits: number;
  readonly rarest: number;
  readonly count: number;
}

const NO_EXTRAS: Extras = { bits: 0, rarest: 0, count: 0 };

/** The words that only one side has; numbers and places are weighed by the guards. */
function extrasOf(words: readonly string[], bitsOf: BitsOf): Extras {
  if (words.length === 0) return NO_EXTRAS;
  let [all, rarest, count] = [0, 0, 0];
  for (const word of words) {
    const known = bitsOf(word);
    if (known === 0) continue;
    // A trade in one word is rare as a word, and says no more than one in two: `Gloeilampenfabrieken`.
    const bits = known > GENERIC_MOST_BITS && isTradeCompound(word) ? GENERIC_MOST_BITS : known;
    all += bits;
    count++;
    rarest = Math.max(rarest, bits);
  }
  return { bits: all, rarest, count };
}

/** Names of joints alone (`DO & CO`) are told by their joints. */
export function isAllJoints({ pairs, leftOver, rightOver }: Alignment): boolean {
  return (
    pairs.length > 0 &&
    pairs.every((pair) => STOP_WORDS.has(pair.left)) &&
    leftOver.every((word) => STOP_WORDS.has(word)) &&
    rightOver.every((word) => STOP_WORDS.has(word))
  );
}
