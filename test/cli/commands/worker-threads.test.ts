import { expect, test } from 'vitest';
import { threadsOf } from '../../../src/cli/commands/open-engine.ts';

const [SMALL, LARGE] = [10_000, 10_000_000];
const machine = { processors: 4 };

test('leaves one processor to reading, judging and writing', () => {
  expect(threadsOf({}, LARGE, machine)).toBe(3);
  expect(threadsOf({}, LARGE, { processors: 1 })).toBe(1);
});

test('resolves a small file in the process', () => {
  expect(threadsOf({}, SMALL, machine)).toBe(0);
});

test('takes as many threads as somebody asks for', () => {
  expect(threadsOf({ concurrency: '2' }, SMALL, machine)).toBe(2);
  expect(threadsOf({ concurrency: '0' }, LARGE, machine)).toBe(0);
});
