import type { StoreClock } from '../../jobs/store-clock.ts';
import { type SeenClock, seenNow } from '../rows/seen-clock.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt } from './store-parts.ts';

/** By which the database knows what its own clock has shown. */
export const SEEN_CLOCK = `
  CREATE TABLE core.seen_clock (id bigint PRIMARY KEY CHECK (id = 1), last_ms bigint NOT NULL, doubted_ms bigint);
`;

interface ClockRow {
  readonly nowMs: number;
  readonly lastMs: number | null;
  readonly doubtedMs: number | null;
}

const READ = `SELECT ${timeAt(1)} AS "nowMs", last_ms AS "lastMs", doubted_ms AS "doubtedMs"
  FROM (VALUES (1)) AS one (id) LEFT JOIN core.seen_clock USING (id)`;
/** What was written last, where nobody has looked yet. */
const NEWEST = `SELECT greatest((SELECT created_at FROM core.job ORDER BY number DESC LIMIT 1),
  (SELECT max(created_at) FROM core.run), (SELECT max(created_at) FROM core.bulk),
  (SELECT max(created_at) FROM core.enrichment)) AS "lastMs"`;
const WRITE = `INSERT INTO core.seen_clock (id, last_ms, doubted_ms) VALUES (1, $1, $2)
  ON CONFLICT (id) DO UPDATE SET last_ms = excluded.last_ms, doubted_ms = excluded.doubted_ms`;
const BELIEVE = `INSERT INTO core.seen_clock (id, last_ms) VALUES (1, ${timeAt(1)})
  ON CONFLICT (id) DO UPDATE SET last_ms = excluded.last_ms, doubted_ms = NULL`;

/** The clock of the database, and what was seen of it. */
export function postgresStoreClock(
  database: PostgresDatabase,
  clock: Pick<PostgresParts, 'now'>,
): StoreClock {
  const seenBefore = async ({ lastMs, doubtedMs }: ClockRow): Promise<SeenClock | undefined> => {
    if (lastMs !== null) return { lastMs, doubtedMs };
    const [newest] = await database.rows<Pick<ClockRow, 'lastMs'>>(NEWEST);
    return newest === undefined || newest.lastMs === null
      ? undefined
      : { lastMs: newest.lastMs, doubtedMs: null };
  };
  return {
    async look(ageMs) {
      const [row] = await database.rows<ClockRow>(READ, [boundTime(clock)]);
      if (row === undefined) throw new Error('the database does not tell its time');
      const before = await seenBefore(row);
      const { look, seen } = seenNow(before, { nowMs: row.nowMs, ageMs });
      if (seen !== before) await database.rows(WRITE, [seen.lastMs, seen.doubtedMs]);
      return look;
    },
    believe: async () => void (await database.rows(BELIEVE, [boundTime(clock)])),
  };
}
