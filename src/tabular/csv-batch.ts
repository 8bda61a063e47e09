import { parse } from 'csv-parse/sync';
import type { CoreError } from '../contract/errors.ts';
import { readBroken } from './csv-broken.ts';
import type { CsvReading, CsvRecord } from './csv-reading.ts';
import { isRegular, type RecordSpan } from './csv-scan.ts';
import { inputError } from './input-error.ts';
import { CSV_LIMITS } from './input-limits.ts';

/** Records of one text, gathered while it is scanned and read when the scan is over. */
interface Batch {
  add(start: number, span: RecordSpan, line: number): void;
  records(end: number): CsvRecord[];
}

/** Gathers records so that csv-parse reads all regular ones in one call. */
export function csvBatch(text: string, reading: CsvReading): Batch {
  const { limits = CSV_LIMITS } = reading;
  const lines: number[] = [];
  const broken = new Map<number, CsvRecord>();
  const runs: string[] = [];
  let runStart = 0;
  const leaveOut = (start: number, span: RecordSpan): void => {
    runs.push(text.slice(runStart, start));
    runStart = span.next;
  };
  return {
    add(start, span, line) {
      if (span.end === start) return;
      if (span.quotes === 'rest') {
        leaveOut(start, span);
        return;
      }
      lines.push(line);
      if (span.quotes === 'stray') noteStray(reading, line);
      if (isRegular(span.quotes) && span.end - start <= limits.cell) return;
      leaveOut(start, span);
      const record = readBroken(text.slice(start, span.end), span.quotes, reading);
      if (span.quotes === 'astray' && record.problem === undefined) noteStray(reading, line);
      broken.set(lines.length - 1, { line, ...record });
    },
    records(end) {
      const regular = parseRegular([...runs, text.slice(runStart, end)].join(''), reading.delimiter);
      if (regular.length + broken.size !== lines.length) throw disagreement(reading, lines);
      let next = 0;
      return lines.map((line, index) => broken.get(index) ?? { line, cells: regular[next++] ?? [] });
    },
  };
}

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
