import type Database from 'better-sqlite3';
import type { StoreClock } from '../../jobs/store-clock.ts';
import { type SeenClock, seenNow } from '../rows/seen-clock.ts';
import type { StoreParts } from './store-parts.ts';

/** The clock of the process, and what was seen of it in the database of core-database.ts. */
export function sqliteStoreClock(database: Database.Database, { now }: Pick<StoreParts, 'now'>): StoreClock {
  const read = database.prepare<[], SeenClock>(
    'SELECT last_ms AS lastMs, doubted_ms AS doubtedMs FROM seen_clock',
  );
  // What was written last, where nobody has looked yet.
  const newest = database
    .prepare<[], number | null>(
      `SELECT max(at) FROM (SELECT max(created_at) AS at FROM job WHERE number = (SELECT max(number) FROM job)
        UNION ALL SELECT max(created_at) FROM run UNION ALL SELECT max(created_at) FROM bulk
        UNION ALL SELECT max(created_at) FROM enrichment)`,
    )
    .pluck();
  const write = database.prepare<[number, number | null]>(
    'INSERT OR REPLACE INTO seen_clock (id, last_ms, doubted_ms) VALUES (1, ?, ?)',
  );
  const seenBefore = (): SeenClock | undefined => {
    const seen = read.get();
    if (seen !== undefined) return seen;
    const lastMs = newest.get() ?? null;
    return lastMs === null ? undefined : { lastMs, doubtedMs: null };
  };
  return {
    async look(ageMs) {
      const before = seenBefore();
      const { look, seen } = seenNow(before, { nowMs: now(), ageMs });
      if (seen !== before) write.run(seen.lastMs, seen.doubtedMs);
      return look;
    },
    believe: async () => void write.run(now(), null),
  };
}
