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
const LINE_END = /\r\n|\n|\r/;
const MAX_LISTED_LINES = 20;

/** Streams the text of a file, without its byte order mark and without NULs; `bytes` are those of the file. */
export async function* decodedText(
  file: EncodedFile,
  bytes: AsyncIterable<Buffer> = inputBytes(file.path),
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(file.encoding);
  const clean = cleaner(file);
  for await (const chunk of bytes) yield clean(decoder.write(chunk));
  yield clean(decoder.end() ?? '');
}

/** Decodes the first bytes of a file; a character that their end cuts in two is left out. */
export function decodedHead(bytes: Buffer, encoding: string): string {
  return iconv.getDecoder(encoding).write(bytes).replaceAll(NUL, '');
}

function cleaner({ encoding, remarks }: EncodedFile): (text: string) => string {
  const lines = lineCounter();
  const lineOf = (text: string, at: number): number => lines.line + countLineEnds(text.slice(0, at));
  const lost = lostLines(encoding);
  let hasControls = false;
  return (raw) => {
    const nul = raw.indexOf(NUL);
    const text = nul < 0 ? raw : raw.replaceAll(NUL, '');
    if (nul >= 0) remarks.note('nul', `line ${lineOf(raw, nul)}: NUL characters were removed`);
    if (text.includes(LOST)) remarks.revise('lost', lost.seen(text, lines.line));
    if (!hasControls) {
      const control = text.search(CONTROL);
      hasControls = control >= 0;
      if (hasControls) remarks.note('control', `line ${lineOf(text, control)}: control characters were kept`);
    }
    lines.pass(text);
    return text;
  };
}

/** Gathers the lines in which characters were lost, and tells of all of them. */
function lostLines(encoding: string): { seen(text: string, line: number): string } {
  const listed: number[] = [];
  let last = 0;
  let more = 0;
  return {
    seen(text, firstLine) {
      let line = firstLine;
      for (const part of text.split(LINE_END)) {
        if (part.includes(LOST) && line !== last) {
          last = line;
          if (listed.length < MAX_LISTED_LINES) listed.push(line);
          else more++;
        }
        line++;
      }
      return lostText(listed, more, encoding);
    },
  };
}

function lostText(lines: readonly number[], more: number, encoding: string): string {
  const places = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
  const rest = more === 0 ? '' : ` and ${more} more`;
  const cause = `a character was lost earlier, or the file is not ${encoding}`;
  return `${places}${rest}: "${LOST}" stands for bytes that are no character (${cause}; --encoding names another)`;
}
