/** How a workbook shows a number. */
export interface NumberFormat {
  /** Of a format that every spreadsheet program has: below 164. */
  readonly id: number;
  /** Of any other; ids of those are of no meaning elsewhere. */
  readonly code?: string;
}

/** A cell as a workbook holds it. Formulas are not kept: the cell has the value that they last had. */
export interface WorkbookCell {
  readonly kind: 'text' | 'number' | 'boolean' | 'error' | 'date';
  /** A text; a number with its digits as they are written; 1 or 0; the word of an error; a date as ISO 8601. */
  readonly value: string;
  readonly format?: NumberFormat;
}

/** Most rows of a sheet, with its header. */
export const MAX_SHEET_ROWS = 1_048_576;

/** Most columns of a sheet. */
export const MAX_SHEET_COLUMNS = 16_384;

/** Longest text of a cell, in characters. */
export const MAX_CELL_TEXT = 32_767;
