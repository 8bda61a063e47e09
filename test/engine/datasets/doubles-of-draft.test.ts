import { expect, it } from 'vitest';
import { threadsFor } from '../../../src/engine/datasets/doubles-of-draft.ts';

it('few accounts are worked on by one thread, many by as many as there are, up to eight', () => {
  expect([19_999, 20_000, 35_000, 1_000_000].map((accounts) => threadsFor(accounts, 4))).toEqual([
    1, 2, 3, 4,
  ]);
  expect([threadsFor(1_000_000, 0), threadsFor(1_000_000, 1), threadsFor(1_000_000, 63)]).toEqual([1, 1, 8]);
});
