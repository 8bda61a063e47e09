import { describe, expect, it } from 'vitest';
import { leiFault } from '../../../src/sources/importers/gleif-lei.ts';

describe('a legal entity identifier', () => {
  it.each(['INR2EJN1ERAN0W5ZP974', '21380068P1DRHMJ8KU70', '529900GRZ2BQY5ZM9N49'])('is %s', (lei) => {
    expect(leiFault(lei)).toBeUndefined();
  });

  it.each([
    ['INR2EJN1ERAN0W5ZP975', 'its check digits are wrong'],
    ['INR2EJN1ERAN0W5PZ974', 'its check digits are wrong'],
    ['INR2EJN1ERAN0W5ZP9', 'it is not 20 letters and digits'],
    ['inr2ejn1eran0w5zp974', 'it is not 20 letters and digits'],
    ['INR2EJN1ERAN0W5ZP97A', 'it is not 20 letters and digits'],
  ])('is not %s: %s', (lei, why) => {
    expect(leiFault(lei)).toBe(`"${lei}" is no LEI: ${why}`);
  });

  it('is not missing', () => {
    expect(leiFault('')).toBe('no LEI');
  });
});
