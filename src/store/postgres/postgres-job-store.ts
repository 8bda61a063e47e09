import type { FollowUp } from '../../contract/combined.ts';
import type { JobStore } from '../../jobs/job-store.ts';
import { type JobRow, storedJob } from '../rows/job-rows.ts';
import { RESOLVING_FAMILIES } from '../rows/resolving.ts';
import { claiming } from './claim-jobs.ts';
import { creating, knowing } from './create-jobs.ts';
import { advancing, creatingEnded, finishing } from './finish-jobs.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeNow } from './store-parts.ts';

interface Selected extends Omit<JobRow, 'follow_ups'> {
  readonly combined: string | null;
}

const COLUMNS = `id, family, state, created_at, completed_at, record, extended, error_type, error_message,
  CASE family WHEN 'combined' THEN request END AS combined, (progress IS NOT NULL)::int AS has_advanced`;
const READ = `SELECT ${COLUMNS} FROM core.job WHERE id = ANY ($1::text[]) AND workspace = $2 AND family = $3`;
const LATEST = `SELECT ${COLUMNS} FROM core.job WHERE workspace = $1 AND core_id = ANY ($2::text[])
  AND family IN ${RESOLVING_FAMILIES} ORDER BY completed_at > ${timeAt(3)}, completed_at DESC, number DESC LIMIT 1`;
const COUNT = `SELECT (SELECT count(*) FROM core.job WHERE key_id IS NOT NULL AND state = 'pending') AS waiting,
  (SELECT count(*) FROM core.job WHERE key_id IS NOT NULL AND state = 'processing') AS running`;

/** Jobs in PostgreSQL; the tables are those of migrations.ts. */
export function postgresJobStore(database: PostgresDatabase, parts: PostgresParts): JobStore {
  return {
    now: () => timeNow(database, parts),
    ...creating(database, parts),
    ...claiming(database, parts),
    async openCounts() {
      const [counts] = await database.rows<{ waiting: number; running: number }>(COUNT);
      return counts ?? { waiting: 0, running: 0 };
    },
    advance: advancing(database),
    known: knowing(database),
    createEnded: creatingEnded(database, parts),
    finish: finishing(database, parts),
    async read(workspace, family, ids) {
      const rows = ids.length === 0 ? [] : await database.rows<Selected>(READ, [ids, workspace, family]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => storedJob(jobRow(byId.get(id))));
    },
    releaseLeases: releasing(database),
    async prunedBefore() {
      const [row] = await database.rows<{ before: number }>('SELECT before_ms AS before FROM core.pruned');
      return row?.before ?? 0;
    },
    async latestResolution(workspace, coreIds) {
      if (coreIds.length === 0) return undefined;
      const [row] = await database.rows<Selected>(LATEST, [workspace, coreIds, boundTime(parts)]);
      return storedJob(jobRow(row));
    },
  };
}

/** Jobs that were handed back have no owner. */
function releasing(database: PostgresDatabase): JobStore['releaseLeases'] {
  return async (isAlive) => {
    const owners = await database.rows<{ owner: string }>(
      `SELECT DISTINCT lease_owner AS owner FROM core.job WHERE state = 'processing' AND lease_owner IS NOT NULL`,
    );
    const dead = owners.map(({ owner }) => owner).filter((owner) => !isAlive(owner));
    if (dead.length === 0) return 0;
    return await database.changes(
      `UPDATE core.job SET lease_until = 0 WHERE state = 'processing' AND lease_owner = ANY ($1::text[])`,
      [dead],
    );
  };
}

/** Follow-ups are read here: functions of PostgreSQL for JSON refuse a text in which there is an escaped NUL. */
function jobRow(row: Selected | undefined): JobRow | undefined {
  if (row === undefined) return undefined;
  const { combined, ...others } = row;
  // The request of a combined job, read by its schema before it was kept.
  const { jobs } = JSON.parse(combined ?? '{}') as { readonly jobs?: readonly FollowUp[] };
  return { ...others, follow_ups: jobs === undefined ? null : JSON.stringify(jobs) };
}
