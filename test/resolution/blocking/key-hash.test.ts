import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyHash } from '../../../src/resolution/blocking/key-hash.ts';

describe('keyHash', () => {
  it('gives what cyrb53 gives, so that files of another build can be read', () => {
    expect(['a', 'b', 'revenge', 'revenue'].map(keyHash)).toEqual([
      7929297801672961, 8684336938537663, 4051478007546757, 8309097637345594,
    ]);
  });

  it('gives whole numbers that SQLite and JavaScript both hold', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (key) => Number.isSafeInteger(keyHash(key)) && keyHash(key) >= 0,
      ),
    );
  });

  it('tells 100,000 keys apart', () => {
    const keys = Array.from({ length: 100_000 }, (_, at) => `t${at.toString(36)}`);
    expect(new Set(keys.map(keyHash)).size).toBe(100_000);
  });
});
