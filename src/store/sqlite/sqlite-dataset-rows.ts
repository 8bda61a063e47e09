import type Database from 'better-sqlite3';
import type { DatasetRows, DatasetVersions } from '../../jobs/dataset-rows.ts';
import type { DatasetBasis, DatasetInUse, DatasetKey, LoadRecord } from '../../jobs/dataset-store.ts';
import { recordKey } from '../../universe/core-id.ts';
import { pinStatement } from './pin-statement.ts';
import { isOwnerAlive, processOwner } from './process-owner.ts';

interface DatasetRow {
  readonly workspace: string;
  readonly name: string;
  readonly version: string;
  readonly accounts: number;
  readonly with_entity: number;
  readonly basis: string;
  readonly loaded_at: number;
  readonly checked_at: number;
}

interface LoadRow {
  readonly owner: string;
  readonly body: string;
}

/** The name of a workspace's own dataset. */
const OWN = '';
const COLUMNS = 'workspace, name, version, accounts, with_entity, basis, loaded_at, checked_at';

/** Which versions of datasets are in use, in the database of core-database.ts. */
export function sqliteDatasetRows(
  database: Database.Database,
  { now }: { readonly now: () => number },
): DatasetRows {
  const find = database.prepare<object, DatasetRow>(
    `SELECT ${COLUMNS} FROM dataset WHERE workspace = @workspace AND name = @name`,
  );
  const all = database.prepare<[], DatasetRow>(`SELECT ${COLUMNS} FROM dataset ORDER BY workspace, name`);
  const write = database.prepare(
    `INSERT OR REPLACE INTO dataset (${COLUMNS}, touched_at)
     VALUES (@workspace, @name, @version, @accounts, @withEntity, @basis, @loadedMs, @checkedMs, @touchedMs)`,
  );
  const removeRow = database.prepare('DELETE FROM dataset WHERE workspace = @workspace AND name = @name');
  const removeLoads = database.prepare(
    'DELETE FROM dataset_load WHERE workspace = @workspace AND name = @name',
  );
  const removeVersion = database.prepare('DELETE FROM dataset WHERE version = ?');
  const touch = database.prepare(
    'UPDATE dataset SET touched_at = @nowMs WHERE workspace = @workspace AND name = @name',
  );
  const abandoned = database.prepare<[number], DatasetRow>(
    `SELECT ${COLUMNS} FROM dataset WHERE name <> '${OWN}' AND touched_at < ?`,
  );
  const findKey = (key: DatasetKey) => find.get(named(key));
  const replace = database.transaction((fresh: DatasetInUse, ifStill?: string) => {
    const before = findKey(fresh)?.version;
    if (ifStill !== undefined && before !== ifStill) return { isDone: false };
    write.run({
      ...{ ...fresh, ...named(fresh), touchedMs: now() },
      basis: JSON.stringify(fresh.basis),
    });
    return { isDone: true, ...(before !== undefined && { before }) };
  });
  const remove = database.transaction((key: DatasetKey) => {
    removeRow.run(named(key));
    removeLoads.run(named(key));
  });
  return {
    async find(key) {
      const row = findKey(key);
      return row && inUseOf(row);
    },
    all: async () => all.all().map(inUseOf),
    abandoned: async (beforeMs) => abandoned.all(beforeMs).map(inUseOf),
    ...sqliteDatasetVersions(database),
    replace: async (fresh, ifStill) => replace.immediate(fresh, ifStill),
    remove: async (key) => remove.immediate(key),
    removeVersion: async (version) => void removeVersion.run(version),
    touch: async (key) => void touch.run({ ...named(key), nowMs: now() }),
    ...loadRows(database),
    keepSteps: keepingSteps(database),
  };
}

/** What who reads datasets asks alone. */
export function sqliteDatasetVersions(database: Database.Database): DatasetVersions {
  const current = database
    .prepare<object, string>('SELECT version FROM dataset WHERE workspace = @workspace AND name = @name')
    .pluck();
  const uses = database.prepare<[string], number>('SELECT count(*) FROM dataset WHERE version = ?').pluck();
  return {
    versionOf: async (key) => current.get(named(key)),
    isInUse: async (version) => (uses.get(version) ?? 0) > 0,
  };
}

/** The latest loads, as they are told to other processes. */
function loadRows(database: Database.Database): Pick<DatasetRows, 'load' | 'noteLoad'> {
  const find = database.prepare<object, LoadRow>(
    'SELECT owner, body FROM dataset_load WHERE workspace = @workspace AND name = @name AND kind = @kind',
  );
  const write = database.prepare(
    'INSERT OR REPLACE INTO dataset_load (workspace, name, kind, owner, body) VALUES (@workspace, @name, @kind, @owner, @body)',
  );
  return {
    async load(key, kind) {
      const row = find.get({ ...named(key), kind });
      if (row === undefined) return undefined;
      // Written by this file.
      const load = JSON.parse(row.body) as LoadRecord;
      const isUnderWay = load.state === 'resolving' || load.state === 'judging';
      return isUnderWay && !isOwnerAlive(row.owner) ? { ...load, state: 'failed', errorMessage: LOST } : load;
    },
    noteLoad: async (key, kind, load) =>
      void write.run({ ...named(key), kind, owner: processOwner(), body: JSON.stringify(load) }),
  };
}

/** What a workspace's own dataset creates belongs to no run. */
const NO_RUN = '';

function keepingSteps(database: Database.Database): DatasetRows['keepSteps'] {
  const pin = pinStatement(database);
  const create = database.prepare(
    `INSERT INTO created_record (key, run_id, body) VALUES (?, ?, ?)
     ON CONFLICT (key, run_id) DO UPDATE SET body = min(body, excluded.body)`,
  );
  const keep = database.transaction((...[steps, run]: Parameters<DatasetRows['keepSteps']>) => {
    for (const { pinned, created } of steps) {
      if (pinned !== null) pin.run(pinned.coreId, JSON.stringify(pinned.recordKeys));
      if (created !== null) create.run(recordKey(created), run ?? NO_RUN, JSON.stringify(created));
    }
  });
  return async (steps, run) => keep.immediate(steps, run);
}

const LOST = 'The process that loaded the accounts ended before it was done; load them again.';

function named({ workspace, name }: DatasetKey) {
  return { workspace, name: name ?? OWN };
}

function inUseOf(row: DatasetRow): DatasetInUse {
  return {
    workspace: row.workspace,
    name: row.name === OWN ? null : row.name,
    version: row.version,
    accounts: row.accounts,
    withEntity: row.with_entity,
    // Written by this file.
    basis: JSON.parse(row.basis) as DatasetBasis,
    loadedMs: row.loaded_at,
    checkedMs: row.checked_at,
  };
}
