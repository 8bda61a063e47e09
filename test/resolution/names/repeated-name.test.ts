import { expect, it } from 'vitest';
import { withoutRepetition } from '../../../src/resolution/names/repeated-name.ts';

it.each([
  ['Kudzwa Metal Works / Kudzwa Metal Works Ltd', 'Kudzwa Metal Works Ltd'],
  ['Kudzwa Metal Works Ltd, Kudzwa Metal Works', 'Kudzwa Metal Works Ltd'],
  ['Kudzwa Metal Works Kudzwa Metal Works', 'Kudzwa Metal Works'],
  ['Kudzwa, Inc. / Kudzwa', 'Kudzwa, Inc.'],
  ['Kudzwa / Kudzwa', 'Kudzwa'],
  ['Kudzwa GmbH Kudzwa GmbH', 'Kudzwa GmbH'],
])('a name that is written twice is read once: %s', (text, name) => {
  expect(withoutRepetition(text)).toBe(name);
});

it.each([
  ...['Pizza Pizza', 'Kudzwa & Kudzwa', 'Kudzwa, Kudzwa & Co', 'Kudzwa Foods / Kudzwa Metal Works', 'Kudzwa'],
  ...['Baden-Baden Tourismus', 'New York New York Hotel', 'Kudzwa Metal / Kudzwa Metals', ''],
])('another one is left as it is: %s', (text) => {
  expect(withoutRepetition(text)).toBe(text);
});
