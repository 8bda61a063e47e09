import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { GROWTH_OPTION, withLargeHeaps } from '../../src/engine/heap-growth.ts';

it('is an option of the V8 that runs the tests: of one that it did not know, V8 would complain to every user', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${GROWTH_OPTION} `);
});

it('gives what the work gives, and fails as it fails', async () => {
  expect(await withLargeHeaps(async () => 7)).toBe(7);
  await expect(withLargeHeaps(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});
