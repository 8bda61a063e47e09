import type Database from 'better-sqlite3';
import type { Pin } from '../../universe/identify.ts';

/** The entities that callers' records alone tell of: each has one record, and the ids that lead to it, its own first. */
export const CREATED_SCHEMA = `
  CREATE TABLE created (key TEXT PRIMARY KEY, ids TEXT NOT NULL) WITHOUT ROWID;
`;

/** Keeps the ids of a created entity for the file in which it stands. */
export function createdTable(
  database: Database.Database,
): (keys: readonly string[], ids: readonly string[]) => void {
  const insert = database.prepare('INSERT INTO created VALUES (?, ?)');
  return (keys, ids) => {
    for (const key of keys) insert.run(key, JSON.stringify(ids));
  };
}

/** Files of older forms have none apart. */
export function hasCreatedApart(database: Database.Database): boolean {
  const hasTable = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'created'").get() !== undefined;
  return hasTable && database.prepare('SELECT 1 FROM created LIMIT 1').get() !== undefined;
}

/** The ids of created entities as pins, so that they get the same ones in their file. */
export function createdPins(database: Database.Database): readonly Pin[] {
  const rows = database.prepare('SELECT key, ids FROM created ORDER BY key').all();
  // Written by createdTable.
  return (rows as readonly { key: string; ids: string }[]).flatMap(({ key, ids }) =>
    (JSON.parse(ids) as readonly string[]).map((coreId) => ({ coreId, recordKeys: [key] })),
  );
}
