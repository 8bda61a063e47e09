import { stringify } from 'csv-stringify/sync';

/** How the records of a CSV file are written. */
export interface CsvForm {
  /** A comma unless it is given. */
  readonly delimiter?: string;
  /** LF unless it is given. */
  readonly lineEnd?: '\n' | '\r\n';
  /** Escape cells that a spreadsheet would run as formulas. */
  readonly isExcelSafe?: boolean;
}

/** What a record may hold; null and undefined are written as an empty cell. */
export type CsvCell = string | number | null | undefined;

/**
 * Cells that some reader breaks or trims unless they are quoted: with a line end of any kind (Python's and Unicode's
 * among them), whatever ends the rows, and with space or a byte order mark at an edge.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: separators of files, groups and records end lines in Python
const FRAGILE = /[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]|^\s|\s$/;

/** Writes records as CSV text that every reader reads back as it was; the only place where CSV is written. */
export function csvText(records: readonly (readonly CsvCell[])[], form: CsvForm = {}): string {
  // A record that is one empty cell would be a blank line, which readers pass over.
  const isNarrow = records.some((cells) => cells.length === 1);
  return stringify(
    records.map((cells) => cells.map((cell) => cell ?? '')),
    {
      delimiter: form.delimiter ?? ',',
      record_delimiter: form.lineEnd ?? '\n',
      escape_formulas: form.isExcelSafe === true,
      quoted_match: isNarrow ? [FRAGILE, /^$/] : FRAGILE,
    },
  );
}
