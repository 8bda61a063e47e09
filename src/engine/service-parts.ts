import type { Prices } from '../access/prices.ts';
import type { WorkspaceSettingsStore } from '../access/workspace-settings-store.ts';
import type { Clock } from '../contract/clock.ts';
import type { TicketStore } from '../feedback/ticket-store.ts';
import type { EnrichmentStore } from '../inbound/enrichment-store.ts';
import type { BulkQueue } from '../jobs/bulk-queue.ts';
import type { BulkStore } from '../jobs/bulk-store.ts';
import type { ResolutionOptions } from '../jobs/job-options.ts';
import type { JobStore } from '../jobs/job-store.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Runner } from '../jobs/runner.ts';
import type { DecidedEntities } from '../jobs/workflows/workflow.ts';
import type { ReferenceVersion } from '../universe/reference-store.ts';
import type { Datasets } from './datasets/datasets.ts';
import type { EnrichmentWork } from './inbound/ended-run.ts';
import type { CreateJobs } from './jobs/group-creation.ts';

/** What a local service is made of. */
export type LocalServiceParts = CommonParts &
  (
    | {
        readonly runner: Runner;
        /** Of workspaces that have no prices of their own; nothing is charged without. */
        readonly prices?: Prices | undefined;
        readonly served?: undefined;
      }
    /** Only of callers with an API key: their jobs run by themselves. */
    | { readonly served: ServedParts }
  );

export interface CommonParts {
  readonly workspace: string;
  readonly store: JobStore;
  /** The universe of now. */
  readonly reference: () => ReferenceVersion;
  readonly jobOptions: ResolutionOptions;
  readonly clock: Clock;
  readonly datasets: Datasets;
  readonly enrichments: EnrichmentParts;
  /** What is settled for the workspace; asked at each call, for another process may change it. */
  readonly settings: WorkspaceSettingsStore;
  readonly tickets: TicketStore;
  readonly close: () => Promise<void>;
}

/** Enrichment runs, and who works on them. */
export interface EnrichmentParts {
  readonly store: EnrichmentStore;
  readonly work: EnrichmentWork;
  /** What is found is answered again as long as the same is decided of the account. */
  readonly decisions: DecidedEntities;
}

/** Where bulks are kept, and who works on them. */
export interface BulkParts {
  readonly store: BulkStore;
  readonly queue: Pick<BulkQueue, 'listen' | 'wake'>;
}

/** What is different for those who come with an API key. */
export interface ServedParts {
  readonly keyId: string;
  readonly createJobs: CreateJobs;
  readonly listen: JobQueue['listen'];
  readonly bulk: BulkParts;
  /** Of workspaces that have no prices of their own. */
  readonly prices: Prices;
  /** Throws INVALID_REQUEST for a webhook that may not be called. */
  readonly checkWebhook: (url: URL) => void;
}
