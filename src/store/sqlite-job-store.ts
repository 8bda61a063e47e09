import type Database from 'better-sqlite3';
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

const READ_COLUMNS =
  'id, family, state, created_at, completed_at, record, extended, error_type, error_message';

const REMEMBERED_PINS = 50_000;

/** Jobs in SQLite. `newId` gives unique ids; the tables are those of core-database.ts. */
export function sqliteJobStore(database: Database.Database, newId: () => string): JobStore {
  const byId = database.prepare(
    `SELECT ${READ_COLUMNS} FROM job WHERE id = ? AND workspace = ? AND family = ?`,
  );
  const latest = database.prepare(
    `SELECT ${READ_COLUMNS} FROM job WHERE workspace = ? AND core_id = ? ORDER BY completed_at DESC, number DESC LIMIT 1`,
  );
  return {
    create: creating(database, newId),
    claim: claiming(database),
    finish: finishing(database),
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
    `INSERT INTO job (id, workspace, family, idempotency_key, state, request, options, created_at)
     VALUES (?, ?, ?, ?, 'pending', ?, ?, ?)`,
  );
  const createOne = (job: NewJob, nowMs: number): string => {
    const request = JSON.stringify(job.request);
    if (job.idempotencyKey !== undefined) {
      const known = find.get(job.workspace, job.idempotencyKey) as KnownJob | undefined;
      if (known?.request === request && known.family === job.family) return known.id;
      if (known !== undefined)
        throw new CoreError(
          'CONFLICT',
          `the idempotency key ${job.idempotencyKey} was used with another body`,
        );
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
    );
    return id;
  };
  const all = database.transaction((jobs: readonly NewJob[], nowMs: number) =>
    jobs.map((job) => createOne(job, nowMs)),
  );
  return (jobs, nowMs) => all.immediate(jobs, nowMs);
}

function claiming(database: Database.Database): JobStore['claim'] {
  const claim = database.prepare(
    `UPDATE job SET state = 'processing', lease_owner = @owner, lease_until = @untilMs, lease_token = lease_token + 1
     WHERE id = @id AND (state = 'pending' OR (state = 'processing' AND lease_until < @nowMs))
     RETURNING id, family, request, options, lease_token AS token`,
  );
  const claimOne = (id: string, lease: Lease, nowMs: number): readonly ClaimedJob[] => {
    const row = claim.get({ ...lease, id, nowMs }) as
      | (Omit<ClaimedJob, 'request' | 'options'> & { request: string; options: string })
      | undefined;
    if (row === undefined) return [];
    return [{ ...row, request: JSON.parse(row.request), options: JSON.parse(row.options) as JobOptions }];
  };
  const all = database.transaction((ids: readonly string[], lease: Lease, nowMs: number) =>
    ids.flatMap((id) => claimOne(id, lease, nowMs)),
  );
  return (ids, lease, nowMs) => all.immediate(ids, lease, nowMs);
}

function finishing(database: Database.Database): JobStore['finish'] {
  const update = database.prepare(
    `UPDATE job SET state = @state, completed_at = @nowMs, record = @record, extended = @extended, core_id = @coreId,
       error_type = @errorType, error_message = @errorMessage, lease_owner = NULL, lease_until = NULL
     WHERE id = @id AND state = 'processing' AND lease_token = @token`,
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
    const { changes } = update.run({
      id: job.id,
      token: job.token,
      nowMs,
      state: result.state,
      record: result.state === 'completed' ? JSON.stringify(result.record) : null,
      extended: result.extended === null ? null : JSON.stringify(result.extended),
      coreId: job.pinned?.coreId ?? null,
      errorType: failed?.errorType ?? null,
      errorMessage: failed?.errorMessage ?? null,
    });
    if (changes === 0) return false;
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
  const owners = database.prepare(`SELECT DISTINCT lease_owner FROM job WHERE state = 'processing'`);
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
    createdAt: new Date(job.created_at).toISOString(),
    completedAt: job.completed_at === null ? null : new Date(job.completed_at).toISOString(),
    record: job.record === null ? null : JSON.parse(job.record),
    extended: job.extended === null ? null : (JSON.parse(job.extended) as Extended),
    errorType: job.error_type,
    errorMessage: job.error_message,
  };
}
