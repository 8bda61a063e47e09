import { commonWidth } from './common-width.ts';
import type { CsvRecord } from './csv-reading.ts';
import { firstRecords } from './csv-records.ts';
import { MOST_LINES_ABOVE } from './first-line.ts';
import { inputError } from './input-error.ts';
import { remarks } from './remarks.ts';

export interface CsvDialect {
  readonly delimiter: string;
  /** Excel's line `sep=;`, or the one by which DATEV tells what its file is, with its line end; '' when there is none. */
  readonly preamble: string;
}

interface Score {
  readonly delimiter: string;
  readonly points: number;
  readonly width: number;
}

const SAMPLE_RECORDS = 100;
const SAMPLE_LENGTH = 64 * 1024;
const FEWEST_BELOW = 3;
const EVEN = 0.9;

/** Of two that fit a file equally well the first is taken; a comma stands in ordinary text most often. */
const DELIMITERS = ['\t', ';', '|', ','] as const;
const NAMED = new Map([
  ['\\t', '\t'],
  ['tab', '\t'],
]);

/** What DATEV writes above the names of the columns: `"EXTF";700;16;"Debitoren/Kreditoren";5;…`. */
const DATEV = /^"?(?:EXTF|DTVF)"?(;)\d{3};[^\r\n]*(?:\r\n|\n|\r)/;

/** Tells the delimiter of a CSV file: as it is given, from a first line that tells it, else the one that gives even rows. */
export function sniffCsv(head: string, path: string, given: string | undefined): CsvDialect {
  const declared = /^"?sep=([^"\r\n])"?(?:\r\n|\n|\r|$)/i.exec(head) ?? DATEV.exec(head);
  const preamble = declared?.[0] ?? '';
  if (given !== undefined) return { delimiter: checked(given, path), preamble };
  return { delimiter: declared?.[1] ?? bestDelimiter(head.slice(preamble.length)), preamble };
}

function checked(given: string, path: string): string {
  const delimiter = delimiterOf(given);
  if (delimiter !== undefined) return delimiter;
  throw inputError('USAGE', `cannot be split by ${JSON.stringify(given)}`, {
    path,
    fix: 'Give one character as the delimiter, for example --delimiter ";" (or tab).',
  });
}

/** The delimiter that an option names; undefined when it is none. */
export function delimiterOf(given: string): string | undefined {
  const delimiter = NAMED.get(given) ?? given;
  return delimiter.length === 1 && !'"\r\n'.includes(delimiter) ? delimiter : undefined;
}

function bestDelimiter(head: string): string {
  const text = head.slice(0, SAMPLE_LENGTH);
  const scores = DELIMITERS.map((delimiter) => score(text, delimiter, text.length < head.length));
  const best = scores.reduce((a, b) => (b.points > a.points || isWider(a, b) ? b : a));
  return best.points === 0 ? ',' : plainest(best, scores);
}

/** A file of one column has no delimiter; it is split by commas unless its cells hold some. */
function plainest(best: Score, scores: readonly Score[]): string {
  const comma = scores.find(({ delimiter }) => delimiter === ',');
  return best.width === 1 && comma?.points === best.points ? ',' : best.delimiter;
}

function isWider(a: Score, b: Score): boolean {
  return b.points === a.points && b.width > a.width;
}

/** Even rows as wide as the header score 1; rows that do not split at all score a half at most. */
function score(text: string, delimiter: string, isCut: boolean): Score {
  const records = withoutTitle(withoutFooter(sampleRecords(text, delimiter, isCut)));
  const width = records[0]?.cells.length ?? 0;
  const even = share(records, ({ cells, problem }) => cells.length === width && problem === undefined);
  const split = share(records, ({ cells }) => cells.length > 1);
  return { delimiter, width, points: width > 1 ? (even + split) / 2 : even / 2 };
}

/** Lines at the beginning say nothing about it either, where an even table of another width stands below them. */
function withoutTitle(records: readonly CsvRecord[]): readonly CsvRecord[] {
  const width = commonWidth(records.map(({ cells }) => cells));
  const at = records.findIndex(({ cells }) => cells.length === width);
  if (width < 2 || at > MOST_LINES_ABOVE) return records;
  const below = records.slice(at);
  const even = share(below, ({ cells }) => cells.length === width);
  return below.length >= FEWEST_BELOW && even >= EVEN ? below : records;
}

/** Single cells at the end say nothing about the delimiter of a file whose rows are otherwise as wide as its header. */
function withoutFooter(records: readonly CsvRecord[]): readonly CsvRecord[] {
  const [header, ...rows] = records;
  const isSplit = header !== undefined && header.cells.length > 1;
  if (!isSplit || !rows.some(({ cells }) => cells.length === header.cells.length)) return records;
  return records.slice(0, records.findLastIndex(({ cells }) => cells.length > 1) + 1);
}

/** No record has a width of 0, so one with quotes astray counts as broken: the delimiter may not be this one. */
function sampleRecords(text: string, delimiter: string, isCut: boolean): readonly CsvRecord[] {
  const reading = { path: '', delimiter, preamble: '', width: 0, remarks: remarks() };
  const records = firstRecords(text, reading, SAMPLE_RECORDS + 1);
  const complete = isCut && records.length > 1 ? records.slice(0, -1) : records;
  return complete.slice(0, SAMPLE_RECORDS);
}

function share(records: readonly CsvRecord[], holds: (record: CsvRecord) => boolean): number {
  return records.length === 0 ? 0 : records.filter(holds).length / records.length;
}
