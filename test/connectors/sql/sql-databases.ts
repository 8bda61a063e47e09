import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openPostgres } from '../../../src/connectors/sql/postgres.ts';
import type { SqlDatabase } from '../../../src/connectors/sql/sql-database.ts';
import { openSqlite } from '../../../src/connectors/sql/sqlite.ts';
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '../../store/postgres/postgres-server.ts';
import { ALLOWS_ALL } from '../guards.ts';

/** A database for a test, empty at first. */
export interface TestedDatabase {
  open(): Promise<SqlDatabase>;
  run(sql: string): Promise<void>;
  insertNames(names: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Each kind of database that this machine has. */
export const DATABASES: readonly (readonly [string, () => Promise<TestedDatabase>])[] = [
  ['SQLite', async () => sqlite()],
  ...(postgresPrograms() === undefined ? [] : [['PostgreSQL', postgres] as const]),
];

function sqlite(): TestedDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'core-sqlite-'));
  const path = join(folder, 'crm.sqlite');
  const database = new Database(path);
  return {
    open: async () => openSqlite(path),
    run: async (sql) => void database.exec(sql),
    async insertNames(names) {
      const insert = database.prepare('INSERT INTO hostile (id, name, modified_at) VALUES (?, ?, ?)');
      database.transaction(() => {
        for (const [at, name] of names.entries()) insert.run(at, name, '2026-01-01T00:00:00.000Z');
      })();
    },
    async stop() {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgres(): Promise<TestedDatabase> {
  const server: PostgresServer = await startPostgres(postgresPrograms() ?? '');
  return {
    open: () => openPostgres(server.url, ALLOWS_ALL),
    run: async (sql) => void (await server.sql(sql)),
    insertNames: async (names) =>
      void (await server.sql(
        "INSERT INTO hostile SELECT at - 1, name, '2026-01-01T00:00:00.000Z' FROM unnest($1::text[]) WITH ORDINALITY AS given (name, at)",
        [names],
      )),
    stop: () => server.stop(),
  };
}
