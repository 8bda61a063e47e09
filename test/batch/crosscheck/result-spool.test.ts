import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resultSpool } from '../../../src/batch/crosscheck/result-spool.ts';
import { invalidResult } from '../../../src/batch/row-result.ts';
import { tempPath } from '../../temp-folder.ts';

describe('results that wait for the last row', () => {
  it('come back as they were, whatever their words have for line ends', async () => {
    const path = tempPath('spool');
    const spool = resultSpool(path);
    const results = ['one\u2028two', 'three\u2029four', 'five\r\nsix\rseven\u0085'].map(invalidResult);
    await spool.write(results);
    const read: unknown[] = [];
    for await (const result of spool.read()) read.push(result);
    expect(read).toEqual(results);
    // Readers of lines differ in what they take for an end.
    expect(readFileSync(path, 'utf8')).not.toMatch(/[\r\u2028\u2029]/);
    await spool.dispose();
  });
});
