import { LONGEST_LEASE_MS } from '../rows/job-rows.ts';
import { CHUNK_SLOTS, giveTurns, type NewTurn } from './give-turns.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt } from './store-parts.ts';

/** How often to look for work that has no turn. */
export const SWEEP_MS = 5000;
const NOW = timeAt(1);
const IS_LAPSED = `(lease_until < ${NOW} OR lease_until > ${NOW} + ${LONGEST_LEASE_MS})`;
const IS_SOON = `next_at < ${NOW} + ${SWEEP_MS}`;
const soonDue = (table: string) => `FROM core.${table} WHERE ${IS_SOON} AND paused_reason IS NULL
  AND (lease_owner IS NULL OR ${IS_LAPSED})`;
/** What waits, or has lost its lease. Workspaces whose jobs wait are found one after the other, however many jobs they have. */
const WAITING = `WITH RECURSIVE pending (workspace) AS (
    (SELECT workspace FROM core.job WHERE key_id IS NOT NULL AND state = 'pending' ORDER BY workspace LIMIT 1)
    UNION ALL
    SELECT (SELECT workspace FROM core.job WHERE key_id IS NOT NULL AND state = 'pending'
      AND workspace > pending.workspace ORDER BY workspace LIMIT 1)
    FROM pending WHERE pending.workspace IS NOT NULL)
  SELECT 'jobs' AS kind, workspace, 1::bigint AS slots, 0::bigint AS "inMs" FROM pending WHERE workspace IS NOT NULL
  UNION
  SELECT 'jobs', workspace, 1, 0 FROM core.job
  WHERE key_id IS NOT NULL AND state = 'processing' AND lease_until < ${NOW}
  UNION ALL
  SELECT 'chunks', workspace, least(${CHUNK_SLOTS}, count(*)), 0
  FROM core.bulk CROSS JOIN LATERAL (
    SELECT number FROM core.bulk_chunk WHERE bulk = bulk.id AND state IN ('waiting', 'processing')
      AND (state = 'waiting' OR ${IS_LAPSED}) ORDER BY number LIMIT ${CHUNK_SLOTS}) AS chunk
  WHERE bulk.state = 'processing' GROUP BY workspace
  UNION ALL
  SELECT DISTINCT 'enrichments', workspace, 1, 0 FROM core.enrichment
  WHERE status = 'queued' OR (status IN ('linking', 'processing') AND ${IS_LAPSED})
  UNION ALL
  SELECT 'deliveries', '', 1, greatest(0, min(next_at) - ${NOW}) FROM core.delivery
  WHERE state = 'waiting' AND (lease_owner IS NULL OR lease_until < ${NOW}) HAVING count(*) > 0
  UNION ALL
  SELECT 'schedules', '', 1, greatest(0, min(next_at) - ${NOW}) ${soonDue('inbound_schedule')} HAVING count(*) > 0
  UNION ALL
  SELECT 'crosschecks', '', 1, greatest(0, min(next_at) - ${NOW}) ${soonDue('crosscheck_schedule')} HAVING count(*) > 0
  UNION ALL
  SELECT DISTINCT 'crosschecks', '', 1, 0::bigint FROM core.crosscheck_run JOIN core.crosscheck_schedule AS schedule
    ON schedule.workspace = crosscheck_run.workspace AND schedule.name = crosscheck_run.schedule
  WHERE ended_at IS NULL AND paused_reason IS NULL AND (lease_owner IS NULL OR ${IS_LAPSED})
  UNION ALL
  SELECT DISTINCT 'parts', workspace, 1, 0::bigint FROM core.dataset_work JOIN (
    SELECT work FROM core.dataset_part WHERE state = 'waiting' OR (state = 'processing' AND ${IS_LAPSED})) AS part
    ON part.work = dataset_work.id`;
/** No turn is held for so long but by a process that has died. */
const HELD_MS = 5 * 60_000;
const UNLOCK = `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
  WHERE task_identifier LIKE 'core:%' AND locked_at < now() - ${HELD_MS} * interval '1 ms' HAVING count(*) > 0`;
/** Held when they were given anew, by processes that have died since: nobody takes them any more. */
const FORGET = `SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker.jobs
  WHERE task_identifier LIKE 'core:%' AND locked_at IS NULL AND attempts >= max_attempts))`;

interface WaitingWork extends Pick<NewTurn, 'kind' | 'workspace'> {
  readonly slots: number;
  readonly inMs: number;
}

/** Gives a turn to all that waits and has none; whatever became of turns, nothing is left lying for longer than SWEEP_MS. */
export async function sweepTurns(
  database: PostgresDatabase,
  parts: Pick<PostgresParts, 'now'>,
): Promise<void> {
  const work = await database.rows<WaitingWork>(WAITING, [boundTime(parts)]);
  await giveTurns(database, work.flatMap(turnsOfWork));
  await database.rows(UNLOCK);
  await database.rows(FORGET);
}

function turnsOfWork({ kind, workspace, slots, inMs }: WaitingWork): readonly NewTurn[] {
  return Array.from({ length: slots }, (_, at) => ({ kind, workspace, slot: at + 1, inMs }));
}
