import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../disk/make-folder.ts';
import { isOldMark, isOwnerAlive, isOwnerHere, processOwner } from '../sqlite/process-owner.ts';
import { type ContentStore, isHash } from './content-store.ts';

/** A file of a content store on the disk of this machine. */
export interface CachedFile {
  readonly path: string;
  /** From then on the file may be dropped; whoever has it open reads on. */
  release(): void;
}

/** Files of a content store on the disk of this machine, fetched when they are asked for. */
export interface ContentCache {
  /** Throws what the store throws. */
  take(hash: string): Promise<CachedFile>;
}

interface CacheOptions {
  /** Of this machine alone: files are opened here, and never where machines share them. */
  readonly folder: string;
  /** Files that nobody uses are dropped, those that were used longest ago first, until the others take so much. */
  readonly maxBytes: number;
  readonly now: () => number;
}

const MARK = '.used-';
let taken = 0;

/**
 * Keeps files by their hashes in a folder, for all processes of the machine. A file has its name when it was checked. A
 * mark beside it says which process uses it; the mark of one that is gone counts for nothing.
 */
export function contentCache(store: ContentStore, options: CacheOptions): ContentCache {
  const { folder, now } = options;
  const coming = new Map<string, Promise<void>>();
  const fetched = async (hash: string, path: string) => {
    if (isThere(path)) return;
    const fetching = coming.get(hash) ?? store.get(hash, path).finally(() => coming.delete(hash));
    coming.set(hash, fetching);
    await fetching;
  };
  return {
    async take(hash) {
      makeFolder(folder);
      const path = join(folder, hash);
      const mark = `${path}${MARK}${encodeURIComponent(processOwner())}-${++taken}`;
      // Marked first: another process may be dropping what is not.
      writeFileSync(mark, '');
      try {
        await fetched(hash, path);
      } catch (error) {
        rmSync(mark, { force: true });
        throw error;
      }
      const touch = () => utimesSync(path, now() / 1000, now() / 1000);
      touch();
      drop(options);
      return {
        path,
        release() {
          touch();
          rmSync(mark, { force: true });
          drop(options);
        },
      };
    },
  };
}

interface Kept {
  readonly hash: string;
  readonly bytes: number;
  readonly usedMs: number;
}

function drop({ folder, maxBytes }: CacheOptions): void {
  const kept = readdirSync(folder)
    .filter(isHash)
    .flatMap((hash): Kept[] => {
      const stat = statSync(join(folder, hash), { throwIfNoEntry: false });
      return stat === undefined ? [] : [{ hash, bytes: stat.size, usedMs: stat.mtimeMs }];
    });
  let bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  for (const one of kept.sort((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= maxBytes) return;
    if (isUsed(one.hash, folder)) continue;
    rmSync(join(folder, one.hash), { force: true });
    bytes -= one.bytes;
  }
}

/** Whether a living process has marked it; marks of processes that are gone are removed. */
function isUsed(hash: string, folder: string): boolean {
  const marks = readdirSync(folder).filter((name) => name.startsWith(`${hash}${MARK}`));
  const living = marks.filter((name) => {
    const owner = decodeURIComponent(name.slice(hash.length + MARK.length, name.lastIndexOf('-')));
    const isLiving = isOwnerHere(owner) ? isOwnerAlive(owner) : !isOldMark(join(folder, name));
    if (!isLiving) rmSync(join(folder, name), { force: true });
    return isLiving;
  });
  return living.length > 0;
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
