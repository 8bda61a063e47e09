import { expect, it } from 'vitest';
import { rowGroups } from '../../../src/store/postgres/row-groups.ts';

const MOST = { rows: 3, characters: 10 };

it.each([
  [[], []],
  [
    [1, 1, 1, 1],
    [[1, 1, 1], [1]],
  ],
  [
    [6, 4, 1, 9],
    [
      [6, 4],
      [1, 9],
    ],
  ],
  [
    [1, 50, 1],
    [[1], [50], [1]],
  ],
])('puts rows of %j characters together as %j', (lengths, groups) => {
  const rows = lengths.map((length) => ({ number: 1_000_000, body: 'x'.repeat(length), other: null }));
  const found = [...rowGroups(rows, MOST)].map((group) => group.map(({ body }) => String(body).length));
  expect(found).toEqual(groups);
});
