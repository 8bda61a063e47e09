import { stringify } from 'csv-stringify/sync';
import { escapeInnerFormulas, LIST_SEPARATORS } from './inner-formulas.ts';

/** How the records of a CSV file are written. */
export interface CsvForm {
  /** A comma unless it is given. */
  readonly delimiter?: string;
  /** LF unless it is given. */
  readonly lineEnd?: '\n' | '\r\n';
  /** Escape what a spreadsheet would run as a formula, whatever it takes for the separator of cells. */
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

/**
 * Writes records as CSV text that every reader reads back as it was; the only place where CSV is written. What csv-stringify
 * writes of them is the rule; records of texts alone, which nearly all are, are written so by `plainText`, in a fifth of the time.
 */
export function csvText(records: readonly (readonly CsvCell[])[], form: CsvForm = {}): string {
  const { delimiter = ',', lineEnd = '\n', isExcelSafe = false } = form;
  const isPlain = !isExcelSafe && delimiter.length === 1 && records.every(isPlainRecord);
  return isPlain ? plainText(records, { delimiter, lineEnd }) : stringified(records, form);
}

/** A record of one cell is written by the rule. */
function isPlainRecord(cells: readonly CsvCell[]): cells is readonly string[] {
  return cells.length > 1 && cells.every((cell) => typeof cell === 'string');
}

function plainText(
  records: readonly (readonly string[])[],
  { delimiter, lineEnd }: Required<Pick<CsvForm, 'delimiter' | 'lineEnd'>>,
): string {
  let text = '';
  for (const cells of records) {
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] ?? '';
      if (at > 0) text += delimiter;
      text += isQuoted(cell, delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
    }
    text += lineEnd;
  }
  return text;
}

function isQuoted(cell: string, delimiter: string): boolean {
  return cell !== '' && (cell.includes(delimiter) || cell.includes('"') || FRAGILE.test(cell));
}

/** What the rule writes. */
export function stringified(records: readonly (readonly CsvCell[])[], form: CsvForm = {}): string {
  // A record that is one empty cell would be a blank line, which readers pass over.
  const isNarrow = records.some((cells) => cells.length === 1);
  const { delimiter = ',', isExcelSafe = false } = form;
  const written = (cell: CsvCell) =>
    isExcelSafe && typeof cell === 'string' ? escapeInnerFormulas(cell, delimiter) : (cell ?? '');
  return stringify(
    records.map((cells) => cells.map(written)),
    {
      delimiter,
      record_delimiter: form.lineEnd ?? '\n',
      escape_formulas: isExcelSafe,
      quoted_match: [FRAGILE, ...(isNarrow ? [/^$/] : []), ...(isExcelSafe ? LIST_SEPARATORS : [])],
    },
  );
}
