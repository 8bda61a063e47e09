import type { WorkspaceSettingsStore } from '../../access/workspace-settings-store.ts';
import type { Clock } from '../../contract/clock.ts';
import type { ClaimedEnrichment, EnrichmentStore } from '../../inbound/enrichment-store.ts';
import { type JobEnds, jobWaiters } from '../../jobs/job-waiters.ts';
import { type JobExecutor, LEASE_MS } from '../../jobs/runner.ts';
import { turnLoop } from '../../jobs/turn-loop.ts';
import type { Turns } from '../../jobs/turns.ts';
import { handBackPauseMs, LOOK_MS, type OpenLoop, type WorkLoop, workLoop } from '../../jobs/work-loop.ts';
import { workOnRuns } from './work-on-runs.ts';

export interface EnrichmentQueueOptions {
  readonly store: EnrichmentStore;
  readonly executor: JobExecutor;
  readonly clock: Clock;
  /** Identifies this process among those that share the database. */
  readonly owner: string;
  /** Groups of runs that are worked on at the same time. */
  readonly groups: number;
  /** Says when to claim, and of which workspace; without, the queue looks by itself. */
  readonly turns?: Turns | undefined;
  /** As they are now. */
  readonly settings: Pick<WorkspaceSettingsStore, 'of'>;
  /** For the log; with the ids of the runs that it is about. */
  readonly onError: (what: string, error: unknown, runs?: readonly string[]) => void;
  readonly at?: (moment: 'linked' | 'enriched') => void;
  /** Hears which runs have ended, or were handed back. */
  readonly onEnded?: (executionIds: readonly string[]) => void;
}

/** Enrichment runs, worked on without anybody waiting; the same runs may have several queues, one in each process. */
export interface EnrichmentQueue extends WorkLoop {
  /** Notes from now on which of the runs end in this process; those who wait are also told after a while. */
  listen(executionIds: readonly string[]): JobEnds;
  /** Another process says that these have ended. */
  noteEnded(executionIds: readonly string[]): void;
}

const GROUP_SIZE = 64;

/** Works on the runs of all workspaces, each as far as it has room; every workspace gets a group in its turn. */
export function enrichmentQueue(options: EnrichmentQueueOptions): EnrichmentQueue {
  const { store, clock, onError, owner, settings, executor, turns } = options;
  const waiters = jobWaiters(clock, LOOK_MS);
  const claimOne = async (workspace: string, { begin, closing }: OpenLoop): Promise<boolean> => {
    const { accounts_at_once: accountsAtOnce } = await settings.of(workspace);
    const lease = { owner, forMs: LEASE_MS };
    const runs = await store.claim({ workspace, accountsAtOnce, limit: GROUP_SIZE }, lease);
    if (runs.length === 0) return false;
    const ids = runs.map(({ executionId }) => executionId);
    begin(
      underLease(runs, options, closing).finally(() => {
        waiters.ended(ids);
        options.onEnded?.(ids);
      }),
    );
    return true;
  };
  const loop =
    turns === undefined
      ? workLoop({
          ...{ clock, executor, atOnce: options.groups },
          onError: (error) => onError('enrichments could not be claimed', error),
          async claimAll(open) {
            let turn = (await store.open()).map(({ workspace }) => workspace);
            while (turn.length > 0) {
              const served: string[] = [];
              for (const workspace of turn)
                if (open.isOpen() && (await claimOne(workspace, open))) served.push(workspace);
              turn = served;
            }
          },
        })
      : turnLoop({
          ...{ turns, kind: 'enrichments', clock, executor, atOnce: options.groups, onError },
          claimOne: async (workspace, open) => ((await claimOne(workspace, open)) ? 0 : undefined),
        });
  return { ...loop, listen: waiters.listen, noteEnded: waiters.ended };
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
    const ms = handBackPauseMs(Math.max(...runs.map(({ token }) => token)));
    await clock.sleep(ms, closing).catch(() => {});
    await store
      .handBack(runs)
      .catch((lost) => onError('a group of enrichments was left to its lease', lost, ids));
  } finally {
    stopRenewing();
  }
}
