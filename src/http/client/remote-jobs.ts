import { CoreError } from '../../contract/errors.ts';
import { JobCreated, type JobFamily } from '../../contract/job.ts';
import type { RouteName } from '../../contract/route.ts';
import { JOB_SCHEMAS, type JobRequest, type JobStatus } from '../../contract/service.ts';
import type { TimedAnswer } from './call.ts';
import type { ClientClock } from './clock.ts';
import { type JobLook, pollJob } from './poll-job.ts';
import type { CallParts } from './route-calls.ts';
import type { Schema } from './tolerant-read.ts';

/** Asks a route of the service and reads the answer by a schema. */
export type Ask = <S extends Schema>(
  name: RouteName,
  schema: S,
  parts: CallParts,
) => Promise<{ readonly answer: TimedAnswer; readonly body: S['_output'] }>;

// The interface does not fix the status of a new combined job (docs/wire.md, Left open).
const CreatedId = JobCreated.pick({ id: true });

const HEADER_TEXT = /^[\x20-\x7e]+$/;

interface NewCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Creates one job. Without an idempotency key it is tried again only when the service cannot have heard of it. */
export async function createJob<F extends JobFamily>(
  ask: Ask,
  family: F,
  { body, idempotencyKey, headers, signal }: JobRequest<F> & NewCall,
): Promise<JobCreated> {
  if (idempotencyKey !== undefined && !HEADER_TEXT.test(idempotencyKey))
    throw new CoreError('INVALID_REQUEST', 'Idempotency-Key: must be of printable ASCII characters');
  const once =
    idempotencyKey === undefined
      ? { effect: 'the job may have been created', headers }
      : { headers: { ...headers, 'idempotency-key': idempotencyKey } };
  const created = await ask(`create-${family}`, CreatedId, { body, signal, ...once });
  return { id: created.body.id, status: 'processing' };
}

interface Reading<F extends JobFamily> {
  readonly family: F;
  readonly id: string;
  readonly isExtended: boolean;
  /** Zero for the state of now. */
  readonly waitMs: number;
  readonly clock: ClientClock;
  readonly signal: AbortSignal;
}

/** Reads one job, and waits for its end when asked to. */
export async function readJob<F extends JobFamily>(ask: Ask, reading: Reading<F>): Promise<JobStatus<F>> {
  const { family, id, isExtended, waitMs, clock, signal } = reading;
  const deadline = clock.now() + waitMs;
  const parts = {
    params: { job_id: id },
    ...(isExtended && { headers: { 'x-core-extended': 'true' } }),
    ...(waitMs > 0 && { holdUntil: deadline }),
    signal,
  };
  const look = async (isKnown: boolean): Promise<JobLook<JobStatus<F>>> => {
    const { answer, body } = await ask(`read-${family}`, JOB_SCHEMAS[family].status, { ...parts, isKnown });
    // The schema is that of the family, which the type of the table does not say of a family not yet known.
    const job = body as JobStatus<F>;
    return { answer, job, hasEnded: job.status === 'completed' || job.status === 'failed' };
  };
  return pollJob(look, { clock, deadline, signal });
}
