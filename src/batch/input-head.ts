import { isAscii } from 'node:buffer';
import { inputBytes } from './input-bytes.ts';
import { BrokenBytes } from './input-error.ts';

export interface InputHead {
  /** The first bytes, unpacked. */
  readonly bytes: Buffer;
  /** Whether the file ends with them. */
  readonly isWhole: boolean;
  /** Bytes that show the encoding: the head, or the first later ones beyond ASCII. */
  readonly sample: Buffer;
}

const HEAD_BYTES = 256 * 1024;
/** How far a file that begins in plain ASCII is searched for its first other character. */
const SEARCH_BYTES = 64 * 1024 * 1024;

/** Reads what is needed to tell encoding, format and delimiter. A file that breaks off gives what comes before. */
export async function readHead(path: string): Promise<InputHead> {
  const chunks = inputBytes(path);
  try {
    const head: Buffer[] = [];
    for (let length = 0; length < HEAD_BYTES; length += head.at(-1)?.length ?? 0) {
      const next = await nextChunk(chunks);
      if (next === undefined) return wholeHead(Buffer.concat(head));
      head.push(next);
    }
    const bytes = Buffer.concat(head);
    return { bytes, isWhole: false, sample: isPlain(bytes) ? await foreignSample(chunks, bytes) : bytes };
  } finally {
    await chunks.return(undefined);
  }
}

/** As bytes UTF-16 can be ASCII, but for its NULs. */
function isPlain(bytes: Buffer): boolean {
  return isAscii(bytes) && !bytes.includes(0);
}

function wholeHead(bytes: Buffer): InputHead {
  return { bytes, isWhole: true, sample: bytes };
}

async function foreignSample(chunks: AsyncGenerator<Buffer>, head: Buffer): Promise<Buffer> {
  for (let searched = 0; searched < SEARCH_BYTES; ) {
    const next = await nextChunk(chunks);
    if (next === undefined) break;
    if (!isPlain(next)) return next;
    searched += next.length;
  }
  return head;
}

/** A break in the file is for the reader of its rows to report, after the rows before it. */
async function nextChunk(chunks: AsyncGenerator<Buffer>): Promise<Buffer | undefined> {
  try {
    const { done, value } = await chunks.next();
    return done ? undefined : value;
  } catch (error) {
    if (error instanceof BrokenBytes) return undefined;
    throw error;
  }
}
