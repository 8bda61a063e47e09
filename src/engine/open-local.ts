import { availableParallelism } from 'node:os';
import { pricesOf } from '../access/prices.ts';
import type { RunStore } from '../batch/run-store.ts';
import type { Service } from '../contract/service.ts';
import { DEFAULT_WORKSPACE } from '../contract/workspace-settings.ts';
import type { Override } from '../crm/override.ts';
import type { Simulation } from '../crm/rules/simulate-rules.ts';
import type { ResolutionOptions } from '../jobs/job-options.ts';
import { jobRunner } from '../jobs/runner.ts';
import { WEIGHTS } from '../resolution/model/weights.ts';
import { datasetFolder } from '../store/dataset-file/dataset-folder.ts';
import { leasedLock } from '../store/dataset-file/dataset-lock.ts';
import { fileDatasetStore } from '../store/dataset-file/dataset-store.ts';
import { openJudgedDatasets } from '../store/dataset-file/judged-datasets.ts';
import { versionsHere } from '../store/dataset-file/shared-versions.ts';
import { isOwnerAlive, processOwner } from '../store/sqlite/process-owner.ts';
import { referencePath } from '../store/universe-file/reference-files.ts';
import { hierarchyOf } from '../universe/hierarchy/reference-family.ts';
import type { PublishedUniverses } from '../universe/published-universes.ts';
import { openUniverse } from '../universe/universe.ts';
import { type KnownUniverse, knownEntities } from './browse/known-entities.ts';
import { openDatasets } from './datasets/datasets.ts';
import { freshExecutor } from './datasets/fresh-executor.ts';
import { furtherExecutor } from './datasets/further-executor.ts';
import { judgeHere } from './datasets/judge-task.ts';
import { judgedTogether } from './datasets/judged-together.ts';
import { judgedUnderWay } from './datasets/judged-under-way.ts';
import { sharedWork } from './datasets/shared-work.ts';
import { simulateDataset } from './datasets/simulate-dataset.ts';
import { earlyLimits, hasProcessorLeft, LEAST_FURTHER } from './datasets/thread-limits.ts';
import { type OpenedScheduler, openScheduler } from './inbound/open-scheduler.ts';
import { workWhileWaiting } from './inbound/work-while-waiting.ts';
import { crosscheckingHere } from './jobs/crosschecking-here.ts';
import { decidedEntities } from './jobs/decided-entities.ts';
import { inProcessExecutor } from './jobs/in-process-executor.ts';
import { workflowContext } from './jobs/workflow-context.ts';
import { pruningOf } from './kept-work.ts';
import { localService } from './local-service.ts';
import { newIds } from './new-ids.ts';
import {
  databasePath,
  openStores,
  referenceFolder,
  temporaryJobs,
  type UniverseOptions,
  universeStores,
} from './open-stores.ts';
import type { EngineStores, SharedStores } from './stores.ts';
import { endedJobsBeside, type JobsBeside } from './threads/ended-jobs-beside.ts';
import type { GroupPorts } from './threads/handed-group.ts';
import { collectAlone } from './threads/heap-growth.ts';
import { normalisedAhead } from './threads/normalised-ahead.ts';
import { profilesPerThread } from './threads/profiles-per-thread.ts';
import type { ContextFiles } from './threads/thread-context.ts';
import { workerExecutor } from './threads/worker-executor.ts';

export interface LocalOptions extends UniverseOptions {
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
  /** Of so many accounts parts are done by other machines (datasets/shared-work.ts). */
  readonly leastShared?: number;
}

/** The embedded engine, composed: a service, the runs of its data directory, and what a run's identity depends on. */
export interface LocalEngine {
  readonly service: Service;
  readonly runs: RunStore;
  readonly referenceVersion: string;
  readonly modelVersion: string;
  /** The version of what people have decided about who accounts are; undefined when nobody has. */
  readonly decisionsVersion: string | undefined;
  /** All that people have decided about accounts. */
  decided(): Promise<readonly Override[]>;
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
  const stores = await openStores(options);
  const { enrichments, settings } = stores;
  const reference = await openUniverse(await universeStores(options, stores));
  const ports = groupPorts(dataDir, stores);
  const judged = openJudgedDatasets(ports.datasets, datasetFolder(dataDir));
  const underWay = judgedUnderWay();
  const decisions = decidedEntities(stores.overrides);
  const { threads } = options;
  // The first thread hands rows to them and writes what they find, so that it is as busy as they are.
  if (threads > 0) collectAlone(threads + 1);
  const files = contextFiles(dataDir, reference.version, threads);
  const workers = threads === 0 ? undefined : workerExecutor({ files, ports, threads, clock });
  const here = inProcessExecutor(workflowContext(reference, { crm: underWay.over(judged), decisions }));
  const executor = workers ?? here;
  const onError = (what: string, error: unknown) => process.emitWarning(`${what}: ${String(error)}`);
  const datasets = openDatasets({
    ...datasetsOf(options, stores),
    executor,
    judge:
      workers === undefined
        ? judgeHere
        : (task, _world, beside) => workers.judge({ ...task, threads }, beside),
    underWay,
    reference: () => reference,
    keepEvidence: options.jobOptions.keepEvidence,
    groups: Math.max(1, 2 * threads),
    early: earlyLimits(threads, availableParallelism()),
    further: hasProcessorLeft(threads, availableParallelism())
      ? { least: LEAST_FURTHER, open: (atHand) => furtherExecutor({ files, ports }, executor, atHand) }
      : undefined,
    onError,
  });
  await datasets.removeLeft();
  const temporary = options.isTemporary === true ? temporaryJobs(clock) : undefined;
  const beside = temporary === undefined ? jobsBeside(options, stores) : undefined;
  const store = temporary?.jobs ?? beside?.jobs ?? stores.jobs;
  await store.releaseLeases(isOwnerAlive);
  const pruning = pruningOf(stores, options);
  const ahead = hasProcessorLeft(threads, availableParallelism())
    ? normalisedAhead(executor, threads)
    : executor;
  const running = freshExecutor(crosscheckingHere(ahead, here), { datasets, store, clock });
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
    temporary?.close();
    await beside?.close();
    await stores.close();
  };
  await enrichments.releaseLeases(isOwnerAlive);
  const work = workWhileWaiting({
    ...{ store: enrichments, executor, clock, owner: processOwner(), settings, onError },
  });
  const service = localService({
    ...{ workspace, store, runner, prices },
    reference: () => reference,
    jobOptions: options.jobOptions,
    clock,
    datasets,
    enrichments: { store: enrichments, work, decisions },
    settings,
    tickets: stores.tickets,
    close,
  });
  return {
    service,
    runs: stores.runsOf(workspace),
    referenceVersion: reference.version,
    modelVersion: WEIGHTS.version,
    decisionsVersion: (await decisions.of(workspace))?.version,
    decided: async () => (await stores.overrides.list(workspace)).map(({ override }) => override),
    entityCount: reference.entityCount,
    known: knownEntities(reference),
    scheduler: () => openScheduler({ stores, clock, work, executor, onError }),
    simulate: (name) =>
      simulateDataset(
        { workspace, name },
        {
          ...datasetsOf(options, stores),
          world: hierarchyOf(reference),
        },
      ),
  };
}

/** The jobs of the database here, where a processor is left for a thread that writes them. */
function jobsBeside(
  { dataDir, clock, shared, threads }: Pick<LocalOptions, 'dataDir' | 'clock' | 'shared' | 'threads'>,
  stores: Pick<EngineStores, 'jobs'>,
): JobsBeside | undefined {
  if (shared !== undefined || !hasProcessorLeft(threads, availableParallelism())) return undefined;
  return endedJobsBeside(stores.jobs, { path: databasePath(dataDir), newId: newIds(clock.now) });
}

/** What engines load datasets with, but for who resolves and judges their accounts. */
export function datasetsOf(
  { dataDir, clock, leastShared }: Pick<LocalOptions, 'dataDir' | 'clock' | 'leastShared'>,
  stores: Pick<EngineStores, 'datasets' | 'overrides' | 'sharedFiles' | 'storeClock'> & {
    readonly shared?: Pick<SharedStores, 'datasetLeases' | 'parts' | 'signals' | 'processes'> & {
      readonly universes: Pick<PublishedUniverses, 'current'>;
    };
  },
) {
  const { datasets: rows, overrides: decisions, sharedFiles: files, shared, storeClock } = stores;
  const newId = newIds(clock.now);
  const lock = shared && leasedLock(shared.datasetLeases, clock);
  const store = fileDatasetStore({ rows, folder: datasetFolder(dataDir), files, newId, lock });
  const together = shared && judgedTogether(shared.universes);
  const sharing = shared && files && sharedWork({ ...shared, files, clock, newId, leastShared });
  return { store, sharing, modelVersion: WEIGHTS.version, decisions, clock, storeClock, newId, together };
}

/** What the stores tell of jobs; of a version of a dataset that they tell of, the file is on this machine. */
export function groupPorts(
  dataDir: string,
  { datasets, overrides, sharedFiles: files }: Pick<EngineStores, 'datasets' | 'overrides' | 'sharedFiles'>,
): GroupPorts {
  return { overrides, datasets: versionsHere(datasets, { folder: datasetFolder(dataDir), files }) };
}

/** What worker threads open of a data directory, so many of them. */
export function contextFiles(dataDir: string, referenceVersion: string, threads: number): ContextFiles {
  return {
    profiles: profilesPerThread(threads),
    referencePath: referencePath(referenceFolder(dataDir), referenceVersion),
    datasetFolder: datasetFolder(dataDir),
  };
}
