import { type AlignedToken, type Alignment, alignTokens } from './align-tokens.ts';
import type { ProfileName } from './entity-profile.ts';
import { WEIGHTS } from './model/weights.ts';
import type { NormalName } from './normal-name.ts';
import type { Rarity } from './rarity.ts';
import { countryNames } from './tables/countries.ts';
import { areTranslations } from './tables/legal-form-translations.ts';
import { GENERIC_WORDS, PLACE_WORDS, STOP_WORDS } from './tables/name-words.ts';

export type NameLevel = keyof typeof WEIGHTS.name.level;
type TokenClass = keyof typeof WEIGHTS.name.record_extra;

/** How one name of the record compares with one name of an entity. */
export interface NameComparison {
  readonly level: NameLevel;
  readonly left: NormalName;
  readonly right: ProfileName;
  /** What the agreeing words tell, by their rarity. */
  readonly agreedBits: number;
  /** What words tell that only one side has; negative or zero. */
  readonly extraBits: number;
  readonly levelBits: number;
  readonly formBits: number;
  readonly totalBits: number;
  /** Words that only one side has and that name another number or place: siblings, not one company. */
  readonly siblingWords: readonly string[];
  readonly onlyLeft: readonly string[];
  readonly onlyRight: readonly string[];
}

/** Of shorter beginnings of a known word, many are words of their own: `meta` and `metal`. */
const BRIEF_ABBREVIATION = 5;
const MIN_SHARE_OF_BITS = 0.34;

/** Compares two names word by word; every word counts by its rarity. */
export function compareNames(left: NormalName, right: ProfileName, rarity: Rarity): NameComparison {
  const alignment = withoutFalseTypos(alignTokens(left.tokens, right.tokens), rarity);
  const agreed = agreementBits(alignment, rarity);
  const agreedBits = Math.min(agreed, rarity.universeBits + WEIGHTS.name.cap_over_universe_bits);
  const level = levelOf(alignment, { left, right, agreed, rarity });
  const countries = countriesApart(left, right);
  const extraBits =
    level === 'different'
      ? 0
      : extrasOf(alignment, rarity) + countries.length * WEIGHTS.name.record_extra.place;
  const levelBits = WEIGHTS.name.level[level] + WEIGHTS.name.kind[right.kind];
  const formBits = level === 'different' ? 0 : formWeight(left.forms, right.forms);
  const counted = level === 'different' ? 0 : agreedBits;
  return {
    level,
    left,
    right,
    agreedBits: counted,
    extraBits,
    levelBits,
    formBits,
    totalBits: counted + extraBits + levelBits + formBits,
    siblingWords: [...siblingWordsOf(alignment), ...countries],
    onlyLeft: [...alignment.leftOver, ...countries.slice(0, 1)],
    onlyRight: [...alignment.rightOver, ...countries.slice(1)],
  };
}

/** The countries in the brackets of the two names, when they are two. */
function countriesApart({ country: mine }: NormalName, { country: theirs }: ProfileName): readonly string[] {
  return mine === undefined || theirs === undefined || mine === theirs ? [] : [mine, theirs];
}

/** Joints tell nothing beside other words; a name of joints alone (`DO & CO`) is told by them. */
function agreementBits(alignment: Alignment, rarity: Rarity): number {
  if (isAllJoints(alignment))
    return alignment.pairs.reduce((sum, pair) => sum + rarity.tokenBits(pair.left), 0);
  let bits = 0;
  for (const pair of alignment.pairs) bits += pairBits(pair, rarity);
  return bits;
}

/** The commoner side counts, so that a misspelt common word is not taken for a rare one. */
function pairBits(pair: AlignedToken, rarity: Rarity): number {
  if (pair.agreement === 'exact') return STOP_WORDS.has(pair.left) ? 0 : rarity.tokenBits(pair.left);
  const sideBits = (words: string) => words.split(' ').reduce((sum, word) => sum + rarity.tokenBits(word), 0);
  return Math.min(sideBits(pair.left), sideBits(pair.right)) * WEIGHTS.name.agreement[pair.agreement];
}

/** Two words that are both well known are two words, however alike: `metal` is no misspelt `meta`. */
function withoutFalseTypos(alignment: Alignment, rarity: Rarity): Alignment {
  const isFalse = ({ left, right, agreement }: AlignedToken) => {
    if (agreement !== 'typo' && agreement !== 'abbreviated') return false;
    const isBrief = Math.min(left.length, right.length) < BRIEF_ABBREVIATION;
    if (agreement === 'abbreviated' && !isBrief) return false;
    return rarity.isKnownWord(left) && rarity.isKnownWord(right);
  };
  const wrong = alignment.pairs.filter(isFalse);
  if (wrong.length === 0) return alignment;
  return {
    ...alignment,
    pairs: alignment.pairs.filter((pair) => !isFalse(pair)),
    leftOver: [...alignment.leftOver, ...wrong.map((pair) => pair.left)],
    rightOver: [...alignment.rightOver, ...wrong.map((pair) => pair.right)],
  };
}

interface Aligned {
  readonly left: NormalName;
  readonly right: ProfileName;
  /** Bits of the words that agree, uncapped. */
  readonly agreed: number;
  readonly rarity: Rarity;
}

function levelOf(alignment: Alignment, { left, right, agreed, rarity }: Aligned): NameLevel {
  if (left.tokens.join('') === right.tokens.join('')) return 'same';
  const weighty = (tokens: readonly string[]) => tokens.filter((token) => !STOP_WORDS.has(token));
  const leftOver = weighty(alignment.leftOver);
  const rightOver = weighty(alignment.rightOver);
  if (alignment.pairs.length === 0 || shareOfBits(alignment, agreed, rarity) < MIN_SHARE_OF_BITS)
    return 'different';
  if (alignment.pairs.some((pair) => pair.agreement === 'initials')) return 'initials';
  if (leftOver.length > 0 && rightOver.length > 0) return 'overlap';
  const isGeneric = (tokens: readonly string[]) =>
    tokens.every((token) => classOf(token, rarity) === 'common');
  if (leftOver.length > 0) return isGeneric(leftOver) ? 'record_longer_generic' : 'record_longer';
  if (rightOver.length > 0) return isGeneric(rightOver) ? 'entity_longer_generic' : 'entity_longer';
  if (alignment.pairs.some((pair) => pair.agreement !== 'exact')) return 'respelled';
  return alignment.inOrder && alignment.leftOver.length + alignment.rightOver.length === 0
    ? 'same'
    : 'same_words';
}

/** The agreeing part of the poorer-covered name, by rarity. */
function shareOfBits(alignment: Alignment, agreed: number, rarity: Rarity): number {
  const extra = (tokens: readonly string[]) =>
    tokens.reduce((sum, token) => sum + (STOP_WORDS.has(token) ? 0 : rarity.tokenBits(token)), 0);
  const over = Math.min(extra(alignment.leftOver), extra(alignment.rightOver));
  return agreed / Math.max(1e-9, agreed + over);
}

function extrasOf(alignment: Alignment, rarity: Rarity): number {
  const sum = (tokens: readonly string[], weights: Readonly<Record<TokenClass, number>>) =>
    tokens.reduce((total, token) => total + weights[classOf(token, rarity)], 0);
  return (
    sum(alignment.leftOver, WEIGHTS.name.record_extra) + sum(alignment.rightOver, WEIGHTS.name.entity_extra)
  );
}

function classOf(token: string, rarity: Rarity): TokenClass {
  if (STOP_WORDS.has(token)) return 'stop';
  if (/^\d+$/.test(token)) return 'number';
  if (PLACE_WORDS.has(token) || countryNames().has(token)) return 'place';
  const bits = rarity.tokenBits(token);
  if (GENERIC_WORDS.has(token) || bits < WEIGHTS.name.common_below_bits) return 'common';
  return bits < WEIGHTS.name.medium_below_bits ? 'medium' : 'rare';
}

function formWeight(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return WEIGHTS.name.legal_form.one_missing;
  if (left.some((form) => right.includes(form))) return WEIGHTS.name.legal_form.same;
  const isTranslated = left.some((form) => right.some((other) => areTranslations(form, other)));
  return isTranslated ? WEIGHTS.name.legal_form.translated : WEIGHTS.name.legal_form.different;
}

function siblingWordsOf(alignment: Alignment): readonly string[] {
  const isSibling = (token: string) =>
    /^\d+$/.test(token) || PLACE_WORDS.has(token) || countryNames().has(token);
  return [...alignment.leftOver, ...alignment.rightOver].filter(isSibling);
}

function isAllJoints({ pairs, leftOver, rightOver }: Alignment): boolean {
  const all = [...pairs.map((pair) => pair.left), ...leftOver, ...rightOver];
  return pairs.length > 0 && all.every((token) => STOP_WORDS.has(token));
}
