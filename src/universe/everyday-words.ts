import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lazily } from '../resolution/tables/lazily.ts';

/** From src/universe, from dist/universe when compiled, and from dist/bundle. */
const FILE = ['../..', '..']
  .map((up) => fileURLToPath(new URL(`${up}/src/universe/everyday-words.txt`, import.meta.url)))
  .find((path) => existsSync(path));

const words = lazily(() => {
  if (FILE === undefined) throw new Error('src/universe/everyday-words.txt is missing');
  return new Set(readFileSync(FILE, 'utf8').split('\n').slice(1));
});

/**
 * Whether a folded word stands in the dictionary of a language: many companies may be called by it, however few of those
 * that are known bear it.
 */
export function isEverydayWord(word: string): boolean {
  return words().has(word) || (word.endsWith('s') && words().has(word.slice(0, -1)));
}
