import { pipeline } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { type ColumnCheck, type CsvRow, type Read, rejectedLine, requireColumns } from './records.ts';
import { sourceError } from './source-error.ts';
import { openSource, startOf } from './source-file.ts';

/** What csv-parse yields with `info`; `lines` is the line the record ends on. */
interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const OPTIONS: Options = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_error: true,
};

/** Streams a CSV file by its header; broken records are rejected. */
export async function* readCsv(path: string, missingIn: ColumnCheck): AsyncIterable<Read<CsvRow>> {
  const skipped: unknown[] = [];
  const on_skip = (error: unknown) => void skipped.push(error);
  const parser = parse({ ...OPTIONS, delimiter: await delimiterOf(path), on_skip });
  let line = 1;
  try {
    for await (const row of csvRows(
      pipeline(await openSource(path), parser, () => {}),
      path,
      missingIn,
    )) {
      line = 'rejected' in row ? row.rejected.line : row.line;
      yield row;
    }
  } catch (error) {
    throw sourceError(path, error);
  }
  // Everything else is relaxed: only a quotation mark without end makes csv-parse give up.
  if (skipped.length === 0) return;
  yield rejectedLine(path, line + 1, 'a quotation mark opens here and is never closed; the rest is lost');
}

async function* csvRows(
  parsed: AsyncIterable<Parsed>,
  path: string,
  missingIn: ColumnCheck,
): AsyncIterable<Read<CsvRow>> {
  let columns: readonly string[] | undefined;
  const startLine = lineCounter();
  for await (const parsedRow of parsed) {
    const line = startLine(parsedRow);
    if (columns !== undefined) {
      yield csvRow(path, columns, { line, record: parsedRow.record });
      continue;
    }
    columns = parsedRow.record.map((name) => name.trim());
    requireColumns(path, columns, missingIn);
  }
  requireColumns(path, columns ?? [], missingIn);
}

/** Gives the line each record starts on; csv-parse counts CRLF inside quotes as two lines. */
function lineCounter(): (parsed: Parsed) => number {
  let countedTwice = 0;
  let lastLine = 0;
  return ({ record, info }) => {
    const isOneLine = info.lines === lastLine + 1;
    lastLine = info.lines;
    if (isOneLine) return info.lines - countedTwice;
    countedTwice += countIn(record, '\r\n');
    return info.lines - countedTwice - countIn(record, '\n');
  };
}

function csvRow(
  path: string,
  columns: readonly string[],
  { line, record }: { readonly line: number; readonly record: readonly string[] },
): Read<CsvRow> {
  const surplus = record.slice(columns.length).filter((cell) => cell.trim() !== '');
  if (record.length < columns.length || surplus.length > 0) {
    return rejectedLine(path, line, `the record has ${record.length} cells, the header ${columns.length}`);
  }
  return {
    line,
    value: Object.fromEntries(columns.map((name, index) => [name, record[index]?.trim() ?? ''])),
  };
}

function countIn(cells: readonly string[], part: string): number {
  return cells.reduce((sum, cell) => sum + (cell.includes(part) ? cell.split(part).length - 1 : 0), 0);
}

/** Excel writes semicolons where the comma is the decimal sign. */
async function delimiterOf(path: string): Promise<string> {
  const header = (await startOf(path)).split('\n')[0] ?? '';
  const marks = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }));
  return marks.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}
