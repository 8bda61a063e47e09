import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CoreError } from '../../contract/errors.ts';
import { foreignKind } from '../../tabular/foreign-format.ts';
import { decoded } from './decoded.ts';
import { sourceError } from './source-error.ts';
import { openInZip, type ZipMember, zipMembers } from './zip-file.ts';
import { fileOnDisk, placeInZip } from './zip-path.ts';

/** A file by its path, which may lead into a zip, or as the walk over a zip gives it. */
export type SourceFile = string | ZipMember;

/** Files read whole are the JSON of one thing; text of any size is streamed. */
const WHOLE_CHARACTERS = 256 * 2 ** 20;
/** A zip begins with its first file, or with its end when it has none. */
const ZIP_MAGIC = ['504b0304', '504b0506'];

/** Opens a file as bytes, unpacked when it is gzip or a zip of one file by its first bytes, whatever it is called. */
export async function openSource(source: SourceFile): Promise<Readable> {
  if (typeof source !== 'string') return source.open();
  const place = placeInZip(source);
  if (place !== undefined) return openInZip(place.zip, place.name);
  const magic = await firstBytes(source);
  if (ZIP_MAGIC.includes(magic)) return openInZip(source);
  const file = createReadStream(source);
  if (!magic.startsWith('1f8b')) return file;
  // The error reaches whoever reads the last stream; the callback keeps it from being thrown twice.
  return pipeline(file, createGunzip(), () => {});
}

/** Tells whether a path leads to a zip, by its first bytes. */
export async function isZip(path: string): Promise<boolean> {
  return placeInZip(path) === undefined && ZIP_MAGIC.includes(await firstBytes(path));
}

/** The paths of the data files that a path stands for: those in a zip in its order, else itself. */
export async function dataFiles(path: string): Promise<readonly string[]> {
  if (!(await isZip(path))) return [path];
  const paths: string[] = [];
  for await (const member of zipMembers(path)) paths.push(member.path);
  return paths;
}

/** Reads a whole source file as text, without a byte order mark. */
export async function readWhole(source: SourceFile): Promise<string> {
  const chunks: string[] = [];
  let size = 0;
  for await (const chunk of textOf(source)) {
    size += chunk.length;
    if (size > WHOLE_CHARACTERS) throw tooLarge(pathOf(source));
    chunks.push(chunk);
  }
  return chunks.join('');
}

/** Streams a source file as text, without a byte order mark. */
export async function* textOf(source: SourceFile): AsyncGenerator<string> {
  try {
    yield* decoded(await openSource(source), (start) => refuseForeign(start, pathOf(source)));
  } catch (error) {
    throw sourceError(pathOf(source), error);
  }
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
  return existsSync(fileOnDisk(name)) ? name : join(dirname(fileOnDisk(first)), name);
}

/** The paths in a folder in order of their names; undefined for a file. */
export async function filesIn(path: string): Promise<readonly string[] | undefined> {
  try {
    if (!(await stat(fileOnDisk(path))).isDirectory()) return undefined;
    return (await readdir(path)).sort().map((name) => join(path, name));
  } catch (error) {
    throw sourceError(path, error);
  }
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

/** What a file is called in errors. */
export function pathOf(source: SourceFile): string {
  return typeof source === 'string' ? source : source.path;
}

/** An archive or a workbook read as text would only lack its columns. */
function refuseForeign(start: Buffer, path: string): void {
  const kind = foreignKind(start);
  if (kind === undefined) return;
  throw new CoreError('SOURCE_FORMAT', `${basename(path)} is ${kind.what}`, { file: path, fix: kind.fix });
}

function tooLarge(path: string): CoreError {
  return new CoreError('SOURCE_FORMAT', `${basename(path)} is larger than a file of one record can be`, {
    file: path,
  });
}
