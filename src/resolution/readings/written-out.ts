import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { countryWords } from '../tables/countries.ts';
import { lazily } from '../tables/lazily.ts';
import { type PostalState, postalStates } from '../tables/postal-states.ts';
import { brazilianKindWords, brazilianReadings } from './brazilian-kinds.ts';
import { withRegionsBehind } from './regions-behind.ts';
import { isAbbreviatedByDots } from './state-meant.ts';
import { townHallReadings, townHallWords } from './town-halls.ts';
import { otherUmlauts } from './umlauts.ts';

/** Codes that are words, too, or legal forms: read as states where capitals tell them from the words around them. */
const WORDS: ReadonlySet<string> = new Set(
  'AB AL AS CO DE HI ID IN LA MA ME MI MS MT NE NT OH OK ON OR PA PE SA SD VA VI'.split(' '),
);

/** Anywhere else it is a company. */
const COLORADO = String.raw`(?<=(?:\bof|,)\s)CO`;

interface Pattern {
  readonly pattern: RegExp;
  readonly meanings: ReadonlyMap<string, string>;
  /** The states (ISO 3166-2) that are found. */
  readonly states?: ReadonlyMap<string, string>;
}

/** A text in which something was replaced, and the states by which that was. */
interface Written {
  readonly text: string;
  readonly states: readonly string[];
}

/** How the states of a country are found in a text, and what stands for what is found, in capitals. */
interface StatePatterns {
  readonly code: Pattern;
  /** Without the codes that are words. */
  readonly plainCode: Pattern;
  readonly name: Pattern;
}

/** What German banks abbreviate in lists of their branches, and schools in their names. */
const GERMAN: ReadonlyMap<string, string> = new Map([
  ['ST SPK', 'Stadtsparkasse'],
  ['KR SPK', 'Kreissparkasse'],
  ['SPK', 'Sparkasse'],
  ['BAUSPK', 'Bausparkasse'],
  ['LD BK', 'Landesbank'],
  ['VB', 'Volksbank'],
  ['NDL', 'Niederlassung'],
  ['ZNDL', 'Zweigniederlassung'],
  ['FFM', 'Frankfurt am Main'],
  ['FH', 'Fachhochschule'],
]);
/** What English names abbreviate beside their places; `St` is Saint as well. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['ST', 'Street'],
  ['CTY', 'County'],
  ['CK', 'Creek'],
  ['CRK', 'Creek'],
]);
const GERMAN_SPEAKING: ReadonlySet<string> = new Set(['DE', 'AT', 'CH']);

/** Nothing in small letters, or nothing in capitals: there the case of a word tells nothing. */
const ONE_CASE = /^(?:\P{Ll}*|\P{Lu}*)$/u;
/** `N.Y.` and `N. Y.` */
const DOTTED = /(?<![\p{L}.])([A-Z])\.\s?([A-Z])\.(?![\p{L}&])/gu;
const NO_READINGS: readonly Reading<NormalName>[] = [];

// A record's name is looked up and then compared with all candidates, and an account's with other accounts.
const remembered = new WeakMap<NormalName, readonly Reading<NormalName>[]>();

/**
 * The readings of a record's name in which what stands for a word is that word: `University of Alabama` for `University of
 * AL`, the code for the state, `Sparkasse` for `Spk`, `Stadt` for `Landeshauptstadt`, `Duerr` for `Dürr`. Each costs a little, so that who bears
 * the name as it is written comes first. `country` (alpha-2) is the record's: the states are its own, or American and Canadian where it says none.
 */
export function writtenOut(name: NormalName, country: string | undefined): readonly Reading<NormalName>[] {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const spelled = otherUmlauts(name, country);
  const others = readingsOf(name, country);
  const readings =
    spelled === undefined ? others : [...others, readingAs(name, spelled.tokens, spelled.forms)];
  remembered.set(name, readings);
  return readings;
}

function readingsOf(name: NormalName, country: string | undefined): readonly Reading<NormalName>[] {
  const coded = country === undefined ? undefined : withOwnCountry(name, country);
  if (coded !== undefined) return [coded];
  const regional = withRegionsBehind(name.tokens, name.text.replace(DOTTED, '$1$2'));
  if (regional.length > 0) return regional.map((tokens) => readingAs(name, tokens));
  if (!mayBeWrittenOut(name.text)) return NO_READINGS;
  const patterns = patternsOf(country);
  if (patterns.length === 0) return NO_READINGS;
  const text = name.text.includes('.') ? withoutDotsOfStates(name.text, country) : name.text;
  const isOneCase = ONE_CASE.test(text);
  const texts = new Map(
    patterns.map((read) => read(text, isOneCase)).map((written) => [written.text, written]),
  );
  texts.delete(text);
  return texts.size === 0
    ? NO_READINGS
    : [...texts.values()].flatMap((written) => readingOf(name, written, country));
}

/** `N.Y.` abbreviates New York by dots; `M.D.` are initials of somebody, for Maryland is one word. */
function withoutDotsOfStates(text: string, country: string | undefined): string {
  return text.replace(DOTTED, (whole, first: string, second: string) =>
    isAbbreviatedByDots(`${first}${second}`, country) ? `${first}${second}` : whole,
  );
}

/** Whether a word of the text begins what is written out, or dots part a code: most names have none, and the patterns are long. */
function mayBeWrittenOut(text: string): boolean {
  if (text.includes('.') && INITIALS.test(text)) return true;
  const first = firstWords();
  return text.split(NO_LETTER).some((word) => first.has(word.toUpperCase()));
}

/** Codes of countries that are more often something else behind a name: information technology, a place in the US. */
const OTHERWISE: ReadonlySet<string> = new Set('IT LA ME'.split(' '));

/** `Zain BH` of Bahrain is Zain Bahrain: behind its name a company writes the code of its country in capitals. */
function withOwnCountry(name: NormalName, country: string): Reading<NormalName> | undefined {
  const { tokens, text } = name;
  const before = tokens.slice(0, -1);
  if (before.length === 0 || OTHERWISE.has(country)) return undefined;
  if (tokens.at(-1) !== country.toLowerCase() || !text.split(NO_LETTER).includes(country)) return undefined;
  const [called] = countryWords(country);
  if (called === undefined) return undefined;
  return readingAs(name, [...before, ...called.split(' ')]);
}

const INITIALS = /[A-Z]\.\s?[A-Z]\./;
const NO_LETTER = /[^\p{L}]+/u;

const firstWords = lazily(() => {
  const states = [undefined, 'US', 'CA', 'AU'].flatMap((country) => postalStates(country));
  const written = [
    ...states.flatMap(({ code, name }) => [code, name]),
    ...[...GERMAN.keys(), ...ENGLISH.keys(), ...townHallWords(), ...brazilianKindWords()],
  ];
  return new Set(written.map((words) => (words.split(NO_LETTER)[0] ?? '').toUpperCase()));
});

function readingOf(
  name: NormalName,
  { text, states }: Written,
  country: string | undefined,
): Reading<NormalName>[] {
  const [read] = normaliseName(text, country);
  if (read === undefined || read.tokens.length < 2 || read.tokens.join(' ') === name.tokens.join(' '))
    return [];
  const { tokens, forms } = read;
  return [readingAs(name, tokens, forms, states.length === 0 ? undefined : states)];
}

function readingAs(
  name: NormalName,
  tokens: readonly string[],
  forms: readonly string[] = name.forms,
  states?: readonly string[],
): Reading<NormalName> {
  const change = { forms, english: undefined, withPlace: undefined, isWrittenOut: true } as const;
  return readAs(name, tokens, { ...change, states });
}

type Read = (text: string, isOneCase: boolean) => Written;

function patternsOf(country: string | undefined): readonly Read[] {
  const states = statePatterns().get(country ?? '');
  const german: readonly Read[] =
    country !== undefined && GERMAN_SPEAKING.has(country) ? [(text) => replaced(text, germanPattern())] : [];
  if (states === undefined)
    return country === undefined
      ? german
      : [...german, ...[...brazilianReadings(country), ...townHallReadings(country)].map(withoutStates)];
  const { code, plainCode, name } = states;
  return [
    (text) => replaced(text, englishPattern()),
    (text, isOneCase) => replaced(text, isOneCase ? plainCode : code),
    (text) => replaced(text, name),
  ];
}

function withoutStates(read: (text: string) => string): Read {
  return (text) => ({ text: read(text), states: NO_STATES });
}

const NO_STATES: readonly string[] = [];
/** What stands behind it is a place, whatever else its letters may be: `University of AL`. */
const OF = /(?:^|\s)of\s+$/i;

function replaced(text: string, { pattern, meanings, states }: Pattern): Written {
  const found: string[] = [];
  const written = text.replace(pattern, (whole, at: number) => {
    const key = whole.toUpperCase().replace(/\.?\s+/, ' ');
    const state = states?.get(key);
    if (state !== undefined && !OF.test(text.slice(0, at))) found.push(state);
    return meanings.get(key) ?? whole;
  });
  return { text: written, states: found };
}

const englishPattern = lazily(() => patternFor(ENGLISH, 'giu'));
const germanPattern = lazily(() => patternFor(GERMAN, 'giu'));

const statePatterns = lazily(
  () =>
    new Map(
      [undefined, 'US', 'CA', 'AU'].map((country): [string, StatePatterns] => [
        country ?? '',
        patternsFor(postalStates(country)),
      ]),
    ),
);

function patternsFor(states: readonly PostalState[]): StatePatterns {
  const plain = states.filter(({ code }) => !WORDS.has(code));
  const byCode = (some: readonly PostalState[]) => new Map(some.map(({ code, name }) => [code, name]));
  const found = new Map(
    states.flatMap(({ code, name, iso }) => [
      [code, iso],
      [name.toUpperCase(), iso],
    ]),
  );
  const names = new Map(plain.map(({ code, name }) => [name.toUpperCase(), code]));
  return {
    code: { ...patternFor(byCode(states), 'gu'), states: found },
    plainCode: { ...patternFor(byCode(plain), 'giu'), states: found },
    name: { ...patternFor(names, 'giu'), states: found },
  };
}

/** Whole words alone; the longest first, for `West Virginia` is not Virginia. */
function patternFor(meanings: ReadonlyMap<string, string>, flags: string): Pattern {
  const words = [...meanings.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => (word === 'CO' ? COLORADO : word.replaceAll(' ', String.raw`\.?\s+`)));
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.&'’])(?:${words.join('|')})(?![\p{L}\p{N}&'’])`, flags),
    meanings,
  };
}
