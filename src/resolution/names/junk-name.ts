import { foldWords } from './fold.ts';
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
  'provided',
  'applicable',
  'me',
  'tests',
  'fake',
  'freelancer',
]);
const KEYBOARD_ROWS: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Says whether a name stands for no company: tests, placeholders, keyboard noise, bare numbers. */
export function isJunkName(name: NormalName): boolean {
  const glued = name.tokens.join('');
  if (name.forms.length === 0 && foldWords(name.text).length < 2) return true;
  const isFiller = (token: string) =>
    TEST_WORDS.has(token) || (/^\d+$/.test(token) && name.text.includes(token));
  if (TEST_WORDS.has(foldWords(name.text)) || (name.tokens.every(isFiller) && !isShortNumbers(name)))
    return true;
  return glued.length >= 4 && (/^(.)\1+$/.test(glued) || isKeyboardNoise(glued));
}

/** `7-11`: two short numbers are somebody's name, one or longer ones are not. */
function isShortNumbers({ tokens }: NormalName): boolean {
  return tokens.length > 1 && tokens.every((token) => /^\d{1,2}$/.test(token));
}

/** A stretch of one row of the keyboard, perhaps typed twice. */
export function isKeyboardNoise(glued: string): boolean {
  const half = glued.slice(0, glued.length / 2);
  const typed = half.length >= 3 && half + half === glued ? half : glued;
  return KEYBOARD_ROWS.some((row) => row.includes(typed));
}
