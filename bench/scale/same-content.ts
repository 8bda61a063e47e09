import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';

/** The tables of which two versions of the universe do not have the same rows in the same order. */
export function differingTables(one: string, other: string): readonly string[] {
  const [left, right] = [one, other].map(hashesOf);
  if (left === undefined || right === undefined || left.size === 0) throw new Error(`${one} has no tables`);
  return [...new Set([...left.keys(), ...right.keys()])].filter(
    (table) => left.get(table) !== right.get(table),
  );
}

function hashesOf(path: string): ReadonlyMap<string, string> {
  const database = new Database(path, { readonly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .pluck()
    .all() as string[];
  const hashes = tables.map((table) => [table, hashOf(database, table)] as const);
  database.close();
  return new Map(hashes);
}

function hashOf(database: Database.Database, table: string): string {
  const hash = createHash('sha256');
  for (const row of database.prepare(`SELECT * FROM ${table}`).raw().iterate() as IterableIterator<unknown[]>)
    for (const value of row) hash.update(value instanceof Uint8Array ? value : `${value}\n`);
  return hash.digest('hex');
}
