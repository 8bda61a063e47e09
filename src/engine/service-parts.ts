import type { Prices } from '../access/prices.ts';
import type { TicketStore } from '../feedback/ticket-store.ts';
import type { EnrichmentStore } from '../inbound/enrichment-store.ts';
import type { JobOptions } from '../jobs/job-options.ts';
import type { JobStore } from '../jobs/job-store.ts';
import type { Runner } from '../jobs/runner.ts';
import type { ReferenceVersion } from '../universe/reference-store.ts';
import type { CreateJobs } from './group-creation.ts';

/** What a local service is made of. */
export interface LocalServiceParts {
  readonly workspace: string;
  readonly store: JobStore;
  readonly runner: Runner;
  /** The universe of now. */
  readonly reference: () => ReferenceVersion;
  readonly jobOptions: JobOptions;
  readonly now: () => number;
  readonly close: () => Promise<void>;
  /** Only of callers with an API key. */
  readonly served?: ServedParts;
}

/** What is different for those who come with an API key. */
export interface ServedParts {
  readonly keyId: string;
  readonly createJobs: CreateJobs;
  readonly prices: Prices;
  /** Throws INVALID_REQUEST for a webhook that may not be called. */
  readonly checkWebhook: (url: URL) => void;
  readonly tickets: TicketStore;
  readonly enrichments: EnrichmentStore;
}
