import { countryOfCity } from '../tables/cities.ts';
import { countryCode } from '../tables/countries.ts';
import { isPostalCodeOf, mayBePostalCodeOf } from '../tables/postal-codes.ts';
import { postalStates } from '../tables/postal-states.ts';
import { spellingKey } from '../tables/spelling-key.ts';

/** What of a line tells whether its end is a country. */
interface Beside {
  readonly given?: string | undefined;
  /** The postal code behind it. */
  readonly code?: string | undefined;
}

const SHORT_NAME = /^(?:u\.?s\.?a?\.?|u\.?k\.?|u\.?a\.?e\.?|p\.?r\.?c\.?)$/i;
const CODE = /^[A-Z]{2,3}$/;
const CODE_AND_TOWN = /^(?:[A-Z]{1,2}[- ])?\d{4,6} \p{L}/u;

/** The country that a part of an address says; `DE` and `Georgia` are American states unless something tells for the country. */
export function countryOfPart(
  part: string,
  { before, ...beside }: Beside & { readonly before: string },
): string | undefined {
  if (/\d/.test(part)) return undefined;
  if (part.length < 4 && !SHORT_NAME.test(part) && !CODE.test(part)) return undefined;
  const country = countryCode(part);
  if (country === undefined || country === beside.given || !isAmericanState(part)) return country;
  if (beside.code !== undefined) return isMeant(country, part, beside.code) ? country : undefined;
  return CODE_AND_TOWN.test(before) || countryOfCity(spellingKey(before)) === country ? country : undefined;
}

/** The country at the end of a part, behind a town. */
export function endsWithCountry(
  part: string,
  { code }: Beside,
): { readonly country: string; readonly before: string; readonly isCode: boolean } | undefined {
  const words = part.split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const [before, text] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    const country = countryAtEnd(text, code ?? codeBehind(before));
    if (country !== undefined) return { country, before, isCode: CODE.test(text) && text.length === 2 };
  }
  return undefined;
}

const MOST_WORDS = 3;

/** Only beside a postal code of the country: `Rue de France` is in none. */
function countryAtEnd(text: string, code: string | undefined): string | undefined {
  if (code === undefined || (text.length < 4 && !SHORT_NAME.test(text) && !CODE.test(text))) return undefined;
  const country = countryCode(text);
  return country !== undefined && isMeant(country, text, code) ? country : undefined;
}

const CODE_BEHIND =
  /(?:^|[\s-])([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}|\d{5}-\d{4}|\d{5}-\d{3}|\d{4}-\d{3}|\d{3}-\d{4}|\d{2}-\d{3}|\d{3} \d{2}|\d{3,7})$/;

/** What may be a postal code at the end of a part. */
export function codeBehind(part: string): string | undefined {
  return CODE_BEHIND.exec(part)?.[1];
}

/** Codes of states that are codes of countries too: how their postal codes begin (USPS, Publication 65). */
const ZIP_BEGINS: Readonly<Record<string, RegExp>> = {
  AL: /^3[56]/,
  AR: /^7[125]/,
  AZ: /^8[56]/,
  CA: /^9[0-6]/,
  CO: /^8[01]/,
  DE: /^19[789]/,
  GA: /^3[019]/,
  ID: /^83[2-8]/,
  IL: /^6[0-2]/,
  IN: /^4[67]/,
  KY: /^4[0-2]/,
  LA: /^7[01]/,
  MA: /^0[125]/,
  MD: /^2[01]/,
  ME: /^0[34]/,
  MN: /^5[56]/,
  MO: /^6[3-5]/,
  MS: /^3[89]/,
  MT: /^59/,
  NC: /^2[78]/,
  NE: /^6[89]/,
  PA: /^1[5-9]/,
  SC: /^29/,
  SD: /^57/,
  TN: /^3[78]/,
  VA: /^2[0234]/,
};

function isMeant(country: string, text: string, code: string): boolean {
  if (!isAmericanState(text)) return mayBePostalCodeOf(code, country);
  return isPostalCodeOf(code, country) && ZIP_BEGINS[text]?.test(code) !== true;
}

/** Whether what stands before a postal code may be an American state: `DE 19801` is Delaware, and `IL 67897` is in Israel. */
export function isStateBefore(text: string, code: string): boolean {
  const begins = ZIP_BEGINS[text];
  return begins === undefined || begins.test(code);
}

/** By its name or its postal code. */
export function isAmericanState(text: string): boolean {
  return postalStates(undefined).some(({ code, name }) => code === text || name === text);
}
