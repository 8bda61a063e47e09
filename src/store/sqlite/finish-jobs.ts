import type Database from 'better-sqlite3';
import type { AdvancedJob, FinishedJob, JobStore } from '../../jobs/job-store.ts';
import { endColumns } from '../rows/job-rows.ts';
import { endedRow, writingEnded } from './ended-rows.ts';
import { keepingEntities, keptOf } from './keep-entities.ts';
import { deliveryInsert } from './sqlite-delivery-store.ts';
import type { StoreParts } from './store-parts.ts';

/** Keeps what steps have left behind, for as long as the job runs. */
export function advancing(database: Database.Database): JobStore['advance'] {
  const update = database.prepare(
    `UPDATE job SET progress = @progress WHERE id = @id AND state = 'processing' AND lease_token = @token`,
  );
  const all = database.transaction((jobs: readonly AdvancedJob[]) =>
    jobs.filter(
      ({ id, token, step }) => update.run({ id, token, progress: JSON.stringify(step) }).changes > 0,
    ),
  );
  return async (jobs) => all.immediate(jobs).map(({ id }) => id);
}

interface JobCaller {
  readonly workspace: string;
  readonly key_id: string | null;
}

/** Creates jobs that have ended, with their charges; the ids that they tell are kept with them. */
export function creatingEnded(database: Database.Database, { newId }: StoreParts): JobStore['createEnded'] {
  const write = writingEnded(database);
  return async (jobs) => write(jobs.map((job) => endedRow(job, newId)));
}

/** Commits results with everything that goes with them: refunds, webhooks, pins, created records. */
export function finishing(database: Database.Database, { newId, now }: StoreParts): JobStore['finish'] {
  // Values in their order and without RETURNING: names and rows that come back cost almost as much as the writing.
  const update = database.prepare(
    `UPDATE job SET state = ?, completed_at = ?, record = ?, extended = ?, core_id = ?, error_type = ?, error_message = ?,
       progress = NULL, lease_owner = NULL, lease_until = NULL
     WHERE id = ? AND state = 'processing' AND lease_token = ?`,
  );
  const callerOf = database.prepare<[string], JobCaller>('SELECT workspace, key_id FROM job WHERE id = ?');
  const refund = database.prepare(
    `INSERT INTO credit_entry (workspace, job_id, operation, kind, amount, at)
     SELECT workspace, job_id, operation, 'refund', amount, @endedMs FROM credit_entry
     WHERE job_id = @id AND operation = @operation AND kind = 'charge'
     ON CONFLICT (job_id, operation, kind) DO NOTHING`,
  );
  const deliver = deliveryInsert(database, newId);
  const entities = keepingEntities(database);
  const finishOne = (job: FinishedJob, nowMs: number): boolean => {
    const { id, endedMs, delivery } = job;
    if (update.run(...endColumns(job), id, job.token).changes === 0) return false;
    for (const operation of job.notRun) refund.run({ id, operation, endedMs });
    const caller = delivery === null ? undefined : callerOf.get(id);
    if (delivery !== null && caller !== undefined && caller.key_id !== null)
      deliver({ ...delivery, workspace: caller.workspace, keyId: caller.key_id, jobId: id }, nowMs);
    entities.keep(keptOf(job), id);
    return true;
  };
  const all = database.transaction((jobs: readonly FinishedJob[]) => {
    const nowMs = now();
    return jobs.filter((job) => finishOne(job, nowMs)).map((job) => job.id);
  });
  return async (jobs) => {
    try {
      return all.immediate(jobs);
    } catch (error) {
      entities.forget();
      throw error;
    }
  };
}
