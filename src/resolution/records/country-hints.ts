import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { EntityInput } from '../../contract/entity-input.ts';
import { countryOfCity } from '../tables/cities.ts';
import { mayBePostalCodeOf } from '../tables/postal-codes.ts';
import type { Place } from './normalise-place.ts';
import { areOneTown } from './town-names.ts';

/**
 * What hints at the country of a record that names none: a town that one country has (`of` is its alpha-2), a postal code as
 * it was typed, or the calling code of a telephone number (`1`).
 */
export interface CountryHint {
  readonly by: 'city' | 'postal_code' | 'phone';
  readonly of: string;
}

/** The hints of a record without a country, the surest first; undefined when there are none. */
export function countryHints(
  { postal_code: code, phone }: EntityInput,
  place: Place,
): readonly CountryHint[] | undefined {
  if (place.country !== undefined) return undefined;
  const hints: CountryHint[] = [];
  const country = place.city === undefined ? undefined : countryOfCity(place.city);
  if (country !== undefined) hints.push({ by: 'city', of: country });
  if (code !== undefined) hints.push({ by: 'postal_code', of: code.trim() });
  const calling = phone === undefined ? undefined : callingCodeIn(phone);
  if (calling !== undefined) hints.push({ by: 'phone', of: calling });
  return hints.length === 0 ? undefined : hints;
}

/** `(212) 555-1234`: so only North America writes its numbers, without saying where they are. */
const AMERICAN = /^\(?[2-9]\d{2}\)?[ .-] ?[2-9]\d{2}[ .-]\d{4}(?:\s*(?:x|ext)\.?\s*\d+)?$/;
const LONGEST_PHONE = 40;

function callingCodeIn(text: string): string | undefined {
  const phone = text.trim();
  if (phone.length > LONGEST_PHONE) return undefined;
  if (AMERICAN.test(phone)) return '1';
  if (!/[+＋]/.test(phone)) return undefined;
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.isPossible() === true ? parsed.countryCallingCode : undefined;
}

/** Whether the record may be where the entity is, by this hint; true where nothing is known of the country. */
export function mayBeThere({ by, of }: CountryHint, record: Place, { country, city }: Place): boolean {
  if (country === undefined) return true;
  if (by === 'postal_code') return mayBePostalCodeOf(of, country);
  if (by === 'phone') return (callingCodeOf(country) ?? of) === of;
  return of === country || (city !== undefined && record.city !== undefined && areOneTown(record.city, city));
}

function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}
