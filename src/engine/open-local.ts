import { join } from 'node:path';
import type { RunStore } from '../batch/run-store.ts';
import type { SubmittedJobs } from '../batch/submitted-jobs.ts';
import { JobFamily } from '../contract/job.ts';
import type { Service } from '../contract/service.ts';
import type { JobOptions } from '../jobs/job-options.ts';
import type { Pruned, PruneOptions } from '../jobs/retention.ts';
import { jobRunner } from '../jobs/runner.ts';
import { WEIGHTS } from '../resolution/model/weights.ts';
import { starterSource } from '../sources/source-of.ts';
import { foldLog } from '../store/sqlite/compact-database.ts';
import { type CoreDatabase, openCoreDatabase } from '../store/sqlite/core-database.ts';
import { isOwnerAlive, processOwner } from '../store/sqlite/process-owner.ts';
import { sqliteIdentityStore } from '../store/sqlite/sqlite-identity-store.ts';
import { sqliteJobStore } from '../store/sqlite/sqlite-job-store.ts';
import { freeBytesOf, sqliteRetention } from '../store/sqlite/sqlite-retention.ts';
import { sqliteRunStore } from '../store/sqlite/sqlite-run-store.ts';
import { sqliteSubmittedJobs } from '../store/sqlite/sqlite-submitted-jobs.ts';
import { referencePath, sqliteReferenceStore } from '../store/universe-file/reference-files.ts';
import { openUniverse } from '../universe/universe.ts';
import type { UniverseStores } from '../universe/universe-stores.ts';
import { pruneInBackground } from './background-pruning.ts';
import { type KnownUniverse, knownEntities } from './browse/known-entities.ts';
import { inProcessExecutor } from './in-process-executor.ts';
import { jobBody } from './job-body.ts';
import { localService } from './local-service.ts';
import { newIds, timeOfId } from './new-ids.ts';
import { workerExecutor } from './worker-executor.ts';
import { workflowContext } from './workflow-context.ts';

export interface LocalOptions {
  readonly dataDir: string;
  readonly now: () => number;
  readonly jobOptions: JobOptions;
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
  readonly entityCount: number;
  readonly known: KnownUniverse;
}

/** Opens the engine on a data directory; the universe is built first when there is none. */
export async function openLocalEngine(options: LocalOptions): Promise<LocalEngine> {
  const { dataDir, now } = options;
  const { database, stores } = openStores(options);
  const reference = await openUniverse(stores);
  const executor =
    options.threads === 0
      ? inProcessExecutor(workflowContext(reference))
      : workerExecutor({
          files: { referencePath: referencePath(referenceFolder(dataDir), reference.version) },
          threads: options.threads,
        });
  const jobDatabase = options.isTemporary === true ? openTemporaryDatabase() : database;
  const store = sqliteJobStore(jobDatabase, newIds(now, 'job_'));
  store.releaseLeases(isOwnerAlive);
  const pruning = pruningOf(database, options);
  const runner = jobRunner({
    ...{ store, executor, owner: processOwner(), now },
    onFailure: (id, { message, stack }) => process.emitWarning(`job ${id}: ${message}\n${stack}`),
  });
  const close = async () => {
    pruning?.close();
    await executor.close();
    reference.close();
    jobDatabase.close();
    database.close();
  };
  const service = localService({
    workspace: 'default',
    store,
    runner,
    reference: () => reference,
    jobOptions: options.jobOptions,
    now,
    close,
  });
  return {
    service,
    runs: sqliteRunStore(database),
    referenceVersion: reference.version,
    modelVersion: WEIGHTS.version,
    entityCount: reference.index.size,
    known: knownEntities(reference),
  };
}

/** What could not be pruned now is pruned at another time; no run fails for that. */
function pruningOf(database: CoreDatabase, { keptMs, now }: Pick<LocalOptions, 'keptMs' | 'now'>) {
  if (keptMs === undefined) return undefined;
  return pruneInBackground({ retention: sqliteRetention(database), keptMs, now, onError: () => {} });
}

export type StoreOptions = Pick<LocalOptions, 'dataDir' | 'now' | 'tell'>;

/** The database of runs and jobs, and where the universe is kept. */
interface OpenStores {
  readonly database: CoreDatabase;
  readonly stores: UniverseStores;
}

/** Opens what the reference commands need, without an engine. */
export function openStores({ dataDir, now, tell }: StoreOptions): OpenStores {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const stores: UniverseStores = {
    reference: sqliteReferenceStore(referenceFolder(dataDir)),
    identity: sqliteIdentityStore(database),
    bundled: [starterSource()],
    now: () => new Date(now()).toISOString(),
    ...(tell !== undefined && { tell }),
  };
  return { database, stores };
}

/** SQLite keeps a database without a path in memory and a temporary file, and drops it when it is closed. */
function openTemporaryDatabase(): CoreDatabase {
  return openCoreDatabase('');
}

export function referenceFolder(dataDir: string): string {
  return join(dataDir, 'reference');
}

/** What is kept of earlier work, without the universe. */
export interface KeptWork {
  readonly runs: RunStore;
  readonly submitted: SubmittedJobs;
  /** Prunes what ended before at once, or counts it; in short transactions, so that others go on writing meanwhile. */
  prune(beforeMs: number, isDryRun: boolean): PrunedWork;
  /** Whether the id is from a time of which retention has taken the jobs. */
  isPruned(id: string): boolean;
  /** The body of a job's GET with what was kept beside it; undefined when there is no such job. */
  job(id: string): Readonly<Record<string, unknown>> | undefined;
  close(): void;
}

export interface PrunedWork extends Pruned {
  /** Within the database, where the disk does not get it. */
  readonly freeBytes: number;
  readonly abandonedRuns: number;
}

const PRUNED_ROWS = 256;

function prunedWork(
  database: CoreDatabase,
  when: Pick<PruneOptions, 'beforeMs' | 'nowMs' | 'isDryRun'>,
): PrunedWork {
  const retention = sqliteRetention(database);
  const steps = [...retention.prune({ ...when, rows: PRUNED_ROWS, spareBytes: 0 })];
  if (when.isDryRun !== true) foldLog(database);
  const sum = (count: keyof Pruned) => steps.reduce((total, step) => total + step[count], 0);
  return {
    ...{ runs: sum('runs'), jobs: sum('jobs'), deliveries: sum('deliveries') },
    ...{ inboundRuns: sum('inboundRuns'), bytes: sum('bytes') },
    freeBytes: freeBytesOf(database),
    abandonedRuns: retention.abandonedRuns(when.beforeMs),
  };
}

/** With `keptMs` it prunes in small steps while it is open, as an engine does. */
export function openKeptWork(dataDir: string, now: () => number, keptMs?: number): KeptWork {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const store = sqliteJobStore(database, newIds(now, 'job_'));
  const pruning = pruningOf(database, { now, ...(keptMs !== undefined && { keptMs }) });
  return {
    runs: sqliteRunStore(database),
    submitted: sqliteSubmittedJobs(database),
    prune: (beforeMs, isDryRun) => prunedWork(database, { beforeMs, nowMs: now(), isDryRun }),
    isPruned: (id) => (timeOfId(id) ?? Number.POSITIVE_INFINITY) < store.prunedBefore(),
    job(id) {
      const found = JobFamily.options.flatMap((family) => store.read('default', family, [id])[0] ?? []);
      return found[0] === undefined ? undefined : jobBody(found[0], true);
    },
    close() {
      pruning?.close();
      database.close();
    },
  };
}
