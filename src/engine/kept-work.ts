import type { RunStore } from '../batch/run-store.ts';
import type { SubmittedJobs } from '../batch/submitted-jobs.ts';
import type { Clock } from '../contract/clock.ts';
import { JobFamily } from '../contract/job.ts';
import { DEFAULT_WORKSPACE } from '../contract/workspace-settings.ts';
import type { Pruned, PruneOptions, Retention } from '../jobs/retention.ts';
import { pruneInBackground } from './background-pruning.ts';
import { jobBody } from './job-body.ts';
import { wasPruned } from './new-ids.ts';
import { openStores, type StorePlace } from './open-stores.ts';

/** What is kept of earlier work, without the universe. */
export interface KeptWork {
  readonly runs: RunStore;
  readonly submitted: SubmittedJobs;
  /** Prunes what ended before at once, or counts it; in short transactions, so that others go on writing meanwhile. */
  prune(beforeMs: number, isDryRun: boolean): Promise<PrunedWork>;
  /** Whether the id is from a time of which retention has taken the jobs. */
  isPruned(id: string): Promise<boolean>;
  /** The body of a job's GET with what was kept beside it; undefined when there is no such job. */
  job(id: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  close(): Promise<void>;
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
  const { jobs, retention } = stores;
  const pruning = pruningOf(retention, { clock, ...(keptMs !== undefined && { keptMs }) });
  return {
    runs: stores.runsOf(DEFAULT_WORKSPACE),
    submitted: stores.submitted,
    prune: (beforeMs, isDryRun) => prunedWork(retention, { beforeMs, nowMs: clock.now(), isDryRun }),
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

/** Prunes in the background. What could not be pruned now is pruned at another time; no run fails for that. */
export function pruningOf(
  retention: Retention,
  { keptMs, clock }: KeptOptions,
): ReturnType<typeof pruneInBackground> | undefined {
  if (keptMs === undefined) return undefined;
  return pruneInBackground({ retention, keptMs, clock, onError: () => {} });
}

const PRUNED_ROWS = 256;

async function prunedWork(
  retention: Retention,
  when: Pick<PruneOptions, 'beforeMs' | 'nowMs' | 'isDryRun'>,
): Promise<PrunedWork> {
  const steps: Pruned[] = [];
  for await (const step of retention.prune({ ...when, rows: PRUNED_ROWS, spareBytes: 0 })) steps.push(step);
  if (when.isDryRun !== true) await retention.settle();
  const sum = (count: keyof Pruned) => steps.reduce((total, step) => total + step[count], 0);
  return {
    ...{ runs: sum('runs'), jobs: sum('jobs'), deliveries: sum('deliveries') },
    ...{ inboundRuns: sum('inboundRuns'), bytes: sum('bytes') },
    freeBytes: await retention.freeBytes(),
    abandonedRuns: await retention.abandonedRuns(when.beforeMs),
  };
}
