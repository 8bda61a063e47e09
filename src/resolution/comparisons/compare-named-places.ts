import { WEIGHTS } from '../model/weights.ts';
import { isCodeOfCountry } from '../names/distinguishing-tokens.ts';
import { foldWords } from '../names/fold.ts';
import type { NormalName } from '../names/normal-name.ts';
import { isParted } from '../readings/places-behind.ts';
import type { Place } from '../records/normalise-place.ts';
import { areOneTown } from '../records/town-names.ts';
import { countryOfCity } from '../tables/cities.ts';
import { countryCode, countryName, countryNames } from '../tables/countries.ts';
import { isFormOf } from '../tables/legal-forms.ts';
import { PLACE_WORDS, STOP_WORDS } from '../tables/name-words.ts';
import { isInUse, WHOLE_NAME } from './candidate-evidence.ts';
import type { NameComparison } from './compare-name-pair.ts';
import type { ComparisonContext } from './comparison.ts';
import { type EvidenceRow, roundedBits } from './evidence.ts';
import type { FormHomeEvidence, NamedPlaceEvidence, SeatEvidence } from './name-evidence.ts';
import { prominenceBits, takenFromUnknown } from './prominence.ts';

/** What names and their legal forms say of where the company is, beside where it is known to be. */
export function placeRows(compared: NameComparison, context: ComparisonContext): readonly EvidenceRow[] {
  return [
    ...bracketRow(compared, context),
    ...branchRow(compared, context),
    ...townRow(compared, context),
    ...otherCountryRow(compared, context),
    ...seatRow(compared, context),
    ...formHomeRow(compared, context),
  ];
}

/**
 * A name may say the country that its company sits in, `Dabur India` and Dabur of India, or in brackets its town,
 * `Bakery (Miami)`; a sister sits elsewhere.
 */
function seatRow(
  { left: mine, right: theirs, onlyLeft, onlyRight, siblingWords }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly SeatEvidence[] {
  if (mine.unitIn !== undefined) return [seatAbroad(mine.unitIn)];
  if (mine.seat !== undefined) return [seatBehind(mine, mine.seat)];
  const hasBracket = mine.country !== undefined || theirs.country !== undefined;
  const mayBeSeat = siblingWords.length > 0 || mayBeWords(onlyLeft) || mayBeWords(onlyRight);
  if (!mayBeSeat && !hasBracket) return [];
  const isOneBracket = mine.country === theirs.country && mine.city === theirs.city;
  const said = (words: readonly string[], name: Bracketed, places: readonly Place[]) => [
    ...seatAmong(words, places),
    ...(isOneBracket ? [] : seatsIn(name, places)),
  ];
  // Of the record's own words, only what may say a sister: `X United Kingdom` says no more than any words.
  const isTaken = siblingWords.some((word) => onlyLeft.includes(word));
  const left = said(isTaken ? onlyLeft : NO_WORDS, mine, profile.places);
  const right = said(onlyRight, theirs, [record.place]);
  if (left.length + right.length === 0) return [];
  const bits = seatBits(left, siblingWords) + seatBits(right, siblingWords);
  return [{ comparison: 'name_seat', stands: 'within', left, right, bits: roundedBits(bits) }];
}

function seatBehind(name: NormalName, seat: readonly string[]): SeatEvidence {
  const stands = isParted(name) ? 'apart' : 'last';
  return { comparison: 'name_seat', stands, left: seat.map(foldWords), right: [], bits: 0 };
}

/** Of a unit in another country that is not on file. */
function seatAbroad(place: string): SeatEvidence {
  const bits = roundedBits(WEIGHTS.name.guard.seat_abroad);
  return { comparison: 'name_seat', stands: 'abroad', left: [place], right: [], bits };
}

/** Gives back for one country what was taken for a sister's: for `united kingdom` nothing, for `south africa` of both words. */
function seatBits(seat: readonly string[], siblingWords: readonly string[]): number {
  const { seat: back, place } = WEIGHTS.name.guard;
  const isCountryInWords = seat.length > 1 && countryNames().has(seat.join(' '));
  if (!isCountryInWords) return seat.length * back;
  const taken = seat.filter((word) => siblingWords.includes(word)).length;
  return taken === 0 ? 0 : back - (taken - 1) * place;
}

/** Words that only one name has and that say the country of the other side: each alone, or all of them together. */
function seatAmong(words: readonly string[], places: readonly Place[]): readonly string[] {
  if (mayBeWords(words) && isSeat(words.join(' '), places)) return words;
  return words.filter((word) => isSeat(word, places));
}

/** `south africa`, `trinidad and tobago`. */
function mayBeWords({ length }: readonly string[]): boolean {
  return length > 1 && length <= MOST_WORDS_OF_COUNTRY;
}

const MOST_WORDS_OF_COUNTRY = 4;

const NO_WORDS: readonly string[] = [];

type Bracketed = Pick<NormalName, 'city' | 'country'>;

/** The place in the brackets of a name, where it is one of these; a town does not say its country alone. */
function seatsIn({ city, country }: Bracketed, places: readonly Place[]): readonly string[] {
  if (city !== undefined) return isTownOf(city, places) ? [city] : [];
  const word = country === undefined ? '' : foldWords(countryName(country) ?? '');
  return isSeat(word, places) ? [word] : [];
}

function isTownOf(town: string, places: readonly Place[]): boolean {
  return places.some(({ city }) => city !== undefined && areOneTown(city, town));
}

function isSeat(word: string, places: readonly Place[]): boolean {
  if (!countryNames().has(word) && !isCodeOfCountry(word)) return false;
  const country = countryCode(word);
  return places.some((place) => place.country === country);
}

/** Only one of the names says a place in brackets; that of a record which says no place may be the head's. */
function bracketRow(
  { left, right, relation, bracketBits }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly NamedPlaceEvidence[] {
  if (bracketBits === 0) return [];
  const said = ({ city, country }: Bracketed) => {
    if (country === undefined) return [];
    return [city ?? foldWords(countryName(country) ?? country)];
  };
  const [mine, theirs] = [said(left), said(right)];
  const isBranch = theirs.length > 0 && WHOLE_NAME.includes(relation) && saysNoPlace(record);
  const more = isBranch
    ? takenFromUnknown(WEIGHTS.name.guard.branch - WEIGHTS.name.guard.bracket, profile.prominence)
    : 0;
  return [{ comparison: 'name_place', left: mine, right: theirs, bits: roundedBits(bracketBits + more) }];
}

function saysNoPlace({ place }: ComparisonContext['record']): boolean {
  return place.country === undefined && place.city === undefined;
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
  if (!saysNoPlace(record)) return [];
  const places = profile.names
    .filter(({ kind }) => isInUse({ kindOfName: kind }))
    .map(({ tokens }) => placesMore(tokens, right.tokens));
  const place = places.find((words) => words.length > 0);
  if (place === undefined) return [];
  // Of one that is known, that name is the head's own: Maruti Suzuki India.
  const bits = roundedBits(takenFromUnknown(WEIGHTS.name.guard.branch, profile.prominence));
  return bits === 0 ? [] : [{ comparison: 'name_place', left: [], right: place, bits }];
}

/**
 * A record that says no place says a large town in its name, which the entity's names do not, and the entity is known to be
 * elsewhere: a sister of it, `Maison des Sciences de l'Homme de Dijon`, or an office of one that is well known.
 */
function townRow(
  { left, onlyLeft, relation }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly NamedPlaceEvidence[] {
  if (relation === 'different' || left.country !== undefined || !saysNoPlace(record)) return [];
  const towns = profile.places.flatMap(({ city }) => city ?? []);
  if (towns.length === 0) return [];
  const isThere = (word: string) =>
    towns.some((town) => town.split(' ').includes(word) || areOneTown(town, word));
  const said = onlyLeft.filter((word) => countryOfCity(word) !== undefined && !isThere(word));
  const bits = roundedBits(takenFromUnknown(WEIGHTS.name.guard.town, profile.prominence));
  return said.length === 0 || bits === 0 ? [] : [{ comparison: 'name_place', left: said, right: [], bits }];
}

/** Nothing is known of where the entity is, but its name says a country more, and not the record's: `Acme USA` and Acme of Germany. */
function otherCountryRow(
  { relation, onlyRight, bracketBits }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly NamedPlaceEvidence[] {
  const mine = record.place.country;
  if (mine === undefined || relation !== 'entity_longer' || bracketBits !== 0) return [];
  if (profile.places.some(({ country }) => country !== undefined)) return [];
  const said = onlyRight.filter((word) => countryNames().has(word) || isCodeOfCountry(word));
  if (said.length === 0 || said.some((word) => countryCode(word) === mine)) return [];
  return [{ comparison: 'name_place', left: [], right: said, bits: roundedBits(WEIGHTS.name.guard.branch) }];
}

/** The places that a name says beyond another one that it says whole; none where it says anything else. */
function placesMore(tokens: readonly string[], others: readonly string[]): readonly string[] {
  if (tokens.length <= others.length || !others.every((word) => tokens.includes(word))) return [];
  const more = tokens.filter((word) => !others.includes(word) && !STOP_WORDS.has(word));
  return more.every((word) => PLACE_WORDS.has(word) || countryNames().has(word)) ? more : [];
}

/**
 * A record that says no country says one by its legal form: `Acme GmbH` is not the Acme of New Jersey, and less so the Acme
 * Inc. there, unless that has the form in one of its names. Where nothing is known of the entity's form, nor where it is at
 * home, the form tells that the record may be another one. Of a record with a country the entity's form may tell it.
 */
function formHomeRow(
  { left, right, relation }: NameComparison,
  { record, profile }: ComparisonContext,
): readonly FormHomeEvidence[] {
  if (left.forms.length === 0 || relation === 'different') return [];
  if (record.place.country !== undefined) return formNotThere(record.place.country, { left, right, profile });
  const countries = [...new Set(profile.places.flatMap(({ country }) => country ?? []))].sort();
  const row = (said: FormHomeEvidence['relation'], bits: number): readonly FormHomeEvidence[] => [
    { comparison: 'form_home', relation: said, left: left.forms, countries, bits: roundedBits(bits) },
  ];
  const known = profile.names.flatMap(({ forms }) => forms);
  const isAtHome = (form: string) => countries.some((country) => isFormOf(form, country));
  if (countries.length === 0 || left.forms.some(isAtHome))
    return known.length === 0 ? row('not_known', 0) : [];
  if (left.forms.some((form) => known.includes(form)) || isBeginning(left, right)) return [];
  const { form_abroad, form_of_other } = WEIGHTS.name.guard;
  // Who writes a foreign form behind a name that everybody knows may mean its head all the same: Unilever NV.
  const taken = Math.min(0, form_of_other + prominenceBits(profile.prominence));
  const mayBeMeant = right.forms.length === 0 || saysCompanyAlone(left) || taken > form_abroad;
  return mayBeMeant ? row('other_countries', form_abroad) : row('other_form', taken);
}

/**
 * The record's form is one of its country and the entity's is not: of an entity of which no country is known it says another
 * one. `Ltd` is what forms of all countries are called in English.
 */
function formNotThere(
  country: string,
  { left, right, profile }: Pick<NameComparison, 'left' | 'right'> & Pick<ComparisonContext, 'profile'>,
): readonly FormHomeEvidence[] {
  const isAtHome = (form: string) => isFormOf(form, country);
  const isSaid = right.forms.length > 0 && !right.forms.includes(ENGLISH_FORM) && left.forms.some(isAtHome);
  if (!isSaid || profile.places.some((place) => place.country !== undefined)) return [];
  if (profile.names.some(({ forms }) => forms.some(isAtHome))) return [];
  const bits = roundedBits(WEIGHTS.name.guard.form_abroad);
  return [{ comparison: 'form_home', relation: 'not_there', left: left.forms, countries: [country], bits }];
}

const ENGLISH_FORM = 'limited';

/** `Acme Co.` left the rest of the form of Acme Co., Ltd. away. */
function isBeginning({ text }: Pick<NormalName, 'text'>, whole: Pick<NormalName, 'text'>): boolean {
  return foldWords(whole.text).startsWith(`${foldWords(text)} `);
}

/** `HDFC Asset Management Company`: an English word for a company of any form. */
function saysCompanyAlone({ text, forms }: Pick<NormalName, 'text' | 'forms'>): boolean {
  return forms.every((form) => form === 'corporation') && /\b(?:co|company)\b\W*$/i.test(text);
}
