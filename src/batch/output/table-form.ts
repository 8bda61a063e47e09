import type { FileFormat, InputRow, InputTable } from '../../tabular/input-row.ts';
import type { EarlierCells } from './earlier-columns.ts';
import type { Packing } from './workbook-packer.ts';

/** Turns rows and their results into the text of the output file, piece by piece. */
export interface TableFormat<Result> {
  /** What stands before the first row. */
  readonly head: string;
  rows(rows: readonly TableRow<Result>[]): string;
  /** What stands after the last row. */
  readonly tail: string;
  /** Of a workbook: what is packed with the text. */
  readonly packing?: Packing;
}

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
  readonly isKept?: (result: Result, column: Column, earlier: EarlierCells) => boolean;
  /** The value in JSON of a cell that is not empty. */
  readonly jsonValueOf: (column: Column, text: string) => unknown;
}
