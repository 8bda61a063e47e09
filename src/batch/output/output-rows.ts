import { csvText } from '../../tabular/csv-text.ts';
import type { FileFormat, InputRow, InputTable } from '../../tabular/input-row.ts';
import type { RowResult } from '../row-result.ts';
import { isFollowUpColumn, type ResultColumn, resultCells } from './result-columns.ts';

/** Turns rows and their results into the text of the output file, piece by piece. */
export interface RowFormat {
  /** What stands before the first row. */
  readonly head: string;
  rows(rows: readonly OutputRow[]): string;
  /** What stands after the last row. */
  readonly tail: string;
}

export const BYTE_ORDER_MARK = '\ufeff';

export interface OutputRow {
  readonly row: InputRow;
  readonly result: RowResult;
}

export interface RowFormatOptions {
  readonly format: FileFormat;
  readonly table: InputTable;
  readonly columns: readonly ResultColumn[];
  /** Begin CSV with a byte order mark, by which Excel knows UTF-8, whatever the input begins with. */
  readonly isExcel?: boolean;
  /** What stands between the cells of CSV; that of the input unless it is given. */
  readonly delimiter?: string;
  /** Escape cells that a spreadsheet would run as formulas. */
  readonly isExcelSafe: boolean;
}

/** Every input column untouched and in order, then the result columns; one that the input has already is rewritten in its place. */
export function rowFormat(options: RowFormatOptions): RowFormat {
  if (options.format === 'csv') return csvFormat(options);
  return options.format === 'json' ? jsonFormat(options) : ndjsonFormat(options);
}

function csvFormat({ table, columns, isExcelSafe, ...options }: RowFormatOptions): RowFormat {
  const added = columns.filter((column) => !table.columns.includes(column));
  const rewritten = columns.flatMap((column) => {
    const at = table.columns.indexOf(column);
    return at === -1 ? [] : [{ column, at }];
  });
  const { lineEnd = '\n' } = table;
  const delimiter = options.delimiter ?? table.delimiter ?? ',';
  const isMarked = options.isExcel === true || isFromExcel(table);
  const text = (rows: readonly (readonly string[])[]) => csvText(rows, { delimiter, lineEnd, isExcelSafe });
  return {
    head: (isMarked ? BYTE_ORDER_MARK : '') + text([[...table.columns, ...added]]),
    rows: (rows) =>
      text(
        rows.map(({ row, result }) => {
          const results = resultCells(result);
          const cells = [...row.cells, ...added.map((column) => results[column])];
          for (const { column, at } of rewritten)
            if (!isKept(result, column, cells[at])) cells[at] = results[column];
          return cells;
        }),
      ),
    tail: '',
  };
}

const ALWAYS_NEW: ReadonlySet<ResultColumn> = new Set(['core_id', 'core_outcome', 'core_error']);

/** What an earlier run has told of an entity that is given by its id stays, where this one tells nothing else. */
function isKept(result: RowResult, column: ResultColumn, before: unknown): boolean {
  const isGiven = result.record !== undefined && result.isGiven === true;
  return (
    isGiven &&
    !ALWAYS_NEW.has(column) &&
    before !== undefined &&
    before !== '' &&
    before !== null &&
    !isFollowUpColumn(column)
  );
}

/** Who has a file with a mark, or in another encoding, opens the result where UTF-8 without one is taken for something else. */
function isFromExcel({ hasByteOrderMark, encoding }: InputTable): boolean {
  return hasByteOrderMark === true || encoding !== 'utf-8';
}

function objectOf(
  { row, result }: OutputRow,
  { table, columns }: RowFormatOptions,
): Readonly<Record<string, unknown>> {
  const input =
    row.object ?? Object.fromEntries(table.columns.map((column, at) => [column, row.cells[at] ?? '']));
  const cells = resultCells(result);
  const results = columns
    .filter((column) => !isKept(result, column, input[column]))
    .map((column) => [column, jsonValueOf(column, cells[column])]);
  return { ...input, ...Object.fromEntries(results) };
}

/** Columns that are numbers in JSON. */
const FIGURES: ReadonlySet<ResultColumn> = new Set([
  'core_headcount',
  'core_revenue',
  'core_revenue_fiscal_year',
  'core_founded_year',
]);

function jsonValueOf(column: ResultColumn, text: string): unknown {
  if (text === '') return null;
  if (FIGURES.has(column)) return Number(text);
  // The evidence column holds JSON that result-columns.ts wrote.
  return column === 'core_evidence' ? JSON.parse(text) : text;
}

function ndjsonFormat(options: RowFormatOptions): RowFormat {
  return {
    head: '',
    rows: (rows) => rows.map((row) => `${JSON.stringify(objectOf(row, options))}\n`).join(''),
    tail: '',
  };
}

function jsonFormat(options: RowFormatOptions): RowFormat {
  let isFirst = true;
  const separator = () => {
    const text = isFirst ? '' : ',\n';
    isFirst = false;
    return text;
  };
  return {
    head: '[\n',
    rows: (rows) => rows.map((row) => `${separator()}${JSON.stringify(objectOf(row, options))}`).join(''),
    tail: '\n]\n',
  };
}
