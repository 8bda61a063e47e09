import { expect, it } from 'vitest';
import { asTitle } from '../../../src/resolution/reasoning/told-entity.ts';

it.each([
  ['new york', 'New York'],
  ['uk', 'UK'],
  ['trinidad and tobago', 'Trinidad and Tobago'],
  ['la paz', 'La Paz'],
  ['frankfurt am main', 'Frankfurt am Main'],
  ['ústí', 'Ústí'],
])('%s is written %s where no source spells it', (words, written) => {
  expect(asTitle(words)).toBe(written);
});
