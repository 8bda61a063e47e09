import Database from 'better-sqlite3';

/** Every row of every table of a file, in order: two files with the same dump hold the same. */
export function dumpOf(path: string): Readonly<Record<string, readonly string[]>> {
  const database = new Database(path, { readonly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    .pluck()
    .all() as string[];
  const dump = tables.map((table) => {
    const rows = database.prepare(`SELECT * FROM ${table}`).raw().all() as unknown[][];
    return [table, rows.map((row) => JSON.stringify(row.map(shown))).sort()] as const;
  });
  database.close();
  if (dump.length === 0) throw new Error(`${path} has no tables`);
  return Object.fromEntries(dump);
}

function shown(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
}
