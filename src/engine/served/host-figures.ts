import type { HostFigures } from '../../contract/served-engine.ts';
import type { CrosscheckScheduleStore } from '../../inbound/crosscheck-schedule.ts';
import type { EnrichmentStore } from '../../inbound/enrichment-store.ts';
import type { ScheduleStore } from '../../inbound/schedule-store.ts';
import type { BulkStore } from '../../jobs/bulk-store.ts';
import type { JobStore } from '../../jobs/job-store.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import type { ServedWebhooks } from './served-webhooks.ts';

export interface CountedParts {
  readonly jobs: Pick<JobStore, 'openCounts'>;
  readonly bulks: Pick<BulkStore, 'openRows'>;
  readonly webhooks: Pick<ServedWebhooks, 'waiting'>;
  readonly enrichments: Pick<EnrichmentStore, 'open'>;
  readonly schedules: Pick<ScheduleStore, 'list'>;
  readonly crosschecks: Pick<CrosscheckScheduleStore, 'list'>;
  readonly reference: Pick<ReferenceVersion, 'entityCount' | 'version'>;
}

/** What waits and what runs in all workspaces at this moment. */
export async function hostFigures(parts: CountedParts): Promise<HostFigures> {
  const { waiting, running } = await parts.jobs.openCounts();
  const { entityCount, version } = parts.reference;
  return {
    ...{ waitingJobs: waiting, runningJobs: running, waitingDeliveries: await parts.webhooks.waiting() },
    openBulkRows: await parts.bulks.openRows(),
    ...{ entities: entityCount, referenceVersion: version },
    ...(await inboundFigures(parts)),
    ...(await crosscheckFigures(parts)),
  };
}

async function inboundFigures({
  enrichments,
  schedules,
}: CountedParts): Promise<
  Pick<HostFigures, 'waitingEnrichments' | 'runningEnrichments' | 'schedules' | 'pausedSchedules'>
> {
  const open = await enrichments.open();
  const running = open.reduce((sum, { active }) => sum + active, 0);
  const listed = await schedules.list();
  return {
    waitingEnrichments: open.reduce((sum, one) => sum + one.open, 0) - running,
    runningEnrichments: running,
    schedules: listed.length,
    pausedSchedules: pausedOf(listed),
  };
}

async function crosscheckFigures({
  crosschecks,
}: CountedParts): Promise<Pick<HostFigures, 'crosscheckSchedules' | 'pausedCrosscheckSchedules'>> {
  const listed = await crosschecks.list();
  return { crosscheckSchedules: listed.length, pausedCrosscheckSchedules: pausedOf(listed) };
}

function pausedOf(schedules: readonly { readonly pausedReason: string | null }[]): number {
  return schedules.filter(({ pausedReason }) => pausedReason !== null).length;
}
