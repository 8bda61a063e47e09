import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** Fast: the line is seldom faster than a disk. */
const LEVEL = 1;
const CHUNK_CHARACTERS = 64 * 1024;

/** Values as compressed NDJSON; an error of their source ends the stream with it. */
export function compressedLines(values: AsyncIterable<unknown> | Iterable<unknown>): Readable {
  const text = Readable.from(chunksOf(values), { objectMode: false });
  const gzip = createGzip({ level: LEVEL });
  text.on('error', (error) => gzip.destroy(error));
  gzip.on('close', () => text.destroy());
  return text.pipe(gzip);
}

async function* chunksOf(values: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let chunk = '';
  for await (const value of values) {
    chunk += `${JSON.stringify(value)}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
