import { describe, expect, it } from 'vitest';
import type { EntityProfile } from '../../../src/resolution/comparisons/entity-profile.ts';
import { FEWEST_PROFILES, profileMemory } from '../../../src/store/universe-file/profile-memory.ts';

/** A memory of so many entities, and which of them were read. */
function memoryOf(given: { readonly size: number; readonly most: number; readonly isLarge?: boolean }) {
  const read: number[] = [];
  const memory = profileMemory({ isLarge: false, ...given }, (entity) => {
    read.push(entity);
    return { coreId: String(entity) } as EntityProfile;
  });
  const ask = (entities: Iterable<number>) =>
    [...entities].map((entity) => Number(memory.profile(entity).coreId));
  return { memory, read, ask };
}

const range = (size: number) => Array.from({ length: size }, (_, entity) => entity);

describe('a memory of profiles', () => {
  it('reads none of them twice where there is room for all', () => {
    const { read, ask } = memoryOf({ size: 50, most: 50 });
    expect(ask([...range(50), ...range(50).reverse()])).toEqual([...range(50), ...range(50).reverse()]);
    expect(read).toEqual(range(50));
  });

  it('keeps no more of them than there is room for, and reads the others again', () => {
    const { read, ask } = memoryOf({ size: 50, most: 20 });
    expect(ask([...range(50), ...range(50)])).toEqual([...range(50), ...range(50)]);
    expect(read).toHaveLength(100);
    read.length = 0;
    expect(ask([49, 48, 47])).toEqual([49, 48, 47]);
    expect(read).toEqual([]);
  });

  it('keeps a few alone of a universe of millions, however much room there is', () => {
    const { read, ask } = memoryOf({ size: 5000, most: 5000, isLarge: true });
    ask([...range(5000), ...range(5000)]);
    expect(read).toHaveLength(10_000);
  });

  it('forgets them for who needs the room, and tells the same afterwards', () => {
    const size = FEWEST_PROFILES + 1;
    const { memory, read, ask } = memoryOf({ size, most: size });
    ask(range(size));
    memory.rest();
    read.length = 0;
    expect(ask([0, 1, 0])).toEqual([0, 1, 0]);
    expect(read).toEqual([0, 1]);
    ask([...range(size), ...range(size)]);
    expect(read.length).toBeGreaterThan(size);
  });

  it('asks again for one that could not be read', () => {
    let isThere = false;
    const memory = profileMemory({ size: 1, most: 1, isLarge: false }, () => {
      if (!isThere) throw new Error('the file is gone');
      return { coreId: 'here' } as EntityProfile;
    });
    expect(() => memory.profile(0)).toThrow('the file is gone');
    isThere = true;
    expect(memory.profile(0).coreId).toBe('here');
  });
});
