import { readFileSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openInput } from '../../src/tabular/read-input.ts';
import { measuredTable } from '../../src/tabular/unchanged-rows.ts';
import { tempPath } from '../temp-folder.ts';

const COMPANIES = `Name\n${'Quantock Labs\n'.repeat(20_000)}`;

describe('the rows of a measured table', () => {
  it.each([
    ['is written over', (path: string) => writeFileSync(path, COMPANIES.replaceAll('Labs', 'Ltd.'))],
    ['is cut', (path: string) => truncateSync(path, 1000)],
    ['grows', (path: string) => writeFileSync(path, 'Kudzwa\n', { flag: 'a' })],
    ['is replaced', replace],
  ])('end with an error when the file %s meanwhile', async (_what, change) => {
    await expect(readWhile(change)).rejects.toMatchObject({
      code: 'INPUT_TRUNCATED',
      message: expect.stringMatching(/^accounts\.csv was changed while it was read: /),
      place: { fix: expect.stringContaining('Run the command again') },
    });
  });

  it('are all there is when the file is only touched, taken away, or written again as it was', async () => {
    expect(await readWhile((path) => rmSync(path))).toBe(20_000);
    expect(await readWhile((path) => utimesSync(path, 1, 1))).toBe(20_000);
    expect(await readWhile((path) => writeFileSync(path, readFileSync(path)))).toBe(20_000);
  });

  it('are the first ones alone, when only these are asked for and what changes stands behind them', async () => {
    const add = (path: string) => writeFileSync(path, 'Kudzwa\n', { flag: 'a' });
    expect(await readWhile(add, { rows: 100 })).toBe(100);
  });
});

function replace(path: string): void {
  writeFileSync(`${path}.new`, 'Name\nKudzwa\n');
  renameSync(`${path}.new`, path);
}

/** The number of rows of a file that is changed after the first of them. */
async function readWhile(change: (path: string) => void, limits: { rows?: number } = {}): Promise<number> {
  const path = tempPath('accounts.csv');
  writeFileSync(path, COMPANIES);
  const source = { path, ...limits };
  const { table } = await measuredTable(source, await openInput(source));
  let count = 0;
  for await (const _row of table.rows) if (++count === 1) change(path);
  return count;
}
