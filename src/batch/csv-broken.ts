import { isRegular, type QuoteState } from './csv-scan.ts';
import { splitRecord } from './csv-split.ts';
import { MAX_CELL_LENGTH, MAX_RECORD_LENGTH } from './input-limits.ts';

/** What could be read of a record that is kept from csv-parse. */
interface BrokenRecord {
  readonly cells: readonly string[];
  readonly problem?: string;
}

const MEGABYTE = 1024 * 1024;

/**
 * Reads a record that csv-parse cannot: quotes astray, a quote that never closes, an overlong cell.
 * Quotes astray are text when the record then has the width of the header, and break their cells when not.
 */
export function readBroken(
  text: string,
  quotes: QuoteState,
  { delimiter, width }: { readonly delimiter: string; readonly width?: number },
): BrokenRecord {
  if (quotes === 'piece') return { cells: [text], problem: PIECE };
  const lenient = splitRecord(text, delimiter, 'are text');
  const isFit = width === undefined || lenient.cells.length === width;
  const { cells, openCell } =
    isFit || isRegular(quotes) ? lenient : splitRecord(text, delimiter, 'break the cell');
  const problem =
    openCell === undefined ? longCell(cells) : `the quote that opens cell ${openCell} is never closed`;
  return problem === undefined ? { cells } : { cells, problem };
}

const PIECE = `the line is longer than ${MAX_RECORD_LENGTH / MEGABYTE} MB; this is a part of it`;

function longCell(cells: readonly string[]): string | undefined {
  const long = cells.findIndex((cell) => cell.length > MAX_CELL_LENGTH);
  return long < 0 ? undefined : `cell ${long + 1} is longer than ${MAX_CELL_LENGTH / MEGABYTE} MB`;
}
