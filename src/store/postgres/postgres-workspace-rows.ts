import type { WorkspaceRow, WorkspaceRows } from '../../jobs/workspace-rows.ts';
import { DATASET_COLUMNS, type DatasetRow, inUseOf } from '../rows/dataset-rows.ts';
import { workspaceRow } from '../rows/workspace-rows.ts';
import { WORKSPACE_TABLES, type WorkspaceTable } from '../sqlite/workspace-tables.ts';
import type { PostgresDatabase, Statements } from './postgres-database.ts';
import { raiseKeyRevision } from './postgres-key-store.ts';
import { lockWorkspace } from './workspace-lock.ts';

type ToldTable = WorkspaceTable & { readonly kind: string };

/** Rows that are read at a time. */
const PAGE = 1000;
const DATASETS = `SELECT ${DATASET_COLUMNS} FROM core.dataset WHERE workspace = $1 ORDER BY name`;
const COLUMNS = `SELECT attname::text AS name FROM pg_attribute
  WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`;

/** All rows that are kept of one workspace in PostgreSQL; the tables are those that store/sqlite has. */
export function postgresWorkspaceRows(database: PostgresDatabase): WorkspaceRows {
  const told = WORKSPACE_TABLES.flatMap((one) => (one.kind === null ? [] : [{ ...one, kind: one.kind }]));
  return {
    rows: (workspace, accountsOf) =>
      database.snapshot(async function* (asked) {
        for (const row of await asked.rows<DatasetRow>(DATASETS, [workspace])) {
          const dataset = inUseOf(row);
          for (const account of await accountsOf(dataset))
            yield { type: 'account', dataset: dataset.name, account };
        }
        for (const table of told) yield* rowsOf(asked, table, workspace);
      }),
    async counts(workspace) {
      const counted: [kind: string, count: number][] = [];
      for (const { table, kind, where, count } of told) {
        const sql = `SELECT ${count} AS count FROM ${nameOf(table)} WHERE ${ofWorkspace(where)}`;
        const [row] = await database.rows<{ count: number }>(sql, [workspace]);
        counted.push([kind, row?.count ?? 0]);
      }
      return Object.fromEntries(counted.filter(([, count]) => count > 0));
    },
    // Small tables are asked first.
    async isKnown(workspace) {
      for (const { table, where } of WORKSPACE_TABLES) {
        const sql = `SELECT 1 FROM ${nameOf(table)} WHERE ${ofWorkspace(where)} LIMIT 1`;
        if ((await database.rows(sql, [workspace])).length > 0) return true;
      }
      return false;
    },
    async names() {
      const own = WORKSPACE_TABLES.filter(({ where }) => where === 'workspace = @workspace');
      const union = own.map(({ table }) => `SELECT workspace FROM ${nameOf(table)}`).join(' UNION ');
      const rows = await database.rows<{ workspace: string }>(`${union} ORDER BY 1`);
      return rows.map(({ workspace }) => workspace);
    },
    /** Where the rows stood is written over when the space is used again. Loads of accounts lose their leases. */
    remove: (workspace) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'datasets', workspace);
        await session.rows('DELETE FROM core.dataset_lease WHERE workspace = $1', [workspace]);
        for (const { table, where } of WORKSPACE_TABLES)
          await session.rows(`DELETE FROM ${nameOf(table)} WHERE ${ofWorkspace(where)}`, [workspace]);
        await raiseKeyRevision(session);
      }),
  };
}

async function* rowsOf(asked: Statements, table: ToldTable, workspace: string): AsyncGenerator<WorkspaceRow> {
  const named = await asked.rows<{ name: string }>(COLUMNS, [nameOf(table.table)]);
  const columns = named.flatMap(({ name }) => (table.withheld.includes(name) ? [] : [`"${name}"`]));
  const select = `SELECT ${columns.join(', ')} FROM ${nameOf(table.table)} WHERE ${ofWorkspace(table.where)}`;
  await asked.rows(`DECLARE told NO SCROLL CURSOR FOR ${select}`, [workspace]);
  for (;;) {
    const rows = await asked.rows<Readonly<Record<string, unknown>>>(`FETCH ${PAGE} FROM told`);
    for (const row of rows) yield workspaceRow(table, row);
    if (rows.length < PAGE) break;
  }
  await asked.rows('CLOSE told');
}

function nameOf(table: string): string {
  return `core."${table}"`;
}

/** The condition of workspace-tables.ts, with the parameter and the tables as they are called here. */
function ofWorkspace(where: string): string {
  return where.replaceAll('@workspace', '$1::text').replaceAll(' FROM ', ' FROM core.');
}
