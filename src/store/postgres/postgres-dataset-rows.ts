import type { DatasetRows } from '../../jobs/dataset-rows.ts';
import type { DatasetKey } from '../../jobs/dataset-store.ts';
import {
  DATASET_COLUMNS,
  type DatasetRow,
  inUseOf,
  type LoadRow,
  loadOf,
  NO_RUN,
  named,
  OWN,
} from '../rows/dataset-rows.ts';
import { processOwner } from '../sqlite/process-owner.ts';
import { keepTold } from './keep-entities.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeIn } from './store-parts.ts';
import { lockWorkspace } from './workspace-lock.ts';

type Clock = Pick<PostgresParts, 'now'>;

const SELECT = `SELECT ${DATASET_COLUMNS} FROM core.dataset`;
const IS_IT = 'workspace = $1 AND name = $2';
const WRITE = `INSERT INTO core.dataset (${DATASET_COLUMNS}, touched_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (workspace, name) DO UPDATE SET version = excluded.version, accounts = excluded.accounts,
    with_entity = excluded.with_entity, basis = excluded.basis, loaded_at = excluded.loaded_at,
    checked_at = excluded.checked_at, touched_at = excluded.touched_at`;
/** A lease that was given back is none: its process is about to tell how the load has ended. */
const LOAD = `SELECT owner, body, EXISTS (SELECT 1 FROM core.dataset_lease AS lease
    WHERE lease.workspace = $1 AND lease.name = $2 AND lease.kind = $3 AND lease.lease_owner = owner
      AND lease.lease_until < ${timeAt(4)}) AS "isOver"
  FROM core.dataset_load WHERE ${IS_IT} AND kind = $3`;
/** How a load has ended is noted without a lease, but not of a workspace that was deleted. */
const NOTE = `INSERT INTO core.dataset_load (workspace, name, kind, owner, body) SELECT $1, $2, $3, $4, $5
  WHERE EXISTS (SELECT 1 FROM core.dataset_load WHERE ${IS_IT} AND kind = $3)
    OR EXISTS (SELECT 1 FROM core.dataset_lease WHERE ${IS_IT} AND kind = $3 AND lease_owner = $4)
  ON CONFLICT (workspace, name, kind) DO UPDATE SET owner = excluded.owner, body = excluded.body`;
const LEASE = `SELECT 1 FROM core.dataset_lease WHERE ${IS_IT} AND token = $3`;

/** Which versions of datasets are in use, in PostgreSQL. */
export function postgresDatasetRows(database: PostgresDatabase, clock: Clock): DatasetRows {
  const all = async (sql: string, values: readonly (string | number)[] = []) =>
    (await database.rows<DatasetRow>(sql, values)).map(inUseOf);
  const find: DatasetRows['find'] = async (key) => (await all(`${SELECT} WHERE ${IS_IT}`, keyOf(key)))[0];
  return {
    find,
    all: () => all(`${SELECT} ORDER BY workspace, name`),
    abandoned: (beforeMs) => all(`${SELECT} WHERE name <> '${OWN}' AND touched_at < $1`, [beforeMs]),
    versionOf: async (key) => (await find(key))?.version,
    async isInUse(version) {
      const sql = 'SELECT 1 FROM core.dataset WHERE version = $1 LIMIT 1';
      return (await database.rows(sql, [version])).length > 0;
    },
    replace: replacing(database, clock),
    remove: (key) =>
      database.transaction(async (session) => {
        await session.rows(`DELETE FROM core.dataset WHERE ${IS_IT}`, keyOf(key));
        await session.rows(`DELETE FROM core.dataset_load WHERE ${IS_IT}`, keyOf(key));
      }),
    removeVersion: async (version) =>
      void (await database.rows('DELETE FROM core.dataset WHERE version = $1', [version])),
    async touch(key) {
      const sql = `UPDATE core.dataset SET touched_at = ${timeAt(3)} WHERE ${IS_IT}`;
      await database.rows(sql, [...keyOf(key), boundTime(clock)]);
    },
    ...loads(database, clock),
    keepSteps: (steps, run) =>
      database.transaction((session) =>
        keepTold(
          session,
          steps.map(({ pinned, created }) => ({ pinned, created, mentioned: [], runId: run ?? NO_RUN })),
        ),
      ),
  };
}

function replacing(database: PostgresDatabase, clock: Clock): DatasetRows['replace'] {
  return (fresh, { ifStill, lease } = {}) =>
    database.transaction(async (session) => {
      await lockWorkspace(session, 'datasets', fresh.workspace);
      if (lease !== undefined && !(await isHeld(session, fresh, lease))) return { isDone: false };
      const [row] = await session.rows<DatasetRow>(`${SELECT} WHERE ${IS_IT}`, keyOf(fresh));
      const before = row?.version;
      if (ifStill !== undefined && before !== ifStill) return { isDone: false };
      const { version, accounts, withEntity, basis, loadedMs, checkedMs } = fresh;
      const figures = [version, accounts, withEntity, JSON.stringify(basis), loadedMs, checkedMs];
      await session.rows(WRITE, [...keyOf(fresh), ...figures, timeIn(session, clock)]);
      return { isDone: true, ...(before !== undefined && { before }) };
    });
}

async function isHeld(session: Session, key: DatasetKey, lease: string): Promise<boolean> {
  return (await session.rows(LEASE, [...keyOf(key), lease])).length > 0;
}

/** The latest loads, as they are told to other processes. */
function loads(database: PostgresDatabase, clock: Clock): Pick<DatasetRows, 'load' | 'noteLoad'> {
  return {
    async load(key, kind) {
      const [row] = await database.rows<LoadRow>(LOAD, [...keyOf(key), kind, boundTime(clock)]);
      return loadOf(row);
    },
    noteLoad: (key, kind, load) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'datasets', key.workspace);
        await session.rows(NOTE, [...keyOf(key), kind, processOwner(), JSON.stringify(load)]);
      }),
  };
}

function keyOf(key: DatasetKey): readonly [workspace: string, name: string] {
  const { workspace, name } = named(key);
  return [workspace, name];
}
