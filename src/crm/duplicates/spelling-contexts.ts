import { BACKGROUND_SIZE, backgroundCount } from '../../resolution/model/background.ts';
import { isDistinguishingToken } from '../../resolution/names/distinguishing-tokens.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { weightyWords, writtenFormsOf } from '../../resolution/tables/name-words.ts';

/** A word of a name, and the name around it. */
export interface SpellingContext {
  readonly word: string;
  /** The name with a gap behind the first letter of the word: names that differ in this word alone share it. */
  readonly key: string;
  /** How rare the rest of the name is among companies at large. */
  readonly restBits: number;
}

/** Of a shorter word, a letter less is another word. */
const SHORTEST = 5;
const MOST_WORDS = 8;

/** Below, the rest of a name is too common for the names that share it to be looked through. */
const LEAST_BITS = 4;

/** The words of a name that may be misspelt, each with what is around it. */
export function spellingContexts({
  tokens,
  english,
}: Pick<NormalName, 'tokens' | 'english'>): SpellingContext[] {
  const words = weightyWords(tokens);
  if (english !== undefined || words.length < 2 || words.length > MOST_WORDS) return [];
  const bits = words.map(bitsOf);
  const all = bits.reduce((sum, one) => sum + one, 0);
  const contexts: SpellingContext[] = [];
  for (const [at, word] of words.entries()) {
    const restBits = all - (bits[at] ?? 0);
    if (restBits < LEAST_BITS || !isSpelled(word)) continue;
    const [before, behind] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
    for (const letter of firstLettersOf(word))
      contexts.push({ word, restBits, key: `${before} ${letter}_ ${behind}` });
  }
  return contexts;
}

/** Its own, and those of words that are read as it: `koninklijke` is read as `royal`. */
function firstLettersOf(word: string): readonly string[] {
  const forms = writtenFormsOf(word);
  // Most words are read as no other.
  if (forms.length === 0) return [word.charAt(0)];
  return [...new Set([word, ...forms].map((form) => form.charAt(0)))];
}

export function isSpelled(word: string): boolean {
  return word.length >= SHORTEST && /^[a-z]+$/.test(word);
}

/** Numbers and places stand in many names of one company and of its neighbours. */
function bitsOf(word: string): number {
  return isDistinguishingToken(word) ? 0 : -Math.log2((backgroundCount(word) + 0.5) / BACKGROUND_SIZE);
}
