import { expect, it } from 'vitest';
import { isCode } from '../../../src/resolution/names/codes.ts';

it.each(['ktfb', 'hpxp', 'hsbc', 'kldrp', 'sdjcom', 'sdjtec'])(
  'is a code that nobody can say: %s',
  (word) => {
    expect(isCode(word)).toBe(true);
  },
);

it.each(['siemens', 'schmidt', 'strabag', 'kyivstar', 'tchibo', 'przemysl', 'chrysler'])(
  'is a word: %s',
  (word) => {
    expect(isCode(word)).toBe(false);
  },
);
