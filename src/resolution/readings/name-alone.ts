import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { KNOWN_BITS, prominenceBits } from '../comparisons/prominence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { type NameBeside, type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import type { Place } from '../records/normalise-place.ts';
import { DEALS, SHOPS, TELEPHONES } from '../tables/beside-words.ts';
import { FUND_WORDS } from '../tables/company-words.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { isTellingWord } from '../tables/name-words.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { nameAtHost } from './at-host.ts';
import { nameBeforeCountry } from './country-abroad.ts';
import { namesBeforeTown } from './places-behind.ts';

/*
 * What people write into the field of a name beside the name and that says nothing of who it is: a telephone number, the
 * year of a contract, the number of an account, of an order or of a shop.
 */

type Alone = Reading<NormalName>;

const BETWEEN = String.raw`[\s,;:|(–—-]+`;
const END = String.raw`[\s).]*$`;
/** What a text that has none of them does not say: asked of every name. */
const SIGN = /\d|\s[–—|:-]\s/;

/** With its sign or its brackets, in groups, or said to be one; digits alone may be any number. */
const PHONE_BEHIND = new RegExp(
  String.raw`${BETWEEN}((?:(?:${TELEPHONES})[\s.:]*)?(?:\+|00|\(|0|(?=\d{1,4}[\s./-]\d))[\d\s()./-]{6,}\d)${END}`,
  'iu',
);
const PHONE_IN_FRONT = /^\s*(\+\d[\d\s()./-]{6,}\d)[\s,;:|–—-]+(?=\p{L})/u;
/** Fewer digits are no telephone number, more are none either. */
const DIGITS_OF_PHONE = { least: 7, most: 15 } as const;

/** Of an account or an order: long, or filled up with noughts, as no company's name is. */
const NUMBER = String.raw`(?:#|[Nn][or]\.?|ID:?)?\s*\p{Lu}{0,3}-?(?:\d{5,}|0\d{3,})`;
const NUMBER_BEHIND = new RegExp(`${BETWEEN}(${NUMBER})${END}`, 'u');
const NUMBER_IN_FRONT = new RegExp(String.raw`^\s*(${NUMBER})[\s,;:|.–—-]+(?=\p{L})`, 'u');
/** Shorter ones with letters, where a stroke parts them from the name: `C001 | Kudzwa`. */
const CODE_IN_FRONT = /^\s*(\p{Lu}{1,4}[-.]?\d{3,})(?:\s*[|:]\s*|\s+[–—-]+\s+)(?=\p{L})/u;

const YEAR = String.raw`20[0-4]\d`;
const MONTH = '(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-zä]*';
const PERIOD = [
  String.raw`(?:fy|gj)\s?'?(?:20)?\d\d(?:\s?[/–-]\s?(?:20)?\d\d)?`,
  String.raw`[qh][1-4][\s/-]*(?:fy)?\s?(?:20)?\d\d`,
  String.raw`(?:${MONTH}\s|\d{1,2}[./-]){1,2}${YEAR}`,
  String.raw`${YEAR}-\d\d-\d\d`,
  String.raw`${YEAR}(?:\s?[/–-]\s?(?:20)?\d\d)?`,
].join('|');
const PERIOD_BEHIND = new RegExp(
  `${BETWEEN}((?:(?:${DEALS})${BETWEEN})*(?:${PERIOD})(?:${BETWEEN}(?:${DEALS}))*)${END}`,
  'iu',
);
const DEAL_BEHIND = new RegExp(String.raw`\s+[–—|:-]\s+((?:${DEALS})(?:\s(?:${DEALS}))*)${END}`, 'iu');
/** A year alone is the end of a name more often than what is said to be of a deal. */
const YEAR_ALONE = new RegExp(`^${YEAR}$`);

const SHOP_BEHIND = new RegExp(
  String.raw`${BETWEEN}((?:${SHOPS})\s*(?:(?:n[ro]|num|number|n[°º])[\s.:]*|#\s*)?\d{1,6})${END}`,
  'iu',
);

interface Pattern {
  readonly what: NameBeside['what'];
  readonly pattern: RegExp;
  /** Whether what was found is of this kind. */
  readonly holds?: (said: string) => boolean;
}

const PATTERNS: readonly Pattern[] = [
  { what: 'period', pattern: PERIOD_BEHIND },
  { what: 'period', pattern: DEAL_BEHIND },
  { what: 'shop', pattern: SHOP_BEHIND },
  { what: 'phone', pattern: PHONE_BEHIND, holds: isPhone },
  { what: 'phone', pattern: PHONE_IN_FRONT, holds: isPhone },
  { what: 'number', pattern: NUMBER_BEHIND },
  { what: 'number', pattern: NUMBER_IN_FRONT },
  { what: 'number', pattern: CODE_IN_FRONT },
];

// A record's name is looked up and then compared with all candidates.
const remembered = new WeakMap<NormalName, Alone | null>();

/**
 * `Kudzwa 2023`, `10023 Kudzwa AG`, `Kudzwa +44 113 496 0100` and `Kudzwa Store Nr. 14` read as Kudzwa, where nobody bears the whole
 * text. Undefined for nearly all names.
 */
export function nameAlone(name: NormalName, country: string | undefined): Alone | undefined {
  if (name.part !== 'whole' || !SIGN.test(name.text)) return undefined;
  let known = remembered.get(name);
  if (known === undefined) {
    known = read(name, country) ?? null;
    remembered.set(name, known);
  }
  return known ?? undefined;
}

function read(name: NormalName, country: string | undefined): Alone | undefined {
  for (const { what, pattern, holds } of PATTERNS) {
    const found = pattern.exec(name.text);
    const said = found?.[1];
    if (found === null || said === undefined || holds?.(said) === false) continue;
    const rest = found.index === 0 ? name.text.slice(found[0].length) : name.text.slice(0, found.index);
    const [head] = normaliseName(rest, country);
    if (head === undefined || !isNameOfSomebody(head)) continue;
    const { tokens, english, forms } = head;
    const beside: NameBeside = { what: YEAR_ALONE.test(said) ? 'year' : what, said, rest: head.text };
    return readAs(name, tokens, { english, forms, beside });
  }
  return undefined;
}

// Asked beside each candidate: nearly all names are read in no such way.
const within = new WeakMap<NormalName, readonly Alone[]>();

/** What a name is read as without a number beside it, a person in front or a country behind. */
export function namesWithin(name: NormalName, country: string | undefined): readonly Alone[] {
  let known = within.get(name);
  if (known === undefined) {
    const all = [nameAlone(name, country), nameAtHost(name, country), nameBeforeCountry(name)];
    known = all.flatMap((one) => (one === undefined ? [] : 'reading' in one ? [one.reading] : [one]));
    within.set(name, known);
  }
  return known;
}

/** What may be the name of the company that is meant, before it is known where that is. */
export function namesPerhaps(name: NormalName, { country, city }: Place): readonly NormalName[] {
  const alone = namesWithin(name, country);
  return city === undefined ? [...alone, ...namesBeforeTown(name, country)] : alone;
}

/** `Vision 2030`, `Kudzwa Fund 2035`: a year behind a word of a language or what funds are called, unless everybody knows the company. */
export function mayBelongToName({ tokens, beside }: Alone, { prominence }: EntityProfile): boolean {
  if (beside?.what !== 'year') return false;
  if (tokens.some((word) => FUND_WORDS.has(word))) return true;
  return tokens.every((word) => isEverydayWord(word)) && prominenceBits(prominence) < KNOWN_BITS;
}

/** The telephone number that stands beside the names of a record. */
export function phoneBeside(names: readonly NormalName[], country: string | undefined): string | undefined {
  for (const name of names) {
    const beside = nameAlone(name, country)?.beside;
    if (beside?.what === 'phone') return beside.said;
  }
  return undefined;
}

function isPhone(said: string): boolean {
  const { length } = said.replace(/\D/g, '');
  return length >= DIGITS_OF_PHONE.least && length <= DIGITS_OF_PHONE.most;
}

/** `1234567 Ontario` is a company without another name. */
function isNameOfSomebody({ tokens }: NormalName): boolean {
  if (subdivisionCode(tokens.join(' '), 'CA') !== undefined) return false;
  return tokens.some((word) => isTellingWord(word) && !isDistinguishingToken(word));
}
