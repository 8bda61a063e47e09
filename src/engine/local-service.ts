import { CoreError } from '../contract/errors.ts';
import type { JobFamily } from '../contract/job.ts';
import type { LookupEntity } from '../contract/lookup-entity.ts';
import type { Service } from '../contract/service.ts';
import type { EntityFacts } from '../universe/entity.ts';
import { type NormalSourceRecord, normaliseSourceRecord } from '../universe/normal-source-record.ts';
import type { ReferenceVersion } from '../universe/reference-store.ts';
import { accountsService } from './accounts-service.ts';
import { lookupRecordOf } from './browse/lookup-record.ts';
import { bulkService } from './bulk-service.ts';
import { enrichment } from './enrichment.ts';
import { feedback } from './feedback.ts';
import { endedJobs } from './jobs/ended-jobs.ts';
import { jobStatus } from './jobs/job-body.ts';
import { newJob, withDataset, withPrices } from './jobs/new-job.ts';
import { running } from './jobs/run-jobs.ts';
import { wasPruned } from './new-ids.ts';
import type { LocalServiceParts } from './service-parts.ts';

/** The engine on this machine as a `Service`: jobs are durable, and run while somebody waits for them. */
export function localService(parts: LocalServiceParts): Service {
  const service: Service = {
    async create(family, requests, options = {}) {
      const priced = withDataset(await withPrices(parts), options);
      const jobs = requests.map((request) => newJob(family, request, priced));
      const ids = await (parts.served?.createJobs(jobs) ?? parts.store.create(jobs));
      return ids.map((id) => ({ id, status: 'processing' as const }));
    },
    async jobs(family, ids, options = {}) {
      const stored = await endedJobs(parts, { family, ids, options });
      const unknown = ids.find((_, at) => stored[at] === undefined);
      const prunedBeforeMs = unknown === undefined ? 0 : await parts.store.prunedBefore();
      return stored.map((job, at) => {
        if (job === undefined) refuseUnknown(family, ids[at] ?? '', prunedBeforeMs);
        return jobStatus<typeof family>(job, options);
      });
    },
    lookupEntity: (coreId) => lookupEntity(parts, coreId),
    ...feedback(parts),
    ...enrichment(parts),
    ...accountsService(parts),
    close: parts.close,
  };
  if (parts.served !== undefined) return { ...service, bulk: bulkService(parts, parts.served.bulk) };
  const { workspace, datasets } = parts;
  return {
    ...service,
    run: running(service, parts),
    tellsWhileJudging: datasets.tellsWhileJudging,
    aloneAccounts: (dataset) => datasets.alone({ workspace, name: dataset }),
    accountPairs: (dataset) => datasets.pairs({ workspace, name: dataset }),
  };
}

/** An id that is not there: retention took its job, or it never was one, which is no error but of a crosscheck. */
function refuseUnknown(family: JobFamily, id: string, prunedBeforeMs: number): void {
  if (wasPruned(id, prunedBeforeMs))
    throw new CoreError('JOB_PRUNED', 'the job of this id is too old to be kept');
  if (family === 'crosscheck') throw new CoreError('JOB_NOT_FOUND', 'no crosscheck job has this id');
}

async function lookupEntity(parts: LocalServiceParts, coreId: string): Promise<LookupEntity> {
  const { store, workspace } = parts;
  const reference = parts.reference();
  const entity = reference.index.entityOf(coreId);
  const facts = entity === undefined ? undefined : reference.facts(entity);
  const ids = facts === undefined ? [coreId] : [...new Set([coreId, facts.coreId])];
  const job = await store.latestResolution(workspace, ids);
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
