import type Database from 'better-sqlite3';
import { CoreError } from '../../contract/errors.ts';
import type { BegunJob, ClaimedJob, JobStore, Lease, NewJob } from '../../jobs/job-store.ts';
import type { StoreParts } from './store-parts.ts';

interface KnownJob {
  readonly id: string;
  readonly family: string;
  readonly request: string;
}

/** How jobs begin: waiting, or under a lease. */
interface Beginning {
  readonly nowMs: number;
  readonly lease?: Lease;
}

/** The token of a first claim. */
export const FIRST_TOKEN = 1;

/** Creates jobs with their charges; one whose key is known is given back as it is. */
export function creating(
  database: Database.Database,
  { newId, now }: StoreParts,
): Pick<JobStore, 'create' | 'createClaimed'> {
  const knownId = knownJobs(database);
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
    if (insert.run(...values).changes === 0) return { id: knownId(job, request), claimed: undefined };
    for (const { operation, amount } of job.charges ?? [])
      charge.run(workspace, id, operation, amount, nowMs);
    return { id, claimed: claimedJob(job, id, nowMs) };
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

function claimedJob({ workspace, ...job }: NewJob, id: string, createdMs: number): ClaimedJob {
  const { family, request, options } = job;
  const claim = { id, workspace, options, createdMs, progress: null, token: FIRST_TOKEN };
  // Whoever creates a job has read its request by the schema of its family.
  return { ...claim, family, request } as ClaimedJob;
}

/** Gives the id of the job that a key is known for. Throws CONFLICT when it was used with another body. */
export function knownJobs(database: Database.Database): (job: NewJob, request: string) => string {
  const find = database.prepare<[string, string | undefined], KnownJob>(
    'SELECT id, family, request FROM job WHERE workspace = ? AND idempotency_key = ?',
  );
  return ({ workspace, family, idempotencyKey }, request) => {
    const known = find.get(workspace, idempotencyKey);
    if (known?.request === request && known.family === family) return known.id;
    throw new CoreError('CONFLICT', 'the idempotency key was used with another body');
  };
}
