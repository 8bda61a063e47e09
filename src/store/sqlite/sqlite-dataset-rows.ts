import type Database from 'better-sqlite3';
import type { DatasetInUse, DatasetKey, LoadKind, LoadRecord } from '../../jobs/dataset-store.ts';
import {
  DATASET_COLUMNS,
  type DatasetRow,
  inUseOf,
  type LoadRow,
  loadOf,
  named,
  OWN,
} from '../rows/dataset-rows.ts';
import { processOwner } from './process-owner.ts';

/** Which versions of datasets are in use, in the database of core-database.ts. */
export function sqliteDatasetRows(database: Database.Database, now: () => number) {
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
  const remove = database.prepare('DELETE FROM dataset WHERE workspace = @workspace AND name = @name');
  const removeVersion = database.prepare('DELETE FROM dataset WHERE version = ?');
  const touch = database.prepare(
    'UPDATE dataset SET touched_at = @nowMs WHERE workspace = @workspace AND name = @name',
  );
  const abandoned = database.prepare<[number], DatasetRow>(
    `SELECT ${DATASET_COLUMNS} FROM dataset WHERE name <> '${OWN}' AND touched_at < ?`,
  );
  const versions = database
    .prepare<[string], number>('SELECT count(*) FROM dataset WHERE version = ?')
    .pluck();
  const findKey = (key: DatasetKey) => find.get(named(key));
  return {
    find(key: DatasetKey): DatasetInUse | undefined {
      const row = findKey(key);
      return row && inUseOf(row);
    },
    all: (): readonly DatasetInUse[] => all.all().map(inUseOf),
    abandoned: (beforeMs: number): readonly DatasetInUse[] => abandoned.all(beforeMs).map(inUseOf),
    isInUse: (version: string): boolean => (versions.get(version) ?? 0) > 0,
    /** Gives the version that was in use before; `ifStill` lets it be when another one is. */
    replace(fresh: DatasetInUse, ifStill?: string): { readonly isDone: boolean; readonly before?: string } {
      return database
        .transaction(() => {
          const before = findKey(fresh)?.version;
          if (ifStill !== undefined && before !== ifStill) return { isDone: false };
          write.run({
            ...{ ...fresh, ...named(fresh), touchedMs: now() },
            basis: JSON.stringify(fresh.basis),
          });
          return { isDone: true, ...(before !== undefined && { before }) };
        })
        .immediate();
    },
    remove: (key: DatasetKey): void => void remove.run(named(key)),
    /** Nothing when another version is in use meanwhile. */
    removeVersion: (version: string): void => void removeVersion.run(version),
    touch: (key: DatasetKey): void => void touch.run({ ...named(key), nowMs: now() }),
  };
}

/** The latest loads, as they are told to other processes. */
export function sqliteLoadRows(database: Database.Database) {
  const find = database.prepare<object, LoadRow>(
    'SELECT owner, body FROM dataset_load WHERE workspace = @workspace AND name = @name AND kind = @kind',
  );
  const write = database.prepare(
    'INSERT OR REPLACE INTO dataset_load (workspace, name, kind, owner, body) VALUES (@workspace, @name, @kind, @owner, @body)',
  );
  const remove = database.prepare('DELETE FROM dataset_load WHERE workspace = @workspace AND name = @name');
  return {
    find: (key: DatasetKey, kind: LoadKind): LoadRecord | undefined =>
      loadOf(find.get({ ...named(key), kind })),
    note: (key: DatasetKey, kind: LoadKind, load: LoadRecord): void =>
      void write.run({ ...named(key), kind, owner: processOwner(), body: JSON.stringify(load) }),
    remove: (key: DatasetKey): void => void remove.run(named(key)),
  };
}
