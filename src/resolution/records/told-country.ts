import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { EntityInput } from '../../contract/entity-input.ts';
import { countryOfCity } from '../tables/cities.ts';
import { mayBePostalCodeOf } from '../tables/postal-codes.ts';
import type { Place } from './normalise-place.ts';
import { areOneTown } from './town-names.ts';

/**
 * What tells where a record without a country is: a town that one country has (`of` is its alpha-2), a postal code as it was
 * typed, or the calling code of a telephone number (`1`).
 */
export interface ToldCountry {
  readonly by: 'city' | 'postal_code' | 'phone';
  readonly of: string;
}

/** What a record tells of its country, of which it says nothing; the surest first, undefined when there is nothing. */
export function toldCountries(
  { postal_code: code, phone }: EntityInput,
  place: Place,
): readonly ToldCountry[] | undefined {
  if (place.country !== undefined) return undefined;
  const told: ToldCountry[] = [];
  const country = place.city === undefined ? undefined : countryOfCity(place.city);
  if (country !== undefined) told.push({ by: 'city', of: country });
  if (code !== undefined) told.push({ by: 'postal_code', of: code.trim() });
  const calling = phone === undefined ? undefined : callingCodeIn(phone);
  if (calling !== undefined) told.push({ by: 'phone', of: calling });
  return told.length === 0 ? undefined : told;
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

/** Whether the record may be where the entity is, as far as this tells; true where nothing is known of the country. */
export function mayBeThere({ by, of }: ToldCountry, record: Place, { country, city }: Place): boolean {
  if (country === undefined) return true;
  if (by === 'postal_code') return mayBePostalCodeOf(of, country);
  if (by === 'phone') return (callingCodeOf(country) ?? of) === of;
  return of === country || (city !== undefined && record.city !== undefined && areOneTown(record.city, city));
}

function callingCodeOf(country: string): string | undefined {
  try {
    return getCountryCallingCode(country as CountryCode);
  } catch {
    // The library has no plan of numbers for it.
    return undefined;
  }
}
