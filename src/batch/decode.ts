import iconv from 'iconv-lite';
import { inputBytes } from './input-bytes.ts';
import { countLineEnds, lineCounter } from './line-ends.ts';
import type { Remarks } from './remarks.ts';

export interface EncodedFile {
  readonly path: string;
  readonly encoding: string;
  readonly remarks: Remarks;
}

/** Control characters other than tab and the line ends. */
const CONTROL = /[^\P{Cc}\t\r\n]/u;
const NUL = '\0';
/** Stands where a decoder found bytes that are no character. */
const LOST = '\ufffd';

/** Streams the text of a file, without its byte order mark and without NULs. */
export async function* decodedText(file: EncodedFile): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(file.encoding);
  const clean = cleaner(file);
  for await (const bytes of inputBytes(file.path)) yield clean(decoder.write(bytes));
  yield clean(decoder.end() ?? '');
}

/** Decodes the first bytes of a file; a character that their end cuts in two is left out. */
export function decodedHead(bytes: Buffer, encoding: string): string {
  return iconv.getDecoder(encoding).write(bytes).replaceAll(NUL, '');
}

function cleaner({ encoding, remarks }: EncodedFile): (text: string) => string {
  const lines = lineCounter();
  const lineOf = (text: string, at: number): number => lines.line + countLineEnds(text.slice(0, at));
  let hasControls = false;
  return (raw) => {
    const nul = raw.indexOf(NUL);
    const text = nul < 0 ? raw : raw.replaceAll(NUL, '');
    if (nul >= 0) remarks.note('nul', `line ${lineOf(raw, nul)}: NUL characters were removed`);
    const lost = text.indexOf(LOST);
    if (lost >= 0) remarks.note('lost', lostText(lineOf(text, lost), encoding));
    if (!hasControls) {
      const control = text.search(CONTROL);
      hasControls = control >= 0;
      if (hasControls) remarks.note('control', `line ${lineOf(text, control)}: control characters were kept`);
    }
    lines.pass(text);
    return text;
  };
}

function lostText(line: number, encoding: string): string {
  const cause = `a character was lost earlier, or the file is not ${encoding}`;
  return `line ${line}: "${LOST}" stands for bytes that are no character (${cause}; --encoding names another)`;
}
