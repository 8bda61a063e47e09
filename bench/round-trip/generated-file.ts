import type { Random } from '../random.ts';

/** A table as it is to be, and the bytes of a file that holds it. */
export interface GeneratedFile {
  readonly bytes: Buffer;
  readonly delimiter: string;
  readonly records: readonly (readonly string[])[];
}

/** Whatever a reader or writer may stumble over; control characters are all there but NUL, which readers remove. */
const UNITS = [
  ...['\n', '\r', '\r\n', '\v', '\f', '\x1c', '\x1d', '\x1e', '\x1f', '\x85', '\u2028', '\u2029'],
  ...['"', '""', ',', ';', '\t', '|', ' ', '\xa0', '\ufeff', "'", '=', '\\', '#', '\x01', '\x1a', '\x7f'],
  ...['a', 'Acme', 'é', '公司', '😀', '1'],
];
const ROW_ENDS = ['\n', '\r\n', '\r'];
const DELIMITERS = [',', ';', '\t', '|'];
const ENCODINGS = ['utf8', 'utf8', 'utf8 with mark', 'utf16le'];

/** Makes a table with any characters in its cells. Every cell is quoted, so that every reader agrees on the input. */
export function generatedFile(random: Random): GeneratedFile {
  const delimiter = random.pick(DELIMITERS);
  const width = 1 + random.below(4);
  const header = ['Name', ...Array.from({ length: width }, (_, at) => `${generatedCell(random)}${at}`)];
  const rows = Array.from({ length: 1 + random.below(6) }, () => [
    'Acme',
    ...header.slice(1).map(() => generatedCell(random)),
  ]);
  const records = [header, ...rows];
  const end = random.pick(ROW_ENDS);
  const csv = records.map((cells) => cells.map(quoted).join(delimiter) + end).join('');
  return { bytes: encoded(csv, random.pick(ENCODINGS)), delimiter, records };
}

function generatedCell(random: Random): string {
  return Array.from({ length: random.below(6) }, () => random.pick(UNITS)).join('');
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

function encoded(text: string, encoding: string): Buffer {
  if (encoding === 'utf16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  return Buffer.from(encoding === 'utf8' ? text : `\ufeff${text}`, 'utf8');
}
