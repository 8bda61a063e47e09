import { expect } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import type { EntityResolutionRecord } from '../../src/contract/entity-resolution.ts';
import type { JobFamily } from '../../src/contract/job.ts';
import type { JobStatus, RequestOf, Service } from '../../src/contract/service.ts';
import type { Owner } from './owner.ts';

/** The service as a workspace sees it, behind the interface that all callers use. */
export interface ServiceTarget {
  readonly service: Service;
  readonly workspace: string;
  /** The same service as another workspace sees it. */
  readonly stranger: Service;
  readonly owner: Owner;
  /** A workspace that has nothing yet; the name may be a sentence. */
  newWorkspace(name: string): Promise<{ readonly service: Service; readonly workspace: string }>;
}

const WAIT_MS = 20_000;

/** Creates the jobs and answers with them once all have ended, in their order. */
export async function endedJobs<F extends JobFamily>(
  { service }: ServiceTarget,
  family: F,
  bodies: readonly RequestOf<F>[],
): Promise<readonly JobStatus<F>[]> {
  const created = await service.create(
    family,
    bodies.map((body) => ({ body })),
  );
  const jobs = await service.jobs(
    family,
    created.map(({ id }) => id),
    { waitMs: WAIT_MS },
  );
  expect(jobs).toHaveLength(bodies.length);
  return jobs;
}

/** The record of a job that completes; its form is the caller's to check. */
export async function completedRecord<F extends JobFamily>(
  target: ServiceTarget,
  family: F,
  body: RequestOf<F>,
): Promise<unknown> {
  const [job] = await endedJobs(target, family, [body]);
  if (job?.status !== 'completed') throw new Error(`the job is ${JSON.stringify(job)}`);
  return job.record;
}

/** The records of companies that are resolved, in the order of the inputs. */
export async function resolved(
  target: ServiceTarget,
  ...inputs: readonly EntityInput[]
): Promise<readonly EntityResolutionRecord[]> {
  const jobs = await endedJobs(target, 'entity-resolution', inputs);
  return jobs.map((job) => {
    if (job.status !== 'completed') throw new Error(`the job is ${JSON.stringify(job)}`);
    return job.record;
  });
}

/** Of one company. */
export async function resolvedOne(
  target: ServiceTarget,
  input: EntityInput,
): Promise<EntityResolutionRecord> {
  const [record] = await resolved(target, input);
  if (record === undefined) throw new Error('there is no record');
  return record;
}
