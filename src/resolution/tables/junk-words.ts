import { wordClasses } from './word-classes.ts';

const CLASSES = wordClasses('junk-words', [
  'test',
  'example',
  'note',
  'noise',
  'letters',
  'unknown',
  'nothing',
  'placeholder',
  'collective',
  'party',
  'crm_test',
  'crm_note',
  'crm_letters',
  'crm_town',
  'crm_use',
  'crm_not',
  'crm_unknown',
  'crm_beside',
]);

/** Folded words of which a name that names no company is made: `Test`, `N/A`, `Do not use`. */
export const JUNK_WORDS: ReadonlySet<string> = new Set([
  ...CLASSES.test,
  ...CLASSES.example,
  ...CLASSES.note,
  ...CLASSES.noise,
  ...CLASSES.letters,
  ...CLASSES.unknown,
  ...CLASSES.nothing,
]);

/** Folded words and phrases for a company whose name is not told: `Reserved`, `To be announced`. Companies with a legal form are called so. */
export const PLACEHOLDERS: ReadonlySet<string> = CLASSES.placeholder;

/** `Cash Customer`, `One-Time Vendor`: whoever buys for cash or sells once. */
export const COLLECTIVE: Readonly<Record<'kind' | 'party', ReadonlySet<string>>> = {
  kind: CLASSES.collective,
  party: CLASSES.party,
};

/** The same of the accounts of a CRM, by what they say, and what may stand beside them: `Webform Test`, `Please delete`. */
export const CRM_JUNK_WORDS: Readonly<
  Record<
    'test' | 'example' | 'note' | 'noise' | 'letters' | 'unknown' | 'beside' | 'use' | 'not',
    ReadonlySet<string>
  >
> = {
  test: new Set([...CLASSES.test, ...CLASSES.crm_test]),
  example: CLASSES.example,
  note: new Set([...CLASSES.note, ...CLASSES.crm_note]),
  noise: CLASSES.noise,
  letters: new Set([...CLASSES.letters, ...CLASSES.crm_letters]),
  unknown: new Set([...CLASSES.unknown, ...CLASSES.crm_unknown]),
  beside: CLASSES.crm_beside,
  use: CLASSES.crm_use,
  not: CLASSES.crm_not,
};

/** Where the companies of examples are, and nobody else: `Musterstadt`. */
export const SAMPLE_TOWNS: ReadonlySet<string> = CLASSES.crm_town;
