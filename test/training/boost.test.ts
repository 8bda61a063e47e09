import { describe, expect, it } from 'vitest';
import { type Example, fitTables, type TableShape } from '../../training/boost.ts';

const OPTIONS = { rounds: 60, rate: 0.3, ridge: 1 };
const example = (isRight: boolean, features: Record<string, number>, offset = 0): Example => ({
  ...{ features, offset, isRight },
  weight: 1,
});
/** So many right ones and so many wrong ones with one value. */
const cell = (value: number, right: number, wrong: number): readonly Example[] => [
  ...Array.from({ length: right }, () => example(true, { share: value })),
  ...Array.from({ length: wrong }, () => example(false, { share: value })),
];
const shape = (more: Partial<TableShape> = {}): TableShape => ({
  of: ['share'],
  row: 'name',
  cuts: [[0.5, 1.5]],
  ...more,
});
const bitsOf = (examples: readonly Example[], more?: Partial<TableShape>) =>
  fitTables(examples, { ...OPTIONS, shapes: [shape(more)] }).tables[0]?.bits ?? [];

describe('tables fitted to examples', () => {
  it('say more bits where more are right', () => {
    const [few = 0, half = 0, most = 0] = bitsOf([...cell(0, 1, 9), ...cell(1, 5, 5), ...cell(2, 9, 1)]);
    expect(few).toBeLessThan(-1);
    expect(half).toBeGreaterThan(few);
    expect(most).toBeGreaterThan(half);
  });

  it('never fall where they may only rise, whatever the examples say', () => {
    const examples = [...cell(0, 5, 5), ...cell(1, 9, 1), ...cell(2, 1, 9)];
    const free = bitsOf(examples);
    const rising = bitsOf(examples, { slopes: ['rising'] });
    expect(free[2]).toBeLessThan(free[1] ?? Number.NaN);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
  });

  it('stay within their bounds', () => {
    const bounds = [[0, 0] as const, [-12, 12] as const, [-12, 0.5] as const];
    const [first, , last = 1] = bitsOf([...cell(0, 1, 9), ...cell(1, 5, 5), ...cell(2, 9, 1)], { bounds });
    expect(first).toBe(0);
    expect(last).toBeLessThanOrEqual(0.5);
  });

  it('explain only what the fixed bits do not', () => {
    const known = [...cell(0, 1, 9), ...cell(2, 9, 1)].map((one) => ({
      ...one,
      offset: Math.log2(9) * (one.features.share === 2 ? 1 : -1),
    }));
    for (const bits of bitsOf(known)) expect(Math.abs(bits)).toBeLessThan(0.2);
  });
});
