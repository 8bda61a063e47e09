import { withoutElision } from '../names/elision.ts';
import { fold } from '../names/fold.ts';
import { lazily } from './lazily.ts';
import { spellingKey } from './spelling-key.ts';
import { tableText } from './table-text.ts';

/** A way of writing a legal form, as it is read in a company's name. */
export interface LegalForm {
  /** Shared by all spellings and transliterations of one form: `limited`, `gmbh`, `kk`. */
  readonly family: string;
  /** ISO 3166-1 alpha-2 codes of the countries where the spelling is in use. */
  readonly countries: readonly string[];
  readonly position: 'any' | 'end' | 'start';
  /**
   * How much the record's country must say before the spelling is more than a word of the name: nothing;
   * one of `countries` when it stands in front (`AB Volvo`); not another country (`SpA`); one of `countries` (`CV`).
   */
  readonly needsCountry: 'never' | 'in-front' | 'if-known' | 'always';
}

/** Words of the longest spelling in `legalForms`. */
export const LEGAL_FORM_MAX_WORDS = 9;

/** All legal forms by their spelling under `spellingKey`, and the glued ones as they are written. */
export const legalForms: () => ReadonlyMap<string, LegalForm> = lazily(readForms);

/** Forms glued to a name in scripts without spaces, after NFKC, longest first. */
export const GLUED_FORMS: readonly string[] = tableText('glued-legal-forms')
  .trim()
  .split(/\s+/)
  .map((form) => (/^[㈱㈲㈜]$/.test(form) ? form : form.normalize('NFKC')))
  .sort((left, right) => right.length - left.length);

/** Tells whether the form counts as one at that end of the name of a company in that country (alpha-2, if known). */
export function standsAsForm(form: LegalForm, where: 'front' | 'end', country?: string): boolean {
  if (form.position === (where === 'end' ? 'start' : 'end')) return false;
  const isThere = country !== undefined && form.countries.includes(country);
  if (isThere || form.needsCountry === 'never') return true;
  if (form.needsCountry === 'always' || where === 'front') return false;
  return form.needsCountry === 'in-front' || country === undefined;
}

/** Whether companies of a country (alpha-2) have the form, in any spelling. */
export function isFormOf(family: string, country: string): boolean {
  return countriesOfFamilies().get(family)?.has(country) === true;
}

/** Whether both forms are at home in one country: NV and BV are, NV and LLC are not. */
export function haveHomeInCommon(family: string, other: string): boolean {
  const homes = homesOfFamilies().get(other) ?? [];
  return (homesOfFamilies().get(family) ?? []).some((country) => homes.includes(country));
}

/** Where a company says its form in one of several languages: the countries that tell these languages. */
const OF_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  BE: ['NL', 'FR', 'DE'],
  CH: ['DE', 'FR', 'IT'],
  LU: ['FR', 'DE'],
};

/**
 * Whether a company of some country may have had both: a BV becomes an NV there, and a GmbH an AG. BV and SA are both in Belgium, but
 * who is a BV there has a form in Dutch, and is an NV and no SA.
 */
export function mayFollowEachOther(family: string, other: string): boolean {
  const [homes, others] = [homesOfFamilies().get(family) ?? [], homesOfFamilies().get(other) ?? []];
  return homes.some((country) => others.includes(country) && !areOfTwoLanguages(country, homes, others));
}

function areOfTwoLanguages(country: string, homes: readonly string[], others: readonly string[]): boolean {
  const languages = OF_LANGUAGES[country] ?? [];
  const [mine, theirs] = [homes, others].map((all) => languages.filter((one) => all.includes(one)));
  if (mine === undefined || theirs === undefined || mine.length === 0 || theirs.length === 0) return false;
  return !mine.some((language) => theirs.includes(language));
}

/** The countries of a family's first line; later lines have spellings that are in use elsewhere too. */
const homesOfFamilies: () => ReadonlyMap<string, readonly string[]> = lazily(() => {
  const homes = new Map<string, readonly string[]>();
  for (const line of tableText('legal-forms').trim().split('\n')) {
    const [family = '', , , countries = ''] = line.split('|');
    if (!homes.has(family)) homes.set(family, countries.split(' '));
  }
  return homes;
});

const countriesOfFamilies: () => ReadonlyMap<string, ReadonlySet<string>> = lazily(() => {
  const countries = new Map<string, Set<string>>();
  for (const form of legalForms().values())
    countries.set(form.family, new Set([...(countries.get(form.family) ?? []), ...form.countries]));
  return countries;
});

function readForms(): Map<string, LegalForm> {
  const forms = new Map<string, LegalForm>();
  for (const line of tableText('legal-forms').trim().split('\n')) {
    const [family = '', position, needsCountry, countries = '', spellings = ''] = line.split('|');
    // The data file holds these words and no others; a test reads every line.
    const form = { family, position, needsCountry, countries: countries.split(' ') } as LegalForm;
    for (const spelling of spellings.split('; ')) addSpelling(forms, spelling, form);
  }
  for (const glued of GLUED_FORMS) {
    const form = forms.get(spellingKey(glued));
    if (form) forms.set(glued, form);
  }
  return forms;
}

// The first line that names a spelling decides; later lines of the family only add their countries.
function addSpelling(forms: Map<string, LegalForm>, spelling: string, form: LegalForm): void {
  for (const key of keysOf(spelling)) {
    const known = forms.get(key);
    if (known === undefined) forms.set(key, form);
    else if (form.countries.some((country) => !known.countries.includes(country)))
      forms.set(key, { ...known, countries: [...new Set([...known.countries, ...form.countries])] });
  }
}

const NON_ASCII = /[^\x20-\x7e]/;
const LATIN = /\p{Script=Latin}/u;
/** `and` may join the initials beside it. */
const PLAIN_WORDS = /^(?!.*\band\b)[a-z0-9]+(?: [a-z0-9]+)*$/i;

/** The spelling as it stands in capitals without accents, and as the words of a name are read. */
function keysOf(spelling: string): readonly string[] {
  // Nothing but words with blanks between them: there is one way to read it.
  if (PLAIN_WORDS.test(spelling)) return ofFewWords([spelling.toLowerCase()]);
  const keys: string[] = [];
  const variants = [spelling.replaceAll('.', ' '), spelling.replaceAll("'", ''), withoutElision(spelling)];
  for (const variant of [spelling, ...variants]) {
    if (variant === spelling && keys.length > 0) continue;
    const key = spellingKey(variant);
    keys.push(key, withJoinedInitials(key));
    if (NON_ASCII.test(key)) keys.push(asRead(variant));
  }
  return ofFewWords(keys.filter((key, at) => keys.indexOf(key) === at));
}

function ofFewWords(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => wordsIn(key) <= LEGAL_FORM_MAX_WORDS);
}

function wordsIn(key: string): number {
  let words = 1;
  for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) words += 1;
  return words;
}

// Accents are parts of letters such as й and ή: `spellingKey` takes them off, names in small letters have them.
function asRead(spelling: string): string {
  const words = spelling
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words
    .map((word) => (NON_ASCII.test(word) && LATIN.test(word) ? fold(word) : word))
    .join(' ')
    .trim();
}

/** `AG & Co. KG` is read like `P&G`: as `agco kg`. */
function withJoinedInitials(key: string): string {
  return key.includes(' and ') ? key.replace(/(?<=^|\s)([a-z]{1,2}) and (?=[a-z]{1,2}(?:\s|$))/g, '$1') : key;
}
