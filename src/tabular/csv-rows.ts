import type { CsvReading, CsvRecord } from './csv-reading.ts';
import { csvRecords } from './csv-records.ts';
import { noteExcelDamage } from './excel-damage.ts';
import type { InputRow } from './input-row.ts';
import { footerWatch, type ReadRow } from './report-footer.ts';
import { rowProblem } from './row-problem.ts';

/** What the records of a CSV file are read as. */
interface Shape {
  readonly columns: readonly string[];
  /** Whether the first record is the header. */
  readonly hasHeader: boolean;
}

/** Streams the rows of a CSV file, those under its header when it has one. */
export async function* csvRows(
  chunks: AsyncIterable<string>,
  reading: CsvReading,
  { columns, hasHeader }: Shape,
): AsyncGenerator<InputRow> {
  const footers = footerWatch();
  // The header is row 0.
  let number = hasHeader ? 0 : 1;
  let failure: { readonly error: unknown } | undefined;
  try {
    for await (const records of csvRecords(chunks, { ...reading, width: columns.length })) {
      for (const record of records) {
        if (number++ === 0) continue;
        const read = readRow(record, number - 1, columns.length);
        noteExcelDamage(read.row, columns, reading.remarks);
        yield* footers.pass(read);
      }
    }
  } catch (error) {
    failure = { error };
  }
  // Rows held back when a file breaks off still come out before the error.
  yield* footers.end();
  if (failure !== undefined) throw failure.error;
}

function readRow(record: CsvRecord, number: number, width: number): ReadRow {
  const problem = rowProblem(record, width);
  const cells = fitted(record.cells, width);
  const row = { number, line: record.line, cells, ...(problem === undefined ? {} : { problem }) };
  return { row, isShort: record.problem === undefined && record.cells.length < width };
}

function fitted(cells: readonly string[], width: number): readonly string[] {
  if (cells.length === width) return cells;
  if (cells.length > width) return cells.slice(0, width);
  return [...cells, ...Array<string>(width - cells.length).fill('')];
}
