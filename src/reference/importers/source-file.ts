import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CoreError } from '../../contract/errors.ts';

/** Opens a file as bytes, unpacked when it is gzip by its first bytes, whatever it is called. */
export async function openSource(path: string): Promise<Readable> {
  const magic = await firstBytes(path);
  if (magic === '504b0304') throw zipError(path);
  const file = createReadStream(path);
  if (!magic.startsWith('1f8b')) return file;
  // The error reaches whoever reads the last stream; the callback keeps it from being thrown twice.
  return pipeline(file, createGunzip(), () => {});
}

/** Reads a whole source file as text, without a byte order mark. */
export async function readWhole(path: string): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of textOf(path)) chunks.push(chunk);
  return chunks.join('');
}

/** Streams a source file as text, without a byte order mark. */
export async function* textOf(path: string): AsyncIterable<string> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of await openSource(path)) yield decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw sourceError(path, error);
  }
  yield decoder.decode();
}

/** Says whether a file holds a JSON array, JSON lines or CSV, by its first character. */
export async function formOf(path: string): Promise<'array' | 'lines' | 'csv'> {
  const start = await startOf(path);
  if (start.startsWith('[')) return 'array';
  return start.startsWith('{') ? 'lines' : 'csv';
}

/** The first text of a file that is not blank, as much of it as one read gives. */
export async function startOf(path: string): Promise<string> {
  for await (const chunk of textOf(path)) {
    const start = chunk.trimStart();
    if (start !== '') return start;
  }
  return '';
}

/** The path of a second file of a source: as it is given, else beside the first one. */
export function companionPath(name: string, first: string): string {
  return existsSync(name) ? name : join(dirname(first), name);
}

/** The paths in a folder in order of their names; undefined for a file. */
export async function filesIn(path: string): Promise<readonly string[] | undefined> {
  try {
    if (!(await stat(path)).isDirectory()) return undefined;
    return (await readdir(path)).sort().map((name) => join(path, name));
  } catch (error) {
    throw sourceError(path, error);
  }
}

/** Names the file in an error of reading it; our own errors pass unchanged. */
export function sourceError(path: string, error: unknown): unknown {
  if (error instanceof CoreError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const name = basename(path);
  if (code === 'ENOENT') return new CoreError('FILE_NOT_FOUND', `${name} is not there`, { file: path });
  if (/^E[A-Z]+$/.test(code)) {
    return new CoreError('FILE_UNREADABLE', `${name} cannot be read: ${code}`, { file: path });
  }
  if (!code.startsWith('Z_')) return error;
  return new CoreError(
    'SOURCE_FORMAT',
    `${name} is broken or cut off: its gzip data does not end as it should`,
    {
      file: path,
      fix: 'Download or copy the file again.',
    },
  );
}

async function firstBytes(path: string): Promise<string> {
  try {
    const handle = await open(path);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
      return buffer.subarray(0, bytesRead).toString('hex');
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw sourceError(path, error);
  }
}

function zipError(path: string): CoreError {
  return new CoreError('SOURCE_FORMAT', `${basename(path)} is a zip archive`, {
    file: path,
    fix: 'Unpack the archive and give the file inside it.',
  });
}
