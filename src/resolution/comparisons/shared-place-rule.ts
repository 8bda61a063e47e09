import { WEIGHTS } from '../model/weights.ts';
import { foldWords } from '../names/fold.ts';
import type { NormalName } from '../names/normal-name.ts';
import type { Place } from '../records/normalise-place.ts';
import { areOneTown } from '../records/town-names.ts';
import { ANY_TRADE_WORDS } from '../tables/company-words.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { briefFormsOf, isTellingWord, STOP_WORDS } from '../tables/name-words.ts';
import { organisationKinds } from '../tables/organisation-kinds.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { type EvidenceRow, type PlaceEvidence, roundedBits, rowOf, type UnitEvidence } from './evidence.ts';

type Rows = readonly EvidenceRow[];
type Words = readonly string[];

/**
 * All that two names share is the town or state that both are in, and each says something else: `Augusta Plumbing` and Augusta
 * University. Where the place is compared it tells that already; half the companies of a town may bear its name.
 */
export function sharedPlaceRow(rows: Rows): readonly UnitEvidence[] {
  const rest = besideSharedPlace(rows);
  if (rest === undefined || areOfOneKind(rest)) return [];
  return [{ comparison: 'unit', cause: 'shared_place', bits: roundedBits(WEIGHTS.shared_place) }];
}

/** The same of two that are called by what they are: `Airport` and `Airstrip`, Sparkasse and Stadtsparkasse. */
export function isKindOfSharedPlace(rows: Rows): boolean {
  const rest = besideSharedPlace(rows);
  return rest !== undefined && areOfOneKind(rest);
}

interface Rest {
  readonly onlyLeft: Words;
  readonly onlyRight: Words;
}

/** What each name says beside the place that is all they share; undefined where they share more, or one says no more. */
function besideSharedPlace(rows: Rows): Rest | undefined {
  const [name, words, place] = [rowOf(rows, 'name'), rowOf(rows, 'name_words'), rowOf(rows, 'place')];
  if (name?.relation !== 'overlap' || words === undefined || place === undefined) return undefined;
  const areShared = [
    sharedOf(name.left.tokens, words.onlyLeft),
    sharedOf(name.right.tokens, words.onlyRight),
  ];
  // A word of the one may be cut off: `Schwäb Gmünd`, `Garmisch-Par`.
  if (!areShared.some((shared) => shared.length > 0 && arePlaceOfBoth(shared, place))) return undefined;
  const onlyLeft = words.onlyLeft.filter(tellsMore);
  const onlyRight = words.onlyRight.filter(tellsMore);
  if (onlyLeft.length === 0 || onlyRight.length === 0) return undefined;
  const mayBeShort =
    isShort(asTyped(onlyLeft, name.left), onlyRight) || isShort(asTyped(onlyRight, name.right), onlyLeft);
  return mayBeShort ? undefined : { onlyLeft, onlyRight };
}

function sharedOf(tokens: Words, only: Words): Words {
  return tokens.filter((word) => !only.includes(word) && isTellingWord(word));
}

function tellsMore(word: string): boolean {
  return !STOP_WORDS.has(word) && !ANY_TRADE_WORDS.has(word);
}

function arePlaceOfBoth(words: Words, { left, right }: PlaceEvidence): boolean {
  return areOfPlace(words, left) && areOfPlace(words, right);
}

/** Each word is of the town, or what is left names the state. */
function areOfPlace(words: Words, place: Place): boolean {
  const others = words.filter((word) => !isOfTown(word, place));
  return (
    others.length === 0 || isState(others.join(' '), place) || others.every((word) => isState(word, place))
  );
}

function isOfTown(word: string, { city }: Place): boolean {
  return city !== undefined && (city.split(' ').includes(word) || areOneTown(city, word));
}

function isState(name: string, { state, country }: Place): boolean {
  if (state === undefined) return false;
  return name === state || subdivisionCode(name, country ?? state.slice(0, 2)) === state;
}

function areOfOneKind({ onlyLeft, onlyRight }: Rest): boolean {
  const kinds = organisationKinds(onlyLeft);
  if (kinds.length > 0 && organisationKinds(onlyRight).some((kind) => kinds.includes(kind))) return true;
  return onlyLeft.some((one) =>
    onlyRight.some((other) => isCompoundOf(one, other) || isCompoundOf(other, one)),
  );
}

const LEAST_OF_COMPOUND = 6;

function isCompoundOf(long: string, last: string): boolean {
  return last.length >= LEAST_OF_COMPOUND && long.endsWith(last);
}

/** With the two letters that were read as a word: `C.R.` is no `credit` beside Caja Rural. */
function asTyped(words: Words, { text }: Pick<NormalName, 'text'>): Words {
  const briefs = words.flatMap(briefFormsOf);
  if (briefs.length === 0) return words;
  const typed = foldWords(text.replaceAll('.', '')).split(' ');
  return [...words, ...briefs.filter((brief) => typed.includes(brief))];
}

/** A word of the one may be short for what the other says: `Raiffbk`, `RB` and Raiffeisenbank. */
function isShort(words: Words, others: Words): boolean {
  return words.some((word) => isShortFor(word, others));
}

function isShortFor(word: string, others: Words): boolean {
  if (isInitialsOf(word, others)) return true;
  if (isEverydayWord(word) || !isTellingWord(word)) return false;
  return others.some((other) => other.length > word.length && isSpelledBy(word, other));
}

function isInitialsOf(word: string, others: Words): boolean {
  return (
    word.length > 1 &&
    others
      .map((other) => other.charAt(0))
      .join('')
      .startsWith(word)
  );
}

/** The letters of the one stand in the other in their order, from its first on. */
function isSpelledBy(word: string, other: string): boolean {
  if (word.length < 2 || word.charAt(0) !== other.charAt(0)) return false;
  let at = 0;
  for (const letter of other) if (letter === word.charAt(at)) at++;
  return at === word.length;
}
