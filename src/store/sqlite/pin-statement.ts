import type Database from 'better-sqlite3';

/** Pins an id, given with the keys of its entity's records as JSON; it keeps the records that it was pinned with before. */
export function pinStatement(database: Database.Database): Database.Statement<[string, string]> {
  return database.prepare<[string, string]>(
    // Every record that the entity ever had when its id was told leads to the id.
    `INSERT INTO pin (core_id, record_keys) VALUES (?, ?) ON CONFLICT (core_id) DO UPDATE SET record_keys = (
       SELECT json_group_array(value) FROM (
         SELECT value FROM json_each(pin.record_keys) UNION SELECT value FROM json_each(excluded.record_keys)))
     WHERE record_keys <> excluded.record_keys`,
  );
}
