import { expect, it } from 'vitest';
import { partedNumbers } from '../../../src/crm/duplicates/parted-numbers.ts';

const PARTS = 7;

/** So many numbers that some parts go through several chunks and the whole through several slabs. */
function added(count: number): readonly (readonly [part: number, number: number])[] {
  return Array.from({ length: count }, (_, at) => [(at * at) % PARTS, 2 ** 52 + at]);
}

it.each([0, 1, 31, 32, 500, 100_000])(
  'gives each part its own of %i numbers, none of them twice',
  (count) => {
    const numbers = partedNumbers(PARTS);
    const all = added(count);
    for (const [part, number] of all) numbers.add(part, number);
    for (let part = 0; part < PARTS; part++) {
      const own = all.filter(([of]) => of === part).map(([, number]) => number);
      expect([...numbers.of(part).slice().sort()]).toEqual(own);
    }
  },
);

it('a part may be asked for between two additions', () => {
  const numbers = partedNumbers(PARTS);
  for (let number = 1; number <= 100; number++) {
    numbers.add(3, number);
    expect(numbers.of(3).length).toBe(number);
    expect(numbers.of(4).length).toBe(0);
  }
});
