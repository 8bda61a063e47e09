import type { Random } from '../random.ts';
import { nameKey } from './name-key.ts';
import { isLegalForm } from './plain-name.ts';

/** A piece of a name as it is written now. */
export interface Word {
  readonly text: string;
  /** What it was; two words when it is glued of two. */
  readonly originals: readonly string[];
  /** An abbreviation shows its word to nobody who does not know it. */
  readonly isAbbreviated: boolean;
}

/** A name in the making. */
export interface Draft {
  readonly words: readonly Word[];
  readonly junk: string;
  /** Nobody knows a name any more of which a word is missing and the others have changed places. */
  readonly isFixed?: boolean;
}

/** Undefined when the name has nothing that can be damaged so. */
export type Damage = (draft: Draft, random: Random, country: string | undefined) => Draft | undefined;

/** The name without damages. */
export function draftOf(name: string): Draft {
  const pieces = name.split(/\s+/).filter((piece) => piece !== '');
  return { words: pieces.map(wholeWord), junk: '' };
}

export function wholeWord(text: string): Word {
  return { text, originals: [text], isAbbreviated: false };
}

/** Puts another word in the place of one of those that have one. */
export function replaced(
  { words, junk }: Draft,
  random: Random,
  replacementOf: (word: Word) => Word | undefined,
): Draft | undefined {
  const choices = words.flatMap((word, at) => {
    const other = replacementOf(word);
    return other === undefined ? [] : [{ at, other }];
  });
  if (choices.length === 0) return undefined;
  const { at, other } = random.pick(choices);
  return { words: words.with(at, other), junk };
}

export function placesOf(words: readonly Word[], test: (word: Word) => boolean): readonly number[] {
  return words.flatMap((word, at) => (test(word) ? [at] : []));
}

/** Where two words of content stand side by side. */
export function pairsOf(words: readonly Word[]): readonly number[] {
  const places = new Set(placesOf(words, isContent));
  return [...places].filter((at) => places.has(at + 1));
}

export function isContent({ text }: Word): boolean {
  return nameKey(text) !== '' && !isLegalForm(text);
}

export function withoutComma(word: Word): Word {
  return { ...word, text: word.text.replace(/,$/, '') };
}

/** Small letters for small ones, capitals for capitals. */
export function inCaseOf(model: string, text: string): string {
  const [small, large] = [model.toLowerCase(), model.toUpperCase()];
  if (small === large) return text;
  if (model === large) return text.toUpperCase();
  return model === small ? text.toLowerCase() : text;
}
