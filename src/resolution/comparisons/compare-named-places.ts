import { WEIGHTS } from '../model/weights.ts';
import { foldWords } from '../names/fold.ts';
import type { NormalName } from '../names/normal-name.ts';
import type { Place } from '../records/normalise-place.ts';
import { countryCode, countryName, countryNames } from '../tables/countries.ts';
import { isFormOf } from '../tables/legal-forms.ts';
import { PLACE_WORDS, STOP_WORDS } from '../tables/name-words.ts';
import { isInUse, WHOLE_NAME } from './candidate-evidence.ts';
import type { NameComparison } from './compare-name-pair.ts';
import type { ComparisonContext } from './comparison.ts';
import {
  type EvidenceRow,
  type FormHomeEvidence,
  type NamedPlaceEvidence,
  roundedBits,
  type SeatEvidence,
} from './evidence.ts';
import { takenFromUnknown } from './prominence.ts';

/** What names and their legal forms say of where the company is, beside where it is known to be. */
export function placeRows(compared: NameComparison, context: ComparisonContext): readonly EvidenceRow[] {
  return [...branchRow(compared, context), ...seatRow(compared, context), ...formHomeRow(compared, context)];
}

/** A name may say the country that its company sits in: `Dabur India` and Dabur of India; a sister sits elsewhere. */
function seatRow(
  { left: mine, right: theirs, onlyLeft, onlyRight, siblingWords }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly SeatEvidence[] {
  const hasBracket = mine.country !== undefined || theirs.country !== undefined;
  if (siblingWords.length === 0 && !hasBracket) return [];
  const said = (words: readonly string[], { country }: Pick<NormalName, 'country'>) => [
    ...siblingWords.filter((word) => words.includes(word)),
    ...(country === undefined || mine.country === theirs.country
      ? []
      : [foldWords(countryName(country) ?? '')]),
  ];
  const left = said(onlyLeft, mine).filter((word) => isSeat(word, profile.places));
  const right = said(onlyRight, theirs).filter((word) => isSeat(word, [record.place]));
  const bits = (left.length + right.length) * WEIGHTS.name.guard.seat;
  return bits === 0 ? [] : [{ comparison: 'name_seat', left, right, bits: roundedBits(bits) }];
}

function isSeat(word: string, places: readonly Place[]): boolean {
  if (!countryNames().has(word)) return false;
  const country = countryCode(word);
  return places.some((place) => place.country === country);
}

/**
 * The entity bears the record's name, and in another name of its own says a place as well: of a record that says none it may
 * be the branch there (`Philip Morris`, Philip Morris Deutschland).
 */
function branchRow(
  { relation, right, bracketBits }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly NamedPlaceEvidence[] {
  if (!WHOLE_NAME.includes(relation) || bracketBits !== 0) return [];
  if (record.place.country !== undefined || record.place.city !== undefined) return [];
  const places = profile.names
    .filter(({ kind }) => isInUse({ kindOfName: kind }))
    .map(({ tokens }) => placesMore(tokens, right.tokens));
  const place = places.find((words) => words.length > 0);
  if (place === undefined) return [];
  // Of one that is known, that name is the head's own: Maruti Suzuki India.
  const bits = roundedBits(takenFromUnknown(WEIGHTS.name.guard.branch, profile.prominence));
  return bits === 0 ? [] : [{ comparison: 'name_place', left: [], right: place, bits }];
}

/** The places that a name says beyond another one that it says whole; none where it says anything else. */
function placesMore(tokens: readonly string[], others: readonly string[]): readonly string[] {
  if (tokens.length <= others.length || !others.every((word) => tokens.includes(word))) return [];
  const more = tokens.filter((word) => !others.includes(word) && !STOP_WORDS.has(word));
  return more.every((word) => PLACE_WORDS.has(word) || countryNames().has(word)) ? more : [];
}

/**
 * A record that says no country says one by its legal form: `Acme GmbH` is not the Acme of New Jersey, unless that has the
 * form in one of its names.
 */
function formHomeRow(
  { left, relation }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly FormHomeEvidence[] {
  if (left.forms.length === 0 || relation === 'different' || record.place.country !== undefined) return [];
  const countries = [...new Set(profile.places.flatMap(({ country }) => country ?? []))].sort();
  const isAtHome = (form: string) => countries.some((country) => isFormOf(form, country));
  if (countries.length === 0 || left.forms.some(isAtHome)) return [];
  if (profile.names.some(({ forms }) => forms.some((form) => left.forms.includes(form)))) return [];
  const bits = roundedBits(WEIGHTS.name.guard.form_abroad);
  return [{ comparison: 'form_home', left: left.forms, countries, bits }];
}
