import type { CreditStore } from '../access/credit-store.ts';
import type { KeyKind, KeyStore } from '../access/key-store.ts';
import type { RateCounts } from '../access/rate-counts.ts';
import type { UserStore } from '../access/user-store.ts';
import type { WorkspaceSettingsStore } from '../access/workspace-settings-store.ts';
import type { FileStore } from '../batch/files/file-store.ts';
import type { RunStore } from '../batch/run-store.ts';
import type { SubmittedJobs } from '../batch/submitted-jobs.ts';
import type { ConnectionStore } from '../connectors/connection-store.ts';
import type { BeforeImages } from '../connectors/writeback-changes.ts';
import type { OverrideStore } from '../crm/overrides/override-store.ts';
import type { ReviewHolder, ReviewStore } from '../crm/review/review-store.ts';
import type { SharedFiles } from '../disk/shared-files.ts';
import type { AccountHistory } from '../feedback/account-history.ts';
import type { TicketStore } from '../feedback/ticket-store.ts';
import type { CrosscheckScheduleStore } from '../inbound/crosscheck-schedule.ts';
import type { EnrichmentStore } from '../inbound/enrichment-store.ts';
import type { ScheduleStore } from '../inbound/schedule-store.ts';
import type { BulkStore } from '../jobs/bulk-store.ts';
import type { DatasetLeases } from '../jobs/dataset-leases.ts';
import type { DatasetRows } from '../jobs/dataset-rows.ts';
import type { JobStore } from '../jobs/job-store.ts';
import type { Processes } from '../jobs/processes.ts';
import type { Retention } from '../jobs/retention.ts';
import type { SharedParts } from '../jobs/shared-parts.ts';
import type { Signals } from '../jobs/signals.ts';
import type { StoreClock } from '../jobs/store-clock.ts';
import type { Turns } from '../jobs/turns.ts';
import type { WorkspaceQueues } from '../jobs/workspace-queues.ts';
import type { WorkspaceRows } from '../jobs/workspace-rows.ts';
import type { SharedNames } from '../store/files/shared-names.ts';
import type { IdentityStore } from '../universe/identity-store.ts';
import type { PublishedUniverses } from '../universe/published-universes.ts';
import type { DeliveryStore } from '../webhooks/delivery-store.ts';

/**
 * Everything durable but the universe, as ports: whoever works with it takes them, and never a database. There is one
 * composition of them for each kind of store (store/sqlite/open-sqlite-stores.ts). All of them are good until `close`.
 */
export interface EngineStores {
  readonly jobs: JobStore;
  readonly bulks: BulkStore;
  readonly deliveries: DeliveryStore;
  readonly credits: CreditStore;
  readonly users: UserStore;
  readonly settings: WorkspaceSettingsStore;
  readonly tickets: TicketStore;
  readonly history: AccountHistory;
  readonly enrichments: EnrichmentStore;
  readonly identity: IdentityStore;
  readonly overrides: OverrideStore;
  readonly connections: ConnectionStore;
  readonly files: FileStore;
  readonly schedules: ScheduleStore;
  readonly crosschecks: CrosscheckScheduleStore;
  readonly submitted: SubmittedJobs;
  readonly retention: Retention;
  readonly storeClock: StoreClock;
  readonly datasets: DatasetRows;
  readonly workspaces: WorkspaceRows;
  /** Where machines share the files of datasets, and those that people upload; undefined where this one has its own. */
  readonly sharedFiles?: SharedFiles;
  /** Undefined where everything is of this machine alone. */
  readonly shared?: SharedStores;
  /** Throws while the database cannot be reached or takes nothing: WRITE_FAILED where the disk has no room. */
  checkAvailable(): Promise<void>;
  /** The same store whenever it is asked for. */
  keysOf(kind: KeyKind): KeyStore;
  runsOf(workspace: string): RunStore;
  reviewsOf(holder: ReviewHolder): ReviewStore;
  imagesOf(workspace: string, connection: string): BeforeImages;
  /** The 32 bytes that encrypt secrets in the stores; made with the random bytes, for good, where there are none yet and nobody else has to have the same. Throws CONFIG without them. */
  secretKey(randomBytes: (size: number) => Uint8Array): Uint8Array;
  close(): Promise<void>;
}

/** What stores have that several machines share. */
export interface SharedStores {
  /** By which a place for files knows the database. */
  databaseId(): Promise<string>;
  readonly universes: PublishedUniverses;
  readonly processes: Processes;
  readonly queues: WorkspaceQueues;
  readonly signals: Signals;
  readonly rates: RateCounts;
  readonly turns: Turns;
  readonly datasetLeases: DatasetLeases;
  /** Of the files that they share (store/files/open-shared-files.ts). */
  readonly names: SharedNames;
  /** Of the work on datasets. */
  readonly parts: SharedParts;
}
