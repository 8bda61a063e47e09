import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairSorter } from '../../src/universe/pair-sorter.ts';
import { tempFolder } from '../temp-folder.ts';

type Pairs = readonly (readonly [number, number])[];

const grouped = (pairs: Pairs, range = 2 ** 53, folder?: string) => {
  const sorter = pairSorter(range, folder);
  for (const [key, value] of pairs) sorter.add(key, value);
  const groups: (readonly [number, readonly number[]])[] = [];
  for (const { key, values } of sorter.groups()) groups.push([key, [...values]]);
  return groups;
};

const expected = (pairs: Pairs) => {
  const groups = new Map<number, number[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return [...groups].sort(([a], [b]) => a - b);
};

describe('sorted pairs', () => {
  it('come in groups of equal keys, ascending, with their values in the order of adding', () => {
    const key = fc.oneof(fc.nat(40), fc.integer({ min: 0, max: 2 ** 53 - 1 }), fc.constant(2 ** 32 + 1));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.nat()), { maxLength: 200 }), (pairs) => {
        expect(grouped(pairs)).toEqual(expected(pairs));
      }),
    );
  });

  it('are spread over the range they are given', () => {
    const pairs: Pairs = [99, 3, 50, 3, 0].map((key, at) => [key, at]);
    expect(grouped(pairs, 100)).toEqual(expected(pairs));
  });

  it('go through files when they are too many, and leave none behind', () => {
    const folder = tempFolder();
    const sorter = pairSorter(1000, folder);
    const counts = new Map<number, number>();
    for (let at = 0; at < 1_000_000; at++) {
      const key = (at * 7919) % 997;
      sorter.add(key, at);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(readdirSync(folder).length).toBeGreaterThan(10);
    const groups: (readonly [number, number, boolean])[] = [];
    for (const { key, values } of sorter.groups()) groups.push([key, values.length, isAscending(values)]);
    expect(groups).toEqual([...counts].sort(([a], [b]) => a - b).map(([key, size]) => [key, size, true]));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are none when none were added', () => {
    expect(grouped([])).toEqual([]);
  });
});

function isAscending(values: Uint32Array): boolean {
  return values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
}
