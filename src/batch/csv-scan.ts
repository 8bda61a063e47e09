import { MAX_CELL_LENGTH, MAX_RECORD_LENGTH } from './input-limits.ts';

/**
 * Finds where CSV records end, by the state of their quotes alone.
 * The rules, which csv-split.ts and csv-parse share:
 * a quote opens a cell only as its first character; elsewhere outside quotes it is text;
 * inside quotes two quotes are one, and a quote before a delimiter, a line end or the end of the file closes.
 * Any other quote inside quotes is astray: on the line that opened the cell it is taken as text, and two quotes
 * after it are no longer one, because who writes such a quote doubles none;
 * once a line end has passed it is the opening quote of a later cell, and the cell was never closed.
 */
export interface RecordSpan {
  /** Where the text of the record ends, its line end left out. */
  readonly end: number;
  readonly next: number;
  readonly lineEnds: number;
  readonly quotes: QuoteState;
}

/**
 * `stray`: quotes in the middle of unquoted cells. `astray`: quotes in the middle of quoted cells.
 * `unclosed`: the record is cut at the end of the line whose quote never closes.
 * `piece`: not a record but a part of one that is too long to be held.
 */
export type QuoteState = 'regular' | 'stray' | 'astray' | 'unclosed' | 'piece';

/** What was found before the end of a record. */
type Inside = Pick<RecordSpan, 'lineEnds' | 'quotes'>;

/** A text under scan. The positions of the next marks are kept, and only ever move forward. */
export interface CsvScan {
  readonly text: string;
  /** Whether the file ends with the text. */
  readonly isLast: boolean;
  readonly delimiter: number;
  feed: number;
  carriage: number;
  quote: number;
  astray: boolean;
}

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const NOWHERE = 2 ** 31 - 1;
const UNCLOSED = -1;
const INCOMPLETE = -2;

/** Starts a scan at the beginning of a text. */
export function csvScan(text: string, delimiter: string, isLast: boolean): CsvScan {
  return {
    text,
    isLast,
    delimiter: delimiter.charCodeAt(0),
    feed: -1,
    carriage: -1,
    quote: -1,
    astray: false,
  };
}

/** Finds the record that starts at a position; undefined when the text ends before the record does. */
export function nextRecord(scan: CsvScan, start: number): RecordSpan | undefined {
  if (start >= scan.text.length) return undefined;
  scan.astray = false;
  let quotes: QuoteState = 'regular';
  let lineEnds = 0;
  for (let at = start; ; ) {
    const lineEnd = nextLineEnd(scan, at);
    const quote = nextQuote(scan, at);
    if (quote >= lineEnd) return spanTo(scan, lineEnd, { lineEnds, quotes: scan.astray ? 'astray' : quotes });
    if (quote !== start && scan.text.charCodeAt(quote - 1) !== scan.delimiter) {
      quotes = 'stray';
      at = quote + 1;
      continue;
    }
    const close = closingQuote(scan, quote, lineEnd);
    if (close === INCOMPLETE) return undefined;
    // With quotes astray nothing that follows is certain, so such a record may not run over its line.
    if (close === UNCLOSED || (scan.astray && close > lineEnd)) {
      return spanTo(scan, lineEnd, { lineEnds, quotes: 'unclosed' });
    }
    lineEnds += lineEndsBefore(scan, quote, close);
    at = close + 1;
  }
}

/** Whether csv-parse reads a record of such quotes as the scan does. */
export function isRegular(quotes: QuoteState): boolean {
  return quotes === 'regular' || quotes === 'stray';
}

/** The part of an overlong line that starts at a position; undefined when the text ends before it does. */
export function nextPiece(scan: CsvScan, start: number): RecordSpan | undefined {
  const lineEnd = nextLineEnd(scan, start);
  if (Math.min(lineEnd, scan.text.length) - start <= MAX_RECORD_LENGTH)
    return spanTo(scan, lineEnd, { lineEnds: 0, quotes: 'piece' });
  const end = start + MAX_RECORD_LENGTH;
  return { end, next: end, lineEnds: 0, quotes: 'piece' };
}

/** The position of the next line end, beyond every text when there is none. */
function nextLineEnd(scan: CsvScan, from: number): number {
  if (scan.feed < from) scan.feed = find(scan.text, '\n', from);
  if (scan.carriage < from) scan.carriage = find(scan.text, '\r', from);
  return Math.min(scan.feed, scan.carriage);
}

/** The span up to a line end; undefined when more text may change it. */
function spanTo(scan: CsvScan, lineEnd: number, inside: Inside): RecordSpan | undefined {
  const { text, isLast } = scan;
  if (lineEnd === NOWHERE) return isLast ? { end: text.length, next: text.length, ...inside } : undefined;
  const next = afterLineEnd(text, lineEnd);
  const mayBePair = next === text.length && text.charCodeAt(lineEnd) === CARRIAGE_RETURN;
  if (mayBePair && !isLast) return undefined;
  return { end: lineEnd, next, lineEnds: inside.lineEnds + 1, quotes: inside.quotes };
}

function closingQuote(scan: CsvScan, open: number, lineEnd: number): number {
  const { text, isLast } = scan;
  for (let from = open + 1, astray = false; ; ) {
    const quote = find(text, '"', from);
    if (Math.min(quote, text.length) - open > MAX_CELL_LENGTH) return UNCLOSED;
    if (quote === NOWHERE) return isLast ? UNCLOSED : INCOMPLETE;
    if (astray && quote > lineEnd) return UNCLOSED;
    if (quote + 1 === text.length && !isLast) return INCOMPLETE;
    const follower = text.charCodeAt(quote + 1);
    if (follower === QUOTE && !astray) from = quote + 2;
    else if (closesCell(scan, follower)) return quote;
    else if (quote > lineEnd) return UNCLOSED;
    else {
      astray = true;
      scan.astray = true;
      from = quote + 1;
    }
  }
}

/** A code of NaN is the end of the file. */
function closesCell(scan: CsvScan, code: number): boolean {
  return code === scan.delimiter || code === LINE_FEED || code === CARRIAGE_RETURN || Number.isNaN(code);
}

function lineEndsBefore(scan: CsvScan, from: number, to: number): number {
  let count = 0;
  let at = nextLineEnd(scan, from);
  for (; at < to; count++) at = nextLineEnd(scan, afterLineEnd(scan.text, at));
  return count;
}

function afterLineEnd(text: string, at: number): number {
  const isPair = text.charCodeAt(at) === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED;
  return at + (isPair ? 2 : 1);
}

function nextQuote(scan: CsvScan, from: number): number {
  if (scan.quote < from) scan.quote = find(scan.text, '"', from);
  return scan.quote;
}

function find(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? NOWHERE : at;
}
