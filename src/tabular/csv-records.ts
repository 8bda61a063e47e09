import { csvBatch } from './csv-batch.ts';
import { type CsvScan, csvScan } from './csv-marks.ts';
import type { CsvReading, CsvRecord } from './csv-reading.ts';
import { firstPiece, nextRecord, type RecordSpan, restOfLine } from './csv-scan.ts';
import { located } from './input-error.ts';
import { CSV_LIMITS } from './input-limits.ts';
import { countLineEnds } from './line-ends.ts';

/** Decoded text that is not yet cut into records, and where it stands in the file. */
interface Uncut {
  readonly text: string;
  readonly line: number;
  /** Whether the text goes on a line that is too long to be held, of which no more is read. */
  readonly inRest: boolean;
}

/** What may have to be seen behind a record to know its end: what follows a quote, and both halves of CRLF. */
const LOOKAHEAD = 2;

/** Streams the records of a CSV text, blank lines left out, in groups as they arrive. */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  reading: CsvReading,
): AsyncGenerator<readonly CsvRecord[]> {
  let uncut: Uncut = { text: '', line: 1 + countLineEnds(reading.preamble), inRest: false };
  const longest = (reading.limits ?? CSV_LIMITS).record + LOOKAHEAD;
  let enough = 0;
  try {
    for await (const chunk of withoutStart(chunks, reading.preamble.length)) {
      uncut = { ...uncut, text: uncut.text + chunk };
      if (uncut.text.length < enough) continue;
      const { records, rest } = cutRecords(uncut, false, reading);
      // A record longer than the text is scanned anew only when the text has doubled.
      enough = records.length === 0 ? Math.min(rest.text.length * 2, longest + 1) : 0;
      uncut = rest;
      if (records.length > 0) yield records;
    }
  } catch (error) {
    throw located(error, { path: reading.path, line: uncut.line + countLineEnds(uncut.text) });
  }
  yield cutRecords(uncut, true, reading).records;
}

/** Cuts off the records at the start of a file that are complete in its first text, so many at most. */
export function firstRecords(head: string, reading: CsvReading, most: number): readonly CsvRecord[] {
  const text = head.slice(reading.preamble.length);
  const uncut = { text, line: 1 + countLineEnds(reading.preamble), inRest: false };
  return cutRecords(uncut, true, reading, most).records;
}

/** The line end of the first record at the start of a file. */
export function firstLineEnd(head: string, reading: CsvReading): '\n' | '\r\n' {
  const text = head.slice(reading.preamble.length).replace(/^[\r\n]+/, '');
  const end = nextRecord(csvScan(text, true, reading), 0)?.end ?? 0;
  return text.startsWith('\r\n', end) ? '\r\n' : '\n';
}

function cutRecords(
  uncut: Uncut,
  isLast: boolean,
  reading: CsvReading,
  most = Number.POSITIVE_INFINITY,
): { records: CsvRecord[]; rest: Uncut } {
  const scan = csvScan(uncut.text, isLast, reading);
  const batch = csvBatch(uncut.text, reading);
  let { line, inRest } = uncut;
  let at = 0;
  for (let count = 0; count < most; count++) {
    const span = nextSpan(scan, at, inRest);
    if (span === undefined) break;
    batch.add(at, span, line);
    inRest = (span.quotes === 'piece' || span.quotes === 'rest') && span.next === span.end;
    at = span.next;
    line += span.lineEnds;
  }
  return { records: batch.records(), rest: { text: uncut.text.slice(at), line, inRest } };
}

function nextSpan(scan: CsvScan, at: number, inRest: boolean): RecordSpan | undefined {
  if (inRest) return restOfLine(scan, at);
  const record = nextRecord(scan, at);
  const longest = scan.limits.record;
  const isTooLong =
    record === undefined ? scan.text.length - at > longest + LOOKAHEAD : record.end - at > longest;
  return isTooLong ? firstPiece(scan, at) : record;
}

async function* withoutStart(chunks: AsyncIterable<string>, length: number): AsyncGenerator<string> {
  let left = length;
  for await (const chunk of chunks) {
    if (left < chunk.length) yield chunk.slice(left);
    left = Math.max(0, left - chunk.length);
  }
}
