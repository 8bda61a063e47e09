import type { Counted, RateCounts } from '../../access/rate-counts.ts';
import type { RateLimit } from '../../contract/rate-limits.ts';
import type { PostgresDatabase, Statements } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt } from './store-parts.ts';

/** A window has at most so many moments, so that rows stay small: of larger limits a moment is a part of the window. */
const MOST_MOMENTS = 50;
const MINUTE_MS = 60_000;
const PRUNED_AT_ONCE = 10_000;

const COUNT = `SELECT counted, wait_ms AS "waitMs", is_new AS "isNew", now_ms AS "nowMs"
  FROM core.count_rate($1, $2, $3, $4, $5, $6)`;
const WAIT = `
  SELECT coalesce(max(wait), 0)::bigint AS "waitMs"
  FROM (
    SELECT CASE WHEN sum(one.times) >= asked.most THEN min(moment) + asked.window_ms - ${timeAt(4)} ELSE 0 END AS wait
    FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS asked(key, most, window_ms)
    JOIN core.rate_count AS held USING (key),
    LATERAL unnest(held.moments, held.times) AS one(moment, times)
    WHERE moment > ${timeAt(4)} - asked.window_ms AND moment <= ${timeAt(4)} + asked.window_ms
    GROUP BY asked.key, asked.most, asked.window_ms
  ) AS waits`;
/** A moment that nothing is left of goes, or it would be told as the oldest. */
const GIVE_BACK = `
  UPDATE core.rate_count SET
    moments = CASE WHEN times[cardinality(times)] > 1 THEN moments ELSE trim_array(moments, 1) END,
    times = trim_array(times, 1) || CASE WHEN times[cardinality(times)] > 1 THEN ARRAY[times[cardinality(times)] - 1] ELSE '{}' END
  WHERE key = $1 AND cardinality(times) > 0`;
const PRUNE = `DELETE FROM core.rate_count WHERE key IN
  (SELECT key FROM core.rate_count WHERE until < $1 LIMIT ${PRUNED_AT_ONCE} FOR UPDATE SKIP LOCKED)`;

interface CountedRow extends Counted {
  /** The row was only made: nothing is counted yet. */
  readonly isNew: boolean;
  readonly nowMs: number;
}

/** What processes count together in PostgreSQL, a key with one statement; rows that no window needs any more go. */
export function postgresRateCounts(
  database: PostgresDatabase,
  parts: Pick<PostgresParts, 'now'>,
): RateCounts {
  const prune = pruning(database);
  const count = async (asked: Statements, limit: RateLimit, times: number): Promise<Counted> => {
    for (;;) {
      const [row] = await asked.rows<CountedRow>(COUNT, valuesOf(limit, times, parts));
      if (row === undefined) throw new Error(`nothing was counted under ${limit.key}`);
      prune(row.nowMs);
      if (!row.isNew) return row;
    }
  };
  return {
    countSome: (limit, asked) => count(database, limit, asked),
    async countEach(limits) {
      try {
        await database.transaction(async (session) => {
          let waitMs = 0;
          // In their order, or two that share several keys wait for each other.
          for (const limit of limits.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
            waitMs = Math.max(waitMs, (await count(session, limit, 1)).waitMs);
          if (waitMs > 0) throw new NoRoom(waitMs);
        });
        return 0;
      } catch (error) {
        if (error instanceof NoRoom) return error.waitMs;
        throw error;
      }
    },
    async waitMs(limits) {
      const [keys, mosts] = [limits.map(({ key }) => key), limits.map(({ most }) => most)];
      const windows = limits.map(({ windowMs }) => windowMs);
      const values = [keys, mosts, windows, boundTime(parts)];
      const [row] = await database.rows<{ waitMs: number }>(WAIT, values);
      return row?.waitMs ?? 0;
    },
    giveBack: async ({ key }) => void (await database.rows(GIVE_BACK, [key])),
    forget: async (key) => void (await database.rows('DELETE FROM core.rate_count WHERE key = $1', [key])),
  };
}

/** Rolls back what was counted under other keys. */
class NoRoom extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('a limit has no room');
    this.waitMs = waitMs;
  }
}

function valuesOf({ key, most, windowMs }: RateLimit, times: number, parts: Pick<PostgresParts, 'now'>) {
  const partMs = most <= MOST_MOMENTS ? 1 : Math.ceil(windowMs / MOST_MOMENTS);
  return [key, most, windowMs, times, partMs, boundTime(parts)];
}

/** Once a minute, by whoever counts; nobody waits for it, and who fails is followed by another. */
function pruning(database: PostgresDatabase): (nowMs: number) => void {
  let nextMs = Number.NEGATIVE_INFINITY;
  return (nowMs) => {
    if (nowMs < nextMs) return;
    nextMs = nowMs + MINUTE_MS;
    database.rows(PRUNE, [nowMs]).catch(() => {});
  };
}
