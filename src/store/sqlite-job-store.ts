import type Database from 'better-sqlite3';
import type { FollowUp } from '../contract/combined.ts';
import { CoreError } from '../contract/errors.ts';
import type { Extended } from '../contract/extended.ts';
import type { JobErrorType, JobFamily, JobState } from '../contract/job.ts';
import type { JobOptions } from '../jobs/job-options.ts';
import type {
  ClaimedJob,
  FinishedJob,
  JobStore,
  Lease,
  NewJob,
  PinnedEntity,
  StoredJob,
} from '../jobs/job-store.ts';
import { recordKey } from '../reference/core-id.ts';
import { pinStatement } from './pin-statement.ts';

interface JobRow {
  readonly id: string;
  readonly family: JobFamily;
  readonly state: JobState;
  readonly follow_ups: string | null;
  readonly created_at: number;
  readonly completed_at: number | null;
  readonly record: string | null;
  readonly extended: string | null;
  readonly error_type: JobErrorType | null;
  readonly error_message: string | null;
}

interface KnownJob {
  readonly id: string;
  readonly family: string;
  readonly request: string;
}

const READ_COLUMNS = `id, family, state, created_at, completed_at, record, extended, error_type, error_message,
  CASE family WHEN 'combined' THEN request -> '$.jobs' END AS follow_ups`;

const REMEMBERED_PINS = 50_000;

/** A job that has ended, as it is told to its caller's webhook. */
export interface EndedJob {
  readonly job: StoredJob;
  readonly workspace: string;
  readonly keyId: string;
  readonly url: string;
}

/** Writes what is told of ended jobs to others; called inside the transaction that ends them. */
export type Outbox = (ended: EndedJob, nowMs: number) => void;

/** Jobs in SQLite. `newId` gives unique ids; the tables are those of core-database.ts. */
export function sqliteJobStore(
  database: Database.Database,
  newId: () => string,
  outbox: Outbox = () => {},
): JobStore {
  const byId = database.prepare(
    `SELECT ${READ_COLUMNS} FROM job WHERE id = ? AND workspace = ? AND family = ?`,
  );
  const latest = database.prepare(
    `SELECT ${READ_COLUMNS} FROM job WHERE workspace = ? AND core_id = ? ORDER BY completed_at DESC, number DESC LIMIT 1`,
  );
  return {
    create: creating(database, newId),
    ...claiming(database),
    openCounts: counting(database),
    finish: finishing(database, outbox),
    read: (workspace, family, ids) => ids.map((id) => storedJob(byId.get(id, workspace, family))),
    releaseLeases: releasing(database),
    latestResolution(workspace, coreIds) {
      const found = coreIds.flatMap((coreId) => storedJob(latest.get(workspace, coreId)) ?? []);
      return found.sort((a, b) => ((a.completedAt ?? '') < (b.completedAt ?? '') ? 1 : -1))[0];
    },
  };
}

function creating(database: Database.Database, newId: () => string): JobStore['create'] {
  const find = database.prepare(
    'SELECT id, family, request FROM job WHERE workspace = ? AND idempotency_key = ?',
  );
  const insert = database.prepare(
    `INSERT INTO job (id, workspace, family, idempotency_key, state, request, options, created_at, key_id)
     VALUES (?, ?, ?, ?, 'pending', ?, ?, ?, ?)`,
  );
  const charge = database.prepare(
    `INSERT INTO credit_entry (workspace, job_id, operation, kind, amount, at) VALUES (?, ?, ?, 'charge', ?, ?)`,
  );
  const createOne = (job: NewJob, nowMs: number): string => {
    const request = JSON.stringify(job.request);
    if (job.idempotencyKey !== undefined) {
      const known = find.get(job.workspace, job.idempotencyKey) as KnownJob | undefined;
      if (known?.request === request && known.family === job.family) return known.id;
      if (known !== undefined)
        throw new CoreError('CONFLICT', 'the idempotency key was used with another body');
    }
    const id = newId();
    insert.run(
      id,
      job.workspace,
      job.family,
      job.idempotencyKey ?? null,
      request,
      JSON.stringify(job.options),
      nowMs,
      job.keyId ?? null,
    );
    for (const { operation, amount } of job.charges ?? [])
      charge.run(job.workspace, id, operation, amount, nowMs);
    return id;
  };
  const all = database.transaction((jobs: readonly NewJob[], nowMs: number) =>
    jobs.map((job) => createOne(job, nowMs)),
  );
  return (jobs, nowMs) => all.immediate(jobs, nowMs);
}

interface ClaimedRow extends Omit<ClaimedJob, 'request' | 'options'> {
  readonly request: string;
  readonly options: string;
}

interface NumberedRow extends ClaimedRow {
  readonly number: number;
}

const CLAIM = `UPDATE job SET state = 'processing', lease_owner = @owner, lease_until = @untilMs, lease_token = lease_token + 1`;
const IS_FREE = `(state = 'pending' OR (state = 'processing' AND lease_until < @nowMs))`;
const CLAIMED = 'RETURNING id, family, request, options, created_at AS createdMs, lease_token AS token';

function claiming(database: Database.Database): Pick<JobStore, 'claim' | 'claimNext' | 'handBack'> {
  const claim = database.prepare(`${CLAIM} WHERE id = @id AND ${IS_FREE} ${CLAIMED}`);
  const nextOf = (index: string, which: string) =>
    database.prepare(
      `${CLAIM} WHERE number IN (
         SELECT number FROM job INDEXED BY ${index} WHERE key_id IS NOT NULL AND ${which} ORDER BY number LIMIT @limit
       ) ${CLAIMED}, number`,
    );
  const fresh = nextOf('job_waiting', `state = 'pending'`);
  // Begun before and not ended: it may be what took its process down, and is worked on alone.
  const begun = nextOf('job_begun', `state = 'processing' AND lease_until < @nowMs`);
  const handBack = database.prepare(
    `UPDATE job SET lease_owner = NULL, lease_until = 0 WHERE id = ? AND lease_token = ? AND state = 'processing'`,
  );
  const all = database.transaction((ids: readonly string[], lease: Lease, nowMs: number) =>
    ids.flatMap((id) => (claim.all({ ...lease, id, nowMs }) as ClaimedRow[]).map(claimedJob)),
  );
  // RETURNING gives rows in any order.
  const some = database.transaction((limit: number, lease: Lease, nowMs: number) => {
    const alone = begun.all({ ...lease, limit: 1, nowMs }) as NumberedRow[];
    const rows = alone.length > 0 ? alone : (fresh.all({ ...lease, limit }) as NumberedRow[]);
    return rows.sort((a, b) => a.number - b.number).map(({ number: _number, ...row }) => claimedJob(row));
  });
  const back = database.transaction((jobs: readonly Pick<ClaimedJob, 'id' | 'token'>[]) => {
    for (const { id, token } of jobs) handBack.run(id, token);
  });
  return {
    claim: (ids, lease, nowMs) => all.immediate(ids, lease, nowMs),
    claimNext: (limit, lease, nowMs) => some.immediate(limit, lease, nowMs),
    handBack: (jobs) => back.immediate(jobs),
  };
}

/** The columns are those of CLAIMED, written by this file. */
function claimedJob(row: ClaimedRow): ClaimedJob {
  return { ...row, request: JSON.parse(row.request), options: JSON.parse(row.options) as JobOptions };
}

function counting(database: Database.Database): JobStore['openCounts'] {
  const count = (index: string, state: JobState) =>
    database
      .prepare<[], number>(
        `SELECT count(*) FROM job INDEXED BY ${index} WHERE key_id IS NOT NULL AND state = '${state}'`,
      )
      .pluck();
  const [waiting, running] = [count('job_waiting', 'pending'), count('job_begun', 'processing')];
  return () => ({ waiting: waiting.get() ?? 0, running: running.get() ?? 0 });
}

function finishing(database: Database.Database, outbox: Outbox): JobStore['finish'] {
  const update = database.prepare(
    `UPDATE job SET state = @state, completed_at = @nowMs, record = @record, extended = @extended, core_id = @coreId,
       error_type = @errorType, error_message = @errorMessage, lease_owner = NULL, lease_until = NULL
     WHERE id = @id AND state = 'processing' AND lease_token = @token
     RETURNING ${READ_COLUMNS}, workspace, key_id, CASE WHEN key_id IS NOT NULL THEN request ->> '$.webhook_url' END AS url`,
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

function releasing(database: Database.Database): JobStore['releaseLeases'] {
  // Jobs that were handed back have no owner.
  const owners = database.prepare(
    `SELECT DISTINCT lease_owner FROM job WHERE state = 'processing' AND lease_owner IS NOT NULL`,
  );
  const release = database.prepare(
    `UPDATE job SET lease_until = 0 WHERE state = 'processing' AND lease_owner = ?`,
  );
  return (isAlive) => {
    const dead = (owners.pluck().all() as string[]).filter((owner) => !isAlive(owner));
    return dead.reduce((count, owner) => count + release.run(owner).changes, 0);
  };
}

function storedJob(row: unknown): StoredJob | undefined {
  if (row === undefined) return undefined;
  // The columns are READ_COLUMNS, written by this file.
  const job = row as JobRow;
  return {
    id: job.id,
    family: job.family,
    state: job.state,
    followUps: job.follow_ups === null ? [] : (JSON.parse(job.follow_ups) as FollowUp[]),
    createdAt: new Date(job.created_at).toISOString(),
    completedAt: job.completed_at === null ? null : new Date(job.completed_at).toISOString(),
    record: job.record === null ? null : JSON.parse(job.record),
    extended: job.extended === null ? null : (JSON.parse(job.extended) as Extended),
    errorType: job.error_type,
    errorMessage: job.error_message,
  };
}
