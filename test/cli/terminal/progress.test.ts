import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { progressOf } from '../../../src/cli/terminal/progress.ts';

/** A run whose time is given, and what it says without a terminal. */
function run(estimatedRows: number | undefined, isQuiet = false) {
  const said: string[] = [];
  let ms = 0;
  const stderr = new PassThrough() as unknown as NodeJS.WriteStream;
  const progress = progressOf(
    { now: () => ms, say: (line) => void said.push(line), stderr, isQuiet },
    estimatedRows,
  );
  return {
    progress,
    said,
    wait(seconds: number) {
      ms += 1000 * seconds;
    },
  };
}

describe('progress', () => {
  it('tells rows, how many a second, and the time left', () => {
    const { progress, said, wait } = run(6000);
    wait(10);
    progress.update(1000);
    wait(5);
    progress.update(1500);
    wait(45);
    progress.update(6000);
    expect(said).toEqual(['1,000 rows · 100 rows/s · about 50 s left', '6,000 rows · 100 rows/s']);
  });

  it('tells accounts first, and does not hold the time for them against the rows', () => {
    const { progress, said, wait } = run(20_000);
    wait(20);
    progress.accounts(0, 20_000);
    wait(10);
    progress.accounts(64, 20_000);
    wait(10);
    progress.accounts(4000, 20_000);
    wait(40);
    progress.accounts(20_000, 20_000);
    wait(30);
    progress.accounts(20_000, 20_000);
    wait(30);
    progress.update(512);
    wait(10);
    progress.update(10_000);
    expect(said).toEqual([
      '64 accounts',
      '4,000 accounts · 400 accounts/s · about 40 s left',
      '20,000 accounts · finding which are one company, and what to do …',
      '512 rows',
      '10,000 rows · 1,000 rows/s · about 10 s left',
    ]);
  });

  it('says nothing where nothing is to be said', () => {
    const { progress, said, wait } = run(10, true);
    wait(60);
    progress.accounts(1, 10);
    progress.update(1);
    expect(said).toEqual([]);
  });

  it('has no time left where the number of rows is not known', () => {
    const { progress, said, wait } = run(undefined);
    wait(20);
    progress.update(100);
    expect(said).toEqual(['100 rows · 5 rows/s']);
  });
});
