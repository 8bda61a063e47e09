import { csvText } from '../../tabular/csv-text.ts';
import type { FileFormat, InputRow, InputTable } from '../../tabular/input-row.ts';

/** Turns rows and their results into the text of the output file, piece by piece. */
export interface TableFormat<Result> {
  /** What stands before the first row. */
  readonly head: string;
  rows(rows: readonly TableRow<Result>[]): string;
  /** What stands after the last row. */
  readonly tail: string;
}

export const BYTE_ORDER_MARK = '\ufeff';

export interface TableRow<Result> {
  readonly row: InputRow;
  readonly result: Result;
}

export interface FormatOptions<Column extends string> {
  readonly format: FileFormat;
  readonly table: InputTable;
  readonly columns: readonly Column[];
  /** Begin CSV with a byte order mark, by which Excel knows UTF-8, whatever the input begins with. */
  readonly isExcel?: boolean;
  /** What stands between the cells of CSV; that of the input unless it is given. */
  readonly delimiter?: string;
  /** Escape cells that a spreadsheet would run as formulas. */
  readonly isExcelSafe: boolean;
}

export interface TableFormatOptions<Result, Column extends string> extends FormatOptions<Column> {
  readonly cellsOf: (result: Result) => Readonly<Record<Column, string>>;
  /** Whether what the input has in a column stays; never without. */
  readonly isKept?: (result: Result, column: Column, before: unknown) => boolean;
  /** The value in JSON of a cell that is not empty. */
  readonly jsonValueOf: (column: Column, text: string) => unknown;
}

/** Every input column untouched and in order, then the result columns; one that the input has already is rewritten in its place. */
export function tableFormat<Result, Column extends string>(
  options: TableFormatOptions<Result, Column>,
): TableFormat<Result> {
  if (options.format === 'csv') return csvFormat(options);
  return options.format === 'json' ? jsonFormat(options) : ndjsonFormat(options);
}

function csvFormat<Result, Column extends string>({
  table,
  columns,
  isExcelSafe,
  cellsOf,
  isKept = () => false,
  ...options
}: TableFormatOptions<Result, Column>): TableFormat<Result> {
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
          const results = cellsOf(result);
          const cells = [...row.cells, ...added.map((column) => results[column])];
          for (const { column, at } of rewritten)
            if (!isKept(result, column, cells[at])) cells[at] = results[column];
          return cells;
        }),
      ),
    tail: '',
  };
}

/** Who has a file with a mark, or in another encoding, opens the result where UTF-8 without one is taken for something else. */
function isFromExcel({ hasByteOrderMark, encoding }: InputTable): boolean {
  return hasByteOrderMark === true || encoding !== 'utf-8';
}

function objectOf<Result, Column extends string>(
  { row, result }: TableRow<Result>,
  { table, columns, cellsOf, jsonValueOf, isKept = () => false }: TableFormatOptions<Result, Column>,
): Readonly<Record<string, unknown>> {
  const input =
    row.object ?? Object.fromEntries(table.columns.map((column, at) => [column, row.cells[at] ?? '']));
  const cells = cellsOf(result);
  const results = columns
    .filter((column) => !isKept(result, column, input[column]))
    .map((column) => [column, cells[column] === '' ? null : jsonValueOf(column, cells[column])]);
  return { ...input, ...Object.fromEntries(results) };
}

function ndjsonFormat<Result, Column extends string>(
  options: TableFormatOptions<Result, Column>,
): TableFormat<Result> {
  return {
    head: '',
    rows: (rows) => rows.map((row) => `${JSON.stringify(objectOf(row, options))}\n`).join(''),
    tail: '',
  };
}

function jsonFormat<Result, Column extends string>(
  options: TableFormatOptions<Result, Column>,
): TableFormat<Result> {
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
