import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { measureRows } from '../../src/tabular/first-rows.ts';
import { openInput } from '../../src/tabular/read-input.ts';
import { tempPath } from '../temp-folder.ts';

const MANY = Array.from({ length: 60_000 }, (_, at) => `Company ${at},company-${at}.example\n`).join('');
const HEADER = 'Name,Website\n';

it('are all that is read of a table', async () => {
  const table = await openInput({ path: fileOf(HEADER + MANY), rows: 3 });
  const names: (string | undefined)[] = [];
  for await (const { cells } of table.rows) names.push(cells[0]);
  expect(names).toEqual(['Company 0', 'Company 1', 'Company 2']);
});

it('are all there are where the table has fewer', async () => {
  const measure = await measureRows(
    await openInput({ path: fileOf(`${HEADER}Acme,acme.example\n`), rows: 3 }),
  );
  expect(measure.lines).toBe(1);
});

it('are known by what they hold, whatever comes behind them', async () => {
  const hashOf = async (text: string) =>
    (await measureRows(await openInput({ path: fileOf(text), rows: 2 }))).hash;
  const first = `${HEADER}Acme,acme.example\nGlobex,globex.example\n`;
  const hash = await hashOf(first);
  expect(await hashOf(`${first}Initech,initech.example\n`)).toBe(hash);
  expect(await hashOf(first.replace('Globex', 'Globox'))).not.toBe(hash);
  expect(await hashOf(first.replace('Website', 'Web'))).not.toBe(hash);
});

it('are read of a packed file that breaks off behind them', async () => {
  const packed = gzipSync(HEADER + MANY);
  const path = fileOf(packed.subarray(0, packed.length - 1000));
  expect((await measureRows(await openInput({ path, rows: 200 }))).lines).toBe(200);
  // Of the whole file it is seen.
  const whole = await openInput({ path });
  await expect(measured(whole.rows)).rejects.toThrow(expect.objectContaining({ code: 'INPUT_TRUNCATED' }));
});

it('take no search for letters far behind them', async () => {
  const path = fileOf(
    Buffer.concat([Buffer.from(HEADER + MANY), Buffer.from('M\xfcller,m.example\n', 'latin1')]),
  );
  expect((await openInput({ path, rows: 1 })).encoding).toBe('utf-8');
  expect((await openInput({ path })).encoding).toBe('windows-1252');
});

async function measured(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of rows) count++;
  return count;
}

function fileOf(content: string | Buffer): string {
  const path = tempPath('accounts.csv');
  writeFileSync(path, content);
  return path;
}
