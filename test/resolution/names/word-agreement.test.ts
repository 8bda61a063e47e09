import { describe, expect, it } from 'vitest';
import { wordAgreement } from '../../../src/resolution/names/word-agreement.ts';

describe('two words that are not equal', () => {
  it.each([
    ['zymregen', 'zymergen', 'typo'],
    ['tchnologies', 'technology', 'typo'],
    ['prdcts', 'products', 'abbreviated'],
    ['elec', 'electric', 'abbreviated'],
    ['lidl', 'aldi', undefined],
    ['fund17', 'fund18', undefined],
    ['east', 'west', undefined],
    ['south', 'southeast', undefined],
    ['southeast', 'southwest', undefined],
    ['nord', 'nordwest', undefined],
    ['sureste', 'suroeste', undefined],
    ['este', 'oeste', undefined],
    ['north', 'northern', 'abbreviated'],
    ['norther', 'northern', 'typo'],
    ['nordic', 'nordics', 'typo'],
  ])('finds "%s" and "%s" to be: %s', (left, right, agreement) => {
    expect(wordAgreement(left, right)).toBe(agreement);
    expect(wordAgreement(right, left)).toBe(agreement);
  });
});
