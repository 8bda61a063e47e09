import type { CsvReading } from './csv-reading.ts';
import { isRegular, type QuoteState } from './csv-scan.ts';
import { splitRecord, splitWithTextBehind } from './csv-split.ts';
import { CSV_LIMITS, type CsvLimits, MAX_COLUMNS } from './input-limits.ts';

/** What could be read of a record that is kept from csv-parse. */
interface BrokenRecord {
  readonly cells: readonly string[];
  readonly problem?: string;
}

const MEGABYTE = 1024 * 1024;

/**
 * Reads a record that csv-parse cannot: quotes astray, a quote that never closes, an overlong cell.
 * Quotes astray are text when the record then has the width of the header, and break their cells when not; so are those of
 * a cell with text behind its closing quote.
 */
export function readBroken(
  text: string,
  quotes: QuoteState,
  { delimiter, width, limits = CSV_LIMITS }: Pick<CsvReading, 'delimiter' | 'width' | 'limits'>,
): BrokenRecord {
  if (quotes === 'piece') return { cells: [text], problem: pieceProblem(limits) };
  const lenient = splitRecord(text, delimiter, 'are text');
  const isFit = width === undefined || lenient.cells.length === width;
  const { cells, openCell, isTooWide } =
    isFit || isRegular(quotes) ? lenient : splitRecord(text, delimiter, 'break the cell');
  const behind = openCell === undefined ? undefined : splitWithTextBehind(text, delimiter);
  if (behind !== undefined && behind.length === width && longCell(behind, limits) === undefined)
    return { cells: behind };
  const open =
    behind === undefined
      ? `the quote that opens cell ${openCell} is never closed`
      : `text stands behind the quote that closes cell ${openCell}`;
  const problem = isTooWide
    ? `the row has more than ${MAX_COLUMNS} cells; the last one here is the rest of it`
    : openCell === undefined
      ? longCell(cells, limits)
      : open;
  return problem === undefined ? { cells } : { cells, problem };
}

function pieceProblem({ record }: CsvLimits): string {
  return `the row is longer than ${record / MEGABYTE} MB; this is its beginning`;
}

function longCell(cells: readonly string[], limits: CsvLimits): string | undefined {
  const long = cells.findIndex((cell) => cell.length > limits.cell);
  return long < 0 ? undefined : `cell ${long + 1} is longer than ${limits.cell / MEGABYTE} MB`;
}
