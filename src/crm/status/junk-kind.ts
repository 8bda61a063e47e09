import { foldWords } from '../../resolution/names/fold.ts';
import { isJunkName, isKeyboardNoise } from '../../resolution/names/junk-name.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';

/** What a name is that names no company. */
export type JunkKind = 'test' | 'note' | 'noise' | 'placeholder' | 'letters';

/** What people test with, and what they write when an account should go. */
const TEST_WORDS = wordSet(
  'test tests testing tester dummy sample fake demo sandbox example lorem ipsum foo bar foobar',
);
const NOTE_WORDS = wordSet('delete deleted deletion remove duplicate ignore');
const NOISE_WORDS = wordSet('asdf qwerty');
/** Nobody knows who it is. */
const PLACEHOLDER_WORDS = wordSet(
  'unknown unbekannt unbekannter inconnu desconocido desconhecido sconosciuto onbekend okand ukjent ukendt',
);
/** What stands beside such words and names no company: parts of a CRM, its vendors, little words. */
const SIDE_WORDS = wordSet(
  'account accounts lead leads contact company customer client prospect opportunity record entry user form webform web api import migration integration training onboarding entitlements kunde firma klant bedrijf client societe cliente empresa azienda kund foretag salesforce hubspot pardot marketo dynamics zoho crm qa uat dev staging prod a an the for of to be is by in on do not use using please dont this my our me new old only internal',
);
/** Real companies are called that, too, with a legal form or without. */
const LETTERS = wordSet('abc xyz xxx');

/** Tells what sort of junk a name is; undefined when it may be the name of a company. */
export function junkKindOf(text: string): JunkKind | undefined {
  const words = foldWords(text).split(' ');
  const isNote = isNoteOf(words);
  if (!isNote && !NOMEN_NESCIO.test(text) && !normaliseName(text).every(isJunkName)) return undefined;
  if (areLetters(text) || NOMEN_NESCIO.test(text)) return 'letters';
  if (words.some((word) => NOTE_WORDS.has(word)) || isDoNotUse(words)) return 'note';
  if (words.some((word) => TEST_WORDS.has(word))) return 'test';
  const glued = words.join('');
  const isRepeated = glued.length >= 4 && /^(.)\1+$/.test(glued);
  if (isRepeated || isKeyboardNoise(glued) || words.some((word) => NOISE_WORDS.has(word))) return 'noise';
  return 'placeholder';
}

/** `N.N.`, of somebody not known; without its full stops it is a company. */
const NOMEN_NESCIO = /^\s*n\.\s?n\.\s*$/i;

/** `ABC`, `XYZ GmbH`, `ABC Company`. */
function areLetters(text: string): boolean {
  const words = normaliseName(text).flatMap(({ tokens }) => tokens.filter((word) => word !== 'company'));
  return words.length > 0 && words.every((word) => LETTERS.has(word));
}

/** `Webform Test 2024-03-11`, `To be deleted`: a word for tests or for deleting, and nothing beside that names a company. */
function isNoteOf(words: readonly string[]): boolean {
  const isTelling = (word: string) =>
    NOTE_WORDS.has(word) ||
    NOISE_WORDS.has(word) ||
    PLACEHOLDER_WORDS.has(word) ||
    (TEST_WORDS.has(word) && !ONLY_WITH_OTHERS.has(word));
  return (
    (words.some(isTelling) || isDoNotUse(words)) &&
    words.every((word) => isTelling(word) || SIDE_WORDS.has(word) || /^\d+$/.test(word))
  );
}

/** They are junk when nothing but such words stands beside them, as the tables of names say. */
const ONLY_WITH_OTHERS = wordSet('example lorem ipsum foo bar foobar');

function isDoNotUse(words: readonly string[]): boolean {
  return words.includes('use') && (words.includes('not') || words.includes('dont'));
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
