import type { DatasetDraft } from '../../jobs/dataset-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';
import type { Arrivals } from './arrivals.ts';
import type { Further } from './further-executor.ts';
import { type ResolvedAs, resolveGroup } from './resolve-group.ts';
import type { SharedResolution, ShareResolution } from './shared-resolution.ts';

export interface ResolvingOptions extends ResolvedAs {
  readonly executor: Pick<JobExecutor, 'execute'>;
  /** Groups of accounts that are resolved at the same time. */
  readonly groups: number;
  /** Accounts that are added to the draft meanwhile; all are there without. */
  readonly arriving?: Pick<Arrivals, 'areOver' | 'next'>;
  /** Has other machines resolve some of many accounts. */
  readonly share?: ShareResolution | undefined;
  /** A further thread for when many accounts wait and all were read: who read them leaves a processor. */
  readonly further?: Further | undefined;
  /** Hears how many were resolved, group by group. */
  readonly onResolved: (count: number) => Promise<void>;
  /** Ends it between two groups, with its reason. */
  readonly signal: AbortSignal;
}

const GROUP_SIZE = 64;
/** Who reads accounts hands the next group over late: a thread would wait a fifth of the time. */
const GROUP_SIZE_WHILE_ARRIVING = 256;
/** A thread has the next group at hand when it is done with one. */
const GROUPS_OF_A_THREAD = 2;

/** Resolves the accounts of a draft that have no resolution yet. */
export async function resolveAccounts(
  draft: Pick<DatasetDraft, 'unresolved' | 'resolve'>,
  options: ResolvingOptions,
): Promise<void> {
  const { groups, arriving, share, further, signal } = options;
  let after = 0;
  let shared: SharedResolution | undefined;
  let isShared = share === undefined;
  const nextGroup = () => {
    const size = arriving?.areOver() === false ? GROUP_SIZE_WHILE_ARRIVING : GROUP_SIZE;
    const group = draft.unresolved(after, shared?.size ?? size);
    after = group.at(-1)?.position ?? after;
    return group;
  };
  /** Begins to share when many wait; says with how many more groups at the same time. */
  const shareMany = async () => {
    if (isShared || share === undefined) return 0;
    const far = Math.max(share.least - 1, after + share.leastWaiting);
    if (draft.unresolved(far, 1).length === 0) return 0;
    isShared = true;
    // Who cannot share the work does it alone.
    shared = await share.open(options).catch(() => undefined);
    return shared?.ahead ?? 0;
  };
  const workOn = async (executor: ResolvingOptions['executor']): Promise<void> => {
    for (;;) {
      const more = await shareMany();
      if (more > 0) {
        await together(more + 1, executor);
        return;
      }
      const areAllThere = arriving?.areOver() ?? true;
      const group = nextGroup();
      signal.throwIfAborted();
      if (group.length > 0) {
        draft.resolve(await (shared?.resolve(group) ?? resolveGroup(group, executor, options)));
        await options.onResolved(group.length);
      } else if (areAllThere) return;
      else await arriving?.next();
    }
  };
  const together = async (count: number, executor: ResolvingOptions['executor']) => {
    await Promise.all(Array.from({ length: count }, () => workOn(executor)));
  };
  const workFurther = async () => {
    if (further === undefined) return;
    while (arriving?.areOver() === false) await arriving.next();
    signal.throwIfAborted();
    if (draft.unresolved(after + further.least - 1, 1).length === 0) return;
    const thread = further.open();
    try {
      await together(GROUPS_OF_A_THREAD, thread);
    } finally {
      await thread.close();
    }
  };
  const stop = () => void shared?.close();
  signal.addEventListener('abort', stop);
  try {
    await Promise.all([together(groups, options.executor), workFurther()]);
  } catch (error) {
    // What was given up for it tells less.
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await shared?.close();
  }
}
