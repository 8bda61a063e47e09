import { authenticator } from '../access/authenticate.ts';
import { type Prices, pricesOf } from '../access/prices.ts';
import { isStoreAway } from '../contract/errors.ts';
import type { CrashPoint, HostListener, JobEnded, ServedEngine } from '../contract/served-engine.ts';
import type { ScheduleKey } from '../inbound/schedule-store.ts';
import type { SharedProcess } from '../jobs/processes.ts';
import type { EndedJob } from '../jobs/runner.ts';
import { withBulkRows } from '../jobs/with-bulk-rows.ts';
import { datasetFolder } from '../store/dataset-file/dataset-folder.ts';
import { openJudgedDatasets } from '../store/dataset-file/judged-datasets.ts';
import { referencePath } from '../store/universe-file/reference-files.ts';
import { openUniverse } from '../universe/universe.ts';
import { assertWebhookUrl } from '../webhooks/public-address.ts';
import { pruneInBackground } from './background-pruning.ts';
import { type Browser, browserOf } from './browse/browse.ts';
import { openDatasets } from './datasets/datasets.ts';
import { freshExecutor } from './datasets/fresh-executor.ts';
import { judgeHere } from './datasets/judge-task.ts';
import { judgeInThread } from './datasets/judge-thread.ts';
import { openScheduler } from './inbound/open-scheduler.ts';
import { decidedEntities } from './jobs/decided-entities.ts';
import { groupCreation } from './jobs/group-creation.ts';
import { inProcessExecutor } from './jobs/in-process-executor.ts';
import { tryingOut } from './jobs/try-out.ts';
import { type OpenedPorts, workflowContext } from './jobs/workflow-context.ts';
import { contextFiles, datasetsOf, groupPorts } from './open-local.ts';
import { referenceFolder, type UniverseOptions, universeStores } from './open-stores.ts';
import { rateLimitsOf } from './rate-limits.ts';
import { executingApart } from './reconciliation/execute-apart.ts';
import { servedReconciliation } from './reconciliation/served-reconciliation.ts';
import { watchDatabase } from './served/database-watch.ts';
import { hostFigures } from './served/host-figures.ts';
import { type HotUniverse, hotUniverse } from './served/hot-universe.ts';
import { knowingCreated } from './served/knowing-created.ts';
import { noteProcess } from './served/note-process.ts';
import { runDueSchedules } from './served/run-due.ts';
import { openServedWebhooks } from './served/served-webhooks.ts';
import { serviceOfKeys } from './served/service-of-keys.ts';
import { sweepSharedFiles } from './served/sweep-shared-files.ts';
import { openWorkQueues, type PiecesAtOnce } from './served/work-queues.ts';
import type { EngineStores } from './stores.ts';
import { workerExecutor } from './threads/worker-executor.ts';

export interface ServedEngineOptions extends UniverseOptions {
  /** Of all workspaces; whoever has opened them closes them after the engine. */
  readonly stores: EngineStores;
  /** Worker threads; 0 resolves in this process. */
  readonly threads: number;
  /** Credits for each operation; 1 where nothing is said. */
  readonly prices: Parameters<typeof pricesOf>[0];
  readonly allowPrivateWebhooks: boolean;
  /** How long runs, jobs and deliveries that have ended are kept; for ever without. */
  readonly keptMs?: number;
  /** For the log; with the ids of the jobs that it is about. */
  readonly onError: (what: string, error: unknown, jobs?: readonly string[]) => void;
  /** Passes points at which tests kill the process. */
  readonly at?: (moment: CrashPoint) => void;
  /** Noted where machines share the stores. */
  readonly process?: Pick<SharedProcess, 'kind' | 'coreVersion'>;
  /** Takes what comes and answers: jobs, webhooks and schedules are left to other processes. */
  readonly leavesWork?: boolean;
  /** Of so many accounts parts are done by other machines (datasets/shared-work.ts). */
  readonly leastShared?: number;
}

/** The evidence is kept, so that a caller may ask for it; nothing but a crosscheck creates entities. */
const SERVED_OPTIONS = { createMissing: false, keepEvidence: true } as const;
/** How often to look whether an import has switched another universe in. */
const LOOK_MS = 2000;

/** The engine of `core serve`, with what its pages use beside the interface of the keys. */
export interface OpenedEngine extends ServedEngine {
  readonly browser: Browser;
  /** Credits for each operation, where a workspace has no prices of its own. */
  readonly prices: Prices;
  /** Runs a schedule of enrichments, due or not; false when another process is at it or there is none. */
  runEnrichments(key: ScheduleKey): Promise<boolean>;
}

/** Opens the engine of all workspaces, for `core serve`: jobs run and webhooks go out by themselves. */
export async function openServedEngine(options: ServedEngineOptions): Promise<OpenedEngine> {
  const { dataDir, stores, clock, onError, at = () => {}, leavesWork = false } = options;
  const { jobs: store, bulks, enrichments, settings, identity } = stores;
  const { now } = clock;
  const judged = openJudgedDatasets(groupPorts(dataDir, stores).datasets, datasetFolder(dataDir));
  const decisions = decidedEntities(stores.overrides);
  const universe = await openHotUniverse({ crm: judged, decisions }, options);
  const executor = knowingCreated(universe.executor, identity);
  const datasets = openDatasets({
    ...datasetsOf(options, stores),
    // Jobs do not wait for it: it has a thread of its own.
    judge:
      options.threads === 0
        ? judgeHere
        : judgeInThread(
            (version) => referencePath(referenceFolder(options.dataDir), version),
            Math.max(1, Math.floor(options.threads / 2)),
          ),
    executor,
    reference: () => universe.reference(),
    keepEvidence: SERVED_OPTIONS.keepEvidence,
    // Jobs go before accounts that are being loaded.
    groups: Math.max(1, Math.floor(options.threads / 2)),
    onError,
  });
  await datasets.removeLeft();
  const listeners: HostListener[] = [];
  const webhooks = await openServedWebhooks({
    ...{ stores, clock, allowPrivate: options.allowPrivateWebhooks, isOnDemand: leavesWork },
    onDelivered: () => at('delivered'),
    onAttempt: (event) => {
      for (const listener of listeners) listener.attemptEnded(event);
    },
    onError: (error) => onError('a webhook delivery was left to its lease', error),
  });
  const queues = await openWorkQueues({
    ...{ stores, clock, onError, at, enriching: executor },
    executor: freshExecutor(executor, { datasets, store, clock }),
    atOnce: piecesAtOnce(options),
    datasetFolder: datasetFolder(dataDir),
    referenceVersion: () => universe.reference().version,
    onEnded(jobs) {
      for (const listener of listeners) for (const job of jobs) listener.jobEnded(endOf(job));
      webhooks.wake();
    },
    onRowsEnded(rows) {
      for (const listener of listeners) listener.rowsEnded(rows);
    },
  });
  const schedules = await openScheduler({
    ...{ stores, clock, onError, work: queues.runs, executor },
  });
  const due = {
    clock,
    turns: stores.shared?.turns,
    kind: 'schedules',
    scheduler: schedules,
    onError,
  } as const;
  const stopSchedules = leavesWork ? undefined : await runDueSchedules(due);
  const createJobs = groupCreation({
    ...{ store, clock, queue: queues.jobs },
    onCreated: () => at('accepted'),
  });
  const prices = pricesOf(options.prices);
  const callerOf = serviceOfKeys({
    service: {
      ...{ clock, datasets, jobOptions: SERVED_OPTIONS, close: async () => {} },
      store: withBulkRows(store, bulks),
      enrichments: { store: enrichments, work: queues.runs, decisions },
      reference: () => universe.reference(),
      settings,
      tickets: stores.tickets,
    },
    served: {
      createJobs,
      listen: queues.jobs.listen,
      bulk: { store: bulks, queue: queues.rows },
      prices,
      checkWebhook: (url) => assertWebhookUrl(url, { allowPrivate: options.allowPrivateWebhooks }),
    },
  });
  const acceptedKey = authenticator(stores.keysOf('key'));
  const apart = { executor, groups: Math.max(1, options.threads), onError };
  const tryOut = tryingOut({ execute: executingApart(apart), identity, now });
  const reconciliation = servedReconciliation({
    ...{ ...apart, tokens: stores.keysOf('token'), now, identity },
    reference: () => universe.reference(),
  });
  const database = watchDatabase(stores.checkAvailable, { clock, onError });
  const unopened = (error: unknown) => {
    // It goes on with the universe in use; of the database it is told elsewhere.
    if (!isStoreAway(error)) onError('the new universe could not be opened', error);
  };
  const stopLooking = clock.every(LOOK_MS, () => void universe.look().catch(unopened));
  const stopRefreshing = clock.every(LOOK_MS, () => {
    const work = leavesWork ? datasets.removeLeft() : datasets.refreshAll();
    work.catch((error) => onError('accounts could not be judged again yet', error));
  });
  const { keptMs } = options;
  const { retention, storeClock } = stores;
  const leave = noteProcess(stores.shared?.processes, {
    ...{ clock, threads: options.threads, onError, kind: options.process },
    referenceVersion: () => universe.reference().version,
  });
  const pruning =
    keptMs === undefined || leavesWork
      ? undefined
      : pruneInBackground({ retention, storeClock, keptMs, clock, onError });
  const sweeping = sweepSharedFiles(options);
  let isClosing = false;
  return {
    limits: rateLimitsOf(stores, clock),
    callerOf: async (apiKey) => callerOf(await acceptedKey(apiKey, now())),
    ...reconciliation,
    prices,
    runEnrichments: (key) => schedules.runNow(key),
    browser: browserOf(() => universe.reference(), { identity, now }),
    tryOut,
    readiness() {
      if (isClosing) return 'closing';
      const trouble = database.trouble();
      if (trouble !== undefined) return trouble;
      return universe.executor.failure?.() === undefined ? 'ok' : 'no_threads';
    },
    beginClosing() {
      isClosing = true;
    },
    figures: () =>
      hostFigures({
        ...{ jobs: store, bulks, webhooks, enrichments },
        ...{ crosschecks: stores.crosschecks, schedules: stores.schedules },
        reference: universe.reference(),
      }),
    listen: (listener) => void listeners.push(listener),
    async close() {
      isClosing = true;
      database.stop();
      stopLooking();
      await leave();
      stopRefreshing();
      await pruning?.close();
      await sweeping.close();
      await datasets.close();
      await stopSchedules?.();
      await schedules.close();
      await queues.close();
      await webhooks.close();
      await universe.close();
      judged.close();
    },
  };
}

/** Single jobs go before rows that are many, but where a process does nothing else. */
function piecesAtOnce({ threads, leavesWork = false, process: kind }: ServedEngineOptions): PiecesAtOnce {
  if (leavesWork) return { jobs: 0, chunks: 0, runs: 0, parts: 0 };
  // A thread has the next ones at hand while those before are written.
  const chunks = kind?.kind === 'worker' ? threads + 1 : Math.floor(threads / 2);
  const runs = Math.max(1, threads);
  // Parts of the work on accounts are done in threads of their own.
  const parts = kind?.kind === 'worker' ? threads : Math.ceil(threads / 2);
  return { jobs: Math.max(1, 2 * threads), chunks: Math.max(1, chunks), runs, parts };
}

async function openHotUniverse(
  ports: OpenedPorts,
  { stores, ...options }: ServedEngineOptions,
): Promise<HotUniverse> {
  const { dataDir, clock, threads, onError } = options;
  const universe = await universeStores(options, stores);
  return hotUniverse(universe.reference, await openUniverse(universe), (reference) =>
    threads === 0
      ? inProcessExecutor(workflowContext(reference, ports))
      : workerExecutor({
          ...{
            files: contextFiles(dataDir, reference.version, threads),
            ports: groupPorts(dataDir, stores),
            threads,
            clock,
          },
          onLost: (error) => onError('no worker thread is left; new ones are started after a while', error),
        }),
  );
}

function endOf({ claimed, finished }: EndedJob): JobEnded {
  const seconds = (finished.endedMs - claimed.createdMs) / 1000;
  return { family: claimed.family, state: finished.result.state, seconds };
}
