import type { WorkspaceQueue, WorkspaceQueues } from '../../jobs/workspace-queues.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeNow } from './store-parts.ts';

/** Each state by itself: it has an index of its own, of what is in it alone. */
const PARTS = `
  SELECT workspace, count(*) AS waiting_jobs, 0 AS jobs_under_way, 0 AS waiting_rows, 0 AS rows_under_way,
    0 AS lost_leases, min(created_at) AS oldest, 0 AS deliveries
  FROM core.job WHERE key_id IS NOT NULL AND state = 'pending' GROUP BY workspace
  UNION ALL
  SELECT workspace, 0, count(*), 0, 0, count(*) FILTER (WHERE lease_until < ${timeAt(1)}), NULL, 0
  FROM core.job WHERE key_id IS NOT NULL AND state = 'processing' GROUP BY workspace
  UNION ALL
  SELECT bulk.workspace, 0, 0, coalesce(sum(chunk.rows) FILTER (WHERE chunk.state = 'waiting'), 0),
    coalesce(sum(chunk.rows) FILTER (WHERE chunk.state = 'processing'), 0),
    count(*) FILTER (WHERE chunk.state = 'processing' AND chunk.lease_until < ${timeAt(1)}),
    min(bulk.created_at) FILTER (WHERE chunk.state = 'waiting'), 0
  FROM core.bulk JOIN core.bulk_chunk AS chunk ON chunk.bulk = bulk.id
  WHERE bulk.state = 'processing' AND chunk.state IN ('waiting', 'processing') GROUP BY bulk.workspace
  UNION ALL
  SELECT workspace, 0, 0, 0, 0, 0, NULL, count(*) FROM core.delivery WHERE state = 'waiting' GROUP BY workspace`;

const BY_WORKSPACE = `
  SELECT workspace, sum(waiting_jobs)::bigint AS "waitingJobs", sum(jobs_under_way)::bigint AS "jobsUnderWay",
    sum(waiting_rows)::bigint AS "waitingRows", sum(rows_under_way)::bigint AS "rowsUnderWay",
    sum(lost_leases)::bigint AS "lostLeases",
    greatest(0, ${timeAt(1)} - min(oldest)) AS "oldestMs", sum(deliveries)::bigint AS "waitingDeliveries"
  FROM (${PARTS}) AS part GROUP BY workspace ORDER BY workspace`;

/** What waits in the workspaces of the database. */
export function postgresQueues(database: PostgresDatabase, parts: PostgresParts): WorkspaceQueues {
  return {
    async byWorkspace() {
      const rows = await database.rows<WorkspaceQueue>(BY_WORKSPACE, [boundTime(parts)]);
      // greatest() leaves out what is null.
      return rows.map((row) => (row.waitingJobs + row.waitingRows === 0 ? { ...row, oldestMs: null } : row));
    },
    now: () => timeNow(database, parts),
  };
}
