import { inputError } from './input-error.ts';

const SAVE_AS_CSV = 'Open it and save it as CSV (UTF-8).';
const EXPORT = 'Export the data as CSV, JSON or NDJSON.';
const UNPACK = 'Unpack it and give the file inside.';

/** What a file is that is no table of text, and what to do with it. */
export interface ForeignFormat {
  readonly what: string;
  readonly fix: string;
}

const WORKBOOK: ForeignFormat = { what: 'an Excel workbook (xlsx)', fix: SAVE_AS_CSV };
/** One that is not packed is opened before it is looked at here. */
const PACKED_WORKBOOK: ForeignFormat = { what: 'an Excel workbook (xlsx) packed with gzip', fix: UNPACK };

/** What a zip archive is, by the names of the files in it. */
const ZIPS: readonly (readonly [string, ForeignFormat])[] = [
  ['xl/', WORKBOOK],
  ['opendocument.spreadsheet', { what: 'an OpenDocument spreadsheet (ods)', fix: SAVE_AS_CSV }],
  ['Index/Document.iwa', { what: 'a Numbers spreadsheet', fix: SAVE_AS_CSV }],
  ['word/', { what: 'a Word document (docx)', fix: EXPORT }],
  ['[Content_Types].xml', { what: 'an Office document such as xlsx', fix: SAVE_AS_CSV }],
  ['', { what: 'a zip archive', fix: UNPACK }],
];

/** Of an archive with files, an empty one, and one in parts. */
const ZIP_MARKS = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];

const MAGIC: readonly (readonly [string, ForeignFormat])[] = [
  ['\xd0\xcf\x11\xe0', { what: 'an old Excel workbook (xls) or another Office file', fix: SAVE_AS_CSV }],
  ['%PDF', { what: 'a PDF document', fix: EXPORT }],
  ['PAR1', { what: 'a Parquet file', fix: EXPORT }],
  ['Obj\x01', { what: 'an Avro file', fix: EXPORT }],
  ['ARROW1', { what: 'an Arrow file', fix: EXPORT }],
  ['SQLite format 3\0', { what: 'an SQLite database', fix: EXPORT }],
  ['7z\xbc\xaf\x27\x1c', { what: 'a 7z archive', fix: UNPACK }],
  ['Rar!\x1a\x07', { what: 'a rar archive', fix: UNPACK }],
  ['\xfd7zXZ\0', { what: 'packed with xz', fix: UNPACK }],
  ['\x28\xb5\x2f\xfd', { what: 'packed with zstd', fix: UNPACK }],
  ['\x04\x22\x4d\x18', { what: 'packed with lz4', fix: UNPACK }],
  ['\x1f\x9d', { what: 'packed with compress (.Z)', fix: UNPACK }],
  ['LZIP\x01', { what: 'packed with lzip', fix: UNPACK }],
  ['\0\x01\0\0Standard ', { what: 'an Access database', fix: EXPORT }],
  ['\x89PNG\r\n', { what: 'a picture (PNG)', fix: EXPORT }],
  ['\xff\xd8\xff', { what: 'a picture (JPEG)', fix: EXPORT }],
  ['{\\rtf', { what: 'a rich text document (RTF)', fix: EXPORT }],
];

const TAR_BLOCK = 512;

const TAR: ForeignFormat = { what: 'a tar archive', fix: UNPACK };
const HTML: ForeignFormat = { what: 'an HTML page, even if it is called .xls', fix: SAVE_AS_CSV };
const SPREADSHEET_XML: ForeignFormat = { what: 'an Excel workbook in XML', fix: SAVE_AS_CSV };
const XML: ForeignFormat = { what: 'an XML document', fix: EXPORT };

const BINARY: ForeignFormat = { what: 'no text but binary data', fix: EXPORT };

/** Control characters that no text has; old text files have a few, of random bytes one in ten is one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r\x1a\x1c-\x1f\x80-\x9f]/gu;
const MAX_NO_TEXT_SHARE = 0.05;
const MAX_NO_TEXT = 16;

/** Refuses a file that is no table of text, by its first bytes, and says what it is and what to do. */
export function refuseForeignBytes(bytes: Buffer, path: string): void {
  const kind = foreignKind(bytes);
  refuse(kind === WORKBOOK ? PACKED_WORKBOOK : kind, path);
}

/** Tells what a file is by its first bytes, unpacked when it was gzip; undefined for what may be a table of text. */
export function foreignKind(bytes: Buffer): ForeignFormat | undefined {
  const start = bytes.toString('latin1');
  if (ZIP_MARKS.some((mark) => start.startsWith(mark))) return zipKind(start);
  const known = MAGIC.find(([magic]) => beginsWith(start, magic))?.[1] ?? bzip2Kind(start);
  return known ?? (isTar(bytes) ? TAR : undefined);
}

/** Refuses markup and binary data, which are told by the text because it may be UTF-16. */
export function refuseForeignText(head: string, path: string): void {
  if (isBinary(head)) refuse(BINARY, path);
  const start = head.slice(0, 4096).trimStart();
  const isXml = /^<\?xml/i.test(start);
  const isHtml = /^<(?:!doctype html|html|head|body|meta|style|table|div|script)\b/i.test(start);
  if (isHtml || (isXml && /<html\b/i.test(start))) refuse(HTML, path);
  if (isXml) refuse(/mso-application|<(?:ss:)?Workbook\b/i.test(start) ? SPREADSHEET_XML : XML, path);
}

function isBinary(head: string): boolean {
  const found = head.match(NO_TEXT)?.length ?? 0;
  return found > MAX_NO_TEXT && found > head.length * MAX_NO_TEXT_SHARE;
}

function refuse(kind: ForeignFormat | undefined, path: string): void {
  if (kind === undefined) return;
  throw inputError('INPUT_FORMAT', `is ${kind.what}`, { path, fix: kind.fix });
}

function zipKind(start: string): ForeignFormat | undefined {
  return ZIPS.find(([name]) => start.includes(name))?.[1];
}

/** A column may be called PAR1; then a delimiter, a quote or a line end follows. */
function beginsWith(start: string, magic: string): boolean {
  return start.startsWith(magic) && !/[,;\t|"\r\n]/.test(start.charAt(magic.length));
}

/** A tar archive begins with a block that holds its own checksum, counted as if that were blanks. */
function isTar(bytes: Buffer): boolean {
  const block = bytes.subarray(0, TAR_BLOCK);
  const told = /^ *([0-7]+)[\0 ]/.exec(block.toString('latin1', 148, 156))?.[1];
  if (block.length < TAR_BLOCK || told === undefined) return false;
  const sum = block.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === Number.parseInt(told, 8);
}

/** A text may begin with the letters BZh; the block mark after them may not. */
function bzip2Kind(start: string): ForeignFormat | undefined {
  return /^BZh\d1AY&SY/.test(start) ? { what: 'packed with bzip2', fix: UNPACK } : undefined;
}
