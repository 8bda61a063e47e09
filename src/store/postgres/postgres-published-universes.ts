import type { PublishedUniverse, PublishedUniverses } from '../../universe/published-universes.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** No other program's number. */
const BUILDING = 0x636f7210;
const COLUMNS = `version, hash, bytes, entity_count AS "entityCount", format, published_at AS "publishedMs"`;

/** The versions of the universe that machines share, in `published_universe`. */
export function postgresPublishedUniverses(database: PostgresDatabase): PublishedUniverses {
  return {
    list: () =>
      database.rows<PublishedUniverse>(`SELECT ${COLUMNS} FROM core.published_universe ORDER BY number`),
    async current() {
      const [row] = await database.rows<PublishedUniverse>(
        `SELECT ${COLUMNS} FROM core.published_universe WHERE is_current`,
      );
      return row;
    },
    async add({ version, hash, bytes, entityCount, format, publishedMs }) {
      await database.changes(
        `INSERT INTO core.published_universe (version, hash, bytes, entity_count, format, published_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (version) DO NOTHING`,
        [version, hash, bytes, entityCount, format, publishedMs],
      );
    },
    moveTo: (version, before) =>
      database.transaction(async (session) => {
        // Before the first one there is no row to wait at.
        await session.rows('LOCK TABLE core.published_universe IN SHARE ROW EXCLUSIVE MODE');
        const [current] = await session.rows<{ version: string }>(
          'SELECT version FROM core.published_universe WHERE is_current',
        );
        if (current?.version !== before) return false;
        await session.changes('UPDATE core.published_universe SET is_current = false WHERE is_current');
        const moved = await session.changes(
          'UPDATE core.published_universe SET is_current = true WHERE version = $1',
          [version],
        );
        if (moved !== 1) throw new Error(`the universe ${version} was not added`);
        return true;
      }),
    async remove(version) {
      await database.changes('DELETE FROM core.published_universe WHERE version = $1 AND NOT is_current', [
        version,
      ]);
    },
    exclusively: (work) => database.alone(BUILDING, work),
  };
}
