import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resultSpool } from '../../../src/batch/crosscheck/result-spool.ts';
import { invalidResult } from '../../../src/batch/row-result.ts';
import { tempPath } from '../../temp-folder.ts';

describe('results that wait for the last row', () => {
  it('come back as they were, whatever their words have for line ends, from a file that a kill does not leave behind', async () => {
    const path = tempPath('spool');
    const spool = resultSpool(path);
    const results = ['one\u2028two', 'three\u2029four', 'five\r\nsix\rseven\u0085'].map(invalidResult);
    await spool.write(results.slice(0, 2));
    await spool.write(results.slice(2));
    expect(existsSync(path)).toBe(false);
    for (const _ of ['once', 'twice']) {
      const read: unknown[] = [];
      for await (const result of spool.read()) read.push(result);
      expect(read).toEqual(results);
    }
    await spool.dispose();
  });
});
