import { countryOfCity } from '../../resolution/tables/cities.ts';
import { countryCode, countryName } from '../../resolution/tables/countries.ts';
import { spellingKey } from '../../resolution/tables/spelling-key.ts';
import { subdivisionCode } from '../../resolution/tables/subdivisions.ts';
import { withoutPostalCode } from './sec-postal-codes.ts';

/** What EDGAR's field for the town says; the country where the text names it and no code does. */
export interface SecTown {
  readonly city?: string;
  readonly country?: string;
}

const NOTHING = /^(?:n\/?a|none|not applicable|[-.]+)$/i;
const PARTS = /\s*[,/;]\s*|\s+-\s+|(?<=city)\. /i;
/** A part of a town, or of a building in it, before which the town stands in another part. */
const WITHIN_TOWN = /(?:\b(?:district|dist\.?|qu|new area)|-[kg]u)$|^(?:po box|ugland house|central)\b/i;
/** `CHAOYANG DISTRICT BEIJING`: the town stands behind its district in one part. */
const BEHIND_DISTRICT = /^(?:.+ district|downtown) (?=\S{4})/i;
const CITY = /^ciudad | city$/i;
const STREET = /^\d+.* (?:road|street|lane|avenue|boulevard|central)\b/i;
/** Where the district comes first, a town that is known is the town. */
const DISTRICT_FIRST: ReadonlySet<string> = new Set(['AE', 'CN', 'JP', 'KR', 'MY', 'TR']);
/** Towns and islands that are called like their country. */
const LIKE_COUNTRY =
  /^(hong kong|singapore|luxembourg|monaco|macau|gibraltar|panama|guatemala|grand cayman)\b|\b(hong kong|grand cayman)\.?$/i;
/** No town bears the names of their states and provinces, but for those that the table of towns has. */
const FEDERAL: ReadonlySet<string> = new Set(['AU', 'CA', 'CN', 'IN', 'MX', 'MY', 'ZA']);
const COUNTY = /^(?:co\.|county) |shire$|^\S+ province$|^(?:west|east) sussex$|^ile-de-france$/i;
/** Behind these another word belongs to the name: `SANTIAGO DE CHILE`. */
const OPEN_END = /(?:^|[ -])(?:new|north|south|east|west|port|de|del|do|da|la|el|of|san|saint|st)$/i;
/** EDGAR cuts the field. */
const FIELD_LENGTH = 20;

/** Takes the town out of what stands in EDGAR's field with postal codes, states and countries, in small letters. */
export function secTown(text: string, country: string | undefined): SecTown {
  const written = text.replace(/\s*\([^)]*\)?\s*$/, '').trim();
  if (written === '' || NOTHING.test(written)) return {};
  if (country === 'US') return townOf(written.split(/\s*,\s*/)[0]?.replace(/^(?:suite|pmb) \d+ /i, ''));
  const named = country ?? countryIn(written);
  const towns = written
    .split(PARTS)
    .map((part) => townIn(part, named))
    .filter((part) => part !== '');
  const town =
    towns.find((part) => DISTRICT_FIRST.has(countryOfTown(part) ?? '')) ??
    towns.find((part) => !WITHIN_TOWN.test(part)) ??
    towns[0];
  return { ...townOf(town), ...(country === undefined && named !== undefined && { country: named }) };
}

function townOf(town = ''): SecTown {
  return town === '' ? {} : { city: asWritten(town) };
}

/** The country that a text without a code says: `TEL AVIV, ISRAEL`; a town that is called like its country is a town. */
function countryIn(written: string): string | undefined {
  if (LIKE_COUNTRY.test(written) || CITY.test(written)) return undefined;
  if (countryOfTown(written) !== undefined) return undefined;
  const words = written.replace(/[\s,.]+$/, '').split(/[\s,]+/);
  for (const count of [words.length, 2, 1]) {
    const [before, last] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    const code = last.length > 4 && !OPEN_END.test(before) ? countryCode(last) : undefined;
    if (code !== undefined && !LIKE_COUNTRY.test(last) && countryOfTown(last) === undefined) return code;
  }
  return undefined;
}

/** Empty when the part is no town. */
function townIn(part: string, country: string | undefined): string {
  const whole = LIKE_COUNTRY.exec(part);
  if (whole !== null) return whole[1] ?? whole[2] ?? '';
  const bare = withoutPostalCode(part, country).replace(BEHIND_DISTRICT, '');
  if (STREET.test(part) || isRegion(bare, country)) return '';
  const town = withoutRegion(withoutCountry(bare, country), country)
    .replace(/(?<=\S) \S+ province$/i, '')
    .replace(country === 'CN' ? /(?<=.{3}) (?:city|shi)$/i : /(?<=.{3})-(?:si|shi)$/i, '');
  return town.length < 3 || isRegion(town, country) ? '' : town;
}

function withoutCountry(part: string, country: string | undefined): string {
  const words = part.split(' ');
  for (const count of [3, 2, 1].filter((one) => one < words.length)) {
    const [rest, last] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    if (OPEN_END.test(rest) || country === undefined) continue;
    const isName = last.length > 2 && countryCode(last) === country;
    if (isName || isCutCountry(part, last, country)) return rest;
  }
  return part;
}

function isCutCountry(part: string, last: string, country: string): boolean {
  if (part.length < FIELD_LENGTH || last.length < 5) return false;
  return countryName(country)?.toLowerCase().startsWith(last.toLowerCase()) === true;
}

/** `CALGARY ALBERTA`, `SAO PAULO-SP`. */
function withoutRegion(part: string, country: string | undefined): string {
  if (country === undefined || countryOfTown(part) !== undefined) return part;
  const words = part.split(/[ -]/);
  for (const count of [3, 2, 1].filter((one) => one < words.length)) {
    const last = words.slice(-count).join(' ');
    const rest = part.slice(0, -last.length - 1);
    if (rest.length < 3 || OPEN_END.test(rest) || !part.endsWith(last)) continue;
    const isLong = last.length > 3 || countryOfTown(rest) !== undefined;
    if (isLong && subdivisionCode(last, country) !== undefined) return rest;
  }
  return part;
}

/** A country, a state or a county. */
function isRegion(text: string, country: string | undefined): boolean {
  if (countryOfTown(text) !== undefined || CITY.test(text)) return false;
  const code = countryCode(text);
  if (COUNTY.test(text) || (code !== undefined && (country ?? code) === code)) return true;
  const within = country ?? subdivisionCode(text)?.slice(0, 2);
  return within !== undefined && FEDERAL.has(within) && subdivisionCode(text, within) !== undefined;
}

function countryOfTown(text: string): string | undefined {
  return countryOfCity(spellingKey(text));
}

const SMALL =
  /(?<=[ -])(?:of|de|del|della|di|do|dos|da|das|la|las|le|les|los|am|an|den|der|aan|en|upon|on|sur|the|y)(?=[ -])|(?<= )[dl](?=')/gi;

/** `ST. LOUIS` is `St. Louis`, `RIO DE JANEIRO` `Rio de Janeiro`. */
function asWritten(town: string): string {
  if (/\p{Ll}/u.test(town)) return town;
  return town
    .toLowerCase()
    .replace(/(?<!\p{L}|\p{L}{2}')\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL, (word) => word.toLowerCase())
    .replace(/\bMc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
