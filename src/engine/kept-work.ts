import type { RunStore } from '../batch/run-store.ts';
import type { SubmittedJobs } from '../batch/submitted-jobs.ts';
import type { Clock } from '../contract/clock.ts';
import { JobFamily } from '../contract/job.ts';
import { DEFAULT_WORKSPACE } from '../contract/workspace-settings.ts';
import type { Pruned } from '../jobs/retention.ts';
import { pruneInBackground } from './background-pruning.ts';
import { clockDoubt } from './clock-doubt.ts';
import { decidedEntities } from './jobs/decided-entities.ts';
import { jobBody } from './jobs/job-body.ts';
import { wasPruned } from './new-ids.ts';
import { openStores, type StorePlace } from './open-stores.ts';
import type { EngineStores } from './stores.ts';

/** What is kept of earlier work, without the universe. */
export interface KeptWork {
  readonly runs: RunStore;
  readonly submitted: SubmittedJobs;
  /** The version of what people of the workspace have decided of accounts; undefined when nobody has. */
  decisionsVersion(workspace: string): Promise<string | undefined>;
  /**
   * Prunes at once what ended longer ago, or counts it; in short transactions, so that others go on writing meanwhile.
   * Throws CONFIG when that is to go by a clock that is doubted.
   */
  prune(keptMs: number, options: PruneWish): Promise<PrunedWork>;
  /** Whether the id is from a time of which retention has taken the jobs. */
  isPruned(id: string): Promise<boolean>;
  /** The body of a job's GET with what was kept beside it; undefined when there is no such job. */
  job(id: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  close(): Promise<void>;
}

export interface PruneWish {
  /** Counts, and deletes nothing. */
  readonly isDryRun: boolean;
  /** Somebody says that the clock is right. */
  readonly trustsClock: boolean;
}

export interface PrunedWork extends Pruned {
  /** Within the database, where the disk does not get it. */
  readonly freeBytes: number;
  readonly abandonedRuns: number;
}

interface OpenPlace extends StorePlace {
  readonly clock: Clock;
}

/** With `keptMs` it prunes in small steps while it is open, as an engine does. */
export async function openKeptWork(place: OpenPlace, keptMs?: number): Promise<KeptWork> {
  const { clock } = place;
  const stores = await openStores(place);
  const { jobs } = stores;
  const pruning = pruningOf(stores, { clock, ...(keptMs !== undefined && { keptMs }) });
  return {
    runs: stores.runsOf(DEFAULT_WORKSPACE),
    submitted: stores.submitted,
    decisionsVersion: async (workspace) => (await decidedEntities(stores.overrides).of(workspace))?.version,
    prune: (olderMs, wish) => prunedWork(stores, olderMs, wish),
    isPruned: async (id) => wasPruned(id, await jobs.prunedBefore()),
    async job(id) {
      const read = await Promise.all(JobFamily.options.map((family) => jobs.read('default', family, [id])));
      const found = read.flat().find((job) => job !== undefined);
      return found === undefined ? undefined : jobBody(found, true);
    },
    async close() {
      await pruning?.close();
      await stores.close();
    },
  };
}

interface KeptOptions {
  readonly clock: Clock;
  /** Nothing is pruned without. */
  readonly keptMs?: number;
}

type Pruning = Pick<EngineStores, 'retention' | 'storeClock'>;

/** Prunes in the background. What could not be pruned now is pruned at another time; no run fails for that. */
export function pruningOf(
  { retention, storeClock }: Pruning,
  { keptMs, clock }: KeptOptions,
): ReturnType<typeof pruneInBackground> | undefined {
  if (keptMs === undefined) return undefined;
  return pruneInBackground({ retention, storeClock, keptMs, clock, onError: () => {} });
}

const PRUNED_ROWS = 256;

async function prunedWork(
  { retention, storeClock }: Pruning,
  keptMs: number,
  { isDryRun, trustsClock }: PruneWish,
): Promise<PrunedWork> {
  if (trustsClock && !isDryRun) await storeClock.believe();
  const { nowMs, doubt } = await storeClock.look(keptMs);
  if (doubt !== undefined && !isDryRun)
    throw clockDoubt(doubt, 'Set the clock where it is wrong; where it is right, add --trust-clock.');
  const when = { beforeMs: nowMs - keptMs, nowMs, isDryRun };
  const steps: Pruned[] = [];
  for await (const step of retention.prune({ ...when, rows: PRUNED_ROWS, spareBytes: 0 })) steps.push(step);
  if (!isDryRun) await retention.settle();
  const sum = (count: keyof Pruned) => steps.reduce((total, step) => total + step[count], 0);
  return {
    ...{ runs: sum('runs'), jobs: sum('jobs'), deliveries: sum('deliveries') },
    ...{ inboundRuns: sum('inboundRuns'), bytes: sum('bytes') },
    freeBytes: await retention.freeBytes(),
    abandonedRuns: await retention.abandonedRuns(when.beforeMs),
  };
}
