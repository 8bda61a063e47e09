import { statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { CoreError } from '../../contract/errors.ts';

export interface Compacted {
  /** Bytes of the file. */
  readonly before: number;
  readonly after: number;
}

/**
 * Writes the database anew without gaps, so that it gives space back by itself from then on. Throws CONFIG when the disk
 * has no room for a second copy in the meantime.
 */
export function compactDatabase(database: Database.Database, freeBytes = freeBytesIn): Compacted {
  const figure = (name: string) => Number(database.pragma(name, { simple: true }));
  foldLog(database);
  const before = statSync(database.name).size;
  const needed = (figure('page_count') - figure('freelist_count')) * figure('page_size');
  // SQLite writes the new form into its folder for temporary files, and from there into the log beside the database.
  for (const [folder, copies] of foldersNeeded(dirname(database.name), tmpdir()))
    requireRoom({ folder, needed: copies * needed, free: freeBytes(folder) });
  database.pragma('auto_vacuum = INCREMENTAL');
  database.exec('VACUUM');
  foldLog(database);
  return { before, after: statSync(database.name).size };
}

/** Folds the write-ahead log into the file, which gets its size by that; others that are reading may delay it. */
export function foldLog(database: Database.Database): void {
  database.pragma('wal_checkpoint(TRUNCATE)');
}

function foldersNeeded(own: string, temporary: string): readonly (readonly [string, number])[] {
  if (statSync(own).dev === statSync(temporary).dev) return [[own, 2]];
  return [
    [own, 1],
    [temporary, 1],
  ];
}

interface Room {
  readonly folder: string;
  readonly needed: number;
  readonly free: number;
}

function requireRoom({ folder, needed, free }: Room): void {
  if (free >= needed) return;
  const [wanted, left] = [needed, free].map(
    (bytes) => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`,
  );
  throw new CoreError('CONFIG', `compacting needs ${wanted} free in ${folder}, and there are ${left}`, {
    file: folder,
    fix: 'Make room and run the command again; nothing was changed.',
  });
}

function freeBytesIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
