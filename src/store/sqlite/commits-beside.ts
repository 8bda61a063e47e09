import { closeSync, fdatasync, openSync } from 'node:fs';
import Database from 'better-sqlite3';

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
 *
 * What the log had then may never reach the disk, and nothing behind it could be read after a loss of power: all of it is
 * brought into the file itself at once, and the log begins anew. As long as that fails, nothing is committed here.
 */
export function commitsBeside(database: Database.Database, sync: Sync = fdatasync): CommitsBeside {
  const handle = openedLog(database);
  let isBroken = handle === undefined;
  let isTorn = false;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const mend = () => {
    if (!isTorn) return;
    beginLogAnew(database);
    isTorn = false;
  };
  const mendOr = (failure: unknown) => {
    try {
      mend();
    } catch {
      throw failure;
    }
  };
  /** What was committed before the disk failed is in the file by now; what came after has waited by itself. */
  const syncOnce = async () => {
    mend();
    if (isBroken || handle === undefined) return;
    try {
      await new Promise<void>((done, failed) => {
        sync(handle, (error) => (error === null ? done() : failed(error)));
      });
    } catch (error) {
      isBroken = true;
      isTorn = true;
      mendOr(error);
    }
  };
  const run = (): Promise<void> => {
    running = syncOnce().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    commit(write) {
      mend();
      if (isBroken || isClosed) return write();
      database.pragma('synchronous = NORMAL');
      try {
        return write();
      } finally {
        database.pragma('synchronous = FULL');
      }
    },
    async written() {
      if (isBroken || isClosed) return mend();
      // What is under way may have begun before the last of them was committed.
      next ??= running?.then(() => {
        next = undefined;
        return run();
      });
      await (next ?? run());
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await (next ?? running)?.catch(() => {});
      if (handle !== undefined) closeSync(handle);
    },
  };
}

/** How long who asks waits for others that read the log. */
const PATIENCE_MS = 100;

/** Throws where the disk still fails, and while another process reads what is in the log. */
function beginLogAnew(database: Database.Database): void {
  const patience = database.pragma('busy_timeout', { simple: true });
  database.pragma(`busy_timeout = ${PATIENCE_MS}`);
  try {
    const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ readonly busy: number }];
    if (busy !== 0) throw new Database.SqliteError('the log is in use', 'SQLITE_BUSY');
  } finally {
    database.pragma(`busy_timeout = ${patience}`);
  }
}

/** The log stands beside the file, also where the path is a link to it; undefined where it cannot be opened. */
function openedLog(database: Database.Database): number | undefined {
  const [{ file }] = database.pragma('database_list') as [{ readonly file: string }];
  try {
    return file === '' ? undefined : openSync(`${file}-wal`, 'r+');
  } catch {
    return undefined;
  }
}
