import { describe, expect, it } from 'vitest';
import { mayBePostalCodeOf } from '../../../src/resolution/tables/postal-codes.ts';

describe('a postal code', () => {
  it.each([
    ['10018', 'US', true],
    ['10018', 'DE', true],
    ['10018', 'JP', false],
    ['10018', 'GB', false],
    ['10018-1234', 'US', true],
    ['10018-1234', 'DE', false],
    ['SW1A 1AA', 'GB', true],
    ['sw1a1aa', 'US', false],
    ['K1A 0B1', 'CA', true],
    ['K1A 0B1', 'GB', false],
    ['1012 AB', 'NL', true],
    ['1012', 'NL', true],
    ['100-0001', 'JP', true],
    ['600001', 'IN', true],
    ['60001', 'IN', false],
    ['183 03', 'SE', true],
  ])('%s may be one of %s: %s', (code, country, may) => {
    expect(mayBePostalCodeOf(code, country)).toBe(may);
  });

  it('may have lost the zeros that it begins with', () => {
    expect(mayBePostalCodeOf('2134', 'US')).toBe(true);
    expect(mayBePostalCodeOf('902', 'PR')).toBe(true);
    expect(mayBePostalCodeOf('600001', 'JP')).toBe(true);
    expect(mayBePostalCodeOf('2134', 'SE')).toBe(false);
  });

  it('that nobody writes so, or of a country of whose codes nothing is known, excludes nothing', () => {
    for (const code of ['PO Box 7', 'n/a', '', '12', 'SW1A'])
      expect(mayBePostalCodeOf(code, 'JP')).toBe(true);
    expect(mayBePostalCodeOf('10018', 'HK')).toBe(true);
  });
});
