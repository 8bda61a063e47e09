import type { NormalName } from './normal-name.ts';

const TEST_WORDS: ReadonlySet<string> = new Set([
  'test',
  'testing',
  'tester',
  'asdf',
  'qwerty',
  'foo',
  'bar',
  'foobar',
  'abc',
  'xyz',
  'xxx',
  'na',
  'none',
  'null',
  'unknown',
  'tbd',
  'dummy',
  'sample',
  'example',
  'demo',
  'delete',
  'duplicate',
  'ignore',
  'do',
  'not',
  'use',
  'account',
  'company',
  'customer',
  'name',
  'private',
  'self',
  'employed',
  'individual',
  'n',
  'a',
  'no',
  'various',
  'misc',
  'other',
  'lorem',
  'ipsum',
]);
const KEYBOARD_ROWS: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Says whether a name stands for no company: tests, placeholders, keyboard noise, bare numbers. */
export function isJunkName(name: NormalName): boolean {
  const letters = name.tokens.join('').replace(/[^a-z]/g, '');
  if (letters.length < 2) return true;
  if (name.tokens.every((token) => TEST_WORDS.has(token) || /^\d+$/.test(token))) return true;
  if (/^(.)\1+$/.test(letters)) return true;
  return letters.length >= 4 && KEYBOARD_ROWS.some((row) => row.includes(letters));
}
