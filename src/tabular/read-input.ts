import type { CsvReading, CsvRecord } from './csv-reading.ts';
import { csvRecords, firstLineEnd, firstRecords } from './csv-records.ts';
import { csvRows } from './csv-rows.ts';
import { decodedText } from './decode.ts';
import { type ExaminedInput, examineInput } from './examine-input.ts';
import { findRows } from './find-rows.ts';
import { firstRows } from './first-rows.ts';
import { columnNames } from './header.ts';
import { findHeader } from './headerless.ts';
import { requireFile } from './input-bytes.ts';
import { emptyFile, inputError } from './input-error.ts';
import { FEWER_COLUMNS, MAX_CELL_LENGTH, MAX_COLUMNS } from './input-limits.ts';
import type { InputTable } from './input-row.ts';
import type { InputSource } from './input-source.ts';
import { JsonCursor } from './json-cursor.ts';
import { type JsonText, type RowPlace, rowTexts } from './json-elements.ts';
import { jsonLines } from './json-lines.ts';
import { textAbove } from './line-ends.ts';
import { objectRows, readObjectTable } from './object-rows.ts';
import { remarks } from './remarks.ts';
import { isBlank } from './row-problem.ts';
import { sniffCsv } from './sniff-csv.ts';
import { openPacked } from './workbook/open-packed.ts';

/** The records by which the first line is judged. */
const JUDGED_RECORDS = 200;

/**
 * Opens a file as a table of rows, whatever its format, encoding, delimiter and packing.
 * The start of the file is read here, once; its rows are read anew whenever they are asked for, and only as far.
 */
export async function openInput(source: InputSource): Promise<InputTable> {
  const table = await openTable(source);
  return source.rows === undefined ? table : { ...table, rows: firstRows(table.rows, source.rows) };
}

async function openTable(source: InputSource): Promise<InputTable> {
  await requireFile(source.path);
  const workbook = await openPacked(source);
  if (workbook !== undefined) return workbook;
  const input = await examineInput(source);
  if (input.format === 'csv') return openCsv(input, source);
  if (input.format === 'ndjson') return openObjects(input, source, (text) => jsonLines(text, input.path));
  const place = await rowPlace(input);
  // Objects one after the other are what NDJSON is, but for their lines.
  const format = place.as === 'documents' ? 'ndjson' : 'json';
  return openObjects({ ...input, format }, source, (text) =>
    jsonTexts(new JsonCursor(text, input.path), place),
  );
}

function encodingOf({ encoding, hasByteOrderMark }: ExaminedInput) {
  return { encoding, ...(hasByteOrderMark && { hasByteOrderMark }) };
}

async function openCsv(input: ExaminedInput, source: InputSource): Promise<InputTable> {
  const sniffed = {
    path: input.path,
    remarks: input.remarks,
    ...sniffCsv(input.head, input.path, source.delimiter),
  };
  const sample = source.firstLine === undefined ? [] : firstOf(input, sniffed);
  const cells = sample.map((record) => record.cells);
  const { columns: headerless, above } = await findHeader(cells, source.firstLine, input.remarks);
  const { line = 1 } = sample[above] ?? {};
  const reading = above === 0 ? sniffed : { ...sniffed, preamble: textAbove(input.head, line) };
  const columns = headerless ?? columnNames(await readHeader(input, reading), input.remarks);
  return {
    format: 'csv',
    columns,
    ...encodingOf(input),
    delimiter: delimiterOf(columns, sniffed, source),
    lineEnd: firstLineEnd(input.head, reading),
    warnings: input.remarks.list,
    rows: anew(() => csvRows(decodedText(input), reading, { columns, hasHeader: headerless === undefined })),
  };
}

/** A file of one column that names no delimiter is split by none; its result is, by the one that people expect. */
function delimiterOf(
  columns: readonly string[],
  { delimiter, preamble }: CsvReading,
  source: InputSource,
): string {
  const isNamed = source.delimiter !== undefined || preamble !== '';
  return columns.length === 1 && !isNamed ? ',' : delimiter;
}

function firstOf({ head }: ExaminedInput, reading: CsvReading): readonly CsvRecord[] {
  return firstRecords(head, { ...reading, remarks: remarks() }, JUDGED_RECORDS);
}

/** The text of a file whose start is held already. */
function startingText(input: ExaminedInput): AsyncGenerator<string> {
  return decodedText(input, input.bytes());
}

function anew<T>(read: () => AsyncGenerator<T>): AsyncIterable<T> {
  return { [Symbol.asyncIterator]: read };
}

async function openObjects(
  input: ExaminedInput,
  { hasKeysOfAll }: InputSource,
  objects: (text: AsyncGenerator<string>) => AsyncGenerator<JsonText>,
): Promise<InputTable> {
  const table = await readObjectTable(objects(startingText(input)), { ...input, hasKeysOfAll });
  return {
    format: input.format,
    columns: table.names,
    ...encodingOf(input),
    warnings: input.remarks.list,
    rows: anew(() => objectRows(objects(decodedText(input)), table)),
  };
}

async function readHeader(input: ExaminedInput, reading: CsvReading): Promise<readonly string[]> {
  const { path } = input;
  const header = await firstRecord(csvRecords(startingText(input), { ...reading, remarks: remarks() }));
  if (header === undefined) throw emptyFile(path);
  const { line, cells, problem } = header;
  if (cells.every(isBlank))
    throw inputError('INPUT_FORMAT', 'the header has only empty cells', { path, line });
  if (cells.length > MAX_COLUMNS) {
    const what = `the header has ${cells.length} columns; at most ${MAX_COLUMNS} can be read`;
    throw inputError('INPUT_FORMAT', what, { path, line, fix: FEWER_COLUMNS });
  }
  if (cells.some((cell) => cell.length > MAX_CELL_LENGTH)) {
    throw inputError('INPUT_FORMAT', 'the header has a cell longer than 4 MB', { path, line });
  }
  if (problem !== undefined) input.remarks.note('header line', `line ${line}: in the header ${problem}`);
  return cells;
}

async function firstRecord(groups: AsyncGenerator<readonly CsvRecord[]>): Promise<CsvRecord | undefined> {
  for await (const [first] of groups) if (first !== undefined) return first;
  return undefined;
}

async function rowPlace(input: ExaminedInput): Promise<RowPlace> {
  const cursor = new JsonCursor(startingText(input), input.path);
  try {
    return await findRows(cursor, input.remarks);
  } finally {
    await cursor.close();
  }
}

async function* jsonTexts(cursor: JsonCursor, place: RowPlace): AsyncGenerator<JsonText> {
  try {
    yield* rowTexts(cursor, place);
  } finally {
    await cursor.close();
  }
}
