import type Database from 'better-sqlite3';
import type { JobState } from '../../contract/job.ts';
import type { JobStore } from '../../jobs/job-store.ts';
import { storedJob } from '../rows/job-rows.ts';
import { RESOLVING_FAMILIES } from '../rows/resolving.ts';
import { claiming } from './claim-jobs.ts';
import { creating, knowing } from './create-jobs.ts';
import { advancing, creatingEnded, finishing } from './finish-jobs.ts';
import type { StoreParts } from './store-parts.ts';

const JOB_COLUMNS = `id, family, state, created_at, completed_at, record, extended, error_type, error_message,
  CASE family WHEN 'combined' THEN request -> '$.jobs' END AS follow_ups,
  progress IS NOT NULL AS has_advanced`;

/** Jobs in SQLite; the tables are those of core-database.ts. */
export function sqliteJobStore(database: Database.Database, parts: StoreParts): JobStore {
  const byId = database.prepare(
    `SELECT ${JOB_COLUMNS} FROM job WHERE id = ? AND workspace = ? AND family = ?`,
  );
  const latest = database.prepare(
    `SELECT ${JOB_COLUMNS} FROM job WHERE workspace = ? AND core_id = ? AND completed_at <= ?
       AND family IN ${RESOLVING_FAMILIES} ORDER BY completed_at DESC, number DESC LIMIT 1`,
  );
  const pruned = database.prepare<[], number>('SELECT before_ms FROM pruned').pluck();
  return {
    now: async () => parts.now(),
    ...creating(database, parts),
    ...claiming(database, parts.now),
    known: knowing(database),
    openCounts: counting(database),
    advance: advancing(database),
    createEnded: creatingEnded(database, parts),
    finish: finishing(database, parts),
    read: async (workspace, family, ids) => ids.map((id) => storedJob(byId.get(id, workspace, family))),
    releaseLeases: releasing(database),
    prunedBefore: async () => pruned.get() ?? 0,
    async latestResolution(workspace, coreIds) {
      const endedUntil = (ms: number) =>
        coreIds.flatMap((coreId) => storedJob(latest.get(workspace, coreId, ms)) ?? []);
      const untilNow = endedUntil(parts.now());
      const found = untilNow.length > 0 ? untilNow : endedUntil(Number.MAX_SAFE_INTEGER);
      return found.sort((a, b) => ((a.completedAt ?? '') < (b.completedAt ?? '') ? 1 : -1))[0];
    },
  };
}

function counting(database: Database.Database): JobStore['openCounts'] {
  const count = (index: string, state: JobState) =>
    database
      .prepare<[], number>(
        `SELECT count(*) FROM job INDEXED BY ${index} WHERE key_id IS NOT NULL AND state = '${state}'`,
      )
      .pluck();
  const [waiting, running] = [count('job_waiting', 'pending'), count('job_begun', 'processing')];
  return async () => ({ waiting: waiting.get() ?? 0, running: running.get() ?? 0 });
}

function releasing(database: Database.Database): JobStore['releaseLeases'] {
  // Jobs that were handed back have no owner.
  const owners = database.prepare(
    `SELECT DISTINCT lease_owner FROM job WHERE state = 'processing' AND lease_owner IS NOT NULL`,
  );
  const release = database.prepare(
    `UPDATE job SET lease_until = 0 WHERE state = 'processing' AND lease_owner = ?`,
  );
  return async (isAlive) => {
    const dead = (owners.pluck().all() as string[]).filter((owner) => !isAlive(owner));
    return dead.reduce((count, owner) => count + release.run(owner).changes, 0);
  };
}
