import { canonicalWord } from './canonical-word.ts';

/** A shorter part may be the beginning or the end of any word: `in` is not Indiana. */
const LEAST_LETTERS = 4;
const SHORTEST_PART = 1;

/** A part of a word stands for what it would as a word of its own: the `telecom` of `evntelecom` for telecommunications. */
export function isReadAlone(part: string, word: string): boolean {
  return part.length >= LEAST_LETTERS && canonicalWord(part) === word;
}

/** The words that a word may be made of, where one at least would be read as another if it stood alone. */
export function partsReadAlone(word: string): readonly (readonly [string, string])[] {
  const parts: [string, string][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [readAlone(head), readAlone(tail)];
    if (first !== head || second !== tail) parts.push([first, second]);
  }
  return parts;
}

function readAlone(part: string): string {
  return part.length >= LEAST_LETTERS ? canonicalWord(part) : part;
}
