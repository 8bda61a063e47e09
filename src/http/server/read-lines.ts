import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { AccountLine } from '../../contract/accounts.ts';
import { CoreError } from '../../contract/errors.ts';
import { encodingOf } from './content-encoding.ts';

const MIB = 1024 * 1024;
/** Of one line, in characters. */
const LONGEST_LINE = MIB;

/**
 * Reads a body as NDJSON, line by line as it arrives, plain or with gzip. Throws TOO_LARGE for more bytes than the limit,
 * compressed or not, and INVALID_REQUEST naming the line that is wrong. `hear` is given all bytes without compression.
 */
export async function* readLines(
  request: IncomingMessage,
  maxBytes: number,
  hear: (bytes: Buffer) => void = () => {},
): AsyncGenerator<AccountLine> {
  const bytes = bytesOf(request, maxBytes);
  try {
    let line = 0;
    for await (const text of textLines(limited(bytes, maxBytes, hear))) {
      line++;
      if (text.trim() !== '') yield { line, value: jsonIn(text, line) };
    }
  } catch (error) {
    throw readingFailure(error);
  } finally {
    // What is left of a body that was refused is let run out, so that the client reads why.
    request.unpipe();
    request.resume();
  }
}

function bytesOf(request: IncomingMessage, maxBytes: number): AsyncIterable<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const encoding = encodingOf(request.headers);
  if (encoding === 'identity') return chunksOf(request);
  if (encoding !== 'gzip')
    throw new CoreError('INVALID_REQUEST', 'Content-Encoding: must be gzip, or left out', {
      field: 'Content-Encoding',
    });
  const plain = createGunzip();
  request.on('error', (error) => plain.destroy(error));
  return chunksOf(request.pipe(plain));
}

/** Leaves the stream open when the reading ends before it does. */
function chunksOf(stream: Readable): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => stream.iterator({ destroyOnReturn: false }) };
}

async function* limited(
  bytes: AsyncIterable<Buffer>,
  maxBytes: number,
  hear: (bytes: Buffer) => void,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    hear(chunk);
    yield chunk;
  }
}

async function* textLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let held = '';
  let line = 1;
  for await (const chunk of bytes) {
    const texts = (held + decoder.decode(chunk, { stream: true })).split('\n');
    held = texts.pop() ?? '';
    for (const text of texts) {
      refuseLong(text, line++);
      yield text;
    }
    refuseLong(held, line);
  }
  held += decoder.decode();
  if (held !== '') yield held;
}

function refuseLong(text: string, line: number): void {
  if (text.length > LONGEST_LINE)
    throw new CoreError('INVALID_REQUEST', `line ${line} is longer than 1 MiB`, { line });
}

function jsonIn(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CoreError('INVALID_REQUEST', `line ${line} is malformed JSON`, { line });
  }
}

function tooLarge(maxBytes: number): CoreError {
  return new CoreError('TOO_LARGE', `the body is larger than ${Math.floor(maxBytes / MIB)} MiB`);
}

function readingFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new CoreError('INVALID_REQUEST', 'the body is not valid UTF-8');
  if (/^Z_/.test(code)) return new CoreError('INVALID_REQUEST', 'the body is not valid gzip');
  if (code === 'ECONNRESET')
    return new CoreError('INVALID_REQUEST', 'the connection ended before the body did');
  return error;
}
