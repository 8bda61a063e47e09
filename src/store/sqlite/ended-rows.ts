import type Database from 'better-sqlite3';
import type { JobFamily } from '../../contract/job.ts';
import type { ResolutionOptions } from '../../jobs/job-options.ts';
import type { EndedNewJob, JobStore } from '../../jobs/job-store.ts';
import { type EndColumns, endColumns, FIRST_TOKEN } from '../rows/job-rows.ts';
import { knownJobs } from './create-jobs.ts';
import { type KeptEntities, keepingEntities, keptOf } from './keep-entities.ts';
import type { StoreParts } from './store-parts.ts';

/** A job that has ended, with everything that its end causes, as it is written: plain data, for it may be sent to a thread. */
export interface EndedRow {
  readonly id: string;
  readonly workspace: string;
  readonly family: JobFamily;
  readonly idempotencyKey: string | null;
  readonly request: string;
  readonly options: string;
  readonly createdMs: number;
  readonly end: EndColumns;
  readonly kept: KeptEntities;
  readonly charges: readonly CreditEntry[];
}

interface CreditEntry {
  readonly operation: string;
  readonly kind: 'charge' | 'refund';
  readonly amount: number;
  readonly at: number;
}

export function endedRow({ job, createdMs, end }: EndedNewJob, newId: StoreParts['newId']): EndedRow {
  const { workspace, family, idempotencyKey = null, request, options, charges = [] } = job;
  const { notRun, endedMs: at } = end;
  return {
    id: `job_${newId()}`,
    ...{ workspace, family, idempotencyKey, createdMs },
    request: JSON.stringify(request),
    options: JSON.stringify(options),
    end: endColumns(end),
    kept: keptOf(end),
    charges: charges.flatMap(({ operation, amount }): CreditEntry[] => [
      { operation, kind: 'charge', amount, at },
      ...(notRun.includes(operation) ? [{ operation, kind: 'refund' as const, amount, at }] : []),
    ]),
  };
}

/** What createEnded gives for each of the rows. */
export type Created = Awaited<ReturnType<JobStore['createEnded']>>;

/** Writes such rows, all of them in one transaction; throws as createEnded does. */
export function writingEnded(database: Database.Database): (rows: readonly EndedRow[]) => Created {
  const insert = database.prepare(
    `INSERT INTO job (id, workspace, family, idempotency_key, request, options, created_at, lease_token,
       state, completed_at, record, extended, core_id, error_type, error_message)
     VALUES (?, ?, ?, ?, ?, ?, ?, ${FIRST_TOKEN}, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING`,
  );
  const enter = database.prepare(
    'INSERT INTO credit_entry (workspace, job_id, operation, kind, amount, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const knownId = knownJobs(database);
  const entities = keepingEntities(database);
  const writeOne = (row: EndedRow) => {
    const { id, workspace, family, idempotencyKey, request, options, createdMs, end, kept, charges } = row;
    const values = [id, workspace, family, idempotencyKey, request, options, createdMs, ...end];
    if (insert.run(...values).changes === 0) return { id: knownId(knownOf(row), request), isNew: false };
    for (const { operation, kind, amount, at } of charges)
      enter.run(workspace, id, operation, kind, amount, at);
    entities.keep(kept, id);
    return { id, isNew: true };
  };
  // Written by endedRow.
  const knownOf = (row: EndedRow) => ({ ...row, options: JSON.parse(row.options) as ResolutionOptions });
  const all = database.transaction((rows: readonly EndedRow[]) => rows.map(writeOne));
  return (rows) => {
    try {
      return all.immediate(rows);
    } catch (error) {
      entities.forget();
      throw error;
    }
  };
}
