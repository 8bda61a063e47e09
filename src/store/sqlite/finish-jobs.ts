import type Database from 'better-sqlite3';
import type { FinishedJob, JobStore, PinnedEntity, StoredJob } from '../../jobs/job-store.ts';
import { recordKey } from '../../universe/core-id.ts';
import { JOB_COLUMNS, storedJob } from './job-rows.ts';
import { pinStatement } from './pin-statement.ts';

const REMEMBERED_PINS = 50_000;

/** A job that has ended, as it is told to its caller's webhook. */
export interface ToldJob {
  readonly job: StoredJob;
  readonly workspace: string;
  readonly keyId: string;
  readonly url: string;
}

/** Writes what is told of ended jobs to others; called inside the transaction that ends them. */
export type Outbox = (ended: ToldJob, nowMs: number) => void;

/** Commits results with everything that goes with them: refunds, webhooks, pins, created records. */
export function finishing(database: Database.Database, outbox: Outbox): JobStore['finish'] {
  const update = database.prepare(
    `UPDATE job SET state = @state, completed_at = @nowMs, record = @record, extended = @extended, core_id = @coreId,
       error_type = @errorType, error_message = @errorMessage, lease_owner = NULL, lease_until = NULL
     WHERE id = @id AND state = 'processing' AND lease_token = @token
     RETURNING ${JOB_COLUMNS}, workspace, key_id, CASE WHEN key_id IS NOT NULL THEN request ->> '$.webhook_url' END AS url`,
  );
  const refund = database.prepare(
    `INSERT INTO credit_entry (workspace, job_id, operation, kind, amount, at)
     SELECT workspace, job_id, operation, 'refund', amount, @nowMs FROM credit_entry
     WHERE job_id = @id AND operation = @operation AND kind = 'charge'
     ON CONFLICT (job_id, operation, kind) DO NOTHING`,
  );
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
    const { result } = job;
    const failed = result.state === 'failed' ? result : undefined;
    const row = update.get({
      id: job.id,
      token: job.token,
      nowMs,
      state: result.state,
      record: result.state === 'completed' ? JSON.stringify(result.record) : null,
      extended: result.extended === null ? null : JSON.stringify(result.extended),
      coreId: failed === undefined ? (job.pinned?.coreId ?? null) : null,
      errorType: failed?.errorType ?? null,
      errorMessage: failed?.errorMessage ?? null,
    });
    if (row === undefined) return false;
    for (const operation of job.notRun) refund.run({ id: job.id, operation, nowMs });
    // The columns are those of the statement above.
    const {
      workspace,
      key_id: keyId,
      url,
    } = row as { workspace: string; key_id: string | null; url: string | null };
    const ended = url === null ? undefined : storedJob(row);
    if (ended !== undefined && keyId !== null && url !== null)
      outbox({ job: ended, workspace, keyId, url }, nowMs);
    if (job.pinned !== null) pinOne(job.pinned);
    for (const mentioned of job.mentioned) pinOne(mentioned);
    if (job.created !== null)
      createRecord.run({ id: job.id, key: recordKey(job.created), body: JSON.stringify(job.created) });
    return true;
  };
  const all = database.transaction((jobs: readonly FinishedJob[], nowMs: number) =>
    jobs.filter((job) => finishOne(job, nowMs)).map((job) => job.id),
  );
  return (jobs, nowMs) => {
    try {
      return all.immediate(jobs, nowMs);
    } catch (error) {
      pinned.clear();
      throw error;
    }
  };
}
