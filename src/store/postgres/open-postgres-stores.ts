import type { CurrentIds } from '../../crm/overrides/current-ids.ts';
import type { EngineStores, SharedStores } from '../../engine/stores.ts';
import { CACHE_MS } from '../../inbound/run-states.ts';
import { databaseId } from './database-id.ts';
import { checkKey, noKey } from './key-in-use.ts';
import { checkSchema } from './migrate.ts';
import { postgresAccountHistory } from './postgres-account-history.ts';
import { checkAvailable } from './postgres-availability.ts';
import { postgresBeforeImages } from './postgres-before-images.ts';
import { postgresBulkStore } from './postgres-bulk-store.ts';
import { postgresConnectionStore } from './postgres-connection-store.ts';
import { postgresCreditStore } from './postgres-credit-store.ts';
import { postgresCrosscheckSchedules } from './postgres-crosscheck-schedules.ts';
import { openPostgresDatabase, type PostgresOptions } from './postgres-database.ts';
import { postgresDatasetLeases } from './postgres-dataset-leases.ts';
import { postgresDatasetRows } from './postgres-dataset-rows.ts';
import { postgresDeliveryStore } from './postgres-delivery-store.ts';
import { postgresEnrichmentStore } from './postgres-enrichment-store.ts';
import { postgresFileStore } from './postgres-file-store.ts';
import { postgresIdentityStore } from './postgres-identity-store.ts';
import { postgresJobStore } from './postgres-job-store.ts';
import { postgresKeyStore } from './postgres-key-store.ts';
import { postgresOverrideStore } from './postgres-override-store.ts';
import { postgresProcesses } from './postgres-processes.ts';
import { postgresPublishedUniverses } from './postgres-published-universes.ts';
import { postgresQueues } from './postgres-queues.ts';
import { postgresRateCounts } from './postgres-rate-counts.ts';
import { postgresRetention } from './postgres-retention.ts';
import { postgresReviewStore } from './postgres-review-store.ts';
import { postgresRunStore } from './postgres-run-store.ts';
import { postgresScheduleStore } from './postgres-schedule-store.ts';
import { postgresSharedNames } from './postgres-shared-names.ts';
import { postgresSharedParts } from './postgres-shared-parts.ts';
import { postgresSignals } from './postgres-signals.ts';
import { postgresStoreClock } from './postgres-store-clock.ts';
import { postgresSubmittedJobs } from './postgres-submitted-jobs.ts';
import { postgresTicketStore } from './postgres-ticket-store.ts';
import { postgresTurns } from './postgres-turns.ts';
import { postgresUserStore } from './postgres-user-store.ts';
import { postgresWorkspaceRows } from './postgres-workspace-rows.ts';
import { postgresWorkspaceSettingsStore } from './postgres-workspace-settings-store.ts';
import type { PostgresParts } from './store-parts.ts';

/** What comes from outside into the stores. */
interface StoresParts extends PostgresParts {
  /** The same 32 bytes for all processes, which stand in no database; without, there are no secrets to be had. */
  readonly secretKey?: Uint8Array;
  readonly currentIds?: CurrentIds;
}

export interface PostgresStores extends EngineStores {
  readonly shared: SharedStores;
}

/**
 * Opens the stores in the PostgreSQL database of a connection string. Throws CONFIG when its tables are not those of this
 * version, the secret key is not that of the others or the package pg is missing, STORE_UNREACHABLE or STORE_REFUSED when
 * the database cannot be reached or refuses the user.
 */
export async function openPostgresStores(
  url: string,
  parts: StoresParts,
  options?: PostgresOptions,
): Promise<PostgresStores> {
  const database = await openPostgresDatabase(url, options);
  const { secretKey } = parts;
  try {
    await checkSchema(database);
    if (secretKey !== undefined) await checkKey(database, secretKey);
  } catch (error) {
    await database.close();
    throw error;
  }
  const starting = { ...parts, cacheMs: CACHE_MS };
  const turns = postgresTurns(database, parts);
  const keys = { key: postgresKeyStore(database, 'key'), token: postgresKeyStore(database, 'token') };
  return {
    jobs: postgresJobStore(database, parts),
    bulks: postgresBulkStore(database, parts),
    deliveries: postgresDeliveryStore(database, parts),
    credits: postgresCreditStore(database),
    users: postgresUserStore(database),
    settings: postgresWorkspaceSettingsStore(database),
    tickets: postgresTicketStore(database, parts.currentIds),
    history: postgresAccountHistory(database),
    enrichments: postgresEnrichmentStore(database, starting),
    identity: postgresIdentityStore(database),
    overrides: postgresOverrideStore(database, parts.currentIds),
    connections: postgresConnectionStore(database),
    files: postgresFileStore(database, parts),
    schedules: postgresScheduleStore(database, starting),
    crosschecks: postgresCrosscheckSchedules(database, parts),
    submitted: postgresSubmittedJobs(database),
    retention: postgresRetention(database),
    checkAvailable: () => checkAvailable(database),
    storeClock: postgresStoreClock(database, parts),
    datasets: postgresDatasetRows(database, parts),
    workspaces: postgresWorkspaceRows(database),
    shared: {
      databaseId: () => databaseId(database),
      universes: postgresPublishedUniverses(database),
      processes: postgresProcesses(database, parts),
      queues: postgresQueues(database, parts),
      signals: postgresSignals(database),
      rates: postgresRateCounts(database, parts),
      turns,
      datasetLeases: postgresDatasetLeases(database, parts),
      names: postgresSharedNames(database, parts),
      parts: postgresSharedParts(database, parts),
    },
    keysOf: (kind) => keys[kind],
    runsOf: (workspace) => postgresRunStore(database, { ...parts, workspace }),
    reviewsOf: (holder) => postgresReviewStore(database, holder, parts.currentIds),
    imagesOf: (workspace, connection) => postgresBeforeImages(database, { ...parts, workspace, connection }),
    secretKey() {
      if (secretKey === undefined) throw noKey();
      return secretKey;
    },
    async close() {
      await turns.end();
      await database.close();
    },
  };
}
