import { csvText } from '../../tabular/csv-text.ts';
import type { InputTable } from '../../tabular/input-row.ts';
import { cellsByColumn, placesOf } from './result-places.ts';
import { sheetFormat } from './sheet-format.ts';
import type { TableFormat, TableFormatOptions, TableRow } from './table-form.ts';

export const BYTE_ORDER_MARK = '\ufeff';

/** Every input column untouched and in order, then the result columns; one that the input has already is rewritten in its place. */
export function tableFormat<Result, Column extends string>(
  options: TableFormatOptions<Result, Column>,
): TableFormat<Result> {
  if (options.format === 'csv') return csvFormat(options);
  if (options.format === 'xlsx') return sheetFormat(options);
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
  const { added, rewritten } = placesOf(columns, table.columns);
  const earlierIn = cellsByColumn(table.columns);
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
          const earlier = earlierIn(row.cells);
          for (const { column, at } of rewritten)
            if (!isKept(result, column, earlier)) cells[at] = results[column];
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
    .filter((column) => !isKept(result, column, (earlier) => input[earlier]))
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
