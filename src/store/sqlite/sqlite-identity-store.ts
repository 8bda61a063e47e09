import type Database from 'better-sqlite3';
import { CREATED_SOURCE } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import type { Pin } from '../../universe/identify.ts';
import type { IdentityStore } from '../../universe/identity-store.ts';
import { pinStatement } from './pin-statement.ts';

/** Rows that are read at a time: whoever reads on waits in between, and the connection serves others. */
const BATCH = 4096;

interface PinRow {
  readonly sequence: number;
  readonly core_id: string;
  readonly record_keys: string;
}

/** Pins, created records, removed and imported sources in the database of core-database.ts. */
export function sqliteIdentityStore(database: Database.Database): IdentityStore {
  const pin = pinStatement(database);
  const pinAll = database.transaction((entities: readonly Pin[]) => {
    for (const { coreId, recordKeys } of entities) pin.run(coreId, JSON.stringify(recordKeys));
  });
  const created = database
    .prepare(
      // What an unfinished run creates is not known before it ends: the run goes on against the universe it began with.
      `SELECT min(body) FROM created_record
       WHERE run_id NOT IN (SELECT id FROM run WHERE completed_at IS NULL) GROUP BY key ORDER BY key`,
    )
    .pluck();
  const among = database
    .prepare<[string, string]>(
      `SELECT min(body) FROM created_record
       WHERE key IN (SELECT value FROM json_each(?) UNION ALL SELECT record.value
           FROM pin, json_each(pin.record_keys) AS record WHERE core_id IN (SELECT value FROM json_each(?)))
         AND run_id NOT IN (SELECT id FROM run WHERE completed_at IS NULL)
         AND NOT EXISTS (SELECT 1 FROM removed_source WHERE name = '${CREATED_SOURCE.name}')
       GROUP BY key ORDER BY key`,
    )
    .pluck();
  const removed = database.prepare('SELECT name FROM removed_source').pluck();
  const remove = database.prepare('INSERT OR IGNORE INTO removed_source VALUES (?)');
  const restore = database.prepare('DELETE FROM removed_source WHERE name = ?');
  const imported = database.prepare('SELECT name FROM imported_source ORDER BY name').pluck();
  const remember = database.prepare('INSERT OR IGNORE INTO imported_source VALUES (?)');
  const forget = database.prepare('DELETE FROM imported_source WHERE name = ?');
  return {
    pins: pinReader(database),
    pinnedIds: idReader(database),
    pin: async (entities) => pinAll.immediate(entities),
    createdRecords: async () => recordsOf(created.all()),
    createdAmong: async ({ keys, coreIds }) =>
      recordsOf(among.all(JSON.stringify(keys), JSON.stringify(coreIds))),
    removedSources: async () => new Set(removed.all().map(String)),
    importedSources: async () => new Set(imported.all().map(String)),
    setImported: async (source, isImported) => void (isImported ? remember : forget).run(source),
    setRemoved: async (source, isRemoved) => void (isRemoved ? remove : restore).run(source),
  };
}

function recordsOf(bodies: readonly unknown[]): readonly SourceRecord[] {
  // Written by keep-entities.ts and keep-step.ts.
  return bodies.map((body) => JSON.parse(String(body)) as SourceRecord);
}

function pinReader(database: Database.Database): IdentityStore['pins'] {
  const next = database.prepare<[number], PinRow>(
    `SELECT sequence, core_id, record_keys FROM pin WHERE sequence > ? ORDER BY sequence LIMIT ${BATCH}`,
  );
  return async function* () {
    for (let rows = next.all(-1); rows.length > 0; rows = next.all(rows.at(-1)?.sequence ?? 0))
      // Written by finish-jobs.ts and this file.
      yield rows.map((row) => ({ coreId: row.core_id, recordKeys: JSON.parse(row.record_keys) as string[] }));
  };
}

function idReader(database: Database.Database): IdentityStore['pinnedIds'] {
  const next = database
    .prepare<[string], string>(`SELECT core_id FROM pin WHERE core_id > ? ORDER BY core_id LIMIT ${BATCH}`)
    .pluck();
  return async function* () {
    for (let ids = next.all(''); ids.length > 0; ids = next.all(ids.at(-1) ?? '')) yield ids;
  };
}
