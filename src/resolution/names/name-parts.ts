import { countryCode, countryNames } from '../tables/countries.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { CRM_JUNK, PLACE_WORDS } from '../tables/name-words.ts';
import { foldWords } from './fold.ts';
import { companyOfSecurity } from './listed-name.ts';
import type { NormalName } from './normal-name.ts';

interface NamePart {
  /** What is compared. */
  readonly text: string;
  /** What is shown: with its brackets, when they belong to the name. */
  readonly shown: string;
  readonly part: NormalName['part'];
  /** Alpha-2, when a country stands in brackets. */
  readonly country?: string;
}

const MARKERS: readonly {
  pattern: RegExp;
  before: NormalName['part'];
  after: NormalName['part'] | 'dropped';
}[] = [
  {
    pattern:
      /\s+(?:now known as|n\/k\/a|nka|d\/b\/a|dba|d\.b\.a\.?|doing business as|t\/as?|trading as|a\/k\/a|aka|also known as)[\s:]+/i,
    before: 'whole',
    after: 'trading',
  },
  {
    pattern: /[\s,;]+(?:f\/k\/a|fka|n[ée]e|formerly(?: known as)?|previously(?: known as)?)[\s:]+/i,
    before: 'whole',
    after: 'former',
  },
  { pattern: /[\s,;]+c\/o[\s:]+/i, before: 'whole', after: 'dropped' },
];

const FORMER_IN_BRACKETS = /^(?:formerly(?: known as)?|f\/k\/a|fka|previously|ex|was|now part of)[\s:]+/i;
const TRADING_IN_BRACKETS = /^(?:d\/b\/a|dba|t\/a|trading as|aka|a\/k\/a|also known as)[\s:]+/i;
/** A numeral or a legal form in brackets belongs to the name: `Fund (III)`, `Acme (Pty) Ltd`, `日立製作所(株)`. */
const INLINE =
  /^\s*(?:[ivx]{1,5}|\d{1,4}|the|pty|pvt|private|opc|rf|publ|persero|haftungsbeschr(?:ä|ae)nkt|株|有|同|合|資|名|社|一社|公社|財|一財|公財|特非|学|医|福|独|주|유|유한|합|합자|합명|사|재|의|학|มหาชน)\.?\s*$/i;
/** `Asia Pacific`, `Far East`, `Middle East`. */
const BESIDE_REGION = /^(?:pacific|far|middle|and)$/;
/** Nobody's name is longer; what is pasted into a cell by mistake may be. */
const LONGEST_NAME = 400;
/** One at the end may be open: lists cut names off. */
const BRACKETS = /[([{]([^()[\]{}]*)(?:[)\]}]|$)/g;

/** Finds the names in a text: the name itself first, then those behind markers and in brackets. CRM junk is dropped. */
export function splitNameParts(text: string): readonly NamePart[] {
  const cleaned = withoutJunk(text);
  const bracketed: NamePart[] = [];
  let country: string | undefined;
  const plain = cleaned.replace(BRACKETS, (whole, inner: string, at: number) => {
    if (at === 0 && inner.length < 3) return whole;
    const isWord = !/\p{L}/u.test(cleaned[at + whole.length] ?? '');
    if (INLINE.test(inner) || (isWord && isRegion(inner))) return ` ${inner} `;
    if (isLegalForm(inner)) return at + whole.length < cleaned.length ? ' ' : ` ${inner} `;
    country ??= bracketCountry(inner);
    bracketed.push(...bracketPart(inner.trim()));
    return ' ';
  });
  const parts =
    plain.trim() === ''
      ? [{ text: cleaned, shown: cleaned, part: 'whole' as const }]
      : splitAtMarkers(plain, bracketed.length === 0 ? cleaned : undefined);
  const [head, ...others] = parts;
  const named = head === undefined || country === undefined ? parts : [{ ...head, country }, ...others];
  return [...named, ...bracketed].filter((part) => part.text.trim() !== '');
}

/** `whole` is the text with its brackets, when they hold no name of their own. */
function splitAtMarkers(text: string, whole: string | undefined): readonly NamePart[] {
  for (const { pattern, before, after } of MARKERS) {
    const found = pattern.exec(text);
    if (found === null || found.index === 0) continue;
    const head = partOf(text.slice(0, found.index), before);
    if (after === 'dropped') return [head];
    return [head, partOf(text.slice(found.index + found[0].length), after)];
  }
  const part = partOf(text, 'whole');
  return [whole === undefined ? part : { ...part, shown: whole }];
}

function partOf(text: string, part: NormalName['part']): NamePart {
  const tidy = text.replace(/\s+/g, ' ').trim();
  return { text: tidy, shown: tidy, part };
}

/** Tells sisters apart, as it does without brackets: `Mary Crane Center (North)`, `Acme (Asia Pacific)`; or an initial, `Brown (N) Group`. */
function isRegion(inner: string): boolean {
  const words = foldWords(inner).split(' ');
  const areRegions = words.every((word) => PLACE_WORDS.has(word) || BESIDE_REGION.test(word));
  return (areRegions && words.some((word) => PLACE_WORDS.has(word))) || /^[a-z]$/.test(words.join(' '));
}

/** `VTB Bank (PJSC)`, `Philips' (N.V.) Gloeilampenfabrieken`; three plain letters are initials more often than a form. */
function isLegalForm(inner: string): boolean {
  if (!/^[\p{L}\s.,-]+$/u.test(inner) || !/\.|\p{L}{4}/u.test(inner)) return false;
  return legalForms().has(foldWords(inner.replace(/\.(?=\s?\p{L}\b)/gu, '')));
}

function bracketCountry(inner: string): string | undefined {
  return countryNames().has(foldWords(inner)) ? countryCode(inner) : undefined;
}

function bracketPart(inner: string): readonly NamePart[] {
  const former = inner.replace(FORMER_IN_BRACKETS, '');
  if (former !== inner) return [partOf(former, 'former')];
  const trading = inner.replace(TRADING_IN_BRACKETS, '');
  if (trading !== inner) return [partOf(trading, 'trading')];
  const folded = foldWords(inner);
  if (folded.length < 2 || countryNames().has(folded) || /^[\d ]+$/.test(folded)) return [];
  if (folded.length < 3 && countryCode(folded) !== undefined) return [];
  return [partOf(inner, 'bracket')];
}

/** Takes off what people write into a CRM's name field beside the name; a text that is nothing else is left alone. */
function withoutJunk(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  let rest = trimmed;
  for (const pattern of CRM_JUNK) rest = rest.replace(pattern, ' ');
  rest = rest.replace(/\s+/g, ' ').replace(/^[\s\-–—*_:,;/|.]+|[\s\-–—*_:,;/|]+$/g, '');
  rest = companyOfSecurity(rest).replace(/[\s\-–—*_:,;/|]+$/, '');
  return rest === '' ? trimmed : rest;
}
