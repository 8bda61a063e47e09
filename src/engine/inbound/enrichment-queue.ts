import type { WorkspaceSettingsStore } from '../../access/workspace-settings-store.ts';
import type { Clock } from '../../contract/clock.ts';
import type { ClaimedEnrichment, EnrichmentStore } from '../../inbound/enrichment-store.ts';
import { type JobEnds, jobWaiters } from '../../jobs/job-waiters.ts';
import { type JobExecutor, LEASE_MS } from '../../jobs/runner.ts';
import { workOnRuns } from './work-on-runs.ts';

export interface EnrichmentQueueOptions {
  readonly store: EnrichmentStore;
  readonly executor: JobExecutor;
  readonly clock: Clock;
  /** Identifies this process among those that share the database. */
  readonly owner: string;
  /** Groups of runs that are worked on at the same time. */
  readonly groups: number;
  /** As they are now. */
  readonly settings: Pick<WorkspaceSettingsStore, 'of'>;
  /** For the log; with the ids of the runs that it is about. */
  readonly onError: (what: string, error: unknown, runs?: readonly string[]) => void;
  readonly at?: (moment: 'linked' | 'enriched') => void;
}

/** Enrichment runs, worked on without anybody waiting; the same runs may have several queues, one in each process. */
export interface EnrichmentQueue {
  /** There may be new runs. */
  wake(): void;
  /** Notes from now on which of the runs end in this process; those who wait are also told after a while. */
  listen(executionIds: readonly string[]): JobEnds;
  /** Takes up no more, and resolves when those under way are ended or handed back. */
  close(): Promise<void>;
}

const GROUP_SIZE = 64;
/** How often to look for runs of processes that died, and for room that others have made. */
const LOOK_MS = 1000;

/** Works on the runs of all workspaces, each as far as it has room; every workspace gets a group in its turn. */
export function enrichmentQueue(options: EnrichmentQueueOptions): EnrichmentQueue {
  const { store, clock, onError, owner, settings } = options;
  const waiters = jobWaiters(clock, LOOK_MS);
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  // A claim counts: a process that dies while it starts must not wear runs out that it has not begun.
  let isReady = options.executor.ready === undefined;
  let isWoken = false;
  let looking: Promise<void> | undefined;

  const isOpen = () => isReady && !closing.signal.aborted && underWay.size < options.groups;
  const claimOne = async (workspace: string): Promise<boolean> => {
    const { accounts_at_once: accountsAtOnce } = await settings.of(workspace);
    const lease = { owner, forMs: LEASE_MS };
    const runs = await store.claim({ workspace, accountsAtOnce, limit: GROUP_SIZE }, lease);
    if (runs.length === 0) return false;
    const group: Promise<void> = underLease(runs, options, closing.signal).finally(() => {
      underWay.delete(group);
      waiters.ended(runs.map(({ executionId }) => executionId));
      wake();
    });
    underWay.add(group);
    return true;
  };
  const claimAll = async () => {
    let turn = (await store.open()).map(({ workspace }) => workspace);
    while (turn.length > 0) {
      const served: string[] = [];
      for (const workspace of turn) if (isOpen() && (await claimOne(workspace))) served.push(workspace);
      turn = served;
    }
  };
  const wake = () => {
    isWoken = true;
    if (looking !== undefined || !isOpen()) return;
    looking = (async () => {
      while (isWoken && isOpen()) {
        isWoken = false;
        await claimAll().catch((error) => onError('enrichments could not be claimed', error));
      }
      looking = undefined;
    })();
  };
  const stopLooking = clock.every(LOOK_MS, wake);
  void options.executor.ready?.().then(() => {
    isReady = true;
    wake();
  });
  wake();
  return {
    wake,
    listen: waiters.listen,
    async close() {
      closing.abort();
      stopLooking();
      await looking;
      await Promise.all(underWay);
    },
  };
}

type LeasedParts = Pick<EnrichmentQueueOptions, 'store' | 'executor' | 'clock' | 'onError' | 'at'>;

/** Works on runs and keeps their lease meanwhile; when that breaks down, they are handed back after a while. */
export async function underLease(
  runs: readonly ClaimedEnrichment[],
  { store, executor, clock, onError, at = () => {} }: LeasedParts,
  closing?: AbortSignal,
): Promise<void> {
  const ids = runs.map(({ executionId }) => executionId);
  const stopRenewing = clock.every(LEASE_MS / 3, () => void store.renew(runs, LEASE_MS).catch(() => {}));
  try {
    await workOnRuns(runs, { store, executor, onError, at });
  } catch (error) {
    onError('a group of enrichments was handed back', error, ids);
    const ms = Math.min(LEASE_MS / 2, LOOK_MS * 2 ** (Math.max(...runs.map(({ token }) => token)) - 1));
    await clock.sleep(ms, closing).catch(() => {});
    await store
      .handBack(runs)
      .catch((lost) => onError('a group of enrichments was left to its lease', lost, ids));
  } finally {
    stopRenewing();
  }
}
