import type { AccountLine } from '../../contract/accounts.ts';
import { CoreError } from '../../contract/errors.ts';
import type { DatasetInUse, DatasetKey } from '../../jobs/dataset-store.ts';
import { baseOf } from '../../store/universe-file/created-version.ts';
import { datasetId } from './dataset-id.ts';
import { type LoadParts, stageDataset } from './load-dataset.ts';

interface RefreshParts extends LoadParts {
  readonly onError: (what: string, error: unknown) => void;
  /** Where other machines judge the same datasets. */
  readonly together?: JudgedTogether | undefined;
}

/** How machines that take up universes one after the other agree by which of them accounts are judged. */
export interface JudgedTogether {
  /** Whether it is the version that all of them take up: by an older one nothing is judged again. */
  isLatest(version: string): Promise<boolean>;
}

/** Judges datasets again that are out of date. */
export interface Refreshing {
  /** Whether it was judged against the universe, the model and the decisions of people of now. */
  isCurrent(one: DatasetInUse): Promise<boolean>;
  /** Resolves when the dataset was judged with all decisions of people that there are now; gives it, if there is one. */
  obeyDecisions(key: DatasetKey): Promise<DatasetInUse | undefined>;
  /** Those of workspaces, one after the other. */
  refreshAll(): Promise<void>;
  /** What is under way. */
  ended(): Promise<unknown>;
}

/** Before a refresh that failed is tried again. */
const RETRY_MS = 60 * 1000;
/** How often to look whether another machine is done with a refresh. */
const LOOK_MS = 500;

export function refreshing(parts: RefreshParts, signal: AbortSignal): Refreshing {
  const { store, clock, decisions, onError, together } = parts;
  const underWay = new Map<string, Promise<void>>();
  const failedMs = new Map<string, number>();
  let isBusy = false;
  const isCurrent = async ({ basis, workspace }: DatasetInUse) =>
    isOfSameSources(basis.referenceVersion, parts.reference().version) &&
    basis.modelVersion === parts.modelVersion &&
    basis.overridesRevision >= (await decisions.revision(workspace));
  const refresh = (one: DatasetInUse): Promise<void> => {
    const id = datasetId(one);
    const known = underWay.get(id);
    if (known !== undefined) return known;
    const work = judgedAgain(one, parts, signal).finally(() => underWay.delete(id));
    underWay.set(id, work);
    return work;
  };
  const refreshLate = async (one: DatasetInUse) => {
    const id = datasetId(one);
    if ((failedMs.get(id) ?? Number.NEGATIVE_INFINITY) + RETRY_MS > clock.now()) return;
    try {
      await refresh(one);
      failedMs.delete(id);
    } catch (error) {
      if (isElsewhere(error)) return;
      failedMs.set(id, clock.now());
      if (!signal.aborted) onError('accounts could not be judged again yet', error);
    }
  };
  return {
    isCurrent,
    async obeyDecisions(key) {
      const revision = await decisions.revision(key.workspace);
      // Whatever was judged meanwhile may have begun before the last decision.
      for (;;) {
        const one = await store.inUse(key);
        if (one === undefined || one.basis.overridesRevision >= revision) return one;
        await refresh(one).catch(async (error) => {
          if (!isElsewhere(error)) throw error;
          await clock.sleep(LOOK_MS, signal);
        });
      }
    },
    async refreshAll() {
      if (isBusy) return;
      isBusy = true;
      try {
        if (together !== undefined && !(await together.isLatest(parts.reference().version))) return;
        // A run keeps the universe that it began with.
        for (const one of (await store.all()).filter(({ name }) => name === null))
          if (!signal.aborted && !(await isCurrent(one))) await refreshLate(one);
      } finally {
        isBusy = false;
      }
    },
    ended: () => Promise.allSettled(underWay.values()),
  };
}

/**
 * What callers' records alone have created changes nothing for accounts: each has the entity of its own record, and no load
 * would be current that has created one itself.
 */
function isOfSameSources(version: string, other: string): boolean {
  return baseOf(version) === baseOf(other);
}

/** Another machine is at it, which is as good. */
function isElsewhere(error: unknown): boolean {
  return error instanceof CoreError && error.code === 'RUN_BUSY';
}

/** The same accounts against the universe and the decisions of now; only what changed is resolved again. */
async function judgedAgain(one: DatasetInUse, parts: LoadParts, signal: AbortSignal): Promise<void> {
  const lines = linesOf(one, parts);
  const staged = await stageDataset({ key: one, kind: 'refresh', lines, mayLeave: true, signal }, parts);
  await staged.finish();
}

async function* linesOf(one: DatasetInUse, { store }: LoadParts): AsyncGenerator<AccountLine> {
  let line = 1;
  yield { line, value: { rules: one.basis.rules } };
  for (const value of await store.accounts(one)) yield { line: ++line, value };
}
