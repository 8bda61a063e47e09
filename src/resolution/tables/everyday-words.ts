import { lazily } from './lazily.ts';
import { tableText } from './table-text.ts';

const words = lazily(() => new Set(tableText('everyday-words').split('\n')));

/**
 * Whether a folded word stands in the dictionary of a language: many companies may be called by it, however few of those
 * that are known bear it.
 */
export function isEverydayWord(word: string): boolean {
  return words().has(word) || (word.endsWith('s') && words().has(word.slice(0, -1)));
}
