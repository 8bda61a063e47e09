import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addShared, type SharedKey } from '../../../src/resolution/blocking/shared-keys.ts';

const keyOf = (entities: readonly number[], bits: number): SharedKey => ({
  entities: Uint32Array.from(entities),
  bits,
});

/** Every entity with everything that it shares. */
function allShared(shared: readonly SharedKey[], known: ReadonlyMap<number, number>): Map<number, number> {
  const scores = new Map(known);
  for (const { entities, bits } of shared)
    for (const entity of entities) scores.set(entity, (scores.get(entity) ?? 0) + bits);
  return scores;
}

describe('what entities share with a record', () => {
  it('leaves out an entity that shares common words only', () => {
    const scores = new Map<number, number>();
    addShared([keyOf([1, 2, 3, 4], 1), keyOf([1], 12), keyOf([1], 8)], scores, (highest) => highest * 0.35);
    expect([...scores]).toEqual([[1, 21]]);
  });

  it('keeps what was there, and adds to it', () => {
    const scores = new Map([[4, 0]]);
    addShared([keyOf([1, 2, 3, 4], 1), keyOf([1], 12)], scores, (highest) => highest * 0.35);
    expect(scores.get(4)).toBe(1);
  });

  it('gives each entity within reach of the best the whole of its score', () => {
    const key = fc.record({
      entities: fc.uniqueArray(fc.nat(12), { minLength: 1 }).map((some) => some.sort((a, b) => a - b)),
      bits: fc.integer({ min: 1, max: 40 }).map((half) => half / 2),
    });
    const keys = fc.array(key, { maxLength: 12 });
    const known = fc.dictionary(fc.nat(12).map(String), fc.nat(20));
    fc.assert(
      fc.property(keys, known, fc.constantFrom(0.2, 0.35, 0.6), (some, given, least) => {
        const shared = some.map(({ entities, bits }) => keyOf(entities, bits));
        const before = new Map(Object.entries(given).map(([entity, score]) => [Number(entity), score]));
        const [scores, all] = [new Map(before), allShared(shared, before)];
        addShared(shared, scores, (highest) => highest * least);
        const highest = Math.max(0, ...all.values());
        for (const [entity, score] of all)
          if (score >= highest * least) expect(scores.get(entity)).toBe(score);
        for (const [entity, score] of scores) expect(score).toBe(all.get(entity));
      }),
    );
  });
});
