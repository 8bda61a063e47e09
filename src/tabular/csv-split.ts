import { MAX_COLUMNS } from './input-limits.ts';

/** Cells of a record that csv-parse cannot read, and which of them opens a quote that does not close. */
interface SplitRecord {
  readonly cells: readonly string[];
  /** Counted from 1. */
  readonly openCell?: number;
  /** Set when the last cell is the uncut rest of a record of too many. */
  readonly isTooWide?: true;
}

interface Cell {
  readonly text: string;
  readonly end: number;
  readonly isOpen?: true;
}

interface CellForm {
  readonly delimiter: string;
  readonly astray: AstrayQuotes;
}

/** What becomes of a quoted cell with quotes astray: they are text, or the opening quote is and the cell is split. */
type AstrayQuotes = 'are text' | 'break the cell';

/** Splits one record into cells by hand; nothing of its text is lost but delimiters and the quotes around cells. */
export function splitRecord(record: string, delimiter: string, astray: AstrayQuotes): SplitRecord {
  const cells: string[] = [];
  let openCell: number | undefined;
  for (let at = 0; at <= record.length; ) {
    if (cells.length === MAX_COLUMNS) return { cells: [...cells, record.slice(at)], isTooWide: true };
    // After a quote that never closes no other is trusted: to look for the end of each would take forever.
    const form = { delimiter, astray: openCell === undefined ? astray : 'break the cell' } as const;
    const cell = cellAt(record, at, form);
    cells.push(cell.text);
    if (cell.isOpen) openCell ??= cells.length;
    at = cell.end + 1;
  }
  return openCell === undefined ? { cells } : { cells, openCell };
}

/**
 * Splits a record whose quotes stand around whole cells and nowhere else, as csv-parse does; undefined of any other record.
 * Most records are of this kind, and csv-parse goes through each character of them.
 */
export function splitPlainly(record: string, delimiter: string): string[] | undefined {
  const cells: string[] = [];
  const form = { delimiter, astray: 'break the cell' } as const;
  for (let at = 0; at <= record.length; ) {
    const { text, end } = cellAt(record, at, form);
    if (text.includes('"')) return undefined;
    cells.push(text);
    at = end + 1;
  }
  return cells;
}

/**
 * Splits a record in which text stands behind the closing quote of a cell (`"Siemens" AG`): the quotes of such a cell are
 * text. Undefined where a quote stands anywhere else, for then it may have been meant otherwise.
 */
export function splitWithTextBehind(record: string, delimiter: string): string[] | undefined {
  const cells: string[] = [];
  for (let at = 0; at <= record.length; ) {
    const close = record[at] === '"' ? closeOf(record, at) : at - 1;
    if (close === undefined || cells.length === MAX_COLUMNS) return undefined;
    const found = record.indexOf(delimiter, close + 1);
    const end = found < 0 ? record.length : found;
    if (record.slice(close + 1, end).includes('"')) return undefined;
    const isWhole = close > at && close + 1 === end;
    cells.push(isWhole ? record.slice(at + 1, close).replaceAll('""', '"') : record.slice(at, end));
    at = end + 1;
  }
  return cells;
}

/** Where the quote that opens at a place closes: the first that is no pair. */
function closeOf(record: string, open: number): number | undefined {
  for (let from = open + 1; ; ) {
    const quote = record.indexOf('"', from);
    if (quote < 0) return undefined;
    if (record[quote + 1] !== '"') return quote;
    from = quote + 2;
  }
}

function cellAt(record: string, start: number, form: CellForm): Cell {
  return quotedCell(record, start, form) ?? bareCell(record, start, form.delimiter);
}

function bareCell(record: string, start: number, delimiter: string): Cell {
  const found = record.indexOf(delimiter, start);
  const end = found < 0 ? record.length : found;
  const text = record.slice(start, end);
  return text.startsWith('"') ? { text, end, isOpen: true } : { text, end };
}

function quotedCell(record: string, start: number, { delimiter, astray }: CellForm): Cell | undefined {
  if (record[start] !== '"') return undefined;
  for (let from = start + 1, isAstray = false; ; ) {
    const quote = record.indexOf('"', from);
    if (quote < 0) return undefined;
    const follower = record[quote + 1];
    if (follower === undefined || follower === delimiter) {
      return { text: record.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    }
    const isPair: boolean = follower === '"' && !isAstray;
    if (!isPair && astray === 'break the cell') return undefined;
    isAstray ||= !isPair;
    from = quote + (isPair ? 2 : 1);
  }
}
