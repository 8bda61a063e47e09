import { foldWords } from '../../resolution/names/fold.ts';
import { isCollective, isJunkName, isKeyboardNoise, isTicker } from '../../resolution/names/junk-name.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';
import { CRM_JUNK_WORDS } from '../../resolution/tables/junk-words.ts';

/** What a name is that names no company. */
export type JunkKind = 'test' | 'note' | 'noise' | 'placeholder' | 'letters';

/** Tells what sort of junk a name is; undefined when it may be the name of a company. */
export function junkKindOf(text: string): JunkKind | undefined {
  if (isTicker(text.trim())) return undefined;
  const names = normaliseName(text);
  if (areLetters(names) || NOMEN_NESCIO.test(text)) return 'letters';
  // Kept where anything else is known of them.
  if (names.length > 0 && names.every(isCollective)) return 'letters';
  const words = foldWords(text).split(' ');
  if (!isNoteOf(words) && !names.every(isJunkName)) return undefined;
  if (mention(words, 'note') || isDoNotUse(words)) return 'note';
  if (mention(words, 'test') || mention(words, 'example')) return 'test';
  const glued = words.join('');
  const isRepeated = glued.length >= 4 && /^(.)\1+$/.test(glued);
  return isRepeated || isKeyboardNoise(glued) || mention(words, 'noise') ? 'noise' : 'placeholder';
}

function mention(words: readonly string[], kind: keyof typeof CRM_JUNK_WORDS): boolean {
  return words.some((word) => CRM_JUNK_WORDS[kind].has(word));
}

/** `N.N.`, of somebody not known; without its full stops it is a company. */
const NOMEN_NESCIO = /^\s*n\.\s?n\.\s*$/i;

/** `ABC`, `XYZ GmbH`, `ABC Company`, `Foo Bar`. */
function areLetters(names: readonly NormalName[]): boolean {
  const words = names.flatMap(({ tokens }) => tokens.filter((word) => word !== 'company'));
  return words.length > 0 && words.every((word) => CRM_JUNK_WORDS.letters.has(word));
}

/** `Webform Test 2024-03-11`, `To be deleted`: a word for tests or for deleting, and nothing beside that names a company. */
function isNoteOf(words: readonly string[]): boolean {
  return (
    (words.some(saysJunk) || isDoNotUse(words)) &&
    words.every((word) => saysJunk(word) || isBeside(word) || /^\d+$/.test(word))
  );
}

function isBeside(word: string): boolean {
  const { beside, use, not } = CRM_JUNK_WORDS;
  return beside.has(word) || use.has(word) || not.has(word);
}

/** `Example` and `Foo` do not: a name is junk where it has none but such words, as the table of names says. */
function saysJunk(word: string): boolean {
  const { test, note, noise, unknown } = CRM_JUNK_WORDS;
  return note.has(word) || noise.has(word) || unknown.has(word) || test.has(word);
}

function isDoNotUse(words: readonly string[]): boolean {
  const { use, not } = CRM_JUNK_WORDS;
  return words.some((word) => use.has(word)) && words.some((word) => not.has(word));
}
