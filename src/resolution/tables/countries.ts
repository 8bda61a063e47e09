import { lazily } from './lazily.ts';
import { spellingKey } from './spelling-key.ts';
import { tableText } from './table-text.ts';

interface CountryTable {
  readonly codeOf: ReadonlyMap<string, string>;
  readonly nameOf: ReadonlyMap<string, string>;
  readonly names: ReadonlySet<string>;
  /** Single words to the single-word English name. */
  readonly words: ReadonlyMap<string, string>;
}

const SEPARATORS = /[()[\],;/|]|\s[-–—]\s/;
/** Shorter parts of a text are states (`Atlanta, GA`) as often as countries. */
const SHORT_PARTS: ReadonlySet<string> = new Set(['us', 'usa', 'uk', 'uae', 'prc']);

const table = lazily(readCountries);

/**
 * Reads a country as people write it: ISO 3166-1 codes, names in a dozen languages and its own, `England`, `Korea, South`,
 * `USA (United States)`. Returns alpha-2 (`XK` for Kosovo), undefined when it is no country or could be two.
 */
export function countryCode(text: string): string | undefined {
  const parts = text
    .split(SEPARATORS)
    .map(spellingKey)
    .filter((part) => part !== '');
  return lookUp(parts.join(' ')) ?? (parts.length > 1 ? codeOfParts(parts, text) : undefined);
}

/** Gives the English short name of an alpha-2 code in upper case. */
export function countryName(code: string): string | undefined {
  return table().nameOf.get(code);
}

/** English and own names of countries under `spellingKey` (without codes, but with `us`, `usa`, `uk`), to spot in names. */
export function countryNames(): ReadonlySet<string> {
  return table().names;
}

/** The English name of a country that a word names in another language (`deutschland`), else the word. */
export function countryWord(word: string): string {
  return table().words.get(word) ?? word;
}

/** How a country (alpha-2) is written behind the name of a company there, as words of a name are compared. */
export function countryWords(code: string | undefined): readonly string[] {
  if (code === undefined) return NO_WORDS;
  const name = countryName(code);
  return name === undefined ? NO_WORDS : [spellingKey(name), ...(SHORT_WORDS[code] ?? NO_WORDS)];
}

const NO_WORDS: readonly string[] = [];
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  GB: ['uk'],
  US: ['usa', 'us'],
  AE: ['uae'],
};

function lookUp(key: string): string | undefined {
  const { codeOf } = table();
  return codeOf.get(key) ?? (key.startsWith('the ') ? codeOf.get(key.slice(4)) : undefined);
}

// `Samoa (American)` read backwards is a country; `Georgia, USA` ends with the country; else the parts must agree.
function codeOfParts(parts: readonly string[], text: string): string | undefined {
  const backwards = lookUp(parts.toReversed().join(' '));
  if (backwards !== undefined) return backwards;
  const codes = parts.map((part) => (part.length > 3 || SHORT_PARTS.has(part) ? lookUp(part) : undefined));
  const last = codes.at(-1);
  if (last !== undefined && text.includes(',')) return last;
  const distinct = new Set(codes.filter((code) => code !== undefined));
  return distinct.size === 1 ? [...distinct][0] : undefined;
}

function readCountries(): CountryTable {
  const codeOf = new Map<string, string>();
  const nameOf = new Map<string, string>();
  const names = new Set<string>();
  for (const line of tableText('countries').trim().split('\n')) {
    const [codes = '', name = '', ownNames = '', otherNames = ''] = line.split('|');
    const code = codes.slice(0, 2);
    nameOf.set(code, name);
    const spotted = [spellingKey(name), ...ownNames.split(';')].filter((key) => key !== '');
    for (const key of spotted) names.add(key);
    for (const key of [...codes.toLowerCase().split(' '), ...spotted, ...otherNames.split(';')]) {
      if (key !== '') codeOf.set(key, code);
    }
  }
  const words = new Map<string, string>();
  for (const name of names) {
    const english = spellingKey(nameOf.get(codeOf.get(name) ?? '') ?? '');
    if (!name.includes(' ') && name.length > 3 && english !== '' && !english.includes(' '))
      words.set(name, english);
  }
  return { codeOf, nameOf, names, words };
}
