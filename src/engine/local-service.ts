import { chargesOf } from '../access/prices.ts';
import { followUpsOf } from '../contract/charges.ts';
import { CoreError } from '../contract/errors.ts';
import type { JobFamily } from '../contract/job.ts';
import type { LookupEntity } from '../contract/lookup-entity.ts';
import { parseWith } from '../contract/parse.ts';
import {
  type JobOptions as AskedFor,
  JOB_SCHEMAS,
  type JobRequest,
  type JobStatus,
  type RequestOf,
  type Service,
} from '../contract/service.ts';
import { webAddressIn } from '../contract/web-address.ts';
import { isTerminal } from '../jobs/job-states.ts';
import type { NewJob, StoredJob } from '../jobs/job-store.ts';
import type { EntityFacts } from '../universe/entity.ts';
import { type NormalSourceRecord, normaliseSourceRecord } from '../universe/normal-source-record.ts';
import type { ReferenceVersion } from '../universe/reference-store.ts';
import { lookupRecordOf } from './browse/lookup-record.ts';
import { feedbackAndEnrichment } from './feedback-and-enrichment.ts';
import { jobBody } from './job-body.ts';
import { wasPruned } from './new-ids.ts';
import type { LocalServiceParts, ServedParts } from './service-parts.ts';

/** How long to wait before looking again at jobs that another process works on. */
const OTHERS_WORK_MS = 100;

/** The engine on this machine as a `Service`: jobs are durable, and run while somebody waits for them. */
export function localService(parts: LocalServiceParts): Service {
  return {
    async create(family, requests) {
      const jobs = requests.map((request) => newJob(family, request, parts));
      const ids = await (parts.served?.createJobs(jobs) ?? parts.store.create(jobs, parts.now()));
      return ids.map((id) => ({ id, status: 'processing' as const }));
    },
    async jobs(family, ids, options = {}) {
      const stored = await ended(parts, { family, ids, options });
      return stored.map((job, at) => {
        if (job === undefined) refuseUnknown(parts, family, ids[at] ?? '');
        // The stored record was made by the workflow of the same family.
        return jobBody(job, options.extended === true) as JobStatus<typeof family>;
      });
    },
    lookupEntity: async (coreId) => lookupEntity(parts, coreId),
    ...feedbackAndEnrichment(parts),
    close: parts.close,
  };
}

/** Keys of callers are theirs alone: the runs of the command line have others. */
const SERVED_KEY = 'http/';

function newJob<F extends JobFamily>(
  family: F,
  { body, idempotencyKey }: JobRequest<F>,
  parts: LocalServiceParts,
): NewJob {
  const { workspace, jobOptions, served } = parts;
  const request = parseWith(JOB_SCHEMAS[family].request, body, 'request');
  const key =
    served === undefined || idempotencyKey === undefined ? idempotencyKey : SERVED_KEY + idempotencyKey;
  return {
    workspace,
    family,
    request,
    options: jobOptions,
    ...(key !== undefined && { idempotencyKey: key }),
    ...(served !== undefined && servedPart(family, request, served)),
  };
}

function servedPart(
  family: JobFamily,
  request: RequestOf<JobFamily>,
  { keyId, prices, checkWebhook }: ServedParts,
) {
  if (request.webhook_url !== undefined) checkWebhook(webhookIn(request.webhook_url));
  return { keyId, charges: chargesOf(family, followUpsOf(request), prices) };
}

function webhookIn(text: string): URL {
  const address = webAddressIn(text);
  if (address !== undefined) return address;
  throw new CoreError('INVALID_REQUEST', 'webhook_url: must be an address', { field: 'webhook_url' });
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
  // Not the time of day: whoever sets the clock must make nobody wait.
  const deadline = performance.now() + (options.waitMs ?? 0);
  const leftMs = () => deadline - performance.now();
  const isOver = () => leftMs() <= 0 || options.signal?.aborted === true;
  const wait = () => ({ forMs: leftMs(), ...(options.signal && { signal: options.signal }) });
  const runsByItself = parts.served !== undefined;
  let open = ids;
  for (;;) {
    // Claiming passes over what has ended already, so nothing is read before.
    if (!runsByItself && !isOver()) await parts.runner.run(open, wait());
    const stored = parts.store.read(parts.workspace, family, ids);
    open = stored.flatMap((job) => (job === undefined || isTerminal(job.state) ? [] : [job.id]));
    if (open.length === 0 || isOver()) return stored;
    // Nobody is told of jobs that have ended before: only those that are open now are waited for.
    if (runsByItself) await parts.runner.run(open, wait());
    else await new Promise((resolve) => setTimeout(resolve, OTHERS_WORK_MS));
  }
}

/** An id that is not there: retention took its job, or it never was one, which is no error but of a crosscheck. */
function refuseUnknown({ store }: LocalServiceParts, family: JobFamily, id: string): void {
  if (wasPruned(id, store.prunedBefore()))
    throw new CoreError('JOB_PRUNED', 'the job of this id is too old to be kept');
  if (family === 'crosscheck') throw new CoreError('JOB_NOT_FOUND', 'no crosscheck job has this id');
}

function lookupEntity(parts: LocalServiceParts, coreId: string): LookupEntity {
  const { store, workspace } = parts;
  const reference = parts.reference();
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
    record: lookupRecordOf(job, facts && { facts, records: recordsOf(facts, reference) }),
  };
}

/** The records of an entity, best source first. */
function recordsOf(facts: EntityFacts, reference: ReferenceVersion): readonly NormalSourceRecord[] {
  const sources = new Map(reference.sources().map((source) => [source.name, source]));
  return facts.sources.flatMap((key) => {
    const record = reference.record(key);
    const source = record && sources.get(record.source);
    return record && source ? [normaliseSourceRecord(record, source)] : [];
  });
}
