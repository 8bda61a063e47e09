import { join } from 'node:path';
import { pricesOf } from '../access/prices.ts';
import type { RunStore } from '../batch/run-store.ts';
import type { Clock } from '../contract/clock.ts';
import type { Service } from '../contract/service.ts';
import { DEFAULT_WORKSPACE } from '../contract/workspace-settings.ts';
import type { Simulation } from '../crm/rules/simulate-rules.ts';
import type { EnrichmentStore } from '../inbound/enrichment-store.ts';
import { CACHE_MS } from '../inbound/run-states.ts';
import type { ResolutionOptions } from '../jobs/job-options.ts';
import { jobRunner } from '../jobs/runner.ts';
import { WEIGHTS } from '../resolution/model/weights.ts';
import { starterSource } from '../sources/source-of.ts';
import { datasetFolder } from '../store/dataset-file/dataset-folder.ts';
import { sqliteDatasetStore } from '../store/dataset-file/dataset-store.ts';
import { openJudgedDatasets } from '../store/dataset-file/judged-datasets.ts';
import { type CoreDatabase, openCoreDatabase } from '../store/sqlite/core-database.ts';
import { isOwnerAlive, processOwner } from '../store/sqlite/process-owner.ts';
import { sqliteEnrichmentStore } from '../store/sqlite/sqlite-enrichment-store.ts';
import { sqliteIdentityStore } from '../store/sqlite/sqlite-identity-store.ts';
import { sqliteJobStore } from '../store/sqlite/sqlite-job-store.ts';
import { sqliteOverrideStore } from '../store/sqlite/sqlite-override-store.ts';
import { sqliteRunStore } from '../store/sqlite/sqlite-run-store.ts';
import { sqliteTicketStore } from '../store/sqlite/sqlite-ticket-store.ts';
import { sqliteWorkspaceSettingsStore } from '../store/sqlite/sqlite-workspace-settings-store.ts';
import { referencePath, sqliteReferenceStore } from '../store/universe-file/reference-files.ts';
import { hierarchyOf } from '../universe/hierarchy/reference-family.ts';
import { openUniverse } from '../universe/universe.ts';
import type { UniverseStores } from '../universe/universe-stores.ts';
import { type KnownUniverse, knownEntities } from './browse/known-entities.ts';
import { crosscheckingHere } from './crosschecking-here.ts';
import { openDatasets } from './datasets/datasets.ts';
import { freshExecutor } from './datasets/fresh-executor.ts';
import { judgeHere } from './datasets/judge-task.ts';
import { simulateDataset } from './datasets/simulate-dataset.ts';
import { decidedEntities } from './decided-entities.ts';
import { inProcessExecutor } from './in-process-executor.ts';
import { type OpenedScheduler, openScheduler } from './inbound/open-scheduler.ts';
import { workWhileWaiting } from './inbound/work-while-waiting.ts';
import { pruningOf } from './kept-work.ts';
import { localService } from './local-service.ts';
import { newIds } from './new-ids.ts';
import { workerExecutor } from './worker-executor.ts';
import { type ContextFiles, workflowContext } from './workflow-context.ts';

export interface LocalOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly jobOptions: ResolutionOptions;
  /** Whose jobs and accounts; `default` unless given. */
  readonly workspace?: string;
  /** Charges the workspace for its jobs: credits for each operation, 1 where nothing is said; nothing is charged without. */
  readonly prices?: Parameters<typeof pricesOf>[0];
  /** Worker threads; 0 resolves in this process. */
  readonly threads: number;
  /** The jobs are forgotten when the engine closes, and no id counts as given out; by default they are kept. */
  readonly isTemporary?: boolean;
  /** While the engine is open it prunes what ended longer ago, in small steps; without, it prunes nothing. */
  readonly keptMs?: number;
  /** Hears what takes a while before it begins. */
  readonly tell?: (line: string) => void;
}

/** The embedded engine, composed: a service, the runs of its data directory, and what a run's identity depends on. */
export interface LocalEngine {
  readonly service: Service;
  readonly runs: RunStore;
  readonly referenceVersion: string;
  readonly modelVersion: string;
  /** The version of what people have decided about who accounts are; undefined when nobody has. */
  readonly decisionsVersion: string | undefined;
  readonly entityCount: number;
  readonly known: KnownUniverse;
  /** What the rules of a run's dataset do to its accounts. Throws NOT_FOUND. */
  simulate(dataset: string): Promise<Simulation>;
  /** Schedules of inbound enrichment, run here when somebody asks for it. */
  scheduler(): Promise<OpenedScheduler>;
}

/** Opens the engine on a data directory; the universe is built first when there is none. */
export async function openLocalEngine(options: LocalOptions): Promise<LocalEngine> {
  const { dataDir, clock, workspace = DEFAULT_WORKSPACE } = options;
  const prices = options.prices && pricesOf(options.prices);
  const { now } = clock;
  const { database, stores } = openStores(options);
  const reference = await openUniverse(stores);
  const judged = openJudgedDatasets(database, datasetFolder(dataDir));
  const decisions = decidedEntities(sqliteOverrideStore(database));
  const workers =
    options.threads === 0
      ? undefined
      : workerExecutor({ files: contextFiles(dataDir, reference.version), threads: options.threads, clock });
  const here = inProcessExecutor(workflowContext(reference, { crm: judged, decisions }));
  const executor = workers ?? here;
  const datasets = openDatasets({
    ...datasetsOf(options, database),
    executor,
    judge: workers?.judge ?? judgeHere,
    reference: () => reference,
    keepEvidence: options.jobOptions.keepEvidence,
    groups: Math.max(1, 2 * options.threads),
    onError: (what, error) => process.emitWarning(`${what}: ${String(error)}`),
  });
  const jobDatabase = options.isTemporary === true ? openTemporaryDatabase() : database;
  const store = sqliteJobStore(jobDatabase, { newId: newIds(now), now });
  await store.releaseLeases(isOwnerAlive);
  const pruning = pruningOf(database, options);
  const running = freshExecutor(crosscheckingHere(executor, here), { datasets, store, clock });
  const runner = jobRunner({
    ...{ store, executor: running, owner: processOwner() },
    onFailure: (id, { message, stack }) => process.emitWarning(`job ${id}: ${message}\n${stack}`),
  });
  const close = async () => {
    await pruning?.close();
    await datasets.close();
    await executor.close();
    judged.close();
    reference.close();
    jobDatabase.close();
    database.close();
  };
  const enrichments = enrichmentStoreOf(database, options);
  await enrichments.releaseLeases(isOwnerAlive);
  const settings = sqliteWorkspaceSettingsStore(database);
  const onRunError = (what: string, error: unknown) => process.emitWarning(`${what}: ${String(error)}`);
  const work = workWhileWaiting({
    ...{ store: enrichments, executor, clock, owner: processOwner(), settings, onError: onRunError },
  });
  const service = localService({
    ...{ workspace, store, runner, prices },
    reference: () => reference,
    jobOptions: options.jobOptions,
    clock,
    datasets,
    enrichments: { store: enrichments, work },
    settings,
    tickets: sqliteTicketStore(database),
    close,
  });
  return {
    service,
    runs: sqliteRunStore(database, { now, workspace }),
    referenceVersion: reference.version,
    modelVersion: WEIGHTS.version,
    decisionsVersion: (await decisions.of(workspace))?.version,
    entityCount: reference.entityCount,
    known: knownEntities(reference),
    scheduler: () =>
      openScheduler({ database, dataDir, clock, enrichments, settings, work, executor, onError: onRunError }),
    simulate: (name) =>
      simulateDataset(
        { workspace, name },
        {
          ...datasetsOf(options, database),
          folder: datasetFolder(dataDir),
          world: hierarchyOf(reference),
        },
      ),
  };
}

/** What engines load datasets with, but for who resolves and judges their accounts. */
export function datasetsOf(
  { dataDir, clock }: Pick<LocalOptions, 'dataDir' | 'clock'>,
  database: CoreDatabase,
) {
  const { now } = clock;
  const newId = newIds(now);
  return {
    store: sqliteDatasetStore(database, datasetFolder(dataDir), { newId, now }),
    modelVersion: WEIGHTS.version,
    decisions: sqliteOverrideStore(database),
    clock,
    newId,
  };
}

export function enrichmentStoreOf(
  database: CoreDatabase,
  { clock: { now } }: Pick<LocalOptions, 'clock'>,
): EnrichmentStore {
  return sqliteEnrichmentStore(database, { newId: newIds(now), now, cacheMs: CACHE_MS });
}

/** What worker threads open of a data directory. */
export function contextFiles(dataDir: string, referenceVersion: string): ContextFiles {
  return {
    referencePath: referencePath(referenceFolder(dataDir), referenceVersion),
    databasePath: databasePath(dataDir),
    datasetFolder: datasetFolder(dataDir),
  };
}

export type StoreOptions = Pick<LocalOptions, 'dataDir' | 'clock' | 'tell'>;

/** The database of runs and jobs, and where the universe is kept. */
interface OpenStores {
  readonly database: CoreDatabase;
  readonly stores: UniverseStores;
}

/** Opens what the reference commands need, without an engine. */
export function openStores({ dataDir, clock, tell }: StoreOptions): OpenStores {
  const database = openCoreDatabase(databasePath(dataDir));
  const stores: UniverseStores = {
    reference: sqliteReferenceStore(referenceFolder(dataDir)),
    identity: sqliteIdentityStore(database),
    bundled: [starterSource()],
    now: () => new Date(clock.now()).toISOString(),
    sleep: clock.sleep,
    ...(tell !== undefined && { tell }),
  };
  return { database, stores };
}

/** SQLite keeps a database without a path in memory and a temporary file, and drops it when it is closed. */
function openTemporaryDatabase(): CoreDatabase {
  return openCoreDatabase('');
}

function databasePath(dataDir: string): string {
  return join(dataDir, 'core.sqlite');
}

export function referenceFolder(dataDir: string): string {
  return join(dataDir, 'reference');
}
