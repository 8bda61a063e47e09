import type Database from 'better-sqlite3';
import type { WorkspaceRow, WorkspaceRows } from '../../jobs/workspace-rows.ts';
import { workspaceRow } from '../rows/workspace-rows.ts';
import { sqliteDatasetRows } from './sqlite-dataset-rows.ts';
import { WORKSPACE_TABLES, type WorkspaceTable } from './workspace-tables.ts';

type Named = { readonly workspace: string };

/** All rows that are kept of one workspace in the database of core-database.ts. */
export function sqliteWorkspaceRows(database: Database.Database): WorkspaceRows {
  const told = WORKSPACE_TABLES.flatMap((one) => (one.kind === null ? [] : [{ ...one, kind: one.kind }]));
  return {
    async *rows(workspace, accountsOf) {
      const { all } = sqliteDatasetRows(database, NO_CLOCK);
      database.exec('BEGIN');
      try {
        const datasets = (await all()).filter((one) => one.workspace === workspace);
        for (const dataset of datasets)
          for (const account of await accountsOf(dataset))
            yield { type: 'account', dataset: dataset.name, account };
        for (const table of told) yield* rowsOf(database, table, workspace);
      } finally {
        database.exec('COMMIT');
      }
    },
    async counts(workspace) {
      const counted = told.map(({ table, kind, where, count: counting }) => {
        const count = database
          .prepare<Named, number>(`SELECT ${counting} FROM ${table} WHERE ${where}`)
          .pluck()
          .get({ workspace });
        return [kind, count ?? 0] as const;
      });
      return Object.fromEntries(counted.filter(([, count]) => count > 0));
    },
    // Small tables are asked first.
    isKnown: async (workspace) =>
      WORKSPACE_TABLES.some(
        ({ table, where }) =>
          database.prepare<Named>(`SELECT 1 FROM ${table} WHERE ${where} LIMIT 1`).get({ workspace }) !==
          undefined,
      ),
    async names() {
      const own = WORKSPACE_TABLES.filter(({ where }) => where === 'workspace = @workspace');
      const union = own.map(({ table }) => `SELECT workspace FROM ${table}`).join(' UNION ');
      return database.prepare<[], string>(`${union} ORDER BY 1`).pluck().all();
    },
    /** Overwrites where the rows stood, too. */
    async remove(workspace) {
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

/** Nothing is written that tells the time. */
const NO_CLOCK = { now: () => 0 };

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
