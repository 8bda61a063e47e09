import type { BegunJob, JobStore, Lease, NewJob } from '../../jobs/job-store.ts';
import { begunJob, type EndColumns, FIRST_TOKEN, type KnownRow, knownId } from '../rows/job-rows.ts';
import { giveTurnsIn, turnsOf } from './give-turns.ts';
import { arraysOf, given, namesOf } from './given-rows.ts';
import type { PostgresDatabase, Session, SqlValue } from './postgres-database.ts';
import { type PostgresParts, timeIn } from './store-parts.ts';

/** A job that is to be inserted, unless its key is known. */
export interface InsertedJob {
  readonly job: NewJob;
  readonly id: string;
  readonly request: string;
  readonly end: EndColumns;
  readonly createdMs: number;
}

interface KnownJob extends KnownRow {
  readonly at: number;
}

/** One line of the ledger. */
export interface Entry {
  readonly workspace: string;
  readonly job_id: string;
  readonly operation: string;
  readonly kind: 'charge' | 'refund';
  readonly amount: number;
  readonly time: number;
}

const JOB = {
  text: [
    ...(['id', 'workspace', 'family', 'idempotency_key', 'request', 'options', 'key_id', 'state'] as const),
    ...(['record', 'extended', 'core_id', 'error_type', 'error_message'] as const),
  ],
  bigint: ['created_at', 'completed_at'],
} as const;
const JOB_NAMES = namesOf(JOB).join(', ');
const KEY = { text: ['workspace', 'idempotency_key'] } as const;
const ENTRY = {
  text: ['workspace', 'job_id', 'operation', 'kind'],
  bigint: ['time'],
  double: ['amount'],
} as const;

/** Numbers go by the order in which jobs were given; they are inserted by their keys, so that two that share keys do not wait for each other. */
const LEASED_FROM = namesOf(JOB).length + 1;
const INSERT = `WITH numbered AS MATERIALIZED (
    SELECT nextval('core.job_number') AS number, given.* FROM (SELECT * FROM ${given(JOB)} ORDER BY at) AS given)
  INSERT INTO core.job (number, ${JOB_NAMES}, lease_owner, lease_until, lease_token)
  SELECT number, ${JOB_NAMES}, $${LEASED_FROM}, $${LEASED_FROM + 1}, $${LEASED_FROM + 2}
  FROM numbered ORDER BY workspace, idempotency_key, number
  ON CONFLICT (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING RETURNING id`;
const FIND_KNOWN = `SELECT job.id, job.family, job.request, job.options, given.at FROM ${given(KEY)}
  JOIN core.job ON job.workspace = given.workspace AND job.idempotency_key = given.idempotency_key`;
const ENTER = `INSERT INTO core.credit_entry (workspace, job_id, operation, kind, amount, at)
  SELECT workspace, job_id, operation, kind, amount, time FROM ${given(ENTRY)} ORDER BY given.at`;

/** Creates jobs with their charges; one whose key is known is given back as it is. */
export function creating(
  database: PostgresDatabase,
  parts: PostgresParts,
): Pick<JobStore, 'create' | 'createClaimed'> {
  const createAll = (jobs: readonly NewJob[], lease?: Lease) =>
    database.transaction(async (session): Promise<readonly BegunJob[]> => {
      const nowMs = timeIn(session, parts);
      const state = lease === undefined ? 'pending' : 'processing';
      const waiting = [state, null, null, null, null, null, null] as const;
      const given = jobs.map((job) =>
        insertedJob(job, { newId: parts.newId, end: waiting, createdMs: nowMs }),
      );
      const leased = lease === undefined ? UNLEASED : [lease.owner, nowMs + lease.forMs, FIRST_TOKEN];
      const created = await insertJobs(session, given, leased);
      const entries = created.flatMap(({ id, isNew }, at) =>
        isNew ? chargesOf(given[at]?.job, id, nowMs) : [],
      );
      await enter(session, entries);
      if (lease === undefined)
        await giveTurnsIn(
          session,
          turnsOf(
            'jobs',
            jobs.filter(({ keyId }, at) => keyId !== undefined && created[at]?.isNew === true),
          ),
        );
      return jobs.map((job, at) => {
        const { id, isNew } = created[at] ?? { id: '', isNew: false };
        return { id, claimed: isNew ? begunJob(job, id, nowMs) : undefined };
      });
    });
  return {
    create: async (jobs) => (jobs.length === 0 ? [] : (await createAll(jobs)).map(({ id }) => id)),
    createClaimed: async (jobs, lease) => (jobs.length === 0 ? [] : await createAll(jobs, lease)),
  };
}

/** Owner, end and token of the lease of jobs that nobody has; a token that no claim has ends what waits for it. */
export const UNLEASED: readonly SqlValue[] = [null, null, 0];

export function insertedJob(
  job: NewJob,
  { newId, end, createdMs }: Pick<InsertedJob, 'end' | 'createdMs'> & Pick<PostgresParts, 'newId'>,
): InsertedJob {
  return { job, id: `job_${newId()}`, request: JSON.stringify(job.request), end, createdMs };
}

/** Inserts those whose keys are not known; gives the ids of all. Throws CONFLICT for a known key with another body. */
export async function insertJobs(
  session: Session,
  jobs: readonly InsertedJob[],
  leased: readonly SqlValue[],
): Promise<readonly { readonly id: string; readonly isNew: boolean }[]> {
  const inserted = await session.rows<{ id: string }>(INSERT, [
    ...arraysOf(JOB, jobs.map(jobRow)),
    ...leased,
  ]);
  const fresh = new Set(inserted.map(({ id }) => id));
  const others = jobs.filter(({ id }) => !fresh.has(id));
  const known = await idsOfKnown(session, others);
  return jobs.map(({ id }) => ({ id: known.get(id) ?? id, isNew: fresh.has(id) }));
}

export async function enter(session: Session, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0) await session.rows(ENTER, arraysOf(ENTRY, entries));
}

export function chargesOf(job: NewJob | undefined, id: string, time: number): readonly Entry[] {
  if (job === undefined) return [];
  return (job.charges ?? []).map(({ operation, amount }) => ({
    ...{ workspace: job.workspace, job_id: id, operation, kind: 'charge', amount, time },
  }));
}

async function idsOfKnown(
  session: Session,
  jobs: readonly InsertedJob[],
): Promise<ReadonlyMap<string, string>> {
  const byPlace = await knownByPlace(
    session,
    jobs.map(({ job }) => job),
  );
  return new Map(jobs.map(({ id, job, request }, at) => [id, knownId(byPlace.get(at + 1), job, request)]));
}

/** Those of the jobs whose keys are known, by their places among them, counted from 1. */
async function knownByPlace(
  session: Pick<Session, 'rows'>,
  jobs: readonly NewJob[],
): Promise<ReadonlyMap<number, KnownJob>> {
  if (jobs.length === 0) return new Map();
  const keys = jobs.map(({ workspace, idempotencyKey = null }) => ({
    workspace,
    idempotency_key: idempotencyKey,
  }));
  const known = await session.rows<KnownJob>(FIND_KNOWN, arraysOf(KEY, keys));
  return new Map(known.map((one) => [one.at, one]));
}

/** Finds the ids of jobs by their keys. */
export function knowing(database: PostgresDatabase): JobStore['known'] {
  return async (jobs) => {
    const byPlace = await knownByPlace(database, jobs);
    return jobs.map((job, at) => {
      const known = byPlace.get(at + 1);
      return known && knownId(known, job, JSON.stringify(job.request));
    });
  };
}

/** Written out, for there are many: an object that is put together of others takes several times as long. */
function jobRow({ job, id, request, end, createdMs }: InsertedJob) {
  const [state, completed_at, record, extended, core_id, error_type, error_message] = end;
  return {
    id,
    workspace: job.workspace,
    family: job.family,
    idempotency_key: job.idempotencyKey ?? null,
    request,
    options: JSON.stringify(job.options),
    key_id: job.keyId ?? null,
    state,
    record,
    extended,
    core_id,
    error_type,
    error_message,
    created_at: createdMs,
    completed_at,
  };
}
