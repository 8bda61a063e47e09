import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { CoreError } from '../../contract/errors.ts';
import { buildVersion } from '../../disk/build-version.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { ownerOnlyFile } from '../../disk/owner-only.ts';
import { SECRET_KEY_NAME } from '../backup/backup-manifest.ts';
import { MIGRATIONS } from './migrations.ts';

export type CoreDatabase = Database.Database;

/** Opens (and migrates) the database of runs and jobs. Writes are durable when a transaction returns, but for those of commits-beside.ts. */
export function openCoreDatabase(path: string): Database.Database {
  try {
    const database = openedFile(path);
    database.pragma('busy_timeout = 10000');
    // So that space that becomes free goes back to the disk; of a database that has tables it changes nothing.
    database.pragma('auto_vacuum = INCREMENTAL');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // Rows of a large run go to the end of the log; it is folded into the file every 64 MB, not every 4.
    database.pragma('wal_autocheckpoint = 16384');
    database.pragma('cache_size = -32768');
    database.pragma('foreign_keys = ON');
    migrate(database, path);
    return database;
  } catch (error) {
    throw explained(error, path);
  }
}

/** Opens the database for reading alone; nothing is made or migrated. */
export function openCoreDatabaseToRead(path: string): Database.Database {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  database.pragma('busy_timeout = 10000');
  return database;
}

/** The log and the index of it, `-wal` and `-shm`, get the permissions of the file; without a path there is none. */
function openedFile(path: string): Database.Database {
  if (path !== '') {
    makeFolder(dirname(path));
    refuseLost(path);
    ownerOnlyFile(path);
  }
  return new Database(path);
}

/**
 * Whatever a secret key was made for stood in the database beside it: without it no key of an API would be valid any more. All
 * of a new database may still be in its log; where the file itself is gone SQLite would remove the log.
 */
function refuseLost(path: string): void {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const isGone = !existsSync(path);
  const [key, log] = [join(dirname(path), SECRET_KEY_NAME), `${path}-wal`];
  const [hasKey, hasLog] = [existsSync(key), sizeOf(log) > 0];
  if (sizeOf(path) > 0 || (hasLog && !isGone) || !(hasKey || hasLog)) return;
  const left = hasKey ? 'the secret key of its data' : 'its log';
  const others = [...(hasKey ? [key] : []), ...(hasLog ? [log] : [])].join(' and ');
  throw new CoreError('CONFIG', `${path} ${isGone ? 'is gone' : 'is empty'}, while ${left} is still there`, {
    file: path,
    fix: `Put it back from a backup (core restore). To begin anew without its keys, jobs and credits, move ${others} away.`,
  });
}

function migrate(database: Database.Database, path: string): void {
  const done = Number(database.pragma('user_version', { simple: true }));
  if (done > MIGRATIONS.length) {
    throw new CoreError('CONFIG', `${path} was written by a newer version of core than ${buildVersion()}`, {
      file: path,
      fix: 'Use the core that wrote it (core --version there names it), or name another --data-dir.',
    });
  }
  for (const [at, sql] of MIGRATIONS.entries()) {
    if (at < done) continue;
    database
      .transaction(() => {
        if (Number(database.pragma('user_version', { simple: true })) > at) return;
        database.exec(sql);
        database.pragma(`user_version = ${at + 1}`);
      })
      .immediate();
  }
}

function explained(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['EEXIST', 'ENOTDIR', 'EACCES', 'EROFS', 'EPERM', 'EISDIR', 'ENOENT'].includes(code))
    return unwritable(path);
  if (!(error instanceof Database.SqliteError)) return error;
  if (error.code.startsWith('SQLITE_BUSY'))
    return new CoreError('STORE_BUSY', `${path} is locked`, { file: path });
  if (error.code === 'SQLITE_NOTADB' || error.code === 'SQLITE_CORRUPT') {
    return new CoreError('CONFIG', `${path} is damaged or no database of core`, {
      file: path,
      fix: 'Put it back from a backup (core restore), or name another --data-dir.',
    });
  }
  if (error.code.startsWith('SQLITE_CANTOPEN') || error.code.startsWith('SQLITE_READONLY')) {
    return unwritable(path);
  }
  return error;
}

function unwritable(path: string): CoreError {
  const fix = 'Check the permissions, or name another --data-dir.';
  return new CoreError('CONFIG', `${path} cannot be written`, { file: path, fix });
}
