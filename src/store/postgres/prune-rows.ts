import type { Pruned, PruneOptions } from '../../jobs/retention.ts';
import { INBOUND_CACHE_MS, NOTHING } from '../rows/pruned.ts';
import { RESOLVING_FAMILIES } from '../rows/resolving.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { prunedBulks } from './prune-bulks.ts';

/** A table whose rows are looked at in the order of their keys. */
interface PrunedTable {
  readonly counted: 'jobs' | 'deliveries' | 'inboundRuns';
  readonly firstKey: number | string;
  /** Selects key, "isOld", "isPrunable" and bytes of up to $3 rows behind $1; $2 is the time before which rows are old. */
  readonly page: string;
  /** The page takes the present time as $4. */
  readonly takesNow?: boolean;
  /** Statements that delete what belongs to the keys $1. */
  readonly remove: readonly string[];
}

interface PageRow {
  readonly key: number | string;
  readonly isOld: boolean;
  readonly isPrunable: boolean;
  readonly bytes: number | null;
}

/** Jobs of a run go with the run, the latest resolution of an entity stays; numbers grow with the time of creation. The key of a run's job begins with the run's id. */
const JOBS: PrunedTable = {
  counted: 'jobs',
  firstKey: 0,
  page: `SELECT number AS key, created_at < $2 AS "isOld",
      octet_length(request) + coalesce(octet_length(record), 0) + coalesce(octet_length(extended), 0) AS bytes,
      coalesce(state IN ('completed', 'failed') AND completed_at < $2
        AND (key_id IS NOT NULL OR NOT EXISTS (
          SELECT 1 FROM core.run WHERE run.id = split_part(job.idempotency_key, '/', 1)
            AND (run.completed_at IS NULL OR run.completed_at >= $2)))
        AND (core_id IS NULL OR family NOT IN ${RESOLVING_FAMILIES} OR EXISTS (
          SELECT 1 FROM core.job AS later WHERE later.workspace = job.workspace AND later.core_id = job.core_id
            AND later.family IN ${RESOLVING_FAMILIES} AND later.completed_at <= $4
            AND (later.completed_at, later.number) > (job.completed_at, job.number))), false) AS "isPrunable"
    FROM core.job WHERE number > $1 ORDER BY number LIMIT $3`,
  takesNow: true,
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

/** Prunes the tables row by row, a page in each step. */
export async function* prunedRows(database: PostgresDatabase, options: PruneOptions): AsyncGenerator<Pruned> {
  yield* prunedTable(database, JOBS, options);
  yield* prunedBulks(database, options);
  yield* prunedTable(database, DELIVERIES, options);
  const beforeMs = Math.min(options.beforeMs, options.nowMs - INBOUND_CACHE_MS);
  yield* prunedTable(database, INBOUND_RUNS, { ...options, beforeMs });
}

async function* prunedTable(
  database: PostgresDatabase,
  { counted, firstKey, page, takesNow = false, remove }: PrunedTable,
  { beforeMs, nowMs, rows, isDryRun = false }: PruneOptions,
): AsyncGenerator<Pruned> {
  const step = async (session: Session, after: number | string) => {
    const seen = await session.rows<PageRow>(page, [after, beforeMs, rows, ...(takesNow ? [nowMs] : [])]);
    const pruned = seen.filter(({ isPrunable }) => isPrunable);
    const keys = pruned.map(({ key }) => key);
    if (!isDryRun && keys.length > 0) for (const sql of remove) await session.rows(sql, [keys]);
    return { seen, pruned };
  };
  for (let after = firstKey; ; ) {
    const { seen, pruned } = await database.transaction((session) => step(session, after));
    const bytes = isDryRun ? pruned.reduce((sum, row) => sum + (row.bytes ?? 0), 0) : 0;
    yield { ...NOTHING, [counted]: pruned.length, bytes };
    // A clock that was put back leaves old times behind young ones; a whole page of them it does not.
    if (seen.length < rows || !seen.some(({ isOld }) => isOld)) return;
    after = seen.at(-1)?.key ?? after;
  }
}
