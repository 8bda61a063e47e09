import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claim, claimsOf } from '../../src/universe/claims.ts';

const claim = fc.record({
  id: fc.integer({ min: 1_000_000_000, max: 1_000_000_050 }),
  records: fc.array(fc.integer({ min: 0, max: 4_000_000_000 }), { maxLength: 5 }),
});

describe('claimsOf', () => {
  it('gives the claims back in their order, more of them than it has room for at first', () => {
    const given = Array.from({ length: 3000 }, (_, at) => ({
      id: 9_999_999_999 - at * 7,
      records: [at, at + 1],
    }));
    const claims = claimsOf(given);
    expect(claims.size).toBe(3000);
    expect(given.every(({ id }, at) => claims.id(at) === id)).toBe(true);
    expect([...claims.records(2999)]).toEqual([2999, 3000]);
  });

  it('finds the first claim of an id, and none of an id that nobody claims', () => {
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 40 }), (given: readonly Claim[]) => {
        const claims = claimsOf(given);
        for (let id = 1_000_000_000; id <= 1_000_000_050; id++) {
          const first = given.find((one) => one.id === id)?.records;
          const found = claims.recordsOf(id);
          expect(found === undefined ? undefined : [...found]).toEqual(first);
        }
      }),
    );
  });
});
