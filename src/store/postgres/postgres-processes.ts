import type { Processes, SharedProcess } from '../../jobs/processes.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt } from './store-parts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const NOTE = `
  INSERT INTO core.process (owner, kind, core_version, reference_version, threads, started_at, seen_at)
  VALUES ($1, $2, $3, $4, $5, ${timeAt(6)}, ${timeAt(6)})
  ON CONFLICT (owner) DO UPDATE SET seen_at = excluded.seen_at, reference_version = excluded.reference_version`;

const LIST = `
  SELECT owner, kind, core_version AS "coreVersion", reference_version AS "referenceVersion", threads,
    started_at AS "startedMs", seen_at AS "seenMs"
  FROM core.process WHERE seen_at > ${timeAt(1)} - ${DAY_MS} ORDER BY started_at, owner`;

/** The processes that work on the database. Those that are long gone leave with the next that is noted. */
export function postgresProcesses(database: PostgresDatabase, parts: PostgresParts): Processes {
  return {
    async note({ owner, kind, coreVersion, referenceVersion, threads }) {
      const time = boundTime(parts);
      await database.changes(NOTE, [owner, kind, coreVersion, referenceVersion, threads, time]);
      await database.changes(`DELETE FROM core.process WHERE seen_at <= ${timeAt(1)} - ${DAY_MS}`, [time]);
    },
    async leave(owner) {
      await database.changes('DELETE FROM core.process WHERE owner = $1', [owner]);
    },
    list: () => database.rows<SharedProcess>(LIST, [boundTime(parts)]),
  };
}
