import Database from 'better-sqlite3';
import { closeToOthers } from '../../disk/owner-only.ts';

/**
 * A version of a dataset. Accounts have the positions in which they came; everything else of an account stands under its
 * position. `normal` has their normal forms, and the facts of entities that were created for them; `verdict` what was found
 * of each, and the owners of its entity. `entity` has the account that stands for an entity, `double` the pairs that were
 * found, by position, and `kept_group` what clusters they make. Normal forms, pairs and clusters are there where they are
 * to be kept.
 */
const TABLES = `
  CREATE TABLE account (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    line INTEGER NOT NULL,
    body TEXT NOT NULL,
    resolved_by TEXT NOT NULL
  );
  CREATE TABLE resolution (
    position INTEGER PRIMARY KEY,
    core_id TEXT,
    outcome TEXT NOT NULL,
    confidence TEXT NOT NULL,
    is_provisional INTEGER NOT NULL,
    body TEXT NOT NULL
  );
  CREATE TABLE normal (position INTEGER PRIMARY KEY, body TEXT NOT NULL, created TEXT);
  CREATE TABLE verdict (position INTEGER PRIMARY KEY, group_id TEXT, body TEXT NOT NULL, owners TEXT);
  CREATE TABLE duplicate_group (id TEXT PRIMARY KEY, members TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE entity (core_id TEXT PRIMARY KEY, position INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE double (number INTEGER PRIMARY KEY, a INTEGER NOT NULL, b INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE judged (checked_at TEXT NOT NULL, reference_version TEXT NOT NULL, kept_pairs TEXT);
  CREATE TABLE kept_group (number INTEGER PRIMARY KEY, body TEXT NOT NULL);
`;

const CACHE_KB = 65_536;

/** Makes the file of a draft. It is nobody's until it is complete, so that nothing in it need outlive a crash. */
export function createDatasetFile(path: string): Database.Database {
  const database = openDraftFile(path);
  closeToOthers(path);
  database.exec(TABLES);
  return database;
}

export function openDraftFile(path: string, cacheKb = CACHE_KB): Database.Database {
  const database = new Database(path);
  // OFF is refused, and a file takes longer.
  database.pragma('journal_mode = MEMORY');
  database.pragma('synchronous = OFF');
  database.pragma(`cache_size = -${cacheKb}`);
  lockOnce(database);
  return database;
}

/** Opens a complete version, which nobody changes any more. */
export function openDatasetFile(path: string): Database.Database {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  lockOnce(database);
  return database;
}

/**
 * Without, each statement locks the file, looks for a journal beside it and asks whether the file has changed, which takes
 * longer than most of them. Readers lock nobody out.
 */
function lockOnce(database: Database.Database): void {
  database.pragma('locking_mode = EXCLUSIVE');
}
