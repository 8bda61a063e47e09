import { basename } from 'node:path';
import type { CsvReading, CsvRecord } from '../../tabular/csv-reading.ts';
import { csvRecords, firstRecords } from '../../tabular/csv-records.ts';
import { remarks } from '../../tabular/remarks.ts';
import { sniffCsv } from '../../tabular/sniff-csv.ts';
import { type ColumnCheck, type CsvRow, type Read, rejectedLine, requireColumns } from './records.ts';
import { startOf, textOf } from './source-file.ts';

/** Streams a CSV file by its header; broken and overlong records are rejected. */
export async function* readCsv(path: string, missingIn: ColumnCheck): AsyncIterable<Read<CsvRow>> {
  let columns: readonly string[] | undefined;
  for await (const records of csvRecords(textOf(path), await readingOf(path))) {
    for (const record of records) {
      if (columns !== undefined) {
        yield csvRow(path, columns, record);
        continue;
      }
      columns = record.cells.map((name) => name.trim());
      requireColumns(path, columns, missingIn);
    }
  }
  requireColumns(path, columns ?? [], missingIn);
}

function csvRow(path: string, columns: readonly string[], { line, cells, problem }: CsvRecord): Read<CsvRow> {
  if (problem !== undefined) return rejectedLine(path, line, problem);
  const hasSurplus =
    cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (cells.length < columns.length || hasSurplus) {
    return rejectedLine(path, line, `the record has ${cells.length} cells, the header ${columns.length}`);
  }
  const value: Record<string, string> = {};
  for (const [index, name] of columns.entries()) value[name] = cells[index]?.trim() ?? '';
  return { line, value };
}

/** How a file is read, by the start of it. */
async function readingOf(path: string): Promise<CsvReading> {
  const start = await startOf(path);
  const reading = { path: basename(path), ...sniffCsv(start, path, undefined), remarks: remarks() };
  const width = firstRecords(start, reading, 1)[0]?.cells.length;
  return width === undefined ? reading : { ...reading, width };
}
