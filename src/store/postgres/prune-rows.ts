import type { Pruned, PruneOptions } from '../../jobs/retention.ts';
import { INBOUND_CACHE_MS, NOTHING } from '../rows/pruned.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';

/** A table whose rows are looked at in the order of their keys. */
interface PrunedTable {
  readonly counted: 'jobs' | 'deliveries' | 'inboundRuns';
  readonly firstKey: number | string;
  /** Selects key, "isOld", "isPrunable", bytes and perhaps count of up to $3 rows behind $1; $2 is the time before which rows are old. */
  readonly page: string;
  /** Statements that delete what belongs to the keys $1. */
  readonly remove: readonly string[];
}

interface PageRow {
  readonly key: number | string;
  readonly isOld: boolean;
  readonly isPrunable: boolean;
  readonly bytes: number | null;
  /** What the row counts for; one without. */
  readonly count?: number;
}

/** Jobs of a run go with the run; numbers grow with the time of creation. The key of a run's job begins with the run's id. */
const JOBS: PrunedTable = {
  counted: 'jobs',
  firstKey: 0,
  page: `SELECT number AS key, created_at < $2 AS "isOld",
      octet_length(request) + coalesce(octet_length(record), 0) + coalesce(octet_length(extended), 0) AS bytes,
      coalesce(state IN ('completed', 'failed') AND completed_at < $2
        AND (key_id IS NOT NULL OR NOT EXISTS (
          SELECT 1 FROM core.run WHERE run.id = split_part(job.idempotency_key, '/', 1)
            AND (run.completed_at IS NULL OR run.completed_at >= $2)))
        AND (core_id IS NULL OR EXISTS (
          SELECT 1 FROM core.job AS later WHERE later.workspace = job.workspace AND later.core_id = job.core_id
            AND (later.completed_at, later.number) > (job.completed_at, job.number))), false) AS "isPrunable"
    FROM core.job WHERE number > $1 ORDER BY number LIMIT $3`,
  remove: ['DELETE FROM core.job WHERE number = ANY ($1::bigint[])'],
};

const DELIVERIES: PrunedTable = {
  counted: 'deliveries',
  firstKey: 0,
  page: `SELECT number AS key, created_at < $2 AS "isOld", octet_length(body) AS bytes,
      coalesce(state <> 'waiting' AND ended_at < $2, false) AS "isPrunable"
    FROM core.delivery WHERE number > $1 ORDER BY number LIMIT $3`,
  remove: [
    `DELETE FROM core.delivery_attempt WHERE delivery_id IN
       (SELECT id FROM core.delivery WHERE number = ANY ($1::bigint[]))`,
    'DELETE FROM core.delivery WHERE number = ANY ($1::bigint[])',
  ],
};

/** Their keys have no order in time. */
const INBOUND_RUNS: PrunedTable = {
  counted: 'inboundRuns',
  firstKey: '',
  page: `SELECT id AS key, true AS "isOld", octet_length(request) + octet_length(found) AS bytes,
      status IN ('complete', 'error') AND coalesce(ended_at, created_at) < $2 AS "isPrunable"
    FROM core.enrichment WHERE id > $1 ORDER BY id LIMIT $3`,
  remove: ['DELETE FROM core.enrichment WHERE id = ANY ($1::text[])'],
};

/** With the rows that a lookup finds in them; also those that nobody ever started. Their keys have no order in time. */
const BULKS: PrunedTable = {
  counted: 'jobs',
  firstKey: '',
  page: `SELECT id AS key, true AS "isOld", state <> 'processing' AND coalesce(completed_at, created_at) < $2 AS "isPrunable",
      (SELECT coalesce(sum(octet_length(requests) + coalesce(octet_length(results), 0)), 0)::bigint
        FROM core.bulk_chunk WHERE bulk = bulk.id) AS bytes,
      (SELECT coalesce(sum(rows), 0)::bigint FROM core.bulk_part WHERE bulk = bulk.id) AS count
    FROM core.bulk WHERE id > $1 ORDER BY id LIMIT $3`,
  remove: [
    'DELETE FROM core.bulk_entity WHERE bulk = ANY ($1::text[])',
    'DELETE FROM core.bulk_chunk WHERE bulk = ANY ($1::text[])',
    'DELETE FROM core.bulk_part WHERE bulk = ANY ($1::text[])',
    'DELETE FROM core.bulk WHERE id = ANY ($1::text[])',
  ],
};

/** Prunes the tables row by row, a page in each step. */
export async function* prunedRows(database: PostgresDatabase, options: PruneOptions): AsyncGenerator<Pruned> {
  yield* prunedTable(database, JOBS, options);
  yield* prunedTable(database, BULKS, options);
  yield* prunedTable(database, DELIVERIES, options);
  const beforeMs = Math.min(options.beforeMs, options.nowMs - INBOUND_CACHE_MS);
  yield* prunedTable(database, INBOUND_RUNS, { ...options, beforeMs });
}

async function* prunedTable(
  database: PostgresDatabase,
  { counted, firstKey, page, remove }: PrunedTable,
  { beforeMs, rows, isDryRun = false }: PruneOptions,
): AsyncGenerator<Pruned> {
  const step = async (session: Session, after: number | string) => {
    const seen = await session.rows<PageRow>(page, [after, beforeMs, rows]);
    const pruned = seen.filter(({ isPrunable }) => isPrunable);
    const keys = pruned.map(({ key }) => key);
    if (!isDryRun && keys.length > 0) for (const sql of remove) await session.rows(sql, [keys]);
    return { seen, pruned };
  };
  for (let after = firstKey; ; ) {
    const { seen, pruned } = await database.transaction((session) => step(session, after));
    const bytes = isDryRun ? pruned.reduce((sum, row) => sum + (row.bytes ?? 0), 0) : 0;
    yield { ...NOTHING, [counted]: pruned.reduce((sum, { count = 1 }) => sum + count, 0), bytes };
    // A clock that was put back leaves old times behind young ones; a whole page of them it does not.
    if (seen.length < rows || !seen.some(({ isOld }) => isOld)) return;
    after = seen.at(-1)?.key ?? after;
  }
}
