import type Database from 'better-sqlite3';
import type { AdvancedJob, FinishedJob, JobStore, PinnedEntity } from '../../jobs/job-store.ts';
import { recordKey } from '../../universe/core-id.ts';
import { pinStatement } from './pin-statement.ts';
import { deliveryInsert } from './sqlite-delivery-store.ts';
import type { StoreParts } from './store-parts.ts';

const REMEMBERED_PINS = 50_000;

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
  const pin = pinStatement(database);
  // What this process has pinned; a pin only ever grows, so that it need not be written again.
  const pinned = new Set<string>();
  const pinOne = ({ coreId, recordKeys }: PinnedEntity) => {
    const keys = JSON.stringify(recordKeys);
    const known = `${coreId} ${keys}`;
    if (pinned.has(known)) return;
    pin.run(coreId, keys);
    if (pinned.size >= REMEMBERED_PINS) pinned.clear();
    pinned.add(known);
  };
  const createRecord = database.prepare(
    // Of variants of one new company in a run the same one is kept, whichever is committed first.
    `INSERT INTO created_record (key, run_id, body)
     SELECT @key, coalesce(substr(idempotency_key, 1, instr(idempotency_key, '/') - 1), ''), @body FROM job WHERE id = @id
     ON CONFLICT (key, run_id) DO UPDATE SET body = min(body, excluded.body)`,
  );
  const finishOne = (job: FinishedJob, nowMs: number): boolean => {
    const { id, endedMs, delivery } = job;
    if (update.run(...endColumns(job), id, job.token).changes === 0) return false;
    for (const operation of job.notRun) refund.run({ id, operation, endedMs });
    const caller = delivery === null ? undefined : callerOf.get(id);
    if (delivery !== null && caller !== undefined && caller.key_id !== null)
      deliver({ ...delivery, workspace: caller.workspace, keyId: caller.key_id, jobId: id }, nowMs);
    if (job.pinned !== null) pinOne(job.pinned);
    for (const mentioned of job.mentioned) pinOne(mentioned);
    if (job.created !== null)
      createRecord.run({ id, key: recordKey(job.created), body: JSON.stringify(job.created) });
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
      pinned.clear();
      throw error;
    }
  };
}

/** The values of a result, in the order of the statement that writes them. */
function endColumns({ result, endedMs, pinned }: FinishedJob): readonly unknown[] {
  const { state, extended } = result;
  const told = extended === null ? null : JSON.stringify(extended);
  if (result.state === 'failed')
    return [state, endedMs, null, told, null, result.errorType, result.errorMessage];
  return [state, endedMs, JSON.stringify(result.record), told, pinned?.coreId ?? null, null, null];
}
