import { expect, test } from 'vitest';
import { loadThreadsOf, threadsOf } from '../../../src/cli/commands/open-engine.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';

const [SMALL, LARGE] = [10_000, 10_000_000];
const machine = { processors: 4 };
const accounts = { ending: 'crosscheck' as const, columns: [], rules: CrosscheckRules.parse({}) };

test('leaves one processor to reading and writing while rows are resolved', () => {
  expect(threadsOf({}, LARGE, machine)).toBe(3);
  expect(threadsOf({}, LARGE, { processors: 1 })).toBe(1);
});

test('resolves accounts that are judged with each other on every processor', () => {
  expect(threadsOf({ accounts }, LARGE, machine)).toBe(4);
  expect(loadThreadsOf({}, LARGE, machine)).toBe(4);
});

test('resolves a small file in the process', () => {
  expect(threadsOf({ accounts }, SMALL, machine)).toBe(0);
  expect(loadThreadsOf({}, SMALL, machine)).toBe(0);
});

test('takes as many threads as somebody asks for', () => {
  expect(threadsOf({ concurrency: '2', accounts }, SMALL, machine)).toBe(2);
  expect(loadThreadsOf({ concurrency: '0' }, LARGE, machine)).toBe(0);
});
