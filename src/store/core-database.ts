import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { CoreError } from '../contract/errors.ts';

export type CoreDatabase = Database.Database;

/** Numbered migrations; `user_version` says how many of them a file has had. Never change one that was released. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE run (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    input_path TEXT NOT NULL,
    output_path TEXT NOT NULL,
    body TEXT NOT NULL,
    owner TEXT,
    created_at INTEGER NOT NULL,
    completed_at INTEGER,
    summary TEXT
  );
  CREATE INDEX run_by_identity ON run (identity, created_at);
  CREATE INDEX run_by_input ON run (input_path, created_at);
  CREATE TABLE job (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    workspace TEXT NOT NULL,
    family TEXT NOT NULL,
    idempotency_key TEXT,
    state TEXT NOT NULL,
    request TEXT NOT NULL,
    options TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    completed_at INTEGER,
    record TEXT,
    extended TEXT,
    core_id TEXT,
    error_type TEXT,
    error_message TEXT,
    lease_owner TEXT,
    lease_until INTEGER,
    lease_token INTEGER NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX job_by_key ON job (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX job_leased ON job (lease_owner) WHERE state = 'processing';
  CREATE INDEX job_by_entity ON job (workspace, core_id, completed_at) WHERE core_id IS NOT NULL;
  CREATE TABLE pin (
    sequence INTEGER PRIMARY KEY,
    core_id TEXT NOT NULL UNIQUE,
    record_keys TEXT NOT NULL
  );
  CREATE TABLE created_record (
    key TEXT NOT NULL,
    run_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (key, run_id)
  );
  CREATE TABLE removed_source (name TEXT PRIMARY KEY);
  `,
];

/** Opens (and migrates) the database of runs and jobs. Writes are durable when a transaction returns. */
export function openCoreDatabase(path: string): Database.Database {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const database = new Database(path);
    database.pragma('busy_timeout = 10000');
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

function migrate(database: Database.Database, path: string): void {
  const done = Number(database.pragma('user_version', { simple: true }));
  if (done > MIGRATIONS.length) {
    throw new CoreError('CONFIG', `${path} was written by a newer version of core`, {
      file: path,
      fix: 'Install that version, or name another --data-dir.',
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
  if (['EEXIST', 'ENOTDIR', 'EACCES', 'EROFS', 'EPERM'].includes(code)) return unwritable(path);
  if (!(error instanceof Database.SqliteError)) return error;
  if (error.code.startsWith('SQLITE_BUSY'))
    return new CoreError('STORE_BUSY', `${path} is locked`, { file: path });
  if (error.code === 'SQLITE_NOTADB' || error.code === 'SQLITE_CORRUPT') {
    return new CoreError('CONFIG', `${path} is damaged or no database of core`, {
      file: path,
      fix: 'Move it away, or name another --data-dir.',
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
