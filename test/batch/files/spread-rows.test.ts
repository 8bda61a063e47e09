import { expect, it } from 'vitest';
import { spreadRows } from '../../../src/batch/files/spread-rows.ts';
import type { InputRow } from '../../../src/tabular/input-row.ts';

async function* rowsTo(count: number): AsyncGenerator<InputRow> {
  for (let number = 1; number <= count; number++) yield { number, line: number + 1, cells: [String(number)] };
}

it.each([0, 1, 99, 100])('takes all of %i rows', async (count) => {
  const { total, rows, hasMore } = await spreadRows(rowsTo(count), { most: 100, mostRead: 1000 });
  expect([total, rows.length, hasMore]).toEqual([count, count, false]);
});

it.each([101, 150, 199, 200, 201, 999, 12_345])(
  'takes a hundred of %i rows, from all over',
  async (count) => {
    const { total, rows } = await spreadRows(rowsTo(count), { most: 100, mostRead: 100_000 });
    const numbers = rows.map(({ number }) => number);
    expect([total, new Set(numbers).size]).toEqual([count, 100]);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    // Each tenth of the table has between 4 and 20 of them.
    for (let tenth = 0; tenth < 10; tenth++) {
      const inIt = numbers.filter((number) => Math.floor(((number - 1) * 10) / count) === tenth).length;
      expect(inIt).toBeGreaterThanOrEqual(4);
      expect(inIt).toBeLessThanOrEqual(20);
    }
  },
);

it('reads no further than it may, and says so', async () => {
  const { total, rows, hasMore } = await spreadRows(rowsTo(5000), { most: 100, mostRead: 1000 });
  expect([total, rows.length, hasMore]).toEqual([1000, 100, true]);
  expect(rows.at(-1)?.number).toBeGreaterThan(900);
});
