import type { WorkbookCell } from './workbook/workbook-cell.ts';

/** One row of the input file, or one object of a JSON file. Every one comes out again, in order. */
export interface InputRow {
  /** 1 for the first row after the header. */
  readonly number: number;
  /** Physical line in the decoded file where the row begins (1 is the file's first line); of a workbook the row of the sheet. */
  readonly line: number;
  /** Cells in the order of `InputTable.columns`, padded with '' when the row was short. */
  readonly cells: readonly string[];
  /** For JSON input the object as it was read, so that JSON output keeps its types and nesting. */
  readonly object?: Readonly<Record<string, unknown>>;
  /** For a workbook the cells that are more than a text, in their places, so that a workbook keeps them. */
  readonly values?: readonly (WorkbookCell | undefined)[];
  /** Why the row cannot be used; such a row comes out with outcome `invalid` and this text in `core_error`. */
  readonly problem?: string;
}

export type FileFormat = 'csv' | 'json' | 'ndjson' | 'xlsx';

/** What was found out about the file from its first bytes. */
export interface InputTable {
  readonly format: FileFormat;
  readonly columns: readonly string[];
  /** `utf-8`, `utf-16le`, `utf-16be`, `windows-1252`, … */
  readonly encoding: string;
  /** The file begins with a byte order mark. */
  readonly hasByteOrderMark?: true;
  /** CSV only. */
  readonly delimiter?: string;
  /** Workbooks only: the sheet that is read, and whether its days are counted from 1904. */
  readonly sheet?: { readonly name: string; readonly isDate1904: boolean };
  /** Workbooks only: all sheets with cells, in their order. */
  readonly sheets?: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** CSV only: the line end of the header, kept in CSV output. */
  readonly lineEnd?: '\n' | '\r\n';
  /** Whole-file remarks for the summary (renamed headers, stray quotes, extension against content). Grows while rows are read; each remark once. */
  readonly warnings: readonly string[];
  /** Rows in file order; each iteration reads the file from its start. Throws CoreError INPUT_TRUNCATED after the last good row of a broken file. */
  readonly rows: AsyncIterable<InputRow>;
}
