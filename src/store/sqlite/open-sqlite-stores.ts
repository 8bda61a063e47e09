import { join } from 'node:path';
import type { KeyKind, KeyStore } from '../../access/key-store.ts';
import type { CurrentIds } from '../../crm/overrides/current-ids.ts';
import type { EngineStores } from '../../engine/stores.ts';
import { CACHE_MS } from '../../inbound/run-states.ts';
import type { JobStore } from '../../jobs/job-store.ts';
import { DATABASE_NAME } from '../backup/backup-manifest.ts';
import { commitsBeside } from './commits-beside.ts';
import { openCoreDatabase } from './core-database.ts';
import { asking, placeOfDatabase } from './database-place.ts';
import { jobsWrittenBeside } from './jobs-written-beside.ts';
import { readSecretKey } from './secret-key-file.ts';
import { sqliteAccountHistory } from './sqlite-account-history.ts';
import { checkAvailable } from './sqlite-availability.ts';
import { sqliteBeforeImages } from './sqlite-before-images.ts';
import { sqliteBulkStore } from './sqlite-bulk-store.ts';
import { sqliteConnectionStore } from './sqlite-connection-store.ts';
import { sqliteCreditStore } from './sqlite-credit-store.ts';
import { sqliteCrosscheckSchedules } from './sqlite-crosscheck-schedules.ts';
import { sqliteDatasetRows } from './sqlite-dataset-rows.ts';
import { sqliteDeliveryStore } from './sqlite-delivery-store.ts';
import { sqliteEnrichmentStore } from './sqlite-enrichment-store.ts';
import { sqliteFileStore } from './sqlite-file-store.ts';
import { sqliteIdentityStore } from './sqlite-identity-store.ts';
import { sqliteJobStore } from './sqlite-job-store.ts';
import { sqliteKeyStore } from './sqlite-key-store.ts';
import { sqliteOverrideStore } from './sqlite-override-store.ts';
import { sqliteRetention } from './sqlite-retention.ts';
import { sqliteReviewStore } from './sqlite-review-store.ts';
import { sqliteRunStore } from './sqlite-run-store.ts';
import { sqliteScheduleStore } from './sqlite-schedule-store.ts';
import { sqliteStoreClock } from './sqlite-store-clock.ts';
import { sqliteSubmittedJobs } from './sqlite-submitted-jobs.ts';
import { sqliteTicketStore } from './sqlite-ticket-store.ts';
import { sqliteUserStore } from './sqlite-user-store.ts';
import { sqliteWorkspaceRows } from './sqlite-workspace-rows.ts';
import { sqliteWorkspaceSettingsStore } from './sqlite-workspace-settings-store.ts';
import type { StoreParts } from './store-parts.ts';

/** For whom stores are opened. */
export interface OpenedFor {
  /** Many ask at the same time: the disk is waited for beside them. */
  readonly forMany?: boolean;
}

/** Opens the stores of a data directory, in one SQLite database on one connection; it is made where there is none. */
export function openSqliteStores(
  dataDir: string,
  parts: StoreParts & { readonly currentIds?: CurrentIds },
  { forMany = false }: OpenedFor = {},
): EngineStores {
  const path = join(dataDir, DATABASE_NAME);
  const database = openCoreDatabase(path);
  const commits = forMany ? commitsBeside(database) : undefined;
  const requirePlace = forMany ? placeOfDatabase(path) : undefined;
  // One for each kind, which hears of every key that is deleted on this connection.
  const keys = whenAsked<Record<KeyKind, KeyStore>>({
    key: () => sqliteKeyStore(database, 'key'),
    token: () => sqliteKeyStore(database, 'token'),
  });
  const starting = { ...parts, cacheMs: CACHE_MS };
  return whenAsked<EngineStores>({
    jobs() {
      const jobs = sqliteJobStore(database, parts);
      const written = commits === undefined ? jobs : jobsWrittenBeside(jobs, commits);
      return asking(requirePlace, written, ['create', 'createClaimed']);
    },
    bulks: () => asking(requirePlace, sqliteBulkStore(database, parts), ['create', 'addPart', 'start']),
    deliveries: () => sqliteDeliveryStore(database, parts),
    credits: () => sqliteCreditStore(database),
    users: () => sqliteUserStore(database),
    settings: () => sqliteWorkspaceSettingsStore(database),
    tickets: () => asking(requirePlace, sqliteTicketStore(database, parts.currentIds), ['add']),
    history: () => sqliteAccountHistory(database),
    enrichments: () => asking(requirePlace, sqliteEnrichmentStore(database, starting), ['start']),
    identity: () => sqliteIdentityStore(database),
    overrides: () => sqliteOverrideStore(database, parts.currentIds),
    connections: () => sqliteConnectionStore(database),
    files: () => sqliteFileStore(database, parts.now),
    schedules: () => sqliteScheduleStore(database, starting),
    crosschecks: () => sqliteCrosscheckSchedules(database, parts),
    submitted: () => sqliteSubmittedJobs(database),
    retention: () => sqliteRetention(database),
    checkAvailable: () => async () => {
      requirePlace?.();
      await checkAvailable(dataDir);
    },
    storeClock: () => sqliteStoreClock(database, parts),
    datasets: () => sqliteDatasetRows(database, parts),
    workspaces: () => sqliteWorkspaceRows(database),
    keysOf: () => (kind) => keys[kind],
    runsOf: () => (workspace) => sqliteRunStore(database, { now: parts.now, workspace }),
    reviewsOf: () => (holder) => sqliteReviewStore(database, holder, parts.currentIds),
    imagesOf: () => (workspace, connection) =>
      sqliteBeforeImages(database, { workspace, connection, now: parts.now }),
    secretKey: () => (randomBytes) => readSecretKey(dataDir, randomBytes),
    close: () => async () => {
      await commits?.close();
      database.close();
    },
  });
}

/** Jobs that are forgotten when they are closed. */
export interface TemporaryJobs {
  readonly jobs: JobStore;
  close(): void;
}

/** SQLite keeps a database without a path in memory and a temporary file, and drops it when it is closed. */
export function openTemporaryJobs(parts: StoreParts): TemporaryJobs {
  const database = openCoreDatabase('');
  return { jobs: sqliteJobStore(database, parts), close: () => void database.close() };
}

/** Each of them is made when somebody asks for it, once: most commands use two or three, and each prepares statements. */
function whenAsked<Ports extends object>(
  makers: {
    readonly [Name in keyof Ports]: () => Ports[Name];
  },
): Ports {
  const ports = {};
  for (const [name, make] of Object.entries<() => unknown>(makers))
    Object.defineProperty(ports, name, {
      configurable: true,
      get() {
        const value = make();
        Object.defineProperty(ports, name, { value });
        return value;
      },
    });
  // Every name of them was just defined.
  return ports as Ports;
}
