import { GENERIC_WORDS, NUMERALS } from '../tables/name-words.ts';
import { canonicalWord } from './canonical-word.ts';
import { withoutElision } from './elision.ts';
import { fold } from './fold.ts';
import { type NamePart, splitNameParts } from './name-parts.ts';
import { readNative } from './native-words.ts';
import { type NormalName, type Reading, writtenName } from './normal-name.ts';
import { numberBehind } from './number-behind.ts';
import { inScripts } from './script-changes.ts';
import { formAt, isSpelledForm, stripForms, stripWrittenForms } from './strip-forms.ts';

const LATIN = /\p{Script=Latin}/u;
const NON_WORD = /[^\p{L}\p{M}\p{N}]+/u;
/** The same for small letters of ASCII. */
const ASCII_NON_WORD = /[^a-z0-9]+/;
/** Nothing to be taken away or apart but the spaces. */
const PLAIN_WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
/** What comes in a row that is counted by letters. */
const LETTERED: ReadonlySet<string> = new Set([
  'series',
  'class',
  'fund',
  'funds',
  'trust',
  'unit',
  'tranche',
]);
const LETTERS = /^\p{L}+$/u;
/** A city by two names and a country, in words. */
const LONGEST_SEAT = 5;
const NON_ASCII = /[^\x20-\x7e]/;

/**
 * Takes a company name apart: one entry for the name itself and one for each other name in the same text
 * (`Alpha Ltd d/b/a Beta`, `Beta (formerly Alpha)`). Empty when nothing of the text is a name.
 * `country` (alpha-2) decides about words that are a legal form in some countries only.
 */
export function normaliseName(text: string, country?: string): readonly NormalName[] {
  return normaliseParts(splitNameParts(text), country);
}

/** The same for a text whose names were found. */
export function normaliseParts(parts: readonly NamePart[], country?: string): readonly NormalName[] {
  const names: NormalName[] = [];
  for (const part of parts) {
    const read = wordsAndForms(withoutSeat(withoutAddress(part.text), country), country);
    if (read.tokens.length > 0 && !isFormAlone(read)) names.push(nameOf(part, read, country));
  }
  return names;
}

/** Forms that are nobody's name (`Inc.` is a magazine), and what is left of longer ones: `GmbH & Co. KG`. */
const NO_NAMES: ReadonlySet<string> = new Set('gmbh mbh ggmbh llc llp'.split(' '));

/** `GmbH`, or `Otto (GmbH & Co KG)` in its brackets: a legal form names nobody. */
function isFormAlone({ tokens: [word = '', ...others] }: Pick<NormalName, 'tokens'>): boolean {
  return others.length === 0 && NO_NAMES.has(word);
}

function nameOf(
  named: NamePart,
  { tokens, english, forms }: ReturnType<typeof wordsAndForms>,
  country: string | undefined,
): Reading<NormalName> {
  const { country: at, city, withPlace } = placeOf(named, tokens, country);
  const { shown: text, note, part, host, owner } = named;
  return writtenName({ text, tokens, english, forms, country: at, city, withPlace, note, part, host, owner });
}

/** The place in the brackets of a name, and the name's words with it or with a word of its seat; nothing when there is none. */
function placeOf(
  place: Pick<NamePart, 'country' | 'city' | 'withPlace'>,
  tokens: readonly string[],
  country: string | undefined,
): Pick<NormalName, 'country' | 'city' | 'withPlace'> {
  if (place.country === undefined && place.withPlace === undefined) return NO_PLACE;
  const readings = (place.withPlace ?? [])
    .map((text) => wordsAndForms(text, country).tokens)
    .filter((words) => words.length > tokens.length);
  const withPlace = readings.length > 0 ? readings : undefined;
  return { country: place.country, city: place.city, withPlace };
}

const NO_PLACE: Pick<NormalName, 'country' | 'city' | 'withPlace'> = {};

/** A legal form, then a street with its number behind it, and whatever follows. */
const ADDRESS =
  /(?<=\s(?:N\.?\s?V|B\.?\s?V|S\.?\s?A|A\.?\s?G|GmbH|Ltd|Limited|Inc|LLC|Corp)\.?),?\s+[\p{L}.'’ -]*(?:straat|stra(?:ss|ß)e|weg|laan|plein|kade|dijk|gracht|platz|allee|street|road|avenue|lane)[\s,]+\d.*$/iu;

/** `ACME N.V. GROENEWOUDSEWEG 1 NL-5621 BA EINDHOVEN` is Acme N.V.: its address was pasted with it. */
function withoutAddress(text: string): string {
  return /\d/.test(text) ? text.replace(ADDRESS, '') : text;
}

/** What says in words that the seat follows. */
const SEATED =
  /[\s,]+(?:(?:gevestigd )?te|met zetel (?:te|in)|mit sitz in|(?:ayant son )?si[eè]ge (?:social )?[aà]|con (?:sede|domicilio) (?:in|a|en)|com sede em|med s[aä]te i)\s+(?=\p{L}[\p{L}.'’ -]*$)/iu;

/** `Acme B.V., Amsterdam, NL` and `Acme N.V. te Eindhoven` are Acme: what follows a legal form and a comma is where it sits. */
function withoutSeat(text: string, country: string | undefined): string {
  if (!text.includes(',') && !SEATED.test(text)) return text;
  const seated = text.replace(SEATED, ', ');
  const comma = seated.indexOf(',');
  if (comma < 2) return text;
  const head = seated.slice(0, comma);
  const rest = wordsOf(seated.slice(comma + 1));
  const isSeat =
    rest.length > 0 &&
    rest.length <= LONGEST_SEAT &&
    rest.every((word) => LETTERS.test(word) && !GENERIC_WORDS.has(word) && !NUMERALS.has(word)) &&
    rest[0] !== 'the' &&
    formAt('end', ['', ...rest], country) === undefined;
  return isSeat && wordsAndForms(head, country).forms.length > 0 ? head : text;
}

/** Says whether the name carries a legal form, as a registered name does. */
export function carriesLegalForm(text: string): boolean {
  return splitNameParts(text).some(({ text: partText, part }) => {
    if (part === 'bracket') return false;
    const { kept, initials, forms } = stripped(withoutSeat(withoutAddress(partText), undefined), undefined);
    // What has no words is no name; to read the words of a name takes longer than to find its form.
    return forms.length > 0 && canonicalTokens(kept, initials).length > 0;
  });
}

function wordsAndForms(
  text: string,
  country: string | undefined,
): Pick<NormalName, 'tokens' | 'english' | 'forms'> {
  const { kept, initials, forms } = stripped(text, country);
  const tokens = canonicalTokens(kept, initials);
  const english = NON_ASCII.test(text) ? readEnglish(kept, initials) : undefined;
  return { tokens, english, forms };
}

/** The words of a name without its legal forms, behind which a number may stand: `Kudzwa Inc #304`. */
function stripped(numbered: string, country: string | undefined) {
  const { name: text, number } = numberBehind(numbered);
  const forms: string[] = [];
  const strip = { forms, country };
  const isAscii = !NON_ASCII.test(text);
  const unglued = stripWrittenForms(isAscii ? text : text.normalize('NFKC'), forms);
  const words = stripForms(withoutTrailingThe(wordsOf(unglued)), strip);
  const { joined, initials } = joinInitials(withoutInnerForms(words));
  const kept = stripForms(joined, strip, isSpelledForm);
  return { kept: number === undefined ? kept : [...kept, number], initials, forms };
}

/** Undefined when no word has a meaning that is known. */
function readEnglish(words: readonly string[], initials: ReadonlySet<string>): readonly string[] | undefined {
  const read = words.map((word) => (NON_ASCII.test(word) ? readNative(word) : undefined));
  if (read.every((meaning) => meaning === undefined)) return undefined;
  const tokens = canonicalTokens(
    words.flatMap((word, at) => read[at] ?? [word]),
    initials,
  );
  return tokens.length === 0 ? undefined : tokens;
}

/** Nobody means these by anything else: `Hitachi Storage Technologies, Inc. Netherlands B.V.`, `Acme Ltd Pension Fund`. */
const PLAIN_FORMS: ReadonlySet<string> = new Set(
  'inc incorporated llc ltd gmbh plc pcl bhd berhad oyj oao pjsc jsc tbk sarl'.split(' '),
);

function withoutInnerForms(words: readonly string[]): readonly string[] {
  if (!words.some((word) => PLAIN_FORMS.has(word))) return words;
  return words.filter((word, at) => at === 0 || at === words.length - 1 || !PLAIN_FORMS.has(word));
}

/** Words in lower case: Latin ones folded to ASCII, others in their own script, so that legal forms are recognised. */
function wordsOf(text: string): readonly string[] {
  if (PLAIN_WORDS.test(text)) return withAnd(text.toLowerCase()).split(' ');
  const spelled = withoutDots(
    withAnd(
      withoutElision(text)
        .toLowerCase()
        .replace(/['’`´]/g, ''),
    ),
  );
  if (!NON_ASCII.test(spelled)) return spelled.split(ASCII_NON_WORD).filter((word) => word !== '');
  const words = spelled.split(NON_WORD).filter((word) => word !== '');
  return words.flatMap(inScripts).flatMap((word) => (LATIN.test(word) ? foldedWords(word) : [word]));
}

/** `j and t`: two letters alone, joined by a word. */
const LETTERS_JOINED = /(?<=(?:^|[^\p{L}\p{N}])\p{L}) (?:and|und|et) (?=\p{L}(?:[^\p{L}\p{N}]|$))/gu;
const JOINT = / (?:and|und|et) /;

/** `&` between letters joins them (`AT&T`, `m & t`), as does the word (`J and T Banka`), and is a word elsewhere. */
function withAnd(text: string): string {
  if (!text.includes('&') && !text.includes('+'))
    return JOINT.test(text) ? text.replace(LETTERS_JOINED, ' ') : text;
  return text
    .replace(/(?<=(?:^|[^\p{L}\p{N}])\p{L})\s?&\s?(?=\p{L}(?:[^\p{L}\p{N}]|$))/gu, ' ')
    .replace(/(?<=(?:^|[^\p{L}\p{N}])\p{L}{1,2})\s?&\s?(?=\p{L}{1,2}(?:[^\p{L}\p{N}]|$))/gu, '')
    .replace(/[&+](?=.)/g, ' and ');
}

/** A dot that is not only behind a word: behind a single letter or before one. */
const WORD_DOT = /(?:^|[^a-z0-9])[a-z]\.|\.[a-z]/;

/** `F.lli Kudzwa`: of fratelli. */
const BROTHERS = /\bf\.\s?lli\b\.?/g;

/** Dots of abbreviations go, those between words part them. */
function withoutDots(text: string): string {
  if (!text.includes('.') || (!NON_ASCII.test(text) && !WORD_DOT.test(text))) return text;
  return text
    .replace(BROTHERS, 'flli')
    .replace(/(?<=(?:^|[^\p{L}\p{N}])(?:\p{L}\.)*\p{L})\.(?=\p{L}(?:[^\p{L}\p{N}]|$)|\s|$)/gu, '')
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, (_dot, at: number, whole: string) =>
      isAbbreviationDot(whole, at) ? '' : ' ',
    );
}

/** `½` becomes two words when it is folded. */
function foldedWords(word: string): readonly string[] {
  return fold(word)
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
}

/** `z.o.o` and `s.r.l` are one word, `amazon.com` is two. */
function isAbbreviationDot(text: string, at: number): boolean {
  const before = /[\p{L}]+$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0].length ?? 0;
  const after = /^[\p{L}]+/u.exec(text.slice(at + 1, at + 13))?.[0].length ?? 0;
  return before <= 2 && after <= 2;
}

/** Lists put the article behind: `Gap Inc, The`. */
function withoutTrailingThe(words: readonly string[]): readonly string[] {
  return words.length > 1 && words.at(-1) === 'the' ? words.slice(0, -1) : words;
}

/** Single letters in a row are initials: `j p morgan` is `jp morgan`. Initials abbreviate no word: `mt` of `m&t` is no mount. */
function joinInitials(words: readonly string[]): {
  joined: readonly string[];
  initials: ReadonlySet<string>;
} {
  if (!words.some(isLetter)) return { joined: words, initials: NO_INITIALS };
  const joined: string[] = [];
  const initials = new Set<string>();
  let run = '';
  const endRun = () => {
    if (run === '') return;
    joined.push(run);
    if (run.length > 1) initials.add(run);
    run = '';
  };
  for (const word of words) {
    if (isLetter(word)) {
      run += word;
      continue;
    }
    endRun();
    joined.push(word);
  }
  endRun();
  return { joined, initials };
}

const NO_INITIALS: ReadonlySet<string> = new Set();

function isLetter(word: string): boolean {
  return word.length === 1 && word >= 'a' && word <= 'z';
}

function canonicalTokens(words: readonly string[], initials: ReadonlySet<string>): readonly string[] {
  const first = words.length > 1 && words[0] === 'the' ? 1 : 0;
  const last = words.length - 1;
  const tokens: string[] = [];
  for (let at = first; at < words.length; at++) {
    const word = words[at] ?? '';
    const isWhole = initials.size > 0 && initials.has(word) && !NUMERALS.has(word);
    const token = isWhole ? word : canonicalToken(word, at > first && at === last);
    if (token !== '') tokens.push(token);
  }
  return withLetteredSeries(tokens);
}

/** `Fund VII-B` is `fund 7b`, and `Series B` the second one: a letter that counts is no joint and no initial. */
function withLetteredSeries(tokens: readonly string[]): readonly string[] {
  const last = tokens.at(-1) ?? '';
  const before = tokens.at(-2) ?? '';
  if (!isLetter(last)) return tokens;
  if (/^\d+$/.test(before)) return [...tokens.slice(0, -2), `${before}${last}`];
  return LETTERED.has(before) ? [...tokens.slice(0, -1), String(last.charCodeAt(0) - 96)] : tokens;
}

/** Empty when nothing of the word can be written in letters and figures. */
function canonicalToken(word: string, isLast: boolean): string {
  const folded = NON_ASCII.test(word) ? fold(word).replace(/[^a-z0-9]/g, '') : word;
  if (folded === '') return '';
  const numeral = NUMERALS.get(folded);
  if (numeral !== undefined && (folded.length > 1 || isLast)) return numeral;
  // A letter at the end may be what was left of a legal form: `MAASLAND N`.
  if (isLast && folded.length === 1) return folded;
  return canonicalWord(folded);
}
