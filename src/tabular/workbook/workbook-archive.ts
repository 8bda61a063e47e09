import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BrokenBytes } from '../input-error.ts';
import { refuseBomb } from '../unpack-limit.ts';

/** The parts of a workbook, which is a zip archive. */
export interface WorkbookArchive {
  has(part: string): boolean;
  /**
   * Unpacks a part. Throws `BrokenBytes` where it is missing or damaged, or unpacks to more than `maxBytes`, or to so
   * many times its size that it can only be meant to do harm.
   */
  bytes(part: string, maxBytes?: number): AsyncGenerator<Buffer>;
  close(): void;
}

/** Opens the archive by its directory, in which the order of the parts does not matter. Throws `BrokenBytes`. */
export async function openArchive(path: string): Promise<WorkbookArchive> {
  const archive = await opened(path);
  // Names of parts are the same in any case.
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  } catch (error) {
    archive.close();
    throw damaged(error);
  }
  return {
    has: (part) => entries.has(part.toLowerCase()),
    bytes: (part, maxBytes = Number.POSITIVE_INFINITY) =>
      unpacked(archive, { part, entry: entries.get(part.toLowerCase()), maxBytes }),
    close: () => archive.close(),
  };
}

async function opened(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false });
  } catch (error) {
    throw damaged(error);
  }
}

interface Part {
  readonly part: string;
  readonly entry: Entry | undefined;
  readonly maxBytes: number;
}

async function* unpacked(archive: ZipFile, { part, entry, maxBytes }: Part): AsyncGenerator<Buffer> {
  if (entry === undefined) throw new BrokenBytes('INPUT_FORMAT', `is damaged: its part ${part} is missing`);
  const stream = await streamOf(archive, entry);
  let [sum, out] = [0, 0];
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      out += chunk.length;
      refuseBomb({ in: entry.compressedSize, out });
      if (out > maxBytes)
        throw new BrokenBytes('INPUT_FORMAT', `has a part ${part} of more than ${maxBytes / 1024 ** 2} MB`);
      yield chunk;
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    stream.destroy();
  }
  if (sum !== entry.crc32)
    throw new BrokenBytes('INPUT_TRUNCATED', `is damaged: the checksum of its part ${part} is another`);
}

async function streamOf(archive: ZipFile, entry: Entry): Promise<Readable> {
  if (entry.isEncrypted()) throw new BrokenBytes('INPUT_FORMAT', 'is encrypted');
  try {
    return await archive.openReadStreamPromise(entry);
  } catch (error) {
    throw damaged(error);
  }
}

/** yauzl says in plain words what is wrong with the archive. */
function damaged(error: unknown): unknown {
  if (error instanceof BrokenBytes || !(error instanceof Error)) return error;
  const isCutOff = error.message.startsWith('End of central directory record signature not found');
  return new BrokenBytes(
    'INPUT_TRUNCATED',
    isCutOff ? 'is damaged: its end is missing' : `is damaged: ${error.message}`,
  );
}
