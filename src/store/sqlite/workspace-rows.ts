import type Database from 'better-sqlite3';
import { type KeptCounts, type WorkspaceRow, workspaceRow } from '../rows/workspace-rows.ts';
import { WORKSPACE_TABLES, type WorkspaceTable } from './workspace-tables.ts';

type Named = { readonly workspace: string };

/** All rows that are kept of one workspace in the database of core-database.ts. */
export function workspaceRows(database: Database.Database) {
  const told = WORKSPACE_TABLES.flatMap((one) => (one.kind === null ? [] : [{ ...one, kind: one.kind }]));
  return {
    /** One row after the other, of one moment; the connection can do nothing else meanwhile. */
    *rows(workspace: string): Generator<WorkspaceRow> {
      for (const table of told) yield* rowsOf(database, table, workspace);
    },
    counts(workspace: string): KeptCounts {
      const counted = told.map(({ table, kind, where }) => {
        const count = database
          .prepare<Named, number>(`SELECT count(*) FROM ${table} WHERE ${where}`)
          .pluck()
          .get({ workspace });
        return [kind, count ?? 0] as const;
      });
      return Object.fromEntries(counted.filter(([, count]) => count > 0));
    },
    /** Whether anything is kept of the workspace; small tables are asked first. */
    isKnown: (workspace: string): boolean =>
      WORKSPACE_TABLES.some(
        ({ table, where }) =>
          database.prepare<Named>(`SELECT 1 FROM ${table} WHERE ${where} LIMIT 1`).get({ workspace }) !==
          undefined,
      ),
    /** The workspaces that anything is kept of, by name. */
    names(): readonly string[] {
      const own = WORKSPACE_TABLES.filter(({ where }) => where === 'workspace = @workspace');
      const union = own.map(({ table }) => `SELECT workspace FROM ${table}`).join(' UNION ');
      return database.prepare<[], string>(`${union} ORDER BY 1`).pluck().all();
    },
    /** Deletes all rows of the workspace at once, and overwrites where they stood. */
    remove(workspace: string): void {
      database.pragma('secure_delete = ON');
      database
        .transaction(() => {
          for (const { table, where } of WORKSPACE_TABLES)
            database.prepare<Named>(`DELETE FROM ${table} WHERE ${where}`).run({ workspace });
        })
        .immediate();
      database.pragma('wal_checkpoint(TRUNCATE)');
    },
  };
}

function* rowsOf(
  database: Database.Database,
  told: WorkspaceTable & { readonly kind: string },
  workspace: string,
): Generator<WorkspaceRow> {
  const { table, where, withheld } = told;
  const columns = database
    .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
    .pluck()
    .all(table)
    .filter((column) => !withheld.includes(column));
  const select = database.prepare<Named, Readonly<Record<string, unknown>>>(
    `SELECT ${columns.join(', ')} FROM ${table} WHERE ${where}`,
  );
  for (const row of select.iterate({ workspace })) yield workspaceRow(told, row);
}
