import { csvBatch } from './csv-batch.ts';
import type { CsvReading, CsvRecord } from './csv-reading.ts';
import { type CsvScan, csvScan, nextPiece, nextRecord, type RecordSpan } from './csv-scan.ts';
import { located } from './input-error.ts';
import { MAX_RECORD_LENGTH } from './input-limits.ts';
import { countLineEnds } from './line-ends.ts';

/** Decoded text that is not yet cut into records, and where it stands in the file. */
interface Uncut {
  readonly text: string;
  readonly line: number;
  /** Whether the text goes on a line that is too long to be held. */
  readonly inPieces: boolean;
}

/** Streams the records of a CSV text, blank lines left out, in groups as they arrive. */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  reading: CsvReading,
): AsyncGenerator<readonly CsvRecord[]> {
  let uncut: Uncut = { text: '', line: 1 + countLineEnds(reading.preamble), inPieces: false };
  let enough = 0;
  try {
    for await (const chunk of withoutStart(chunks, reading.preamble.length)) {
      uncut = { ...uncut, text: uncut.text + chunk };
      if (uncut.text.length < enough) continue;
      const { records, rest } = cutRecords(uncut, false, reading);
      // A record longer than the text is scanned anew only when the text has doubled.
      enough = records.length === 0 ? rest.text.length * 2 : 0;
      uncut = rest;
      if (records.length > 0) yield records;
    }
  } catch (error) {
    throw located(error, { path: reading.path, line: uncut.line + countLineEnds(uncut.text) });
  }
  yield cutRecords(uncut, true, reading).records;
}

/** Cuts off the records at the start of a file that are complete in its first text. */
export function firstRecords(head: string, reading: CsvReading): readonly CsvRecord[] {
  const text = head.slice(reading.preamble.length);
  return cutRecords({ text, line: 1 + countLineEnds(reading.preamble), inPieces: false }, true, reading)
    .records;
}

/** The line end of the first record at the start of a file. */
export function firstLineEnd(head: string, reading: CsvReading): '\n' | '\r\n' {
  const text = head.slice(reading.preamble.length).replace(/^[\r\n]+/, '');
  const end = nextRecord(csvScan(text, reading.delimiter, true), 0)?.end ?? 0;
  return text.startsWith('\r\n', end) ? '\r\n' : '\n';
}

function cutRecords(
  uncut: Uncut,
  isLast: boolean,
  reading: CsvReading,
): { records: CsvRecord[]; rest: Uncut } {
  const scan = csvScan(uncut.text, reading.delimiter, isLast);
  const batch = csvBatch(uncut.text, reading);
  let { line, inPieces } = uncut;
  let at = 0;
  for (;;) {
    const span = nextSpan(scan, at, inPieces);
    if (span === undefined) break;
    batch.add(at, span, line);
    inPieces = span.quotes === 'piece' && span.next === span.end;
    at = span.next;
    line += span.lineEnds;
  }
  return { records: batch.records(at), rest: { text: uncut.text.slice(at), line, inPieces } };
}

function nextSpan(scan: CsvScan, at: number, inPieces: boolean): RecordSpan | undefined {
  const record = inPieces ? undefined : nextRecord(scan, at);
  const end = record?.end ?? scan.text.length;
  const isTooLong = end - at > MAX_RECORD_LENGTH;
  return inPieces || isTooLong ? nextPiece(scan, at) : record;
}

async function* withoutStart(chunks: AsyncIterable<string>, length: number): AsyncGenerator<string> {
  let left = length;
  for await (const chunk of chunks) {
    if (left < chunk.length) yield chunk.slice(left);
    left = Math.max(0, left - chunk.length);
  }
}
