import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntityScores, entityScores, placeFor } from '../../../src/resolution/blocking/entity-scores.ts';
import { addBits, addShared, type SharedKey } from '../../../src/resolution/blocking/shared-keys.ts';

const keyOf = (entities: readonly number[], bits: number): SharedKey => ({
  entities: Uint32Array.from(entities),
  bits,
});

/** A table of so few places that it has to grow. */
function tableOf(known: Iterable<readonly [entity: number, score: number]>): EntityScores {
  const table = entityScores(2);
  for (const [entity, score] of known) addBits(table, placeFor(table, entity), score);
  return table;
}

function scoresIn({ size, entities, scores }: EntityScores): Map<number, number> {
  return new Map(Array.from({ length: size }, (_, place) => [entities[place] ?? 0, scores[place] ?? 0]));
}

/** Every entity with everything that it shares. */
function allShared(shared: readonly SharedKey[], known: ReadonlyMap<number, number>): Map<number, number> {
  const scores = new Map(known);
  for (const { entities, bits } of shared)
    for (const entity of entities) scores.set(entity, (scores.get(entity) ?? 0) + bits);
  return scores;
}

describe('what entities share with a record', () => {
  it('leaves out an entity that shares common words only', () => {
    const table = tableOf([]);
    addShared([keyOf([1, 2, 3, 4], 1), keyOf([1], 12), keyOf([1], 8)], table, (highest) => highest * 0.35);
    expect([...scoresIn(table)]).toEqual([[1, 21]]);
  });

  it('keeps what was there, and adds to it', () => {
    const table = tableOf([[4, 0]]);
    addShared([keyOf([1, 2, 3, 4], 1), keyOf([1], 12)], table, (highest) => highest * 0.35);
    expect(scoresIn(table).get(4)).toBe(1);
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
        const [table, all] = [tableOf(before), allShared(shared, before)];
        addShared(shared, table, (highest) => highest * least);
        const scores = scoresIn(table);
        const highest = Math.max(0, ...all.values());
        for (const [entity, score] of all)
          if (score >= highest * least) expect(scores.get(entity)).toBe(score);
        for (const [entity, score] of scores) expect(score).toBe(all.get(entity));
      }),
    );
  });
});
