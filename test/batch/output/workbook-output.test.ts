import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../bench/random.ts';
import { generatedWorkbook } from '../../../bench/workbooks/generated-workbook.ts';
import { hasOpenpyxl, readByOpenpyxl } from '../../../bench/workbooks/read-by-openpyxl.ts';
import { fileSink, type OutputSink } from '../../../src/batch/output/output-file.ts';
import { rowFormat } from '../../../src/batch/output/output-rows.ts';
import { startTable } from '../../../src/batch/output/table-writer.ts';
import { requireFitting } from '../../../src/batch/output/workbook-limits.ts';
import { invalidResult } from '../../../src/batch/row-result.ts';
import type { InputRow, InputTable } from '../../../src/tabular/input-row.ts';
import { openInput } from '../../../src/tabular/read-input.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';

const RESULT = invalidResult('no name');

/** Writes all rows of a table with a result into a sink. */
async function writeRows(table: InputTable, sink: OutputSink): Promise<void> {
  const columns = ['core_id', 'core_error'] as const;
  const writer = await startTable(sink, rowFormat({ format: 'xlsx', table, columns, isExcelSafe: false }));
  for await (const row of table.rows) await writer.rows([{ row, result: RESULT }]);
  await writer.end();
}

async function copied(path: string, copy: string): Promise<InputTable> {
  const sink = fileSink(copy);
  await writeRows(await openInput({ path }), sink);
  await sink.commit();
  return openInput({ path: copy });
}

function tableOf(columns: readonly string[], records: readonly (readonly string[])[]): InputTable {
  async function* rows(): AsyncGenerator<InputRow> {
    for (const [at, cells] of records.entries()) yield { number: at + 1, line: at + 2, cells };
  }
  return { format: 'csv', columns, encoding: 'utf-8', warnings: [], rows: { [Symbol.asyncIterator]: rows } };
}

async function rowsOf(table: InputTable): Promise<readonly InputRow[]> {
  const rows: InputRow[] = [];
  for await (const row of table.rows) rows.push(row);
  return rows;
}

describe('a result as a workbook', () => {
  it('has every text as it was, whatever is in it', async () => {
    const cell = fc.string({ unit: 'binary', maxLength: 12 });
    const escapes = fc.array(fc.constantFrom('_', 'x', '0', '4', '1', '\x01', '\r', '_x000D_', '=', ' '));
    const any = fc.oneof(
      cell,
      escapes.map((parts) => parts.join('')),
    );
    const property = fc.asyncProperty(fc.array(fc.tuple(any, any), { maxLength: 4 }), async (records) => {
      const path = tempPath('out.xlsx');
      const sink = fileSink(path);
      const named = records.map(([first, second]) => ['Acme', first, second]);
      await writeRows(tableOf(['Name', 'First', 'Second'], named), sink);
      await sink.commit();
      const read = (await rowsOf(await openInput({ path }))).map(({ cells }) => cells.slice(0, 3));
      expect(read).toEqual(named);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it('keeps the texts of a workbook, and is itself read as the same', async () => {
    const folder = tempFolder();
    for (let number = 0; number < 40; number++) {
      const { bytes, texts } = await generatedWorkbook(randomOf(3, number));
      const path = join(folder, `${number}.xlsx`);
      writeFileSync(path, bytes);
      const before = await rowsOf(await openInput({ path }));
      const after = await rowsOf(await copied(path, join(folder, `${number}.out.xlsx`)));
      expect(after.map(({ cells, values }) => ({ cells: cells.slice(0, -2), values }))).toEqual(
        before.map(({ cells, values }) => ({ cells, values: values?.map(withoutId) })),
      );
      const told = texts
        .slice(1)
        .map((row, at) => row.map((text, place) => text ?? before[at]?.cells[place]));
      expect(before.map(({ cells }) => cells)).toEqual(told);
    }
  });

  it.skipIf(!hasOpenpyxl())(
    'is read by openpyxl as the workbook it was made of (skipped without openpyxl)',
    async () => {
      const folder = tempFolder();
      const files = [];
      for (let number = 0; number < 60; number++) {
        const [path, copy] = [join(folder, `${number}.xlsx`), join(folder, `${number}.out.xlsx`)];
        writeFileSync(path, (await generatedWorkbook(randomOf(4, number))).bytes);
        await copied(path, copy);
        files.push({ path, copy });
      }
      const report = await readByOpenpyxl(files);
      expect(report.wrong).toEqual([]);
      expect(report.cells).toBeGreaterThan(500);
    },
  );

  it('is the same to the byte each time', async () => {
    const [first, second] = [tempPath('a.xlsx'), tempPath('b.xlsx')];
    for (const path of [first, second]) {
      const sink = fileSink(path);
      await writeRows(tableOf(['Name'], [['Acme'], ['Bolt']]), sink);
      await sink.commit();
    }
    expect(readFileSync(first).equals(readFileSync(second))).toBe(true);
  });

  it('that cannot be written fails where it is written', async () => {
    const failure = new Error('no space is left');
    const sink: OutputSink = {
      write: () => Promise.reject(failure),
      commit: async () => {},
      discard: async () => {},
    };
    const rows = Array.from({ length: 5000 }, (_, at) => [`Acme ${at} ${Math.sin(at)}`]);
    await expect(writeRows(tableOf(['Name'], rows), sink)).rejects.toBe(failure);
  });
});

describe('a table that no workbook can hold is refused', () => {
  it('for a text that is too long, with its place', async () => {
    const table = tableOf(['Name', 'Notes'], [['Acme', 'x'.repeat(32_768)]]);
    await expect(requireFitting(table)).rejects.toMatchObject({
      code: 'OUTPUT_REFUSED',
      message: 'line 2, column "Notes" has 32,768 characters, and a cell of a workbook at most 32,767',
    });
    await expect(requireFitting(tableOf(['Name'], [['x'.repeat(32_767)]]))).resolves.toBeUndefined();
  });

  it('for more rows than a sheet has below the header', async () => {
    const records = (length: number) => Array.from({ length }, () => ['Acme']);
    await expect(requireFitting(tableOf(['Name'], records(1_048_576)))).rejects.toThrow(
      /more than 1,048,575 rows/,
    );
    await expect(requireFitting(tableOf(['Name'], records(1_048_575)))).resolves.toBeUndefined();
  });
});

/** Ids of number formats are given anew. */
function withoutId(cell: NonNullable<InputRow['values']>[number]) {
  return cell?.format?.code === undefined
    ? cell
    : { ...cell, format: { ...cell.format, id: expect.any(Number) } };
}
