import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashCounts } from '../../../src/crm/duplicates/hash-counts.ts';

it('counts hashes as a map does, also those that meet in one place', () => {
  const hash = fc.oneof(
    fc.integer({ min: 0, max: 20 }).map((at) => at * 2048),
    fc.maxSafeNat(),
  );
  fc.assert(
    fc.property(fc.array(hash, { maxLength: 3000 }), (hashes) => {
      const counts = hashCounts();
      const expected = new Map<number, number>();
      for (const one of hashes) {
        counts.count(one);
        expected.set(one, (expected.get(one) ?? 0) + 1);
      }
      const again = hashCounts(counts.columns);
      for (const [one, count] of expected) expect([counts.of(one), again.of(one)]).toEqual([count, count]);
      expect(counts.of(7)).toBe(expected.get(7) ?? 0);
    }),
  );
});

it('counts the greatest hash there is, and finds nothing in an empty table', () => {
  const counts = hashCounts();
  expect(counts.of(2 ** 53 - 1)).toBe(0);
  counts.count(2 ** 53 - 1);
  expect(counts.of(2 ** 53 - 1)).toBe(1);
});
