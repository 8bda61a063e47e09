import { closeSync, fdatasync, openSync } from 'node:fs';
import type Database from 'better-sqlite3';

/** Transactions whose wait for the disk keeps this thread from nothing. */
export interface CommitsBeside {
  /** Runs what commits one transaction at once. It is on the disk when `written` resolves, and not before. */
  commit<Result>(write: () => Result): Result;
  /** Resolves when all that was committed before is on the disk; rejects where that cannot be told. */
  written(): Promise<void>;
  /** Waits for what is on its way to the disk. The database is closed afterwards. */
  close(): Promise<void>;
}

/** Brings what was written to an open file to the disk. */
type Sync = (handle: number, done: (error: Error | null) => void) => void;

/**
 * Commits to the log of a database (WAL) and has the system bring the log to the disk on a thread of its own: SQLite would
 * wait for the disk within each transaction, and so would everybody who asks meanwhile. One wait does for all that was
 * committed until it began. After a wait that failed each transaction waits by itself again, and tells what becomes of it.
 */
export function commitsBeside(database: Database.Database, sync: Sync = fdatasync): CommitsBeside {
  let handle: number | undefined;
  let isBroken = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const syncOnce = () =>
    new Promise<void>((done, failed) => {
      handle ??= openSync(`${database.name}-wal`, 'r+');
      sync(handle, (error) => (error === null ? done() : failed(error)));
    }).catch((error) => {
      isBroken = true;
      throw error;
    });
  const run = (): Promise<void> => {
    running = syncOnce().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    commit(write) {
      if (isBroken) return write();
      database.pragma('synchronous = NORMAL');
      try {
        return write();
      } finally {
        database.pragma('synchronous = FULL');
      }
    },
    async written() {
      // Transactions have waited by themselves.
      if (isBroken) return;
      // What is under way may have begun before the last of them was committed.
      next ??= running?.then(() => {
        next = undefined;
        return run();
      });
      await (next ?? run());
    },
    async close() {
      isBroken = true;
      await (next ?? running)?.catch(() => {});
      if (handle !== undefined) closeSync(handle);
    },
  };
}
