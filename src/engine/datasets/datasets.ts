import type { AccountPairs } from '../../contract/account-pair.ts';
import { type AccountLine, type AccountsStatus, isUnderWay } from '../../contract/accounts.ts';
import type { AloneAccounts } from '../../contract/alone-accounts.ts';
import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import type { AccountsStatusOptions, LoadAccountsOptions } from '../../contract/service.ts';
import type { DatasetKey } from '../../jobs/dataset-store.ts';
import type { StoreClock } from '../../jobs/store-clock.ts';
import { accountsStatus } from './accounts-status.ts';
import { accountsOf, datasetId, datasetKeysOf, type JobOfDataset } from './dataset-id.ts';
import { type LoadParts, stageDataset } from './load-dataset.ts';
import { failureWords } from './load-failure.ts';
import { type JudgedTogether, refreshing } from './refresh-datasets.ts';

/** The datasets of all workspaces: loads them, tells of them, and judges again what has changed. */
export interface Datasets {
  /** Answers when the accounts are on disk; they are resolved and judged afterwards. */
  load(
    key: DatasetKey,
    lines: AsyncIterable<AccountLine>,
    options: Pick<LoadAccountsOptions, 'mayLeave'>,
  ): Promise<AccountsStatus>;
  status(key: DatasetKey, options: Pick<AccountsStatusOptions, 'waitMs' | 'signal'>): Promise<AccountsStatus>;
  /** Pairs of accounts of a run's dataset that are near; undefined when none were kept. */
  pairs(key: DatasetKey): Promise<AccountPairs | undefined>;
  /** What the accounts of a run's dataset alone tell while it is judged; undefined where that is not known. */
  alone(key: DatasetKey): AloneAccounts | undefined;
  drop(key: DatasetKey): Promise<AccountsStatus>;
  /** Jobs against the dataset of a run may be asked while it is judged: `makeFresh` waits for their accounts alone. */
  readonly tellsWhileJudging: boolean;
  /**
   * Sees to it that crosschecks are evaluated against no older decisions of people than there are now, by files of this
   * machine.
   */
  makeFresh(jobs: readonly JobOfDataset[]): Promise<void>;
  /** Judges again, one after the other, the workspaces' own datasets that are out of date. */
  refreshAll(): Promise<void>;
  /** Removes what killed processes and abandoned runs left: to be done before anything else. */
  removeLeft(): Promise<void>;
  /** Ends what is under way; nothing of it is changed. */
  close(): Promise<void>;
}

export interface DatasetsParts extends LoadParts {
  readonly onError: (what: string, error: unknown) => void;
  /** Where other machines judge the same datasets. */
  readonly together?: JudgedTogether | undefined;
  readonly storeClock: Pick<StoreClock, 'look'>;
}

/** How often to look at a load of another process. */
const LOOK_MS = 500;
/** How often a dataset is noted as being in use. */
const TOUCH_MS = 60 * 60 * 1000;
/** After this, the dataset of a run is taken for abandoned. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Opens the datasets of a data directory. */
export function openDatasets(parts: DatasetsParts): Datasets {
  const { store, clock, decisions, storeClock } = parts;
  const closing = new AbortController();
  const { signal } = closing;
  const underWay = new Map<string, Promise<void>>();
  const touched = new Map<string, number>();
  const refresher = refreshing(parts, signal);
  const failures = new Map<string, string>();
  const statusOf = async (key: DatasetKey) => {
    const status = await accountsStatus(key, store, { isCurrent: refresher.isCurrent, decisions });
    const failure = failures.get(datasetId(key));
    if (failure === undefined || status.load === null || !isUnderWay(status)) return status;
    return { ...status, load: { ...status.load, state: 'failed' as const, error_message: failure } };
  };
  const finish = (key: DatasetKey, work: Promise<void>) => {
    const end = work
      .catch((error) => {
        failures.set(datasetId(key), failureWords(error));
        if (!signal.aborted) parts.onError('accounts could not be loaded', error);
      })
      .finally(() => underWay.delete(datasetId(key)));
    underWay.set(datasetId(key), end);
  };
  const touch = async (key: DatasetKey) => {
    const id = datasetId(key);
    if ((touched.get(id) ?? Number.NEGATIVE_INFINITY) + TOUCH_MS > clock.steadyNow()) return;
    touched.set(id, clock.steadyNow());
    await store.touch(key);
  };
  const removeLeft = async () => {
    const { nowMs, doubt } = await storeClock.look(0);
    await store.tidy(doubt === undefined ? nowMs - ABANDONED_MS : 0);
    await parts.sharing?.removeLeft();
  };
  return {
    async load(key, lines, { mayLeave = false }) {
      const staged = await stageDataset({ key, kind: 'load', lines, mayLeave, signal }, parts);
      failures.delete(datasetId(key));
      finish(key, staged.finish());
      return statusOf(key);
    },
    async status(key, { waitMs = 0, signal: asked }) {
      const untilMs = clock.steadyNow() + waitMs;
      for (;;) {
        const status = await statusOf(key);
        const leftMs = untilMs - clock.steadyNow();
        if (!isUnderWay(status) || leftMs <= 0) return status;
        await pauseUnless(underWay.get(datasetId(key)), { ms: Math.min(leftMs, LOOK_MS), clock, asked });
      }
    },
    async pairs(key) {
      const inUse = await store.inUse(key);
      return inUse && (await store.pairs(inUse));
    },
    alone: (key) => parts.underWay?.alone(key),
    async drop(key) {
      await store.drop(key);
      return statusOf(key);
    },
    tellsWhileJudging: parts.underWay !== undefined,
    async makeFresh(jobs) {
      for (const key of datasetKeysOf(jobs)) {
        if (parts.underWay?.has(key) === true) {
          await parts.underWay.until(key, accountsOf(jobs, key));
          continue;
        }
        if (key.name !== null) await touch(key);
        const inUse = await refresher.obeyDecisions(key);
        // Jobs that cannot have it are tried again, instead of failing one by one.
        if (inUse !== undefined) await store.pathOf(inUse);
      }
    },
    async refreshAll() {
      await removeLeft();
      await refresher.refreshAll();
    },
    removeLeft,
    async close() {
      closing.abort(
        new CoreError('STORE_BUSY', 'The process was stopped before it was done; load them again'),
      );
      await Promise.all([...underWay.values(), refresher.ended()]);
      await parts.sharing?.close();
    },
  };
}

interface Pause {
  readonly ms: number;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly asked: AbortSignal | undefined;
}

/** Pauses until the end, for so long at most; no timer is left that would keep the process. */
async function pauseUnless(end: Promise<void> | undefined, { ms, clock, asked }: Pause): Promise<void> {
  const over = new AbortController();
  const stop = () => over.abort(asked?.reason);
  asked?.addEventListener('abort', stop);
  try {
    asked?.throwIfAborted();
    const pause = clock.sleep(ms, over.signal);
    await (end === undefined ? pause : Promise.race([end, pause]));
  } finally {
    asked?.removeEventListener('abort', stop);
    over.abort();
  }
}
