import { type AccountLine, type AccountsStatus, isUnderWay } from '../../contract/accounts.ts';
import type { AccountsStatusOptions, LoadAccountsOptions } from '../../contract/service.ts';
import type { DatasetInUse, DatasetKey } from '../../jobs/dataset-store.ts';
import type { ClaimedJob } from '../../jobs/job-store.ts';
import { accountsStatus } from './accounts-status.ts';
import { type LoadParts, stageDataset } from './load-dataset.ts';

/** The datasets of all workspaces: loads them, tells of them, and judges again what has changed. */
export interface Datasets {
  /** Answers when the accounts are on disk; they are resolved and judged afterwards. */
  load(
    key: DatasetKey,
    lines: AsyncIterable<AccountLine>,
    options: Pick<LoadAccountsOptions, 'mayLeave'>,
  ): Promise<AccountsStatus>;
  status(key: DatasetKey, options: Pick<AccountsStatusOptions, 'waitMs' | 'signal'>): Promise<AccountsStatus>;
  drop(key: DatasetKey): AccountsStatus;
  /** Sees to it that crosschecks are evaluated against no older decisions of people than there are now. */
  makeFresh(jobs: readonly ClaimedJob[]): Promise<void>;
  /** Judges again, one after the other, the workspaces' own datasets that are out of date. */
  refreshAll(): Promise<void>;
  /** Ends what is under way; nothing of it is changed. */
  close(): Promise<void>;
}

export interface DatasetsParts extends LoadParts {
  readonly onError: (what: string, error: unknown) => void;
}

/** How often to look at a load of another process. */
const LOOK_MS = 500;
/** How often a dataset is noted as being in use. */
const TOUCH_MS = 60 * 60 * 1000;
/** After this, the dataset of a run is taken for abandoned. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
/** Before a refresh that failed is tried again. */
const RETRY_MS = 60 * 1000;

/** Opens the datasets of a data directory; what killed processes and abandoned runs left is removed first. */
export function openDatasets(parts: DatasetsParts): Datasets {
  const { store, clock } = parts;
  const closing = new AbortController();
  const { signal } = closing;
  const underWay = new Map<string, Promise<void>>();
  const refreshes = new Map<string, Promise<void>>();
  const touched = new Map<string, number>();
  const failed = new Map<string, number>();
  let isRefreshing = false;
  const isStale = (one: DatasetInUse) =>
    one.basis.overridesRevision < parts.decisions.revision(one.workspace) ||
    one.basis.referenceVersion !== parts.reference().version ||
    one.basis.modelVersion !== parts.modelVersion;
  const statusOf = (key: DatasetKey) => accountsStatus(key, store, (one) => !isStale(one));
  const refresh = (one: DatasetInUse): Promise<void> => {
    const name = nameOf(one);
    const known = refreshes.get(name);
    if (known !== undefined) return known;
    const refreshing = refreshed(one, parts, signal).finally(() => refreshes.delete(name));
    refreshes.set(name, refreshing);
    return refreshing;
  };
  store.tidy(clock.now() - ABANDONED_MS);
  return {
    async load(key, lines, { mayLeave = false }) {
      const staged = await stageDataset({ key, kind: 'load', lines, mayLeave, signal }, parts);
      const work = staged
        .finish()
        .catch((error) => {
          if (!signal.aborted) parts.onError('accounts could not be loaded', error);
        })
        .finally(() => underWay.delete(nameOf(key)));
      underWay.set(nameOf(key), work);
      return statusOf(key);
    },
    async status(key, { waitMs = 0, signal: asked }) {
      const untilMs = clock.steadyNow() + waitMs;
      for (;;) {
        const status = statusOf(key);
        const leftMs = untilMs - clock.steadyNow();
        if (!isUnderWay(status) || leftMs <= 0) return status;
        const pause = clock.sleep(Math.min(leftMs, LOOK_MS), asked);
        const end = underWay.get(nameOf(key));
        await (end === undefined ? pause : Promise.race([end, pause]));
      }
    },
    drop(key) {
      store.drop(key);
      return statusOf(key);
    },
    async makeFresh(jobs) {
      for (const key of keysOf(jobs)) {
        if ((touched.get(nameOf(key)) ?? 0) + TOUCH_MS < clock.now()) {
          touched.set(nameOf(key), clock.now());
          store.touch(key);
        }
        const one = store.inUse(key);
        if (one !== undefined && one.basis.overridesRevision < parts.decisions.revision(key.workspace))
          await refresh(one);
      }
    },
    async refreshAll() {
      if (isRefreshing) return;
      isRefreshing = true;
      for (const one of store.all()) {
        const name = nameOf(one);
        // A run keeps the universe that it began with.
        if (signal.aborted || one.name !== null || !isStale(one)) continue;
        if ((failed.get(name) ?? Number.NEGATIVE_INFINITY) + RETRY_MS > clock.now()) continue;
        try {
          await refresh(one);
          failed.delete(name);
        } catch (error) {
          failed.set(name, clock.now());
          if (!signal.aborted) parts.onError('accounts could not be judged again yet', error);
        }
      }
      isRefreshing = false;
    },
    async close() {
      closing.abort(new Error('the engine is closing'));
      await Promise.allSettled([...underWay.values(), ...refreshes.values()]);
    },
  };
}

/** The same accounts against the universe and the decisions of now; only what changed is resolved again. */
async function refreshed(one: DatasetInUse, parts: LoadParts, signal: AbortSignal): Promise<void> {
  const lines = linesOf(one, parts);
  const staged = await stageDataset({ key: one, kind: 'refresh', lines, mayLeave: true, signal }, parts);
  await staged.finish();
}

async function* linesOf(one: DatasetInUse, { store }: LoadParts): AsyncGenerator<AccountLine> {
  yield { line: 1, value: { rules: one.basis.rules } };
  let line = 1;
  for (const value of store.accounts(one)) yield { line: ++line, value };
}

/** The datasets that crosschecks among the jobs are evaluated against. */
function keysOf(jobs: readonly ClaimedJob[]): readonly DatasetKey[] {
  const keys = new Map<string, DatasetKey>();
  for (const { family, workspace, options } of jobs) {
    if (family !== 'crosscheck') continue;
    const key = { workspace, name: options.dataset ?? null };
    keys.set(nameOf(key), key);
  }
  return [...keys.values()];
}

function nameOf({ workspace, name }: DatasetKey): string {
  return JSON.stringify([workspace, name]);
}
