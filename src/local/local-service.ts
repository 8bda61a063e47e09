import { CoreError } from '../contract/errors.ts';
import type { JobFamily } from '../contract/job.ts';
import type { LookupEntity } from '../contract/lookup-entity.ts';
import { parseWith } from '../contract/parse.ts';
import {
  type JobOptions as AskedFor,
  JOB_SCHEMAS,
  type JobStatus,
  type Service,
} from '../contract/service.ts';
import type { JobOptions } from '../jobs/job-options.ts';
import { isTerminal } from '../jobs/job-states.ts';
import type { JobStore, StoredJob } from '../jobs/job-store.ts';
import type { Runner } from '../jobs/runner.ts';
import type { ReferenceVersion } from '../reference/reference-store.ts';
import { jobBody } from './job-body.ts';
import { lookupRecordOf } from './lookup-record.ts';

export interface LocalServiceParts {
  readonly workspace: string;
  readonly store: JobStore;
  readonly runner: Runner;
  readonly reference: ReferenceVersion;
  readonly jobOptions: JobOptions;
  readonly now: () => number;
  readonly close: () => Promise<void>;
}

/** How long to wait before looking again at jobs that another process works on. */
const OTHERS_WORK_MS = 100;

/** The engine on this machine as a `Service`: jobs are durable, and run while somebody waits for them. */
export function localService(parts: LocalServiceParts): Service {
  return {
    async create(family, requests) {
      const jobs = requests.map(({ body, idempotencyKey }) => ({
        workspace: parts.workspace,
        family,
        request: parseWith(JOB_SCHEMAS[family].request, body, 'request'),
        options: parts.jobOptions,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      }));
      return parts.store.create(jobs, parts.now()).map((id) => ({ id, status: 'processing' as const }));
    },
    async jobs(family, ids, options = {}) {
      const stored = await ended(parts, { family, ids, options });
      return stored.map((job) => statusOf(family, job, options));
    },
    lookupEntity: async (coreId) => lookupEntity(parts, coreId),
    submitFeedback: notYet,
    readFeedback: notYet,
    startEnrichment: notYet,
    readEnrichment: notYet,
    close: parts.close,
  };
}

interface Asked {
  readonly family: JobFamily;
  readonly ids: readonly string[];
  readonly options: AskedFor;
}

/** Works on the jobs until all have ended or the time is over; another process may be working on some of them. */
async function ended(
  parts: LocalServiceParts,
  { family, ids, options }: Asked,
): Promise<readonly (StoredJob | undefined)[]> {
  const deadline = parts.now() + (options.waitMs ?? 0);
  const isOver = () => parts.now() >= deadline || options.signal?.aborted === true;
  let open = ids;
  for (;;) {
    // Claiming passes over what has ended already, so nothing is read before.
    if (!isOver()) await parts.runner.run(open);
    const stored = parts.store.read(parts.workspace, family, ids);
    open = stored.flatMap((job) => (job === undefined || isTerminal(job.state) ? [] : [job.id]));
    if (open.length === 0 || isOver()) return stored;
    await new Promise((resolve) => setTimeout(resolve, OTHERS_WORK_MS));
  }
}

function statusOf<F extends JobFamily>(
  family: F,
  job: StoredJob | undefined,
  options: AskedFor,
): JobStatus<F> {
  if (job === undefined && family === 'crosscheck')
    throw new CoreError('JOB_NOT_FOUND', 'no crosscheck job has this id');
  // The stored record was made by the workflow of the same family.
  return jobBody(job, options.extended === true) as JobStatus<F>;
}

function lookupEntity({ store, workspace, reference }: LocalServiceParts, coreId: string): LookupEntity {
  const entity = reference.index.entityOf(coreId);
  const facts = entity === undefined ? undefined : reference.facts(entity);
  const ids = facts === undefined ? [coreId] : [...new Set([coreId, facts.coreId])];
  const job = store.latestResolution(workspace, ids);
  if (job === undefined)
    throw new CoreError('ENTITY_NOT_FOUND', `no completed resolution of ${coreId} is known`);
  return {
    id: job.id,
    status: 'completed',
    created_at: job.createdAt,
    completed_at: job.completedAt ?? job.createdAt,
    record: lookupRecordOf(job, facts),
  };
}

async function notYet(): Promise<never> {
  throw new CoreError('NOT_AVAILABLE', 'feedback and inbound enrichment need a later version of core');
}
