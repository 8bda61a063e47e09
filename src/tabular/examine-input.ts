import iconv from 'iconv-lite';
import { decodedHead } from './decode.ts';
import { detectEncoding, hasByteOrderMark } from './detect-encoding.ts';
import { refuseForeignBytes, refuseForeignText } from './foreign-format.ts';
import { emptyFile, inputError } from './input-error.ts';
import { bytesFrom, type InputHead, readHead } from './input-head.ts';
import type { FileFormat } from './input-row.ts';
import type { InputSource } from './input-source.ts';
import { mojibakeIn } from './mojibake.ts';
import { type Remarks, remarks } from './remarks.ts';
import { misleadingExtension, sniffFormat } from './sniff-format.ts';

/** What the first bytes of a file tell about it. */
export interface ExaminedInput {
  readonly path: string;
  readonly encoding: string;
  /** The file begins with a byte order mark. */
  readonly hasByteOrderMark?: true;
  readonly format: FileFormat;
  /** Decoded text from the start of the file. */
  readonly head: string;
  /** The bytes of the file from its start; the first of them are held. */
  readonly bytes: () => AsyncIterable<Buffer>;
  readonly remarks: Remarks;
}

const PACK_AGAIN = 'Pack it again, or fetch it again from where it comes; gunzip may save a part of it.';

/** Tells encoding and format of a file; refuses a file that is empty or is no table of text. */
export async function examineInput(source: InputSource): Promise<ExaminedInput> {
  const { path } = source;
  const bytes = await readHead(path, source.rows);
  refuseForeignBytes(bytes.bytes, path);
  const noted = remarks();
  const encoding = encodingOf(bytes, source, noted);
  const head = decodedHead(bytes.bytes, encoding);
  refuseForeignText(head, path);
  if (bytes.isBroken && bytes.bytes.length === 0)
    throw inputError('INPUT_TRUNCATED', 'is damaged: nothing of it can be unpacked', {
      path,
      fix: PACK_AGAIN,
    });
  if (bytes.isWhole && head.trim() === '') throw emptyFile(path);
  const mojibake = mojibakeIn(head);
  if (mojibake !== undefined) {
    noted.note(
      'mojibake',
      `"${mojibake}" looks like UTF-8 that was read as Windows-1252 before the file was saved`,
    );
  }
  const format = formatOf(head, bytes.isWhole, { source, noted });
  const mark = hasByteOrderMark(bytes.bytes) ? { hasByteOrderMark: true as const } : {};
  return {
    ...{ path, encoding, ...mark, format, head, remarks: noted },
    bytes: () => bytesFrom(bytes, path),
  };
}

function encodingOf(head: InputHead, { path, encoding }: InputSource, noted: Remarks): string {
  if (encoding === undefined) {
    const detected = detectEncoding(head.sample);
    if (detected.sureness !== undefined) {
      noted.note(
        'encoding',
        `the file is not UTF-8; it is read as ${detected.encoding} (${detected.sureness}; --encoding names another)`,
      );
    }
    return detected.encoding;
  }
  const name = encoding.trim().toLowerCase();
  if (iconv.encodingExists(name)) return name === 'utf8' ? 'utf-8' : name;
  const fix = 'Name an encoding such as utf-8, windows-1252, utf-16le or shift_jis.';
  throw inputError('USAGE', `cannot be read as ${JSON.stringify(encoding)}: no such encoding is known`, {
    path,
    fix,
  });
}

function formatOf(
  head: string,
  isWhole: boolean,
  { source, noted }: { readonly source: InputSource; readonly noted: Remarks },
): FileFormat {
  if (source.format !== undefined) return source.format;
  const format = sniffFormat(head, isWhole, source.path);
  const extension = misleadingExtension(source.path, format);
  if (extension !== undefined) {
    noted.note(
      'extension',
      `the file is called ${extension} but holds ${format.toUpperCase()}; it is read as that`,
    );
  }
  return format;
}
