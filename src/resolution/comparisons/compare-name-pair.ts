import { WEIGHTS } from '../model/weights.ts';
import type { AlignedToken, Alignment } from '../names/align-tokens.ts';
import { isDistinguishingToken, isNumber } from '../names/distinguishing-tokens.ts';
import { foldWords } from '../names/fold.ts';
import {
  areFormsApart,
  isMeasured,
  type MeasuredPair,
  measureNames,
  NAME_FEATURES,
  type NamePair,
} from '../names/name-features.ts';
import { hasPlaceAsWords, isReading, type NormalName, type Reading } from '../names/normal-name.ts';
import { relationOfNotes } from '../names/notes-apart.ts';
import type { Rarity } from '../names/rarity.ts';
import { areOneTown } from '../records/town-names.ts';
import { countryOfCity } from '../tables/cities.ts';
import { countryCode } from '../tables/countries.ts';
import { GENERIC_WORDS, isTellingWord, weightyWords } from '../tables/name-words.ts';
import type { ProfileName } from './entity-profile.ts';
import type { NameRelation } from './name-evidence.ts';
import { tableScorer } from './score-tables.ts';

/** How one name of the record compares with one name of an entity. */
export interface NameComparison {
  readonly relation: NameRelation;
  /** All words that only one side has are common ones. */
  readonly isGeneric: boolean;
  /** An initial of the one stands for a word of the other. */
  readonly isByInitial: boolean;
  readonly left: Reading<NormalName>;
  readonly right: Reading<ProfileName>;
  /** What the likeness of the names tells. */
  readonly agreedBits: number;
  /** How much rarer the agreeing words are than the universe is large, in bits; 0 when the names have nothing in common. */
  readonly rarityMargin: number;
  /** What words tell that only one side has, guards included; negative or zero in nearly all cases. */
  readonly extraBits: number;
  /** What it takes that only one side says a place in brackets; negative or zero. */
  readonly bracketBits: number;
  readonly formBits: number;
  /** What it takes that one of the names is an English reading of another script; negative or zero. */
  readonly readingBits: number;
  readonly totalBits: number;
  /** Words that only one side has and that name another number or place: siblings, not one company. */
  readonly siblingWords: readonly string[];
  readonly onlyLeft: readonly string[];
  readonly onlyRight: readonly string[];
}

const CUT_OFF_LENGTH = 8;

const SCORER = tableScorer(WEIGHTS.name.tables, NAME_FEATURES);

/** Bits that a pair of names is worth; the total of `compareNamePair` without its parts. */
export function scoreNamePair(left: NormalName, right: ProfileName, rarity: Rarity): number {
  return scoreOf(measureNames({ left, right }, rarity), rarity);
}

/** The same of two names that were measured. */
export function scoreOf(pair: NamePair, rarity: Rarity): number {
  if (!isMeasured(pair) || isPlaceAlone(pair)) return WEIGHTS.name.different;
  const bits = baseBits(rarity) + SCORER.total(pair.features) + guardBits(pair) + translationBits(pair);
  return bits + writtenOutBits(pair.left);
}

/** The place in brackets as a word is no word that two names have in common when each has others: then it tells the place alone. */
function isPlaceAlone({ left, right, alignment }: NamePair): boolean {
  const areApart = alignment.leftOver.length > 0 && alignment.rightOver.length > 0;
  return areApart && (hasPlaceAsWords(left) || hasPlaceAsWords(right));
}

/** Compares two names; every word counts by its rarity, and every value of a feature by the model's tables. */
export function compareNamePair(
  left: Reading<NormalName>,
  right: Reading<ProfileName>,
  rarity: Rarity,
): NameComparison {
  return comparisonOf(measureNames({ left, right }, rarity), rarity);
}

/** What the measures of two names come to. */
export function comparisonOf(pair: NamePair, rarity: Rarity): NameComparison {
  const { left, right } = pair;
  const places = bracketsApart(pair);
  const siblings = siblingWordsOf(pair.alignment);
  const { relation, isGeneric } = isMeasured(pair) ? relationOf(pair, rarity) : DIFFERENT;
  const bits = isMeasured(pair) ? bitsOf(pair, rarity) : NO_BITS;
  const { agreedBits, extraBits, bracketBits, formBits, readingBits } = bits;
  return {
    relation,
    isGeneric,
    isByInitial: pair.alignment.pairs.some(({ agreement }) => agreement === 'initial'),
    left,
    right,
    agreedBits,
    rarityMargin: pair.features?.rarity_margin ?? 0,
    extraBits,
    bracketBits,
    formBits,
    readingBits,
    totalBits: agreedBits + extraBits + bracketBits + formBits + readingBits,
    siblingWords: places.length === 0 ? siblings : [...siblings, ...places],
    onlyLeft: withWords(pair.alignment.leftOver, places.slice(0, 1)),
    onlyRight: withWords(pair.alignment.rightOver, places.slice(1)),
  };
}

function withWords(words: readonly string[], more: readonly string[]): readonly string[] {
  if (more.length === 0) return words;
  return [...words, ...more.filter((word) => !words.includes(word))];
}

type NameBits = Pick<NameComparison, 'agreedBits' | 'extraBits' | 'bracketBits' | 'formBits' | 'readingBits'>;

const NO_BITS: NameBits = {
  agreedBits: WEIGHTS.name.different,
  extraBits: 0,
  bracketBits: 0,
  formBits: 0,
  readingBits: 0,
};

function bitsOf(pair: MeasuredPair, rarity: Rarity): NameBits {
  const { features } = pair;
  const bracketBits = isBracketed(pair) ? WEIGHTS.name.guard.bracket : 0;
  return {
    agreedBits: baseBits(rarity) + SCORER.row(features, 'name') + writtenOutBits(pair.left),
    extraBits: SCORER.row(features, 'name_words') + guardBits(pair) - bracketBits,
    bracketBits,
    formBits: SCORER.row(features, 'name_form'),
    readingBits: translationBits(pair),
  };
}

/** The tables tell the odds of the entity; evidence starts from the prior odds of any entity. */
function baseBits(rarity: Rarity): number {
  return WEIGHTS.name.intercept - WEIGHTS.prior.coverage_bits + rarity.universeBits;
}

/** What tells siblings apart, fixed: numbers, places and what stands in brackets. */
export function guardBits(pair: MeasuredPair): number {
  const { number, place, bracket, note, form, most } = WEIGHTS.name.guard;
  let bits = placesApart(pair).length * place + (isBracketed(pair) ? bracket : 0);
  if (notesApart(pair).length > 0) bits += note;
  if (areFormsAndWordsApart(pair)) bits += form;
  for (const words of [pair.alignment.leftOver, pair.alignment.rightOver]) {
    for (const word of words) {
      if (isNumber(word)) bits += number;
      else if (isDistinguishingToken(word)) bits += place;
    }
  }
  return Math.max(most, bits);
}

/** Two legal names of two forms, one with a word more: a company and one that it owns, `DSM N.V.` and `DSM IP Assets B.V.` */
function areFormsAndWordsApart({ features, alignment }: MeasuredPair): boolean {
  if (!areFormsApart(features)) return false;
  return alignment.leftOver.some(isTellingWord) || alignment.rightOver.some(isTellingWord);
}

/** Words were translated, perhaps into others than the company uses. */
export function translationBits({ left, right }: NamePair): number {
  return isReading(left) || isReading(right) ? WEIGHTS.name.guard.reading : 0;
}

/** Who bears the name as it is written comes before who bears what it may stand for. */
function writtenOutBits({ isWrittenOut }: Reading<NormalName>): number {
  return isWrittenOut === true ? WEIGHTS.name.guard.written_out : 0;
}

const NO_WORDS: readonly string[] = [];

/** What stands in the brackets of the two names and tells two companies, a word of each. */
function bracketsApart(pair: NamePair): readonly string[] {
  const places = placesApart(pair);
  return places.length === 0 ? notesApart(pair) : places;
}

/** `Orbis (Bank)` and Orbis (Insurance). */
function notesApart(pair: NamePair): readonly string[] {
  const { left, right } = pair;
  if (left.note === undefined || right.note === undefined) return NO_WORDS;
  const areApart = relationOfNotes(left, right) === 'apart' && placesApart(pair).length === 0;
  return areApart ? [left, right].map(noteOf) : NO_WORDS;
}

/** The countries in the brackets of the two names, when they are two, else their towns or states; of towns one may stand there as a word. */
function placesApart(pair: NamePair): readonly string[] {
  const { left, right } = pair;
  if (left.country !== undefined && right.country !== undefined && left.country !== right.country)
    return [left.country, right.country];
  const towns = townsApart(pair);
  if (left.note === undefined || right.note === undefined || towns.length > 0) return towns;
  const areStates = relationOfNotes(left, right) === 'two_states';
  return areStates ? [left, right].map(noteOf) : towns;
}

function noteOf({ note = '' }: Pick<NormalName, 'note'>): string {
  return foldWords(note);
}

function townsApart({ left, right, alignment }: NamePair): readonly string[] {
  if (left.withPlace === undefined && right.withPlace === undefined) return NO_WORDS;
  const [mine, theirs] = [townOf(left, alignment.leftOver), townOf(right, alignment.rightOver)];
  return mine === undefined || theirs === undefined || areOneTown(mine, theirs) ? NO_WORDS : [mine, theirs];
}

/** The town in the brackets of a name, else one that it says as a word which the other lacks. */
function townOf({ city }: Pick<NormalName, 'city'>, leftOver: readonly string[]): string | undefined {
  return city ?? leftOver.find((word) => countryOfCity(word) !== undefined);
}

/** Only one of the names says a place, in brackets: `Banco Santander (Brasil)` is less likely to be Banco Santander. */
function isBracketed({ left, right }: NamePair): boolean {
  const [said, other] = left.country === undefined ? [right, left] : [left, right];
  if (said.country === undefined || other.country !== undefined) return false;
  return !other.tokens.some((word) => countryCode(word) === said.country);
}

function siblingWordsOf({ leftOver, rightOver }: Alignment): readonly string[] {
  if (leftOver.length + rightOver.length === 0) return NO_WORDS;
  return [...leftOver, ...rightOver].filter(isDistinguishingToken);
}

type Relation = Pick<NameComparison, 'relation' | 'isGeneric'>;

const DIFFERENT: Relation = { relation: 'different', isGeneric: false };

function relationOf({ left, right, alignment }: NamePair, rarity: Rarity): Relation {
  const plain = (relation: NameRelation): Relation => ({ relation, isGeneric: false });
  if (areSpelledAlike(left.tokens, right.tokens)) return plain('same');
  const leftOver = withoutStopWords(alignment.leftOver);
  const rightOver = withoutStopWords(alignment.rightOver);
  if (alignment.pairs.some((pair) => pair.agreement === 'initials')) return plain('initials');
  if (leftOver.length > 0 && rightOver.length > 0) return plain('overlap');
  const areGeneric = (tokens: readonly string[]) => tokens.every((token) => isGeneric(token, rarity));
  if (leftOver.length > 0) return { relation: 'record_longer', isGeneric: areGeneric(leftOver) };
  if (rightOver.length > 0) return { relation: 'entity_longer', isGeneric: areGeneric(rightOver) };
  return plain(wholeRelationOf(alignment, rarity));
}

/** The same letters, wherever the words are parted. */
function areSpelledAlike(left: readonly string[], right: readonly string[]): boolean {
  return lettersOf(left) === lettersOf(right) && left.join('') === right.join('');
}

function lettersOf(words: readonly string[]): number {
  let letters = 0;
  for (const word of words) letters += word.length;
  return letters;
}

function withoutStopWords(words: readonly string[]): readonly string[] {
  return words.length === 0 ? words : weightyWords(words);
}

/** Neither name has a word more. */
function wholeRelationOf({ pairs, leftOver, rightOver, inOrder }: Alignment, rarity: Rarity): NameRelation {
  if (pairs.length === 1 && pairs[0]?.agreement === 'abbreviated')
    return isOwnWord(pairs[0], rarity) ? 'abbreviated' : 'cut_off';
  if (pairs.some((pair) => pair.agreement !== 'exact')) return 'respelled';
  return inOrder && leftOver.length + rightOver.length === 0 ? 'same' : 'same_words';
}

/** Of one word, the beginning may be a word of its own: `Gazprom` and `Gazprombank`. A long one that nobody bears was cut off. */
function isOwnWord({ left, right }: AlignedToken, rarity: Rarity): boolean {
  const shorter = left.length < right.length ? left : right;
  return shorter.length < CUT_OFF_LENGTH || rarity.isKnownWord(shorter);
}

function isGeneric(token: string, rarity: Rarity): boolean {
  if (isDistinguishingToken(token)) return false;
  return GENERIC_WORDS.has(token) || rarity.tokenBits(token) < WEIGHTS.name.common_below_bits;
}
