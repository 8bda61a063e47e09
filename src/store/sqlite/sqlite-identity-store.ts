import type Database from 'better-sqlite3';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import type { Pin } from '../../universe/identify.ts';
import type { IdentityStore } from '../../universe/identity-store.ts';
import { pinStatement } from './pin-statement.ts';

/** Pins, created records, removed and imported sources in the database of core-database.ts. */
export function sqliteIdentityStore(database: Database.Database): IdentityStore {
  const pins = database.prepare('SELECT core_id, record_keys FROM pin ORDER BY sequence');
  const pinnedIds = database.prepare<[], string>('SELECT core_id FROM pin').pluck();
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
  const removed = database.prepare('SELECT name FROM removed_source').pluck();
  const remove = database.prepare('INSERT OR IGNORE INTO removed_source VALUES (?)');
  const restore = database.prepare('DELETE FROM removed_source WHERE name = ?');
  const imported = database.prepare('SELECT name FROM imported_source ORDER BY name').pluck();
  const remember = database.prepare('INSERT OR IGNORE INTO imported_source VALUES (?)');
  const forget = database.prepare('DELETE FROM imported_source WHERE name = ?');
  return {
    // Rows are as sqlite-job-store.ts and this file write them.
    *pins() {
      for (const row of pins.iterate() as Iterable<{ core_id: string; record_keys: string }>)
        yield { coreId: row.core_id, recordKeys: JSON.parse(row.record_keys) as string[] };
    },
    pinnedIds: () => pinnedIds.iterate(),
    pin: (entities) => pinAll.immediate(entities),
    createdRecords: () => created.all().map((body) => JSON.parse(String(body)) as SourceRecord),
    removedSources: () => new Set(removed.all().map(String)),
    importedSources: () => new Set(imported.all().map(String)),
    setImported: (source, isImported) => void (isImported ? remember : forget).run(source),
    setRemoved: (source, isRemoved) => void (isRemoved ? remove : restore).run(source),
  };
}
