import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Service } from '../../src/contract/service.ts';
import type { OverrideStore } from '../../src/crm/overrides/override-store.ts';
import type { Datasets } from '../../src/engine/datasets/datasets.ts';
import { freshExecutor } from '../../src/engine/datasets/fresh-executor.ts';
import { decidedEntities } from '../../src/engine/jobs/decided-entities.ts';
import { inProcessExecutor } from '../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../src/engine/jobs/workflow-context.ts';
import { localService } from '../../src/engine/local-service.ts';
import type { ResolutionOptions } from '../../src/jobs/job-options.ts';
import type { ClaimedJob } from '../../src/jobs/job-store.ts';
import type { JudgedDatasets } from '../../src/jobs/judged-accounts.ts';
import { jobRunner } from '../../src/jobs/runner.ts';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { datasetFolder } from '../../src/store/dataset-file/dataset-folder.ts';
import { openJudgedDatasets } from '../../src/store/dataset-file/judged-datasets.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteDatasetVersions } from '../../src/store/sqlite/sqlite-dataset-rows.ts';
import { sqliteIdentityStore } from '../../src/store/sqlite/sqlite-identity-store.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteOverrideStore } from '../../src/store/sqlite/sqlite-override-store.ts';
import { sqliteTicketStore } from '../../src/store/sqlite/sqlite-ticket-store.ts';
import { sqliteWorkspaceSettingsStore } from '../../src/store/sqlite/sqlite-workspace-settings-store.ts';
import type { Pin } from '../../src/universe/identify.ts';
import type { IdentityStore } from '../../src/universe/identity-store.ts';
import type { ReferenceVersion } from '../../src/universe/reference-store.ts';
import { universeOf } from '../builders.ts';
import { testClock } from '../clock.ts';
import { type TimedJobStore, timedStore } from '../store/timed-store.ts';
import { tempPath } from '../temp-folder.ts';
import { enrichmentsBeside } from './enrichments-beside.ts';
import { datasetsBeside } from './loaded-datasets.ts';

export interface SmallEngine {
  readonly service: Service;
  readonly store: TimedJobStore;
  readonly identity: IdentityStore;
  readonly reference: ReferenceVersion;
  readonly judged: JudgedDatasets;
  readonly datasets: Datasets;
  readonly overrides: OverrideStore;
  /** Takes up another universe, as after an import. */
  switchTo(records: readonly SourceRecord[]): void;
}

interface SmallEngineOptions extends Partial<ResolutionOptions> {
  readonly pins?: readonly Pin[];
  readonly path?: string;
  readonly now?: () => number;
  readonly workspace?: string;
}

/** The engine of this process over a universe of a few records, open until the test ends. */
export function smallEngine(records: readonly SourceRecord[], options: SmallEngineOptions = {}): SmallEngine {
  const { path = tempPath('core.sqlite'), now = Date.now, workspace = 'default', pins = [] } = options;
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  let reference = universeOf(records, pins);
  let last = 0;
  const store = timedStore(
    (clock) => sqliteJobStore(database, { newId: () => `${workspace}_${++last}`, now: clock }),
    now,
  );
  const judged = openJudgedDatasets(sqliteDatasetVersions(database), datasetFolder(dirname(path)));
  const overrides = sqliteOverrideStore(database);
  const ports = { crm: judged, decisions: decidedEntities(overrides) };
  let inner = inProcessExecutor(workflowContext(reference, ports));
  const executor = { ...inner, execute: (jobs: readonly ClaimedJob[]) => inner.execute(jobs) };
  const datasets = datasetsBeside({
    database,
    executor,
    reference: () => reference,
    now,
  });
  const runner = jobRunner({
    store,
    executor: freshExecutor(executor, { datasets, store, clock: testClock() }),
    owner: 'host/1/1',
  });
  const { createMissing = false, keepEvidence = false } = options;
  const jobOptions = { createMissing, keepEvidence };
  const close = async () => {};
  const service = localService({
    workspace,
    store,
    runner,
    reference: () => reference,
    jobOptions,
    clock: testClock(now),
    datasets,
    enrichments: enrichmentsBeside({
      ...{ database, executor, clock: testClock(now) },
      settings: sqliteWorkspaceSettingsStore(database),
    }).whileWaiting(),
    settings: sqliteWorkspaceSettingsStore(database),
    tickets: sqliteTicketStore(database),
    close,
  });
  const switchTo = (next: readonly SourceRecord[]) => {
    reference = universeOf(next);
    inner = inProcessExecutor(workflowContext(reference, ports));
  };
  const identity = sqliteIdentityStore(database);
  return { service, store, identity, reference, judged, datasets, overrides, switchTo };
}
