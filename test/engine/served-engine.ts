import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import type { CreditStore } from '../../src/access/credit-store.ts';
import { DEFAULT_PRICES } from '../../src/access/prices.ts';
import type { WorkspaceSettingsStore } from '../../src/access/workspace-settings-store.ts';
import { CoreError } from '../../src/contract/errors.ts';
import type { Service } from '../../src/contract/service.ts';
import { freshExecutor } from '../../src/engine/datasets/fresh-executor.ts';
import { decidedEntities } from '../../src/engine/jobs/decided-entities.ts';
import { groupCreation } from '../../src/engine/jobs/group-creation.ts';
import { inProcessExecutor } from '../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../src/engine/jobs/workflow-context.ts';
import { localService } from '../../src/engine/local-service.ts';
import { knowingCreated } from '../../src/engine/served/knowing-created.ts';
import { bulkQueue } from '../../src/jobs/bulk-queue.ts';
import { jobQueue } from '../../src/jobs/queue.ts';
import { jobRunner } from '../../src/jobs/runner.ts';
import { withBulkRows } from '../../src/jobs/with-bulk-rows.ts';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { datasetFolder } from '../../src/store/dataset-file/dataset-folder.ts';
import { openJudgedDatasets } from '../../src/store/dataset-file/judged-datasets.ts';
import { type CoreDatabase, openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteBulkStore } from '../../src/store/sqlite/sqlite-bulk-store.ts';
import { sqliteCreditStore } from '../../src/store/sqlite/sqlite-credit-store.ts';
import { sqliteDatasetVersions } from '../../src/store/sqlite/sqlite-dataset-rows.ts';
import { sqliteIdentityStore } from '../../src/store/sqlite/sqlite-identity-store.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteOverrideStore } from '../../src/store/sqlite/sqlite-override-store.ts';
import { sqliteTicketStore } from '../../src/store/sqlite/sqlite-ticket-store.ts';
import { sqliteWorkspaceSettingsStore } from '../../src/store/sqlite/sqlite-workspace-settings-store.ts';
import type { IdentityStore } from '../../src/universe/identity-store.ts';
import { universeOf } from '../builders.ts';
import { testClock } from '../clock.ts';
import { type TimedJobStore, timedStore } from '../store/timed-store.ts';
import { tempPath } from '../temp-folder.ts';
import { enrichmentsBeside } from './enrichments-beside.ts';
import { datasetsBeside } from './loaded-datasets.ts';

/** An engine whose jobs run by themselves, as callers with an API key see it, over a universe of a few records. */
export interface ServedEngine {
  /** The service of a caller; its key is that of its workspace. */
  callerOf(workspace: string): Service;
  /** The service of the command line on the same data directory. */
  readonly commandLine: Service;
  readonly store: TimedJobStore;
  readonly settings: WorkspaceSettingsStore;
  readonly credits: CreditStore;
  readonly identity: IdentityStore;
  readonly database: CoreDatabase;
}

export function servedEngine(records: readonly SourceRecord[]): ServedEngine {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  const reference = universeOf(records);
  let last = 0;
  const newId = () => `id_${++last}`;
  const store = timedStore((now) => sqliteJobStore(database, { newId, now }));
  const judged = openJudgedDatasets(sqliteDatasetVersions(database), datasetFolder(dirname(database.name)));
  const decisions = decidedEntities(sqliteOverrideStore(database));
  const identity = sqliteIdentityStore(database);
  const executor = knowingCreated(
    inProcessExecutor(workflowContext(reference, { crm: judged, decisions })),
    identity,
  );
  const datasets = datasetsBeside({ database, executor, reference: () => reference });
  const parts = {
    store,
    executor: freshExecutor(executor, { datasets, store, clock: testClock() }),
    owner: 'host/1/1',
  };
  const clock = testClock();
  const tell = (_: string, error: unknown) => {
    throw error;
  };
  const queue = jobQueue({ ...parts, clock, groups: 1, onEnded: () => {}, onError: tell, at: () => {} });
  onTestFinished(() => queue.close());
  const bulks = sqliteBulkStore(database, {
    newId: () => `${++last}`.padStart(32, '0'),
    now: () => clock.now(),
  });
  const rows = bulkQueue({
    ...{ store: bulks, executor: parts.executor, clock, owner: parts.owner, chunks: 1 },
    ...{ onError: tell, at: () => {} },
  });
  onTestFinished(() => rows.close());
  const served = {
    listen: queue.listen,
    bulk: { store: bulks, queue: rows },
    createJobs: groupCreation({ store, clock, queue }),
    prices: DEFAULT_PRICES,
    checkWebhook,
  };
  const settings = sqliteWorkspaceSettingsStore(database);
  const runs = enrichmentsBeside({ database, executor, clock, settings });
  const common = {
    store,
    reference: () => reference,
    jobOptions: { createMissing: false, keepEvidence: true },
    clock,
    datasets,
    enrichments: runs.queue(),
    settings,
    tickets: sqliteTicketStore(database),
    close: async () => {},
  };
  return {
    callerOf: (workspace) =>
      localService({
        ...{ ...common, store: withBulkRows(store, bulks) },
        workspace,
        served: { ...served, keyId: `key of ${workspace}` },
      }),
    commandLine: localService({
      ...common,
      enrichments: runs.whileWaiting(),
      workspace: 'default',
      runner: jobRunner(parts),
    }),
    store,
    settings,
    credits: sqliteCreditStore(database),
    identity,
    database,
  };
}

/** Refuses what leads nowhere, as the check of public addresses does. */
function checkWebhook(url: URL): void {
  if (url.hostname.endsWith('.invalid'))
    throw new CoreError('INVALID_REQUEST', 'webhook_url: must be a public address', { field: 'webhook_url' });
}
