import type { SharedFile } from '../../disk/shared-files.ts';
import { REMOVING_MS, type SharedNames } from '../files/shared-names.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt } from './store-parts.ts';

const SELECT = `SELECT name, hash, bytes, ${timeAt(1)} - kept_at AS "ageMs" FROM core.shared_name`;
/** All that begin so: no text is behind the last letter of Unicode. */
const BEGINS = `name >= $2 AND name < $2 || chr(1114111)`;
/** Who has claimed it and is gone has not removed it, or has: it is put again. */
const ANNOUNCE = `INSERT INTO core.shared_content AS known (hash, used_at) VALUES ($2, ${timeAt(1)})
  ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at, removing_until = NULL
    WHERE known.removing_until IS NULL OR known.removing_until < excluded.used_at`;
/** The row is locked until the name stands there: no claim comes between. */
const HOLD = `UPDATE core.shared_content SET used_at = ${timeAt(1)} WHERE hash = $2 AND removing_until IS NULL`;
/** Of what loses its name: others may be fetching it. */
const SPARE = `UPDATE core.shared_content SET used_at = ${timeAt(1)}
  WHERE hash IN (SELECT hash FROM core.shared_name WHERE name = ANY ($2::text[]))`;
const GIVE = `INSERT INTO core.shared_name (name, hash, bytes, kept_at) VALUES ($2, $3, $4, ${timeAt(1)})
  ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes, kept_at = excluded.kept_at`;
const IS_UNNAMED = `used_at < ${timeAt(1)} - $2::bigint AND (removing_until IS NULL OR removing_until < ${timeAt(1)})
  AND NOT EXISTS (SELECT 1 FROM core.shared_name AS given WHERE given.hash = shared_content.hash)`;
const FIND = `SELECT hash FROM core.shared_content WHERE ${IS_UNNAMED} ORDER BY hash LIMIT 1 FOR UPDATE SKIP LOCKED`;
/** Asked again with the row locked: a name may have been given between the look and the lock. */
const CLAIM = `UPDATE core.shared_content SET removing_until = ${timeAt(1)} + ${REMOVING_MS}
  WHERE hash = $3 AND ${IS_UNNAMED}`;

/** Names of files that machines share, in PostgreSQL. */
export function postgresSharedNames(
  database: PostgresDatabase,
  clock: Pick<PostgresParts, 'now'>,
): SharedNames {
  return {
    async find(name) {
      const [file] = await database.rows<SharedFile>(`${SELECT} WHERE name = $2`, [boundTime(clock), name]);
      return file;
    },
    list: (prefix) =>
      database.rows<SharedFile>(`${SELECT} WHERE ${BEGINS} ORDER BY name`, [boundTime(clock), prefix]),
    announce: async ({ hash }) => (await database.changes(ANNOUNCE, [boundTime(clock), hash])) > 0,
    give: (name, { hash, bytes }) =>
      database.transaction(async (session) => {
        if ((await session.changes(HOLD, [boundTime(clock), hash])) === 0) return false;
        await session.rows(SPARE, [boundTime(clock), [name]]);
        await session.rows(GIVE, [boundTime(clock), name, hash, bytes]);
        return true;
      }),
    remove: (names) =>
      database.transaction(async (session) => {
        await session.rows(SPARE, [boundTime(clock), names]);
        await session.rows('DELETE FROM core.shared_name WHERE name = ANY ($1::text[])', [names]);
      }),
    claimUnnamed: (ageMs) =>
      database.transaction(async (session) => {
        const [found] = await session.rows<{ hash: string }>(FIND, [boundTime(clock), ageMs]);
        if (found === undefined) return undefined;
        const isClaimed = (await session.changes(CLAIM, [boundTime(clock), ageMs, found.hash])) > 0;
        return isClaimed ? found.hash : undefined;
      }),
    async removed(hash) {
      const sql = 'DELETE FROM core.shared_content WHERE hash = $1 AND removing_until IS NOT NULL';
      await database.rows(sql, [hash]);
    },
  };
}
