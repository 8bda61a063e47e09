import { holdsRows } from './csv-line-sample.ts';
import {
  afterLineEnd,
  CARRIAGE_RETURN,
  type CsvScan,
  find,
  LINE_FEED,
  NOWHERE,
  nextLineEnd,
  nextQuote,
  QUOTE,
} from './csv-marks.ts';

/**
 * Finds where CSV records end, by the state of their quotes alone.
 * The rules, which csv-split.ts and csv-parse share:
 * a quote opens a cell only as its first character; elsewhere outside quotes it is text;
 * inside quotes two quotes are one, and a quote before a delimiter, a line end or the end of the file closes.
 * Any other quote inside quotes is astray: on the line that opened the cell it is taken as text, and two quotes
 * after it are no longer one, because who writes such a quote doubles none;
 * once a line end has passed it is the opening quote of a later cell, and the cell was never closed.
 * A quote that closes only beyond the longest cell closes one that is too long, unless what it holds looks like rows.
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
 * `piece`: the beginning of a line that is too long to be held. `rest`: what of such a line is left out.
 */
export type QuoteState = 'regular' | 'stray' | 'astray' | 'unclosed' | 'piece' | 'rest';

/** What was found before the end of a record. */
type Inside = Pick<RecordSpan, 'lineEnds' | 'quotes'>;

const UNCLOSED = -1;
const INCOMPLETE = -2;

/** Finds the record that starts at a position; undefined when the text ends before the record does. */
export function nextRecord(scan: CsvScan, start: number): RecordSpan | undefined {
  if (start >= scan.text.length) return undefined;
  scan.start = start;
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

/** The beginning of an overlong record: its first line, or as much of it as may be held. */
export function firstPiece(scan: CsvScan, start: number): RecordSpan | undefined {
  const lineEnd = nextLineEnd(scan, start);
  const { record } = scan.limits;
  if (lineEnd - start <= record) return spanTo(scan, lineEnd, { lineEnds: 0, quotes: 'piece' });
  return { end: start + record, next: start + record, lineEnds: 0, quotes: 'piece' };
}

/** What follows the beginning of an overlong line, as far as the text goes; undefined when nothing does. */
export function restOfLine(scan: CsvScan, start: number): RecordSpan | undefined {
  const end = scan.text.length;
  if (start >= end) return undefined;
  const lineEnd = nextLineEnd(scan, start);
  if (lineEnd === NOWHERE) return { end, next: end, lineEnds: 0, quotes: 'rest' };
  return spanTo(scan, lineEnd, { lineEnds: 0, quotes: 'rest' });
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
  const { text, isLast, limits } = scan;
  let isLong = false;
  for (let from = open + 1, astray = false; ; ) {
    const quote = find(text, '"', from);
    const reach = Math.min(quote, text.length);
    if (reach - scan.start > limits.record) return UNCLOSED;
    if (!isLong && reach - open > limits.cell) {
      if (holdsRows(scan, open, lineEnd)) return UNCLOSED;
      isLong = true;
    }
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
