import { type Junk, without } from './beside-name.ts';

/*
 * What lists of payees, of exhibitors and of web forms have beside a name: where a payment goes, where a stand is, by which way
 * somebody came. Each is said with its number, its sign or behind a dash, for as words alone most are parts of names.
 */

const END = String.raw`[\s).]*$`;
const BETWEEN = String.raw`(?<=\S)[\s,;:|(–—-]+`;
const NUMBER = String.raw`#?\s*\d[\d -]*`;
const HALL = String.raw`(?:hall|halle|pavilion|pavillon|hala|salle|padiglione)\s*\d{1,2}(?:\.\d)?[a-z]?`;
const STAND = String.raw`(?:booth|stand(?:[- ]n(?:r|o|umber)\.?)?|messestand)\s*#?[a-z]{0,2}-?\d[\w.-]*`;
const PLACE_AT_FAIR = String.raw`(?:${HALL}(?:[\s,/–-]+(?:${STAND}|[a-z]-?\d{1,4}[a-z]?))?|${STAND})`;
const FAIR = '(?:messe|expo|summit|conference|congress|forum|fair|show|salon|feria|fiera)';
const YEAR = String.raw`(?:20\d\d|'?\d\d)`;
const NUMBERED =
  /(?:box|postfach|dept|booth|stand|messestand|hall|halle|pavil|hala|salle|padiglione)\D{0,6}\d/i;

export const NOTES_BESIDE: readonly Junk[] = [
  // `Acme, Inc. PO BOX 100`, `Acme DEPT CH 10547`: lockboxes of banks.
  {
    pattern: new RegExp(
      String.raw`${BETWEEN}(?:p\.?\s?o\.?\s?box|post office box|lock\s?box|postfach|dept\.?(?:\s[a-z]{2})?)\s*${NUMBER}${END}`,
      'giu',
    ),
    sign: NUMBERED,
  },
  { pattern: new RegExp(String.raw`${BETWEEN}\(?${PLACE_AT_FAIR}${END}`, 'giu'), sign: NUMBERED },
  { pattern: new RegExp(String.raw`^\s*${PLACE_AT_FAIR}[\s,:|–—-]+(?=\p{L})`, 'giu'), sign: NUMBERED },
  // `Acme @ CES 2025`, `Acme – Hannover Messe 2025`.
  { pattern: /(?<=\S)\s+@\s+\p{L}[\p{L}\d&' -]*\s'?(?:20)?\d\d\s*$/giu, sign: /\s@\s/ },
  {
    pattern: new RegExp(
      String.raw`(?<=\S)\s+[–—|-]\s+(?:[\p{L}\d&'-]+\s){0,4}${FAIR}(?:\s[\p{L}&'-]+){0,3}\s${YEAR}\s*$`,
      'giu',
    ),
    sign: /\s[–—|-]\s.*\d\d\s*$/,
  },
  // `Acme - USE VENDOR 100163`: the number of the account that is used in its place.
  {
    pattern:
      /(?<=\S)[\s([–—-]+(?:use|see)\s+(?:(?:vendor|supplier|account|acct|customer|id|no)\.?\s*)?#?\s?\d{4,}[\s)\]]*$/giu,
    sign: /\b(?:use|see)\s.*\d{4}/i,
  },
  // `Acme - NEW REMIT ADDRESS`, `Acme REMIT TO`, `Acme - ACH`, `Acme-EFT`.
  { pattern: /(?<=\S)[\s–—-]+(?:new |old )?remit(?:[- ]to)?(?: address)?\s*$/giu, sign: /remit/i },
  { pattern: /(?<=\S)\s*[–—-]\s*(?:ACH|EFT|WIRE)\s*$/gu, sign: /ach|eft|wire/i },
  { pattern: /(?<=\S)[\s–—-]+one[- ]time(?: (?:vendor|supplier|payee|customer))?\s*$/giu, sign: /one.time/i },
  {
    pattern: /(?<=\S)\s+via\s+(?:linkedin|facebook|google|website|web ?form|referral|e-?mail|phone)\s*$/giu,
    sign: /\svia\s/i,
  },
  {
    pattern: /^\s*(?:name|(?:(?:gold|silver|platinum|bronze|diamond|main) )?(?:sponsor|exhibitor))\s*:\s*/giu,
    sign: /:/,
  },
];

/** A name without what stands beside it. */
export function withoutNotes(text: string): string {
  const rest = without(NOTES_BESIDE, text);
  return rest.trim() === '' ? text : rest;
}
