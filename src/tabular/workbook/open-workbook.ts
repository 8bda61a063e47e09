import { columnNames } from '../header.ts';
import { findHeader } from '../headerless.ts';
import { BrokenBytes, inputError, located } from '../input-error.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS } from '../input-limits.ts';
import type { InputRow, InputTable } from '../input-row.ts';
import type { InputSource } from '../input-source.ts';
import { type Remarks, remarks } from '../remarks.ts';
import { footerWatch } from '../report-footer.ts';
import { rowProblem } from '../row-problem.ts';
import { misleadingExtension } from '../sniff-format.ts';
import { chosenSheet, listed } from './chosen-sheet.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import { type SheetReading, type SheetRow, sheetRows } from './sheet-rows.ts';
import { watchMerged } from './watch-merged.ts';
import { openArchive, type WorkbookArchive } from './workbook-archive.ts';
import { findParts, type Sheet, type WorkbookParts } from './workbook-parts.ts';

const REPAIR =
  'Open it in Excel, which repairs what it can, and save it again; or save the sheet as CSV (UTF-8).';

/** The records by which the first line is judged, and how many columns there are. */
const SAMPLED_ROWS = 200;

/**
 * Opens a sheet of an Excel workbook as a table of rows; undefined when the zip archive is none. Texts that the cells
 * share are held in memory; the rows are read anew whenever they are asked for, and only as far.
 */
export async function openWorkbook(source: InputSource): Promise<InputTable | undefined> {
  const { path } = source;
  const opened = await readingArchive(path, async (archive) => {
    const parts = await findParts(archive, path);
    return parts && { parts, reading: await readingOf(archive, parts) };
  });
  if (opened === undefined) return undefined;
  const noted = remarks();
  const extension = misleadingExtension(path, 'xlsx');
  if (extension !== undefined)
    noted.note(
      'extension',
      `the file is called ${extension} but holds an Excel workbook; it is read as that`,
    );
  const sheet = chosenSheet(opened.parts.sheets, source, noted);
  const { sheets } = opened.parts;
  const file = {
    path,
    sheet,
    sheets,
    noted,
    reading: { ...opened.reading, ...watchFormulas(noted), ...watchMerged(noted) },
  };
  return openSheet(file, source);
}

interface SheetFile {
  readonly path: string;
  readonly sheet: Sheet;
  readonly sheets: readonly Sheet[];
  readonly noted: Remarks;
  readonly reading: SheetReading;
}

async function openSheet(file: SheetFile, source: InputSource): Promise<InputTable> {
  const { path, sheet, sheets, noted, reading } = file;
  const sample = await firstRows(file);
  const [first] = sample;
  if (first === undefined) throw emptySheet(file);
  const width = Math.max(...sample.map(({ cells }) => cells.length));
  if (width > MAX_COLUMNS)
    throw inputError('INPUT_FORMAT', `has ${width} columns; at most ${MAX_COLUMNS} can be read`, { path });
  const records = sample.map(({ cells }) => padded(cells, width));
  const { columns: headerless, above } = await findHeader(records, source.firstLine, noted);
  const columns = headerless ?? columnNames(padded((sample[above] ?? first).cells, width), noted);
  const shape = { columns, above: headerless === undefined ? above + 1 : 0 };
  return {
    format: 'xlsx',
    columns,
    encoding: 'utf-8',
    sheet: { name: sheet.name, isDate1904: reading.isDate1904 },
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    warnings: noted.list,
    rows: { [Symbol.asyncIterator]: () => tableRows(file, shape) },
  };
}

function emptySheet({ path, sheet, sheets }: SheetFile): Error {
  const others = sheets.filter((one) => one !== sheet);
  return inputError('INPUT_FORMAT', `sheet ${JSON.stringify(sheet.name)} is empty: it has no header`, {
    path,
    fix:
      others.length > 0
        ? `Name another of its sheets with --sheet: ${listed(others)}.`
        : 'It has no other sheet: give a workbook with a header and a row for each company.',
  });
}

async function firstRows(file: SheetFile): Promise<readonly SheetRow[]> {
  const sample: SheetRow[] = [];
  const rows = rowsOf({
    ...file,
    reading: { ...file.reading, onUncalculated: () => {}, onMerged: () => {} },
  });
  try {
    for await (const row of rows) if (sample.push(row) === SAMPLED_ROWS) break;
  } catch (error) {
    // The reader of the rows reports a break after the rows before it.
    if (sample.length === 0) throw error;
  }
  return sample;
}

/** The rows of the sheet; an error names the file and the last row that could be read. */
async function* rowsOf({ path, sheet, reading }: SheetFile): AsyncGenerator<SheetRow> {
  const archive = await openArchive(path).catch((error: unknown) => {
    throw located(error, { path, fix: REPAIR });
  });
  let line = 0;
  try {
    for await (const rows of sheetRows(archive.bytes(sheet.part), reading)) {
      for (const row of rows) {
        line = row.line;
        yield row;
      }
    }
  } catch (error) {
    throw line === 0 ? located(error, { path, fix: REPAIR }) : below(error, { path, line });
  } finally {
    archive.close();
  }
}

function below(error: unknown, place: { readonly path: string; readonly line: number }): unknown {
  if (!(error instanceof BrokenBytes)) return error;
  return inputError(error.code, `below it the workbook ${error.message}`, { ...place, fix: REPAIR });
}

interface Shape {
  readonly columns: readonly string[];
  /** How many rows of the sheet are none of the table: titles, and the header. */
  readonly above: number;
}

async function* tableRows(file: SheetFile, { columns, above }: Shape): AsyncGenerator<InputRow> {
  const footers = footerWatch();
  let number = 1 - above;
  let failure: { readonly error: unknown } | undefined;
  try {
    for await (const row of rowsOf(file)) {
      if (number++ < 1) continue;
      noteLongNumber(row, columns, file.noted);
      yield* footers.pass({ row: inputRow(row, number - 1, columns.length), isShort: false });
    }
  } catch (error) {
    failure = { error };
  }
  // Rows held back when a file breaks off still come out before the error.
  yield* footers.end();
  if (failure !== undefined) throw failure.error;
}

function inputRow({ line, cells, values }: SheetRow, number: number, width: number): InputRow {
  const row = { number, line, cells: padded(cells, width), ...(values.length > 0 && { values }) };
  const problem = rowProblem({ line, cells: cells.length < width ? row.cells : cells }, width);
  if (problem !== undefined) return { ...row, problem };
  const long = cells.findIndex((cell) => cell.length > MAX_CELL_LENGTH);
  return long === -1 ? row : { ...row, problem: 'the row has a cell longer than 4 MB' };
}

function padded(cells: readonly string[], width: number): readonly string[] {
  if (cells.length === width) return cells;
  if (cells.length > width) return cells.slice(0, width);
  return [...cells, ...Array<string>(width - cells.length).fill('')];
}

const LONGEST_EXACT = 15;

/** Remarks on the first whole number that is too long for a spreadsheet: it has put zeros for the digits after the fifteenth. */
function noteLongNumber({ line, values, cells }: SheetRow, columns: readonly string[], noted: Remarks): void {
  const at = values.findIndex(
    (cell) =>
      cell?.kind === 'number' && cell.value.length > LONGEST_EXACT && Math.abs(Number(cell.value)) >= 1e15,
  );
  if (at < 0) return;
  noted.note(
    'excel',
    `line ${line}, column ${JSON.stringify(columns[at])}: ${cells[at]} is a number of more than ${LONGEST_EXACT} digits, of which a spreadsheet keeps no more; ids belong into cells of text`,
  );
}

function watchFormulas(noted: Remarks): Pick<SheetReading, 'onUncalculated'> {
  const lines = new Set<number>();
  return {
    onUncalculated(line) {
      lines.add(line);
      const [first] = lines;
      const where =
        lines.size === 1
          ? `line ${first} has a formula`
          : `${lines.size} rows have formulas, the first is line ${first},`;
      noted.revise(
        'formulas',
        `${where} that was never calculated, so its cell is empty; open the file in a spreadsheet program and save it`,
      );
    },
  };
}

async function readingOf(archive: WorkbookArchive, parts: WorkbookParts): Promise<SheetReading> {
  const { sharedStrings, styles, isDate1904 } = parts;
  return {
    isDate1904,
    sharedStrings: sharedStrings === undefined ? [] : await readSharedStrings(archive, sharedStrings),
    formats: styles === undefined ? [] : await readNumberFormats(archive, styles),
  };
}

async function readingArchive<T>(path: string, read: (archive: WorkbookArchive) => Promise<T>): Promise<T> {
  let archive: WorkbookArchive | undefined;
  try {
    archive = await openArchive(path);
    return await read(archive);
  } catch (error) {
    throw located(error, { path, fix: REPAIR });
  } finally {
    archive?.close();
  }
}
