import { existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { CoreError } from '../../contract/errors.ts';
import { openCoreDatabase } from '../sqlite/core-database.ts';

const BUSY_WAIT_MS = 1000;

/** Copies the database as it is at one moment, whatever others write meanwhile, into a new file without gaps. */
export function copyDatabase(database: Database.Database, path: string): void {
  rmSync(path, { force: true });
  try {
    database.prepare('VACUUM INTO ?').run(path);
  } catch (error) {
    throw isDamage(error) ? damagedDatabase(database.name) : error;
  }
}

/** Frees the runs and jobs of a copied database from the processes that worked on them in the original. */
export function disownWork(path: string): void {
  const database = openCoreDatabase(path);
  try {
    database.exec(`
      UPDATE run SET owner = NULL WHERE owner IS NOT NULL;
      UPDATE job SET lease_until = 0 WHERE state = 'processing';
    `);
  } finally {
    database.close();
  }
}

/** Whether another connection has the database open, in whatever process; a damaged one counts as closed. */
export function isDatabaseOpen(path: string): boolean {
  if (!existsSync(path)) return false;
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { fileMustExist: true, timeout: BUSY_WAIT_MS });
    // SQLite leaves the write-ahead log only when nobody else is there.
    return database.pragma('journal_mode = DELETE', { simple: true }) !== 'delete';
  } catch (error) {
    return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
  } finally {
    database?.close();
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code);
}

function damagedDatabase(path: string): CoreError {
  return new CoreError('CONFIG', `${path} is damaged`, { file: path, fix: 'Restore an earlier backup.' });
}
