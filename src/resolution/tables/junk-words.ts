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
  'crm_test',
  'crm_note',
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

/** The same of the accounts of a CRM, by what they say, and what may stand beside them: `Webform Test`, `Please delete`. */
export const CRM_JUNK_WORDS: Readonly<
  Record<'test' | 'example' | 'note' | 'noise' | 'letters' | 'unknown' | 'beside', ReadonlySet<string>>
> = {
  test: new Set([...CLASSES.test, ...CLASSES.crm_test]),
  example: CLASSES.example,
  note: new Set([...CLASSES.note, ...CLASSES.crm_note]),
  noise: CLASSES.noise,
  letters: CLASSES.letters,
  unknown: new Set([...CLASSES.unknown, ...CLASSES.crm_unknown]),
  beside: CLASSES.crm_beside,
};
