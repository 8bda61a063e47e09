import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { CoreError } from '../../contract/errors.ts';
import { MOST_IN_MEMORY, requireComparable } from '../../crm/duplicates/most-accounts.ts';

export type DuckDb = typeof import('@duckdb/node-api');

/** A database of DuckDB in a folder of its own. */
export interface OpenDuckDb {
  readonly duckdb: DuckDb;
  readonly connection: DuckDBConnection;
  close(): void;
}

/** Beside what its process has in memory; what does not fit is written to the folder. */
const MEMORY = '1GB';

/** Opens a new database in the folder. It asks nobody for anything: extensions are neither fetched nor loaded. */
export async function openDuckDb(folder: string, threads: number): Promise<OpenDuckDb> {
  const duckdb = await loadDuckDb();
  if (duckdb === undefined) throw new Error('DuckDB is opened where it is not installed');
  const instance = await duckdb.DuckDBInstance.create(join(folder, 'lists.duckdb'), {
    memory_limit: MEMORY,
    temp_directory: join(folder, 'spilled'),
    threads: String(threads),
    preserve_insertion_order: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
  });
  const connection = await instance.connect();
  return {
    duckdb,
    connection,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** Undefined where the package is not installed. */
export function loadDuckDb(): Promise<DuckDb | undefined> {
  return import('@duckdb/node-api').catch(() => undefined);
}

/** Throws TOO_LARGE for more accounts than can be compared with each other here. */
export async function requireRoomFor(accounts: number, load = loadDuckDb): Promise<void> {
  requireComparable(accounts);
  if (accounts <= MOST_IN_MEMORY || (await load()) !== undefined) return;
  const [given, most] = [accounts, MOST_IN_MEMORY].map((count) => count.toLocaleString('en-US'));
  throw new CoreError(
    'TOO_LARGE',
    `there are ${given} accounts, and without the package @duckdb/node-api at most ${most} are compared with each other`,
    { fix: 'Run npm install @duckdb/node-api in the folder of core, which then compares them on disk.' },
  );
}
