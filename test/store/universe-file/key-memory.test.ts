import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HASH_RANGE } from '../../../src/resolution/blocking/key-hash.ts';
import { entryIn, frequencyIn, heldAsRead, keyMemory } from '../../../src/store/universe-file/key-memory.ts';
import { type PageParts, packPage, unpackPage } from '../../../src/store/universe-file/key-pages.ts';

const key = fc.record({
  hash: fc.integer({ min: 0, max: HASH_RANGE - 1 }),
  frequency: fc.nat(5000),
  entities: fc.array(fc.nat(100_000), { maxLength: 4 }),
});
const pages = fc.array(
  fc
    .uniqueArray(key, { selector: ({ hash }) => hash, maxLength: 60 })
    .map((keys) => keys.sort((a, b) => a.hash - b.hash)),
  { maxLength: 5 },
);

interface Key {
  readonly hash: number;
  readonly frequency: number;
  readonly entities: readonly number[];
}

function partsOf(keys: readonly Key[]): PageParts {
  let end = 0;
  return {
    count: keys.length,
    hashes: Float64Array.from(keys, ({ hash }) => hash),
    frequencies: Uint32Array.from(keys, ({ frequency }) => frequency),
    ends: Uint32Array.from(keys, ({ entities }) => {
      end += entities.length;
      return end;
    }),
    entities: Uint32Array.from(keys.flatMap(({ entities }) => entities)),
  };
}

describe('a page in memory', () => {
  it.each([
    ['side by side with others', keyMemory()],
    ['as it was read', heldAsRead],
  ])('finds its keys and no others, %s', (_how, held) => {
    const positions = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(pages, positions, fc.integer({ min: 0, max: HASH_RANGE - 1 }), (all, position, other) => {
        const inMemory = all.map((keys) => held(unpackPage(packPage(partsOf(keys)))));
        for (const [at, page] of inMemory.entries()) {
          for (const { hash, frequency, entities } of all[at] ?? []) {
            const entry = entryIn(page, hash, position);
            expect({ ...entry, entities: [...(entry?.entities ?? [])] }).toEqual({ frequency, entities });
            expect(frequencyIn(page, hash, position)).toBe(frequency);
          }
          if (all[at]?.some(({ hash }) => hash === other) === true) continue;
          expect(entryIn(page, other, position)).toBeUndefined();
          expect(frequencyIn(page, other, position)).toBe(0);
        }
      }),
    );
  });
});
