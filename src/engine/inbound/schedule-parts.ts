import type { WorkspaceSettingsStore } from '../../access/workspace-settings-store.ts';
import type { BeforeImages } from '../../connectors/writeback-changes.ts';
import type { Clock } from '../../contract/clock.ts';
import type { CrmConnection } from '../../contract/crm-connection.ts';
import type { EnrichmentStore } from '../../inbound/enrichment-store.ts';
import type { ClaimedSchedule, ScheduleStore } from '../../inbound/schedule-store.ts';
import type { DecidedEntities } from '../../jobs/workflows/workflow.ts';
import type { EnrichmentWork } from './ended-run.ts';

export interface ScheduleParts {
  readonly schedules: ScheduleStore;
  readonly enrichments: EnrichmentStore;
  readonly settings: Pick<WorkspaceSettingsStore, 'of'>;
  readonly decisions: DecidedEntities;
  readonly work: EnrichmentWork;
  /** Where it is kept what fields of a connection held before they were written. */
  readonly imagesOf: (workspace: string, connection: string) => BeforeImages;
  readonly clock: Clock;
}

/** One run of a schedule, with what its steps share. */
export interface ScheduleRun {
  readonly claim: ClaimedSchedule;
  readonly connection: CrmConnection;
  readonly parts: ScheduleParts;
  readonly signal: AbortSignal;
}
