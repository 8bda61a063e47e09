import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { InputTable } from '../../src/tabular/input-row.ts';
import { openInput } from '../../src/tabular/read-input.ts';
import { inFolder, readBack, readBroken } from './read-back.ts';

/** More than what is held of the start of a file. */
const LONG = 300 * 1024;
const COMPANIES = [{ name: 'Acme' }, { name: 'Bolt' }];

describe('the rows of a table', () => {
  it.each([
    ['accounts.csv', 'Name,City\nAcme,London\nBolt,Paris\nBolt\u0000,"x"y"\n'],
    ['accounts.json', JSON.stringify(COMPANIES)],
    ['accounts.ndjson', COMPANIES.map((company) => JSON.stringify(company)).join('\n')],
    ['accounts.csv.gz', gzipSync('Name\nAcme\nBolt\n')],
  ])('of %s can be read as often as they are asked for, with each remark once', async (name, content) => {
    await inFolder(async (folder) => {
      const path = join(folder, name);
      await writeFile(path, content);
      const table = await openInput({ path });
      const first = await rowsOf(table);
      const warnings = [...table.warnings];
      expect(first.length).toBeGreaterThan(1);
      expect(await rowsOf(table)).toEqual(first);
      expect(table.warnings).toEqual(warnings);
    });
  });

  it('are not read when a table is opened, and neither is the file again', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'accounts.json');
      await writeFile(path, JSON.stringify({ total: 2, records: COMPANIES }));
      const table = await openInput({ path });
      await rm(path);
      expect(table.columns).toEqual(['name']);
      await expect(rowsOf(table)).rejects.toThrow('ENOENT');
    });
  });
});

describe('what begins beyond the part of a file that is held', () => {
  it('is the header of a CSV file that is longer', async () => {
    const wide = Array.from({ length: 4_000 }, (_, at) => `column ${at} ${'x'.repeat(80)}`);
    expect(wide.join(',').length).toBeGreaterThan(LONG);
    const { table, rows } = await readBack(`${wide.join(',')}\n${wide.map((_, at) => at).join(',')}\n`);
    expect(table.columns).toEqual(wide);
    expect(rows[0]?.cells.at(-1)).toBe('3999');
  });

  it('is the array of the rows, after a long member', async () => {
    const text = JSON.stringify({ about: 'é'.repeat(LONG), records: COMPANIES });
    for (const content of [text, gzipSync(text)]) {
      const { table, rows } = await readBack(content, { name: 'accounts.json' });
      expect(table.columns).toEqual(['name']);
      expect(rows.map(({ cells }) => cells[0])).toEqual(['Acme', 'Bolt']);
    }
  });

  it('is told as missing in the rows when the file breaks off before', async () => {
    const packed = gzipSync(`Name\n${Array.from({ length: 9_999 }, (_, at) => `Acme ${at}`).join('\n')}`);
    const { table, rows, error } = await readBroken(packed.subarray(0, packed.length / 2), {
      name: 'a.csv.gz',
    });
    expect(table.columns).toEqual(['Name']);
    expect(rows.length).toBeGreaterThan(10);
    expect(error).toMatchObject({ code: 'INPUT_TRUNCATED' });
  });
});

async function rowsOf(table: InputTable) {
  const rows = [];
  for await (const row of table.rows) rows.push(row);
  return rows;
}
