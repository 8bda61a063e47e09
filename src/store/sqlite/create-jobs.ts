import type Database from 'better-sqlite3';
import { CoreError } from '../../contract/errors.ts';
import type { JobStore, NewJob } from '../../jobs/job-store.ts';
import type { StoreParts } from './store-parts.ts';

interface KnownJob {
  readonly id: string;
  readonly family: string;
  readonly request: string;
}

/** Creates jobs with their charges; one whose key is known is given back as it is. */
export function creating(database: Database.Database, { newId, now }: StoreParts): JobStore['create'] {
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
    const id = `job_${newId()}`;
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
  const all = database.transaction((jobs: readonly NewJob[]) => {
    const nowMs = now();
    return jobs.map((job) => createOne(job, nowMs));
  });
  return async (jobs) => all.immediate(jobs);
}
