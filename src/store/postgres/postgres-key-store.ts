import type { KeyKind, KeyStore } from '../../access/key-store.ts';
import { type KeyRow, secretsOf, storedKey } from '../rows/key-rows.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';

const MINUTE_MS = 60_000;
const INSERT = `INSERT INTO core.api_key (id, workspace, name, hint, hash, sealed_secret, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const REMOVE = `UPDATE core.api_key SET deleted_at = $3, sealed_secret = NULL
  WHERE id = $1 AND starts_with(id, $2) AND deleted_at IS NULL`;
const FAIL = `UPDATE core.delivery SET state = 'failed', ended_at = $2, next_at = NULL, lease_owner = NULL, lease_until = NULL
  WHERE key_id = $1 AND state = 'waiting'`;
const NOTE = `UPDATE core.api_key SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $3)`;

/** The keys of one kind in PostgreSQL; their ids tell the kind. */
export function postgresKeyStore(database: PostgresDatabase, kind: KeyKind = 'key'): KeyStore {
  return {
    add: ({ id, workspace, name, hint, hash, sealedSecret }, nowMs) =>
      database.transaction(async (session) => {
        await session.rows(INSERT, [id, workspace, name, hint, hash, sealedSecret, nowMs]);
        await raiseKeyRevision(session);
      }),
    async find(id) {
      const [row] = await database.rows<KeyRow>('SELECT * FROM core.api_key WHERE id = $1', [id]);
      return row && { ...storedKey(row), ...secretsOf(row) };
    },
    async list() {
      const sql = 'SELECT * FROM core.api_key WHERE starts_with(id, $1) ORDER BY created_at, id';
      return (await database.rows<KeyRow>(sql, [`${kind}_`])).map(storedKey);
    },
    remove: (id, nowMs) =>
      database.transaction(async (session) => {
        if ((await session.changes(REMOVE, [id, `${kind}_`, nowMs])) === 0) return false;
        await session.rows(FAIL, [id, nowMs]);
        await raiseKeyRevision(session);
        return true;
      }),
    async version() {
      const [row] = await database.rows<{ revision: number }>('SELECT revision FROM core.key_revision');
      return row?.revision ?? 0;
    },
    used: noting(database),
  };
}

/** Services forget the keys that they have accepted. */
export async function raiseKeyRevision(session: Session): Promise<void> {
  await session.rows('UPDATE core.key_revision SET revision = revision + 1');
}

function noting(database: PostgresDatabase): KeyStore['used'] {
  /** When this process last noted each key; most uses cost no statement. */
  const noted = new Map<string, number>();
  return async (id, nowMs) => {
    if (nowMs - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return;
    noted.set(id, nowMs);
    await database.rows(NOTE, [id, nowMs, nowMs - MINUTE_MS]);
  };
}
