import type Database from 'better-sqlite3';
import type { Pruned, PruneOptions } from '../../jobs/retention.ts';
import { INBOUND_CACHE_MS, NOTHING } from '../rows/pruned.ts';
import { RESOLVING_FAMILIES } from '../rows/resolving.ts';
import { prunedBulks } from './prune-bulks.ts';

/** A table whose rows are looked at in the order of their keys. */
interface PrunedTable {
  readonly counted: 'jobs' | 'deliveries' | 'inboundRuns';
  readonly firstKey: number | string;
  /** Selects key, isOld, isPrunable and bytes of up to @rows rows behind @after. */
  readonly page: string;
  /** Statements that delete what belongs to the key. */
  readonly remove: readonly string[];
}

interface PageRow {
  readonly key: number | string;
  readonly isOld: number;
  readonly isPrunable: number;
  readonly bytes: number | null;
}

/** The key of a run's job begins with the run's id. */
const RUN_OF_JOB = `substr(job.idempotency_key, 1, instr(job.idempotency_key, '/') - 1)`;

/** Jobs of a run go with the run, the latest resolution of an entity stays; numbers grow with the time of creation. */
const JOBS: PrunedTable = {
  counted: 'jobs',
  firstKey: 0,
  page: `SELECT number AS key, created_at < @beforeMs AS isOld,
      octet_length(request) + coalesce(octet_length(record), 0) + coalesce(octet_length(extended), 0) AS bytes,
      state IN ('completed', 'failed') AND completed_at < @beforeMs
      AND (key_id IS NOT NULL OR NOT EXISTS (
        SELECT 1 FROM run WHERE run.id = ${RUN_OF_JOB}
        AND (run.completed_at IS NULL OR run.completed_at >= @beforeMs)))
      AND (core_id IS NULL OR family NOT IN ${RESOLVING_FAMILIES} OR EXISTS (
        SELECT 1 FROM job AS later WHERE later.workspace = job.workspace AND later.core_id = job.core_id
        AND later.family IN ${RESOLVING_FAMILIES} AND later.completed_at <= @nowMs
        AND (later.completed_at, later.number) > (job.completed_at, job.number))) AS isPrunable
    FROM job WHERE number > @after ORDER BY number LIMIT @rows`,
  remove: ['DELETE FROM job WHERE number = ?'],
};

const DELIVERIES: PrunedTable = {
  counted: 'deliveries',
  firstKey: 0,
  page: `SELECT number AS key, created_at < @beforeMs AS isOld, octet_length(body) AS bytes,
      state <> 'waiting' AND ended_at < @beforeMs AS isPrunable
    FROM delivery WHERE number > @after ORDER BY number LIMIT @rows`,
  remove: [
    'DELETE FROM delivery_attempt WHERE delivery_id = (SELECT id FROM delivery WHERE number = ?)',
    'DELETE FROM delivery WHERE number = ?',
  ],
};

/** Their keys have no order in time. */
const INBOUND_RUNS: PrunedTable = {
  counted: 'inboundRuns',
  firstKey: '',
  page: `SELECT id AS key, 1 AS isOld, octet_length(request) + octet_length(found) AS bytes,
      status IN ('complete', 'error') AND coalesce(ended_at, created_at) < @beforeMs AS isPrunable
    FROM enrichment WHERE id > @after ORDER BY id LIMIT @rows`,
  remove: ['DELETE FROM enrichment WHERE id = ?'],
};

/** Prunes the tables row by row, a page in each step. */
export function* prunedRows(database: Database.Database, options: PruneOptions): Generator<Pruned> {
  yield* prunedTable(database, JOBS, options);
  yield* prunedBulks(database, options);
  yield* prunedTable(database, DELIVERIES, options);
  const beforeMs = Math.min(options.beforeMs, options.nowMs - INBOUND_CACHE_MS);
  yield* prunedTable(database, INBOUND_RUNS, { ...options, beforeMs });
}

function* prunedTable(
  database: Database.Database,
  { counted, firstKey, page, remove }: PrunedTable,
  { beforeMs, nowMs, rows, isDryRun = false }: PruneOptions,
): Generator<Pruned> {
  const rowsBehind = database.prepare<[object], PageRow>(page);
  const removals = remove.map((sql) => database.prepare(sql));
  const step = (after: number | string) => {
    const seen = rowsBehind.all({ after, beforeMs, nowMs, rows });
    const pruned = seen.filter(({ isPrunable }) => isPrunable === 1);
    if (!isDryRun) for (const { key } of pruned) for (const removal of removals) removal.run(key);
    return { seen, pruned };
  };
  const transaction = database.transaction(step);
  for (let after = firstKey; ; ) {
    const { seen, pruned } = isDryRun ? step(after) : transaction.immediate(after);
    const bytes = isDryRun ? pruned.reduce((sum, row) => sum + (row.bytes ?? 0), 0) : 0;
    yield { ...NOTHING, [counted]: pruned.length, bytes };
    // A clock that was put back leaves old times behind young ones; a whole page of them it does not.
    if (seen.length < rows || !seen.some(({ isOld }) => isOld === 1)) return;
    after = seen.at(-1)?.key ?? after;
  }
}
