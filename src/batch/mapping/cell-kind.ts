// Without its entry, which reads the names in eighty languages.
import countries from 'i18n-iso-countries/index.js';
import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import es from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import it from 'i18n-iso-countries/langs/it.json' with { type: 'json' };
import nl from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import pt from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import { parse as parseHost } from 'tldts';

/** What a cell plainly is by its form alone. `code`: a country code that is also a state of the USA. */
export type CellKind =
  | 'email'
  | 'social'
  | 'url'
  | 'domain'
  | 'phone'
  | 'number'
  | 'date'
  | 'id'
  | 'country'
  | 'code'
  | 'flag'
  | 'words'
  | 'other';

const PHONE =
  /^(?:\+\d[\d\s()./-]{6,18}|\(\d{2,5}\)[\d\s./-]{5,}|(?:1[\s.-])?\d{3}[\s.-]\d{3}[\s.-]\d{4}|0\d{1,5}[\s/-]+\d[\d\s/-]{4,})(?:\s*(?:x|ext\.?|#)\s*\d+)?$/i;

/** Forms in the order in which they are tried. */
const FORMS: readonly (readonly [CellKind, RegExp])[] = [
  ['email', /^(?:mailto:)?[^\s@/]+@[^\s@/]+\.[^\s@/]+/i],
  ['other', /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/in\//i],
  ['social', /^(?:https?:\/\/)?(?:[\w-]+\.)?(?:linkedin|facebook|twitter|x|instagram|xing)\.com\/\S/i],
  ['url', /^(?:[a-z]{2,6}:\/+|www\.)\S/i],
  ['date', /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?:[\sT]|$)/],
  ['phone', PHONE],
  ['number', /^[-+]?[€$£]?\s?(?:\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)\s?[%€]?$/],
  // Salesforce ids, GUIDs, LEIs.
  ['id', /^(?:0\w{14}|0\w{17}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[A-Z\d]{18}\d\d)$/i],
];

const FLAG = /^(?:yes|no|y|n|true|false|ja|nein|nee|oui|non|s[ií]|não|x)$/i;
const WORDS = /^[\p{L}\p{M}\s'’&,-]+$/u;

/** Tells what a trimmed, non-empty cell plainly is. */
export function kindOf(cell: string): CellKind {
  const form = FORMS.find(([, pattern]) => pattern.test(cell));
  if (form !== undefined) return form[0];
  if (isDomain(cell)) return 'domain';
  if (isCountryCode(cell)) return isUsState(cell) ? 'code' : 'country';
  if (countryNames().has(cell.toLowerCase())) return 'country';
  if (FLAG.test(cell)) return 'flag';
  return WORDS.test(cell) ? 'words' : 'other';
}

function isDomain(cell: string): boolean {
  if (!cell.includes('.') || /\s/.test(cell)) return false;
  const host = parseHost(cell);
  return host.isIcann === true && host.domain !== null;
}

/** By its two letters, in capitals. */
export function isUsState(cell: string): boolean {
  return US_STATES.has(cell);
}

/** By two or three letters, in capitals. */
export function isCountryCode(cell: string): boolean {
  return COUNTRY_CODES.has(cell);
}

const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);

const COUNTRY_CODES = new Set(Object.entries(countries.getAlpha2Codes()).flat());

let names: ReadonlySet<string> | undefined;

/** Read on first use: most commands look at no cell. */
function countryNames(): ReadonlySet<string> {
  names ??= new Set(
    [en, de, fr, es, nl, it, pt]
      .flatMap(({ countries: ofLanguage }) => Object.values<string | readonly string[]>(ofLanguage).flat())
      .concat('England', 'Scotland', 'Wales', 'Northern Ireland', 'Great Britain', 'USA')
      .map((name) => name.toLowerCase()),
  );
  return names;
}
