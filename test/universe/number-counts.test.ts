import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberCounts } from '../../src/universe/number-counts.ts';

describe('counts of numbers', () => {
  it('are how often each was added', () => {
    const number = fc.oneof(fc.nat(20), fc.integer({ min: 0, max: 2 ** 53 - 1 }));
    fc.assert(
      fc.property(fc.array(number, { maxLength: 300 }), (numbers) => {
        const table = numberCounts();
        const counts = new Map<number, number>();
        for (const key of numbers) {
          counts.set(key, (counts.get(key) ?? 0) + 1);
          expect(table.add(key)).toBe(counts.get(key));
        }
        for (const [key, count] of counts) expect(table.get(key)).toBe(count);
        expect([...table.values()].sort()).toEqual([...counts.values()].sort());
      }),
    );
  });

  it('hold as many as are added', () => {
    const table = numberCounts();
    for (let at = 0; at < 100_000; at++) table.add(at * 1_000_003);
    expect(Array.from({ length: 100_000 }, (_, at) => table.get(at * 1_000_003)).every((n) => n === 1)).toBe(
      true,
    );
    expect(table.get(7)).toBe(0);
  });
});
