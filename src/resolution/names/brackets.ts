import { countryOfBracketedTown } from '../tables/cities.ts';
import { countryCode, countryName, countryNames } from '../tables/countries.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { GENERIC_WORDS, PLACE_WORDS, weightyWords } from '../tables/name-words.ts';
import { saysOrganisation } from '../tables/organisation-kinds.ts';
import { spellingKey } from '../tables/spelling-key.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { canonicalWord } from './canonical-word.ts';
import { foldWords } from './fold.ts';
import type { NormalName } from './normal-name.ts';
import { isRemark, withoutRemark } from './remarks.ts';

/**
 * What stands in the brackets of a name: a `word` that belongs to it as it does without brackets, a legal form, a number or
 * a region among them; a `place`, which is part of the name and tells where the company is; a `name` of the company beside
 * the first (`formerly Zym`, `IBM`); a `remark` about the company, which is no name of it; or what tells `nothing`, as half
 * a legal form does (`(M) Sdn Bhd`).
 */
export type Bracket =
  | { readonly kind: 'word' | 'nothing' | 'remark' }
  | ({ readonly kind: 'place' } & NamedPlace)
  | { readonly kind: 'name'; readonly part: NormalName['part']; readonly text: string };

/** A place in the brackets of a name, and how it is written as words of the name. */
export interface NamedPlace {
  /** Alpha-2. */
  readonly country: string;
  /** Folded. */
  readonly city?: string | undefined;
  /** As it stands there, and its English name where that is another: `HK`, `Hong Kong`. */
  readonly spellings: readonly string[];
}

/** What stands before and behind the brackets. */
export interface BracketContext {
  readonly before: string;
  readonly after: string;
}

/** A numeral or a legal form in brackets belongs to the name: `Fund (III)`, `Acme (Pty) Ltd`, `日立製作所(株)`. */
const INLINE =
  /^\s*(?:[ivx]{1,5}|\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|the|pty|pvt|private|opc|rf|publ|persero|haftungsbeschr(?:ä|ae)nkt|株|有|同|合|資|名|社|一社|公社|財|一財|公財|特非|学|医|福|独|주|유|유한|합|합자|합명|사|재|의|학|มหาชน|集团|集團)\.?\s*$/i;
/** `Asia Pacific`, `Far East`, `Middle East`. */
const BESIDE_REGION = /^(?:pacific|far|middle|and)$/;

const FORMER =
  /^(?:formerly|formally|f\/k\/a|fka|previously|ex|was|n[ée]e|old name)(?: known as| called| named)?[\s:-]+/i;
const TRADING =
  /^(?:d\/b\/a|dba|d\.b\.a\.?|doing business as|t\/as?|o\/a|trading as|trades as|operating as)[\s:]+/i;
const ALSO =
  /^(?:aka|a\.k\.a\.?|a\/k\/a|also known as|also called|n\/k\/a|nka|(?:is )?now (?:known|trading|operating|doing business) as|(?:is )?now (?:called|named)|renamed(?: to| as)?|rebranded(?: to| as)?)[\s:]+/i;
const NAME_MARKERS = [[FORMER, 'former'] as const, [TRADING, 'trading'] as const, [ALSO, 'also'] as const];

/** A letter for the country, between the name and the form of that country: `(M) Sdn Bhd`, `(S) Pte Ltd`, `(I) Pvt Ltd`. */
const LETTERS_OF_FORMS: Readonly<Record<string, RegExp>> = {
  m: /^\s*(?:sdn|bhd|berhad)\b/i,
  b: /^\s*sdn\b/i,
  l: /^\s*bhd\b/i,
  s: /^\s*pte\b/i,
  i: /^\s*(?:pvt|private|p\.?\s+l)/i,
  p: /^\s*(?:ltd|limited)\b/i,
  k: /^\s*(?:ltd|limited)\b/i,
  t: /^\s*(?:ltd|limited)\b/i,
  u: /^\s*(?:ltd|limited)\b/i,
};

/** Codes of countries that are written in brackets, without those that mean an American or Canadian state, a form or a word. */
const COUNTRY_CODES: ReadonlySet<string> = new Set(
  'AE AU BD BE BH BR CH CL CN CZ DK EG ES FI FR GB GH GR HU IE JP KE KR KW LK MX MY NG NL OM PE PH PK PL QA RU TH TR TW TZ UA UG VN ZA ZM ZW'.split(
    ' ',
  ),
);
/** Companies write these into their own names. */
const SHORT_NAMES: ReadonlySet<string> = new Set(['hk', 'nz', 'sg', 'uk', 'us', 'usa', 'uae', 'prc', 'bvi']);
/** Companies call themselves by them, and no table of countries has them. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['lanka', 'LK'],
  ['siam', 'TH'],
  ['marshall island', 'MH'],
  ['macau sar', 'MO'],
]);

const LONGEST_INITIALS = 6;
const SHORTEST_PART = 3;
const MOST_COMMON = 2;

/** Reads what stands in brackets as what it is; the first that fits decides. */
export function readBracket(inner: string, context: BracketContext): Bracket {
  if (isRemark(inner)) return { kind: 'remark' };
  const text = withoutRemark(inner.trim());
  const isApart = !/^\p{L}/u.test(context.after);
  if (isLetterOfForm(text, context) || isTickerLetter(text, context)) return { kind: 'nothing' };
  if (INLINE.test(text) || (isApart && (isRegion(text) || isRegionCode(text, context.before))))
    return { kind: 'word' };
  if (isLegalForm(text)) return { kind: context.after.trim() === '' ? 'word' : 'nothing' };
  return namedAfterMarker(text) ?? readUnmarked(text, context);
}

function readUnmarked(text: string, { before, after }: BracketContext): Bracket {
  const isLast = after.trim() === '';
  const areInitials = mayBeInitials(text, before);
  const place = placeIn(text, { areInitials, isLast });
  if (place !== undefined) return { kind: 'place', ...place };
  if (isCommon(text, after) && !areInitials)
    return { kind: isLast || endsInForm(before) ? 'nothing' : 'word' };
  const folded = foldWords(text);
  const isNothing = folded.length < 2 || /^[\d ]+$/.test(folded) || isCode(folded);
  return isNothing ? { kind: 'nothing' } : { kind: 'name', part: 'bracket', text };
}

/** Letters of the name before them, from the first of a word on: `Bangladesh Agricultural Research Institute (BARI)`. */
function mayBeInitials(text: string, before: string): boolean {
  if (text.length > LONGEST_INITIALS || text !== text.toUpperCase()) return false;
  const [letters, words] = [foldWords(text), ` ${foldWords(before)}`];
  let at = words.indexOf(` ${letters.charAt(0)}`);
  for (const letter of letters) {
    if (at === -1) return false;
    at = words.indexOf(letter, at + 1);
  }
  return at !== -1;
}

/** Letters in a row that the name has in their order, from the first of a word on: its own abbreviation. */
export function isAbbreviationOf(text: string, name: string): boolean {
  return /^\p{L}+$/u.test(text) && mayBeInitials(text.toUpperCase(), name);
}

/** A former or another name; what stands there may be a remark all the same: `formerly part of Kud`. */
function namedAfterMarker(text: string): Bracket | undefined {
  for (const [marker, part] of NAME_MARKERS) {
    const name = text.replace(marker, '');
    if (name === text) continue;
    return isRemark(name) ? { kind: 'remark' } : { kind: 'name', part, text: name };
  }
  return undefined;
}

function isLetterOfForm(text: string, { after }: BracketContext): boolean {
  return LETTERS_OF_FORMS[text.replace(/\.$/, '').toLowerCase()]?.test(after) === true;
}

/** `Ford Motor Company (F)`, as its shares are called; `Zym Corp. (V)` is the fifth, and `Visa Inc. (V)` begins so. */
function isTickerLetter(text: string, { before, after }: BracketContext): boolean {
  if (!/^[A-Z]$/.test(text) || after.trim() !== '' || !endsInForm(before)) return false;
  return !/[IVX]/.test(text) || before.trim().startsWith(text);
}

/** Tells sisters apart, as it does without brackets: `Mary Crane Center (North)`, `Acme (Asia Pacific)`; or an initial, `Brown (N) Group`. */
function isRegion(text: string): boolean {
  const words = foldWords(text).split(' ');
  const areRegions = words.every((word) => PLACE_WORDS.has(word) || BESIDE_REGION.test(word));
  return (areRegions && words.some((word) => PLACE_WORDS.has(word))) || /^[a-z]$/.test(words.join(' '));
}

/** What sales regions are called for short; as words of a name they may be anything else, and in brackets initials of the name. */
const REGION_CODES: ReadonlySet<string> = new Set(
  'EU EEA MEA MENA IMEA MEAP GCC CEE CIS ANZ UKI ROI SEA ASEAN JAPAC NORAM ROW'.split(' '),
);

/** `Kudzwa (GCC) Ltd`: many companies have one there, so that it is no name of any. */
function isRegionCode(text: string, before: string): boolean {
  return REGION_CODES.has(text) && !mayBeInitials(text, before);
}

/** `VTB Bank (PJSC)`, `Philips' (N.V.) Gloeilampenfabrieken`; three plain letters are initials more often than a form. */
function isLegalForm(text: string): boolean {
  if (!/^[\p{L}\s.,-]+$/u.test(text) || !/\.|\p{L}{4}/u.test(text)) return false;
  return legalForms().has(foldWords(text.replace(/\.(?=\s?\p{L}\b)/gu, '')));
}

/**
 * A word or two of trade or of what many organisations are: `Acme (Holdings) Ltd` is Acme Holdings; at the end it may be a
 * department, `Acme (Sales)`, or say what it is, `Universität Zym (Technische Hochschule)`.
 */
function isCommon(text: string, after: string): boolean {
  const words = weightyWords(foldWords(text).split(' '));
  const last = words.at(-1);
  if (last === undefined) return false;
  if (words.length <= MOST_COMMON && words.every(isOfMany)) return true;
  return words.length <= MOST_BEFORE_FORM && isOfMany(last) && isFormAt(after);
}

/** `Zym (Share Scheme Trustees) Limited`: what stands before the legal form is registered with it. */
const MOST_BEFORE_FORM = 4;

function isFormAt(after: string): boolean {
  return legalForms().has(foldWords(after));
}

const BEFORE_LAST = /^(.*)\([^()]*\)([^()]*)$/;

/** What stands in the last brackets is registered with the name: `Zym (UK) Limited`, and not `Zym Limited (UK)`. */
export function isBeforeForm(text: string): boolean {
  const [, before = '', after = ''] = BEFORE_LAST.exec(text) ?? [];
  return isFormAt(after) && (!endsInForm(before) || COMPANY_AT_END.test(before));
}

/** `Zym Company (UK) Limited`; a comma parts the form from the name: `Zym Co., (UK) Ltd.` */
const COMPANY_AT_END = /\b(?:co|company)\.?\s*$/i;

/** Companies that hold something for others, or trade abroad, are called so behind the name of these. */
const FOR_OTHERS: ReadonlySet<string> = new Set('nominee nominees trustee trustees overseas'.split(' '));

function isOfMany(word: string): boolean {
  if (FOR_OTHERS.has(word)) return true;
  return GENERIC_WORDS.has(word) || GENERIC_WORDS.has(canonicalWord(word)) || saysOrganisation(word);
}

/** Behind the legal form nothing belongs to the name. */
function endsInForm(before: string): boolean {
  return legalForms().has(foldWords(before).split(' ').at(-1) ?? '');
}

/** Two letters of a country that may as well be a state's. */
function isCode(folded: string): boolean {
  return folded.length < 3 && countryCode(folded) !== undefined;
}

/**
 * A country, else a town, else a part of a country: `(Malaysia)`, `(HK)`, `(Shanghai)`, `(Guangdong)`, `(Suzhou, China)`.
 * What may be initials is a country only by its name or code.
 */
function placeIn(
  text: string,
  { areInitials, isLast }: { readonly areInitials: boolean; readonly isLast: boolean },
): NamedPlace | undefined {
  const key = spellingKey(text);
  const country = countryIn(text, key) ?? (isLast ? undefined : countryOfCode(text));
  if (country !== undefined) return { country, spellings: spellingsOf(text, countryName(country)) };
  return areInitials ? undefined : (townIn(text) ?? regionIn(text, key));
}

function townIn(text: string): NamedPlace | undefined {
  const [town = '', ...more] = text.split(',').map(spellingKey);
  const country = countryOfBracketedTown(town);
  if (country === undefined || more.some((part) => countryCode(part) !== country)) return undefined;
  return { country, city: foldWords(town), spellings: spellingsOf(text) };
}

/** A country by a name that others have for it, or a part of one. */
function regionIn(text: string, key: string): NamedPlace | undefined {
  if (key.length <= SHORTEST_PART) return undefined;
  const country = OTHER_NAMES.get(key) ?? countryCode(text);
  if (country !== undefined) return { country, spellings: spellingsOf(text, countryName(country)) };
  const part = subdivisionCode(text);
  return part === undefined ? undefined : { country: part.slice(0, 2), spellings: spellingsOf(text) };
}

function countryIn(text: string, key: string): string | undefined {
  if (countryNames().has(key)) return countryCode(text);
  return SHORT_NAMES.has(key) && text === text.toUpperCase() ? countryCode(key) : undefined;
}

/** Within a name; behind it, a code is a note of somebody else: `Unilever NV (NL)`. */
function countryOfCode(text: string): string | undefined {
  return COUNTRY_CODES.has(text) ? countryCode(text) : undefined;
}

/** As it is written, and in English where that is another spelling. */
function spellingsOf(text: string, english = text): readonly string[] {
  return foldWords(text) === foldWords(english) ? [text] : [text, english];
}
