import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { CoreError } from '../contract/errors.ts';
import { gunzip } from './gunzip.ts';
import { BrokenBytes, inputError } from './input-error.ts';

const CHUNK_BYTES = 256 * 1024;
/** Servers sometimes pack what was packed already. */
const MAX_LAYERS = 3;
const PIPE_IT = 'A pipe is read by the name - from standard input, for example core resolve - < pipe.';

/** Checks that there is a file to read. */
export async function requireFile(path: string): Promise<void> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw new BrokenBytes('FILE_UNREADABLE', 'is a folder');
    if (!found.isFile()) throw inputError('FILE_UNREADABLE', 'is no regular file', { path, fix: PIPE_IT });
    await access(path, constants.R_OK);
  } catch (error) {
    throw openError(path, error);
  }
}

/** Streams the bytes of a file, unpacked when they are gzip, whatever the file is called. */
export async function* inputBytes(path: string): AsyncGenerator<Buffer> {
  yield* unpacked(fileBytes(path), MAX_LAYERS);
}

async function* fileBytes(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  try {
    yield* file;
  } catch (error) {
    throw new BrokenBytes('FILE_UNREADABLE', `the file cannot be read further: ${reason(error)}`);
  }
}

async function* unpacked(bytes: AsyncGenerator<Buffer>, layers: number): AsyncGenerator<Buffer> {
  const first = await bytes.next();
  if (first.done) return;
  const all = rejoined(first.value, bytes);
  if (layers > 0 && isGzip(first.value)) yield* unpacked(gunzip(all), layers - 1);
  else yield* all;
}

async function* rejoined(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function openError(path: string, error: unknown): CoreError {
  if (error instanceof CoreError) return error;
  if (error instanceof BrokenBytes) return inputError(error.code, error.message, { path });
  const code = reason(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return inputError('FILE_NOT_FOUND', 'is not there', { path });
  return inputError('FILE_UNREADABLE', `cannot be read: ${code}`, { path });
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
