import type Database from 'better-sqlite3';
import type { KeyKind, KeyStore } from '../../access/key-store.ts';
import { type KeyRow, secretsOf, storedKey } from '../rows/key-rows.ts';

const MINUTE_MS = 60_000;

/** The keys of one kind in the database of core-database.ts; their ids tell the kind. */
export function sqliteKeyStore(database: Database.Database, kind: KeyKind = 'key'): KeyStore {
  const insert = database.prepare(
    `INSERT INTO api_key (id, workspace, name, hint, hash, sealed_secret, created_at)
     VALUES (@id, @workspace, @name, @hint, @hash, @sealedSecret, @nowMs)`,
  );
  const byId = database.prepare<[string], KeyRow>('SELECT * FROM api_key WHERE id = ?');
  const version = database.prepare<[], number>('PRAGMA data_version').pluck();
  const all = database.prepare<[string], KeyRow>(
    'SELECT * FROM api_key WHERE id GLOB ? ORDER BY created_at, id',
  );
  const remove = removing(database, kind);
  let removals = 0;
  return {
    add: async (key, nowMs) => void insert.run({ ...key, nowMs }),
    async find(id) {
      const row = byId.get(id);
      return row && { ...storedKey(row), ...secretsOf(row) };
    },
    list: async () => all.all(`${kind}_*`).map(storedKey),
    async remove(id, nowMs) {
      const isRemoved = remove.immediate(id, nowMs);
      if (isRemoved) removals++;
      return isRemoved;
    },
    // A connection sees here that another one has written, and of its own it counts what deletes keys. Both only grow.
    version: async () => (version.get() ?? 0) + removals,
    used: noting(database),
  };
}

function removing(database: Database.Database, kind: KeyKind) {
  const remove = database.prepare(
    'UPDATE api_key SET deleted_at = ?, sealed_secret = NULL WHERE id = ? AND id GLOB ? AND deleted_at IS NULL',
  );
  const fail = database.prepare(
    `UPDATE delivery SET state = 'failed', ended_at = ?, next_at = NULL, lease_owner = NULL, lease_until = NULL
     WHERE key_id = ? AND state = 'waiting'`,
  );
  return database.transaction((id: string, nowMs: number) => {
    if (remove.run(nowMs, id, `${kind}_*`).changes === 0) return false;
    fail.run(nowMs, id);
    return true;
  });
}

function noting(database: Database.Database): KeyStore['used'] {
  const note = database.prepare(
    'UPDATE api_key SET last_used_at = ? WHERE id = ? AND (last_used_at IS NULL OR last_used_at <= ?)',
  );
  /** When this process last noted each key; most uses cost no statement. */
  const noted = new Map<string, number>();
  return async (id, nowMs) => {
    if (nowMs - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return;
    noted.set(id, nowMs);
    note.run(nowMs, id, nowMs - MINUTE_MS);
  };
}
