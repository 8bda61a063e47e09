import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CoreError } from '../contract/errors.ts';
import { makeFolder } from '../disk/make-folder.ts';
import { OWNER_ONLY } from '../disk/owner-only.ts';

/** What a file is known by, and how large it is. */
export interface FileMeasure {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly bytes: number;
  /** About the number of rows, a last one without a line end among them; undefined for packed files. */
  readonly lines: number | undefined;
}

const LINE_FEED = 10;
/** How gzip and zip begin, and with the latter workbooks. */
const PACKED = [Buffer.from([0x1f, 0x8b]), Buffer.from('PK')];
const SPOOL_KEPT_MS = 24 * 60 * 60 * 1000;

/** Reads a file once for its hash, size and number of lines. Throws FILE_UNREADABLE. */
export async function measureFile(path: string): Promise<FileMeasure> {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  let last: number | undefined = LINE_FEED;
  let isPacked = false;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
      if (bytes === 0) isPacked = PACKED.some((mark) => chunk.subarray(0, 2).equals(mark));
      hash.update(chunk);
      bytes += chunk.length;
      last = chunk.at(-1);
      if (!isPacked) lines += lineEnds(chunk);
    }
  } catch (error) {
    throw new CoreError(
      'FILE_UNREADABLE',
      `${path} cannot be read: ${error instanceof Error ? error.message : error}`,
      { file: path },
    );
  }
  if (last !== LINE_FEED) lines++;
  return { hash: hash.digest('hex'), bytes, lines: isPacked ? undefined : lines };
}

function lineEnds(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}

/** Copies a stream into a new file of the folder and returns its path. */
export async function spool(stream: NodeJS.ReadableStream, folder: string): Promise<string> {
  makeFolder(folder);
  removeLeftOver(folder);
  const path = join(folder, `stdin-${randomBytes(6).toString('hex')}`);
  await pipeline(stream, createWriteStream(path, { mode: OWNER_ONLY }));
  return path;
}

/** Copies that killed processes left. */
function removeLeftOver(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > SPOOL_KEPT_MS) rmSync(path, { force: true });
  }
}
