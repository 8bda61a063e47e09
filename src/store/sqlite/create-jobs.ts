import type Database from 'better-sqlite3';
import type { BegunJob, JobStore, Lease, NewJob } from '../../jobs/job-store.ts';
import { begunJob, FIRST_TOKEN, type KnownRow, knownId } from '../rows/job-rows.ts';
import type { StoreParts } from './store-parts.ts';

/** How jobs begin: waiting, or under a lease. */
interface Beginning {
  readonly nowMs: number;
  readonly lease?: Lease;
}

/** Creates jobs with their charges; one whose key is known is given back as it is. */
export function creating(
  database: Database.Database,
  { newId, now }: StoreParts,
): Pick<JobStore, 'create' | 'createClaimed'> {
  const idOf = knownJobs(database);
  const insert = database.prepare(
    `INSERT INTO job (id, workspace, family, idempotency_key, request, options, created_at, key_id,
       state, lease_owner, lease_until, lease_token)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING`,
  );
  const charge = database.prepare(
    `INSERT INTO credit_entry (workspace, job_id, operation, kind, amount, at) VALUES (?, ?, ?, 'charge', ?, ?)`,
  );
  const createOne = (job: NewJob, { nowMs, lease }: Beginning): BegunJob => {
    const id = `job_${newId()}`;
    const { workspace, family, idempotencyKey = null, keyId = null } = job;
    const request = JSON.stringify(job.request);
    const options = JSON.stringify(job.options);
    const leased =
      lease === undefined
        ? ['pending', null, null, 0]
        : ['processing', lease.owner, nowMs + lease.forMs, FIRST_TOKEN];
    const values = [id, workspace, family, idempotencyKey, request, options, nowMs, keyId, ...leased];
    if (insert.run(...values).changes === 0) return { id: idOf(job, request), claimed: undefined };
    for (const { operation, amount } of job.charges ?? [])
      charge.run(workspace, id, operation, amount, nowMs);
    return { id, claimed: begunJob(job, id, nowMs) };
  };
  const all = database.transaction((jobs: readonly NewJob[], lease?: Lease) => {
    const beginning = { nowMs: now(), ...(lease !== undefined && { lease }) };
    return jobs.map((job) => createOne(job, beginning));
  });
  return {
    create: async (jobs) => all.immediate(jobs).map(({ id }) => id),
    createClaimed: async (jobs, lease) => all.immediate(jobs, lease),
  };
}

/** Finds the ids of jobs by their keys, for all keys of a workspace at once. */
export function knowing(database: Database.Database): JobStore['known'] {
  const find = database.prepare<[string, string], KnownRow & { readonly key: string }>(
    `SELECT id, family, request, options, idempotency_key AS key FROM job
     WHERE workspace = ? AND idempotency_key IN (SELECT value FROM json_each(?))`,
  );
  const knownIn = (jobs: readonly NewJob[], workspace: string) => {
    const keys = jobs.flatMap((job) => (job.workspace === workspace ? (job.idempotencyKey ?? []) : []));
    return new Map(find.all(workspace, JSON.stringify(keys)).map((row) => [row.key, row]));
  };
  return async (jobs) => {
    const workspaces = [...new Set(jobs.map(({ workspace }) => workspace))];
    const known = new Map(workspaces.map((workspace) => [workspace, knownIn(jobs, workspace)]));
    return jobs.map((job) => {
      const row = known.get(job.workspace)?.get(job.idempotencyKey ?? '');
      return row && knownId(row, job, JSON.stringify(job.request));
    });
  };
}

type KnownJob = Pick<NewJob, 'workspace' | 'family' | 'options'> & {
  readonly idempotencyKey?: string | null;
};

/** Finds the id of the job that a key is known for. Throws CONFLICT when it was used with another body. */
export function knownJobs(database: Database.Database): (job: KnownJob, request: string) => string {
  const find = database.prepare<[string, string | null | undefined], KnownRow>(
    'SELECT id, family, request, options FROM job WHERE workspace = ? AND idempotency_key = ?',
  );
  return (job, request) => knownId(find.get(job.workspace, job.idempotencyKey), job, request);
}
