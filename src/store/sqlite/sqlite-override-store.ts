import type Database from 'better-sqlite3';
import { Override } from '../../crm/override.ts';
import { decideAnew, type Redecided } from '../../crm/overrides/decide-anew.ts';
import type { OverrideStore } from '../../crm/overrides/override-store.ts';
import type { NewOverride, StoredOverride } from '../../crm/overrides/standing.ts';

interface OverrideRow {
  readonly number: number;
  readonly body: string;
}

/** Decisions of people in the database of core-database.ts. */
export function sqliteOverrideStore(database: Database.Database): OverrideStore {
  const { list, write } = overrideRows(database);
  const drop = database.prepare<[string, number]>('DELETE FROM override WHERE workspace = ? AND number = ?');
  const revision = database
    .prepare<[string], number>('SELECT revision FROM override_revision WHERE workspace = ?')
    .pluck();
  const grow = growing(database);
  const add = database.transaction((workspace: string, given: readonly NewOverride[]) => {
    const redecided = decideAnew(list(workspace), given, workspace);
    write(workspace, redecided);
    return redecided;
  });
  const remove = database.transaction((workspace: string, numbers: readonly number[]) => {
    const known = new Set(list(workspace).map(({ number }) => number));
    const unknown = numbers.filter((number) => !known.has(number));
    if (unknown.length > 0 || numbers.length === 0) return unknown;
    for (const number of numbers) drop.run(workspace, number);
    grow(workspace);
    return [];
  });
  return {
    list: async (workspace) => list(workspace),
    add: async (workspace, given) => add.immediate(workspace, given),
    remove: async (workspace, numbers) => remove.immediate(workspace, numbers),
    revision: async (workspace) => revision.get(workspace) ?? 0,
  };
}

/** The rows of decisions, for whoever changes them within a transaction. */
export function overrideRows(database: Database.Database) {
  const select = database.prepare<[string], OverrideRow>(
    'SELECT number, body FROM override WHERE workspace = ? ORDER BY number',
  );
  const insert = database.prepare<[string, string]>('INSERT INTO override (workspace, body) VALUES (?, ?)');
  const drop = database.prepare<[string, number]>('DELETE FROM override WHERE workspace = ? AND number = ?');
  const grow = growing(database);
  return {
    list: (workspace: string): readonly StoredOverride[] => select.all(workspace).map(storedOverride),
    write(workspace: string, { added, replaced }: Redecided): void {
      for (const { earlier } of replaced) drop.run(workspace, earlier.number);
      for (const { override } of [...replaced.map(({ later }) => later), ...added])
        insert.run(workspace, JSON.stringify(override));
      if (added.length + replaced.length > 0) grow(workspace);
    },
  };
}

/** The revision grows with each change. */
function growing(database: Database.Database): (workspace: string) => void {
  const grow = database.prepare<[string]>(
    `INSERT INTO override_revision (workspace, revision) VALUES (?, 1)
     ON CONFLICT (workspace) DO UPDATE SET revision = revision + 1`,
  );
  return (workspace) => void grow.run(workspace);
}

function storedOverride({ number, body }: OverrideRow): StoredOverride {
  return { number, override: Override.parse(JSON.parse(body)) };
}
