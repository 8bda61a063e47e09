import type { CsvReading } from './csv-reading.ts';
import { CSV_LIMITS, type CsvLimits } from './input-limits.ts';

/** A text under scan. The positions of the next marks are kept, and only ever move forward. */
export interface CsvScan {
  readonly text: string;
  /** Whether the file ends with the text. */
  readonly isLast: boolean;
  readonly delimiter: number;
  /** Cells of the header, once they are known. */
  readonly width: number | undefined;
  readonly limits: CsvLimits;
  /** Where the record under scan starts. */
  start: number;
  feed: number;
  carriage: number;
  quote: number;
  astray: boolean;
}

export const QUOTE = 34;
export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
/** The position of a mark that the text does not have, beyond every text. */
export const NOWHERE = 2 ** 31 - 1;

/** Starts a scan at the beginning of a text. */
export function csvScan(
  text: string,
  isLast: boolean,
  { delimiter, width, limits }: Pick<CsvReading, 'delimiter' | 'width' | 'limits'>,
): CsvScan {
  return {
    text,
    isLast,
    delimiter: delimiter.charCodeAt(0),
    width,
    limits: limits ?? CSV_LIMITS,
    start: 0,
    feed: -1,
    carriage: -1,
    quote: -1,
    astray: false,
  };
}

/** The position of the next line end, beyond every text when there is none. */
export function nextLineEnd(scan: CsvScan, from: number): number {
  if (scan.feed < from) scan.feed = find(scan.text, '\n', from);
  if (scan.carriage < from) scan.carriage = find(scan.text, '\r', from);
  return Math.min(scan.feed, scan.carriage);
}

/** The position of the next quote. */
export function nextQuote(scan: CsvScan, from: number): number {
  if (scan.quote < from) scan.quote = find(scan.text, '"', from);
  return scan.quote;
}

/** The position behind a line end; CRLF is one. */
export function afterLineEnd(text: string, at: number): number {
  const isPair = text.charCodeAt(at) === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED;
  return at + (isPair ? 2 : 1);
}

/** The position of the next of a mark. */
export function find(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? NOWHERE : at;
}
