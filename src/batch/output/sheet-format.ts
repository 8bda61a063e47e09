import type { WorkbookCell } from '../../tabular/workbook/workbook-cell.ts';
import { numberFormatList } from './number-format-list.ts';
import { cellsByColumn, placesOf } from './result-places.ts';
import { type SheetCell, sheetXml } from './sheet-xml.ts';
import type { TableFormat, TableFormatOptions } from './table-form.ts';

/** The columns of the input with the values and number formats that they have, then the results: figures are numbers. */
export function sheetFormat<Result, Column extends string>({
  table,
  columns,
  cellsOf,
  jsonValueOf,
  isKept = () => false,
}: TableFormatOptions<Result, Column>): TableFormat<Result> {
  const { added, rewritten } = placesOf(columns, table.columns);
  const earlierIn = cellsByColumn(table.columns);
  const formats = numberFormatList();
  const xml = sheetXml(formats);
  const resultCell = (column: Column, text: string): SheetCell =>
    text !== '' && typeof jsonValueOf(column, text) === 'number' ? number(text) : text;
  return {
    head: xml.head + xml.row([...table.columns, ...added]),
    rows: (rows) =>
      rows
        .map(({ row, result }) => {
          const results = cellsOf(result);
          const cells: SheetCell[] = row.cells.map((cell, at) => row.values?.[at] ?? cell);
          const earlier = earlierIn(row.cells);
          for (const { column, at } of rewritten)
            if (!isKept(result, column, earlier)) cells[at] = resultCell(column, results[column]);
          for (const column of added) cells.push(resultCell(column, results[column]));
          return xml.row(cells, row.line);
        })
        .join(''),
    tail: xml.tail,
    packing: { sheet: table.sheet ?? NEW_SHEET, formats },
  };
}

const NEW_SHEET = { name: 'Sheet1', isDate1904: false };

function number(digits: string): WorkbookCell {
  return { kind: 'number', value: digits };
}
