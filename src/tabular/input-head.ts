import { isAscii } from 'node:buffer';
import { detectEncoding } from './detect-encoding.ts';
import { inputBytes } from './input-bytes.ts';
import { BrokenBytes } from './input-error.ts';

export interface InputHead {
  /** The first bytes, unpacked. */
  readonly bytes: Buffer;
  /** The same as they were read. */
  readonly chunks: readonly Buffer[];
  /** Whether the file ends with them. */
  readonly isWhole: boolean;
  /** Whether the file cannot be read beyond them. */
  readonly isBroken: boolean;
  /** Bytes that show the encoding: the head, and the later lines beyond ASCII when it has few of its own. */
  readonly sample: Buffer;
}

/** How the bytes of a file come to an end. */
type Ending = 'end' | 'break';

const HEAD_BYTES = 256 * 1024;
/** Lines of so many bytes tell an encoding by its letters. */
const ENOUGH_BYTES = 32 * 1024;
const LINE_FEED = 10;
/** How far a file is searched for characters beyond ASCII when its head leaves the encoding open. */
const SEARCH_BYTES = 64 * 1024 * 1024;
/** A row seldom has more: so far it is searched for each row that will be read, where these are not all. */
const ROW_BYTES = 16 * 1024;

/**
 * Reads what is needed to tell encoding, format and delimiter. A file that breaks off gives what comes before. `rows` is how
 * many will be read; all of them unless it is given.
 */
export async function readHead(path: string, rows?: number): Promise<InputHead> {
  const chunks = inputBytes(path);
  try {
    const head: Buffer[] = [];
    for (let length = 0; length < HEAD_BYTES; length += head.at(-1)?.length ?? 0) {
      const next = await nextChunk(chunks);
      if (typeof next === 'string') return wholeHead(head, next);
      head.push(next);
    }
    const bytes = Buffer.concat(head);
    const sample = isOpen(bytes) ? await foreignSample(chunks, bytes, furthestFor(rows)) : bytes;
    return { bytes, chunks: head, isWhole: false, isBroken: false, sample };
  } finally {
    await chunks.return(undefined);
  }
}

/** The bytes of a file from its start, those of its head without reading it again. */
export async function* bytesFrom({ chunks, bytes, isWhole, isBroken }: InputHead, path: string) {
  yield* chunks;
  if (isWhole && !isBroken) return;
  let left = bytes.length;
  for await (const chunk of inputBytes(path)) {
    if (left < chunk.length) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** Whether the head does not tell the encoding: plain ASCII, or too few other bytes to guess by. */
function isOpen(bytes: Buffer): boolean {
  if (isPlain(bytes)) return true;
  return detectEncoding(bytes).sureness !== undefined && foreignLines(bytes).length < ENOUGH_BYTES;
}

/** As bytes UTF-16 can be ASCII, but for its NULs. */
function isPlain(bytes: Buffer): boolean {
  return isAscii(bytes) && !bytes.includes(0);
}

/** The lines that are not ASCII; a character may be cut at the ends of the bytes, but not in a line. */
function foreignLines(bytes: Buffer): Buffer {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, start) + 1 || bytes.length;
    const line = bytes.subarray(start, end);
    if (!isAscii(line)) lines.push(line);
    start = end;
  }
  return Buffer.concat(lines);
}

function wholeHead(chunks: readonly Buffer[], ending: Ending): InputHead {
  const bytes = Buffer.concat(chunks);
  return { bytes, chunks, isWhole: true, isBroken: ending === 'break', sample: bytes };
}

function furthestFor(rows: number | undefined): number {
  return rows === undefined ? SEARCH_BYTES : Math.min(SEARCH_BYTES, rows * ROW_BYTES);
}

async function foreignSample(
  chunks: AsyncGenerator<Buffer>,
  head: Buffer,
  furthest: number,
): Promise<Buffer> {
  let sample = foreignLines(head);
  for (let searched = 0; searched < furthest && sample.length < ENOUGH_BYTES; ) {
    const next = await nextChunk(chunks);
    if (typeof next === 'string') break;
    searched += next.length;
    if (isPlain(next)) continue;
    sample = Buffer.concat([sample, foreignLines(next)]);
    if (detectEncoding(sample).sureness === undefined) break;
  }
  return sample.length === 0 ? head : sample;
}

/** A break in the file is for the reader of its rows to report, after the rows before it. */
async function nextChunk(chunks: AsyncGenerator<Buffer>): Promise<Buffer | Ending> {
  try {
    const { done, value } = await chunks.next();
    return done ? 'end' : value;
  } catch (error) {
    if (error instanceof BrokenBytes) return 'break';
    throw error;
  }
}
