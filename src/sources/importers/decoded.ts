import { isAscii } from 'node:buffer';
import iconv from 'iconv-lite';
import { detectEncoding } from '../../tabular/detect-encoding.ts';

const HEAD_BYTES = 64 * 1024;
/** How far a file that begins in ASCII is searched for characters that tell its encoding. */
const LONGEST_HEAD_BYTES = 4 * 2 ** 20;

/**
 * Decodes the bytes of a source: registers publish UTF-8, and spreadsheets save a user's own table as they like. `check` is
 * shown the first bytes.
 */
export async function* decoded(
  bytes: AsyncIterable<Buffer>,
  check: (start: Buffer) => void,
): AsyncGenerator<string> {
  const head: Buffer[] = [];
  let size = 0;
  let isOpen = true;
  let decoder: ReturnType<typeof decoderOf> | undefined;
  for await (const chunk of bytes) {
    if (decoder !== undefined) {
      yield decoder.write(chunk);
      continue;
    }
    if (size === 0) check(chunk);
    head.push(chunk);
    size += chunk.length;
    isOpen &&= isPlain(chunk);
    if (size < HEAD_BYTES || (isOpen && size < LONGEST_HEAD_BYTES)) continue;
    const start = Buffer.concat(head);
    decoder = decoderOf(start);
    yield decoder.write(start);
  }
  const start = Buffer.concat(head);
  yield decoder === undefined ? wholly(start) : (decoder.end() ?? '');
}

function wholly(bytes: Buffer): string {
  const decoder = decoderOf(bytes);
  return decoder.write(bytes) + (decoder.end() ?? '');
}

function decoderOf(head: Buffer) {
  return iconv.getDecoder(detectEncoding(head).encoding);
}

/** As bytes UTF-16 can be ASCII, but for its NULs. */
function isPlain(bytes: Buffer): boolean {
  return isAscii(bytes) && !bytes.includes(0);
}
