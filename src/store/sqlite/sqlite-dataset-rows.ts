import type Database from 'better-sqlite3';
import type { DatasetRows, DatasetVersions } from '../../jobs/dataset-rows.ts';
import type { DatasetInUse, DatasetKey } from '../../jobs/dataset-store.ts';
import { recordKey } from '../../universe/core-id.ts';
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
import { pinStatement } from './pin-statement.ts';
import { processOwner } from './process-owner.ts';

/** Which versions of datasets are in use, in the database of core-database.ts. */
export function sqliteDatasetRows(
  database: Database.Database,
  { now }: { readonly now: () => number },
): DatasetRows {
  const find = database.prepare<object, DatasetRow>(
    `SELECT ${DATASET_COLUMNS} FROM dataset WHERE workspace = @workspace AND name = @name`,
  );
  const all = database.prepare<[], DatasetRow>(
    `SELECT ${DATASET_COLUMNS} FROM dataset ORDER BY workspace, name`,
  );
  const write = database.prepare(
    `INSERT OR REPLACE INTO dataset (${DATASET_COLUMNS}, touched_at)
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
    `SELECT ${DATASET_COLUMNS} FROM dataset WHERE name <> '${OWN}' AND touched_at < ?`,
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
    replace: async (fresh, where) => replace.immediate(fresh, where?.ifStill),
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
    load: async (key, kind) => loadOf(find.get({ ...named(key), kind })),
    noteLoad: async (key, kind, load) =>
      void write.run({ ...named(key), kind, owner: processOwner(), body: JSON.stringify(load) }),
  };
}

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
