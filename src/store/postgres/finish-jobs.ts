import type { EndedNewJob, FinishedJob, JobStore } from '../../jobs/job-store.ts';
import { endColumns } from '../rows/job-rows.ts';
import { chargesOf, type Entry, enter, insertedJob, insertJobs, UNLEASED } from './create-jobs.ts';
import { arraysOf, given } from './given-rows.ts';
import { heldJobs } from './held-jobs.ts';
import { insertDeliveries } from './insert-deliveries.ts';
import { keepingEntities } from './keep-entities.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { type PostgresParts, timeIn } from './store-parts.ts';

interface EndedRow {
  readonly at: number;
  readonly workspace: string;
  readonly keyId: string | null;
  readonly runId: string;
}

/** A result that was committed, with its place among those that were given. */
interface Ended extends EndedRow {
  readonly job: FinishedJob;
}

const STEP = { text: ['id', 'progress'], bigint: ['token'] } as const;
const ADVANCE = `${heldJobs(STEP)} UPDATE core.job SET progress = held.progress
  FROM held WHERE job.number = held.number RETURNING job.id`;
const END = {
  text: ['id', 'state', 'record', 'extended', 'core_id', 'error_type', 'error_message'],
  bigint: ['token', 'completed_at'],
} as const;
/** The token is counted up, so that a claim that has ended holds no longer. The key of a run's job begins with the run's id. */
const FINISH = `${heldJobs(END)} UPDATE core.job SET state = held.state, completed_at = held.completed_at,
    record = held.record, extended = held.extended, core_id = held.core_id, error_type = held.error_type,
    error_message = held.error_message, progress = NULL, lease_owner = NULL, lease_until = NULL,
    lease_token = lease_token + 1
  FROM held WHERE job.number = held.number
  RETURNING held.at, workspace, key_id AS "keyId",
    CASE WHEN idempotency_key LIKE '%/%' THEN split_part(idempotency_key, '/', 1) ELSE '' END AS "runId"`;
const REFUND = { text: ['job_id', 'operation'], bigint: ['time'] } as const;
const GIVE_BACK = `INSERT INTO core.credit_entry (workspace, job_id, operation, kind, amount, at)
  SELECT workspace, charge.job_id, charge.operation, 'refund', amount, time FROM ${given(REFUND)}
  JOIN core.credit_entry AS charge
    ON charge.job_id = given.job_id AND charge.operation = given.operation AND kind = 'charge'
  ORDER BY given.at ON CONFLICT (job_id, operation, kind) DO NOTHING`;

/** Keeps what steps have left behind, for as long as the job runs. */
export function advancing(database: PostgresDatabase): JobStore['advance'] {
  return async (jobs) => {
    if (jobs.length === 0) return [];
    const steps = jobs.map(({ id, token, step }) => ({ id, token, progress: JSON.stringify(step) }));
    const rows = await database.rows<{ id: string }>(ADVANCE, arraysOf(STEP, steps));
    const held = new Set(rows.map(({ id }) => id));
    return jobs.filter(({ id }) => held.has(id)).map(({ id }) => id);
  };
}

/** Creates jobs that have ended, with their charges; the ids that they tell are kept with them. */
export function creatingEnded(database: PostgresDatabase, { newId }: PostgresParts): JobStore['createEnded'] {
  const entities = keepingEntities();
  return async (jobs) => {
    if (jobs.length === 0) return [];
    const { created, committed } = await database.transaction(async (session) => {
      const given = jobs.map(({ job, createdMs, end }) =>
        insertedJob(job, { newId, end: endColumns(end), createdMs }),
      );
      const inserted = await insertJobs(session, given, UNLEASED);
      const fresh = jobs.flatMap((ended, at) => {
        const { id, isNew } = inserted[at] ?? { id: '', isNew: false };
        return isNew ? [{ ...ended, id }] : [];
      });
      await enter(session, fresh.flatMap(entriesOf));
      const told = fresh.map(({ job, end }) => ({ ...end, runId: runOf(job.idempotencyKey) }));
      return { created: inserted, committed: await entities.keep(session, told) };
    });
    committed();
    return created;
  };
}

/** Commits results with everything that goes with them: refunds, webhooks, pins, created records. */
export function finishing(database: PostgresDatabase, parts: PostgresParts): JobStore['finish'] {
  const entities = keepingEntities();
  return async (jobs) => {
    if (jobs.length === 0) return [];
    const { ended, committed } = await database.transaction(async (session) => {
      const done = await endJobs(session, jobs);
      await refund(session, done);
      const deliveries = done.flatMap(({ job, workspace, keyId }) =>
        job.delivery === null || keyId === null
          ? []
          : [{ ...job.delivery, workspace, keyId, jobId: job.id, resendOf: null }],
      );
      await insertDeliveries(session, deliveries, { newId: parts.newId, nowMs: timeIn(session, parts) });
      const told = done.map(({ job, runId }) => ({ ...job, runId }));
      return { ended: done, committed: await entities.keep(session, told) };
    });
    committed();
    return ended.map(({ job }) => job.id);
  };
}

async function endJobs(session: Session, jobs: readonly FinishedJob[]): Promise<readonly Ended[]> {
  const rows = await session.rows<EndedRow>(FINISH, arraysOf(END, jobs.map(endRow)));
  return rows
    .toSorted((a, b) => a.at - b.at)
    .flatMap((row) => {
      const job = jobs[row.at - 1];
      return job === undefined ? [] : [{ ...row, job }];
    });
}

async function refund(session: Session, ended: readonly Ended[]): Promise<void> {
  const rows = ended.flatMap(({ job: { id, notRun, endedMs } }) =>
    notRun.map((operation) => ({ job_id: id, operation, time: endedMs })),
  );
  if (rows.length > 0) await session.rows(GIVE_BACK, arraysOf(REFUND, rows));
}

function entriesOf({ job, end, id }: EndedNewJob & { readonly id: string }): readonly Entry[] {
  return chargesOf(job, id, end.endedMs).flatMap((charge) =>
    end.notRun.some((operation) => operation === charge.operation)
      ? [charge, { ...charge, kind: 'refund' }]
      : [charge],
  );
}

function runOf(key: string | undefined): string {
  return key?.includes('/') ? key.slice(0, key.indexOf('/')) : '';
}

/** Written out, as jobRow of create-jobs.ts is. */
function endRow(job: FinishedJob) {
  const [state, completed_at, record, extended, core_id, error_type, error_message] = endColumns(job);
  const { id, token } = job;
  return { id, token, state, completed_at, record, extended, core_id, error_type, error_message };
}
