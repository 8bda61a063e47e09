import { parse } from 'csv-parse/sync';
import type { CoreError } from '../contract/errors.ts';
import { readBroken } from './csv-broken.ts';
import { find } from './csv-marks.ts';
import type { CsvReading, CsvRecord } from './csv-reading.ts';
import { isRegular, type QuoteState, type RecordSpan } from './csv-scan.ts';
import { splitPlainly } from './csv-split.ts';
import { inputError } from './input-error.ts';
import { CSV_LIMITS } from './input-limits.ts';

/** Records of one text, gathered while it is scanned and read when the scan is over. */
interface Batch {
  add(start: number, span: RecordSpan, line: number): void;
  records(): CsvRecord[];
}

/**
 * Gathers records so that csv-parse reads all regular ones with quotes in cells in one call. Others are cut at their
 * delimiters, as csv-parse does it.
 */
export function csvBatch(text: string, reading: CsvReading): Batch {
  const { limits = CSV_LIMITS } = reading;
  const lines: number[] = [];
  const read = new Map<number, CsvRecord>();
  const quoted: string[] = [];
  let quote = -1;
  const isBare = (start: number, { end }: RecordSpan): boolean => {
    if (quote < start) quote = find(text, '"', start);
    return quote >= end;
  };
  const cellsOf = (start: number, span: RecordSpan): string[] | undefined => {
    // Behind another character it is a text of its own: a cell that somebody keeps must not keep all of the text.
    const record = ` ${text.slice(start, span.end)}`.slice(1);
    return isBare(start, span) ? record.split(reading.delimiter) : splitPlainly(record, reading.delimiter);
  };
  return {
    add(start, span, line) {
      if (span.end === start) return;
      if (span.quotes === 'rest') return;
      lines.push(line);
      if (span.quotes === 'stray') noteStray(reading, line);
      if (isRegular(span.quotes) && span.end - start <= limits.cell) {
        const cells = cellsOf(start, span);
        if (cells === undefined) quoted.push(text.slice(start, span.next));
        else read.set(lines.length - 1, { line, cells });
        return;
      }
      const record = readBroken(text.slice(start, span.end), span.quotes, reading);
      if (HAVE_QUOTES_IN_CELLS.includes(span.quotes) && record.problem === undefined)
        noteStray(reading, line);
      read.set(lines.length - 1, { line, ...record });
    },
    records() {
      const regular = quoted.length === 0 ? [] : parseRegular(quoted.join(''), reading.delimiter);
      if (regular.length + read.size !== lines.length) throw disagreement(reading, lines);
      let next = 0;
      return lines.map((line, index) => read.get(index) ?? { line, cells: regular[next++] ?? [] });
    },
  };
}

/** Where such a record could be read all the same. */
const HAVE_QUOTES_IN_CELLS: readonly QuoteState[] = ['astray', 'unclosed'];

function parseRegular(text: string, delimiter: string): string[][] {
  return parse(text, {
    delimiter,
    columns: false,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
}

function noteStray({ remarks }: CsvReading, line: number): void {
  remarks.note('stray', `line ${line}: quotes in the middle of a cell were taken as text`);
}

function disagreement({ path }: CsvReading, lines: readonly number[]): CoreError {
  return inputError('INTERNAL', 'the records from here on were cut wrong', { path, line: lines[0] ?? 1 });
}
