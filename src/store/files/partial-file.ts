import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, link, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { isOldMark, isOwnerAlive, isOwnerHere, processOwner } from '../sqlite/process-owner.ts';
import type { ContentFile } from './content-store.ts';
import { diskFailure } from './disk-failure.ts';

const PARTIAL = '.partial-';

/** A file that is being written under a name of its own, so that none of its name is ever half there. */
export interface PartialFile {
  /** So many bytes were written. */
  bytes(): number;
  append(chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** What was written. */
  content(): ContentFile;
  /** Sees to it that all of it is on the disk as it was written, then gives it its name; a file of the name is replaced. */
  settle(path: string): Promise<void>;
  /** Removes it, unless it has its name. */
  discard(): Promise<void>;
}

let opened = 0;

/** Begins a file in the folder where it will be; what dead processes have left there is removed first. */
export async function openPartial(folder: string): Promise<PartialFile> {
  const path = join(folder, `${PARTIAL}${encodeURIComponent(processOwner())}-${++opened}`);
  const hash = createHash('sha256');
  let bytes = 0;
  let handle: FileHandle | undefined = await onDisk(folder, async () => {
    await removeLeft(folder);
    return open(path, 'wx');
  });
  const close = async () => {
    await handle?.close();
    handle = undefined;
  };
  const content = () => ({ hash: hash.copy().digest('hex'), bytes });
  return {
    bytes: () => bytes,
    content,
    append: async (chunks) => {
      for await (const chunk of chunks) {
        await onDisk(folder, async () => handle?.writeFile(chunk));
        hash.update(chunk);
        bytes += chunk.length;
      }
    },
    settle: (target) =>
      onDisk(folder, async () => {
        await handle?.sync();
        await close();
        if ((await hashOf(path)).hash !== content().hash) throw notAsWritten(folder);
        await name(path, target);
        await syncFolder(dirname(target));
      }),
    async discard() {
      await close();
      await rm(path, { force: true });
    },
  };
}

/** The content of a file of this machine. Throws FILE_NOT_FOUND, FILE_UNREADABLE. */
export async function hashOf(path: string): Promise<ContentFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunksOf(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { hash: hash.digest('hex'), bytes };
}

/** The bytes of a file of this machine. Throws FILE_NOT_FOUND, FILE_UNREADABLE. */
export async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const chunks = createReadStream(path, { highWaterMark: 2 ** 20 });
  try {
    // Without an encoding its chunks are buffers.
    for await (const chunk of chunks) yield chunk as Buffer;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new CoreError('FILE_NOT_FOUND', `there is no file ${path}`, { file: path });
    if (code !== 'EACCES' && code !== 'EISDIR' && code !== 'EIO' && code !== 'ESTALE') throw error;
    throw new CoreError('FILE_UNREADABLE', `${path} cannot be read (${code})`, { file: path });
  }
}

/** A new file is linked, for then no other is replaced in the same moment; some shared file systems have no links. */
async function name(path: string, target: string): Promise<void> {
  try {
    await link(path, target);
    await rm(path);
  } catch {
    await rename(path, target);
  }
}

/** So that the name outlives a power cut; not every file system lets a folder be synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

async function removeLeft(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.startsWith(PARTIAL)) continue;
    const path = join(folder, file);
    const owner = decodeURIComponent(file.slice(PARTIAL.length, file.lastIndexOf('-')));
    // Of a process on another host only the age of what it has left tells that it is gone.
    const isLeft = isOwnerHere(owner) ? !isOwnerAlive(owner) : isOldMark(path);
    if (isLeft) await rm(path, { force: true });
  }
}

async function onDisk<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw diskFailure(error, folder);
  }
}

function notAsWritten(folder: string): CoreError {
  return new CoreError('WRITE_FAILED', `${folder} does not keep what is written into it`, {
    file: folder,
    fix: 'Check the disk or the network file system that it is on, then try again; nothing was changed.',
  });
}
