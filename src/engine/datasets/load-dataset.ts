import { type AccountLine, LEAVING_SHARE } from '../../contract/accounts.ts';
import type { Clock } from '../../contract/clock.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { isDiskFull } from '../../contract/disk-full.ts';
import { CoreError } from '../../contract/errors.ts';
import { entityDecisionsOf } from '../../crm/overrides/entity-decisions.ts';
import type {
  DatasetBasis,
  DatasetChanges,
  DatasetDraft,
  DatasetInUse,
  DatasetKey,
  DatasetStore,
  LoadKind,
  LoadRecord,
} from '../../jobs/dataset-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';
import { requireRoomFor } from '../../store/duckdb/open-duckdb.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import { withRoomForPlan } from '../threads/heap-growth.ts';
import { type Decisions, type DecisionsNow, decisionsNow } from './decisions.ts';
import { type DraftResolution, draftResolution } from './draft-resolution.ts';
import { type EarlyDoubles, type EarlyLimits, earlyDoubles } from './early-doubles.ts';
import type { Further } from './further-executor.ts';
import type { Judge } from './judge-task.ts';
import type { JudgedUnderWay } from './judged-under-way.ts';
import { diskFull, failureWords } from './load-failure.ts';
import { shareResolution } from './shared-resolution.ts';
import type { SharedWork } from './shared-work.ts';
import { stageAccounts } from './stage-accounts.ts';

export interface LoadParts {
  readonly store: DatasetStore;
  readonly executor: Pick<JobExecutor, 'execute'>;
  readonly reference: () => ReferenceVersion;
  readonly modelVersion: string;
  readonly decisions: Decisions;
  readonly judge: Judge;
  /** Jobs against datasets of runs may be asked while these are judged. */
  readonly underWay?: JudgedUnderWay;
  /** Where other machines do parts of the work. */
  readonly sharing?: SharedWork | undefined;
  readonly keepEvidence: boolean;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Groups of accounts that are resolved at the same time. */
  readonly groups: number;
  /** Of how many accounts doubles are looked for while they are resolved; of none without. */
  readonly early?: EarlyLimits | undefined;
  /** A further thread that resolves, where a processor is left for it. */
  readonly further?: Further | undefined;
}

export interface Source {
  readonly key: DatasetKey;
  readonly kind: LoadKind;
  readonly lines: AsyncIterable<AccountLine> | Iterable<AccountLine>;
  /** More than a tenth of the accounts may leave. */
  readonly mayLeave: boolean;
  readonly signal: AbortSignal;
}

/** A version whose accounts are all on disk, and what is left to do with it. */
export interface Staged {
  /** Resolves and judges the accounts and switches the version in; rejects when that fails, and then nothing was changed. */
  finish(): Promise<void>;
}

/** Notes how far a load is, so often. */
const NOTE_MS = 1000;
/** Of so many accounts the plan takes some hundred megabytes. */
const MANY = 200_000;

/**
 * Reads accounts into a new version of a dataset. Throws INVALID_REQUEST naming line and field, CONFLICT when too many
 * would leave, TOO_LARGE for more of them than can be compared, RUN_BUSY during another load; then nothing was changed.
 */
export async function stageDataset(source: Source, parts: LoadParts): Promise<Staged> {
  const { key, kind, signal } = source;
  const before = await parts.store.inUse(key);
  const decided = await decisionsNow(parts.decisions, key.workspace);
  // Accounts are resolved from now on: what comes into use meanwhile has to be asked again.
  const { version: referenceVersion } = parts.reference();
  const draft = await parts.store.begin(key, kind);
  const load = noted(source, parts);
  // A dataset of a run lives shortly; others would double on disk.
  const keepNormal = key.name !== null;
  // What is taken over from a version before is not resolved.
  const isEarly = keepNormal && before === undefined && parts.sharing === undefined;
  const early = isEarly && parts.early ? earlyDoubles(draft, parts.early) : undefined;
  const { further } = parts;
  const resolution = draftResolution(early?.draft ?? draft, {
    ...{ ...parts, workspace: key.workspace, keepNormal, onResolved: load.count, signal },
    further: further && { ...further, open: () => further.open(early?.atHand()) },
    share: parts.sharing && shareResolution(parts.sharing, { path: draft.path, referenceVersion }),
    beginsAtOnce: before === undefined,
  });
  try {
    const { keepEvidence } = parts;
    const decisions = entityDecisionsOf(decided.list);
    const onAdded = (rules: CrosscheckRules) => {
      resolution.added(rules);
      early?.added();
    };
    const staging = { decisions, keepEvidence, onAdded };
    const rules = await stageAccounts(source.lines, draft, staging);
    signal.throwIfAborted();
    const accounts = draft.size();
    if (accounts === 0) throw new CoreError('INVALID_REQUEST', 'there is no account to load');
    await requireRoomFor(accounts);
    early?.allAdded(accounts);
    const changes = await draft.changes();
    if (key.name === null && !source.mayLeave) refuseLeaving(changes, before);
    const basis: DatasetBasis = {
      referenceVersion,
      modelVersion: parts.modelVersion,
      overridesRevision: decided.revision,
      rules,
    };
    await load.note({ accounts, ...changes });
    return {
      finish: () =>
        finish(draft, { source, before, decided, basis, accounts, resolution, early, load, parts }),
    };
  } catch (error) {
    resolution.stop();
    await early?.close();
    await draft.discard();
    throw isDiskFull(error) ? diskFull() : error;
  }
}

interface Finishing {
  readonly source: Source;
  readonly before: DatasetInUse | undefined;
  readonly decided: DecisionsNow;
  readonly basis: DatasetBasis;
  readonly accounts: number;
  readonly resolution: DraftResolution;
  readonly early: EarlyDoubles | undefined;
  readonly load: ReturnType<typeof noted>;
  readonly parts: LoadParts;
}

async function finish(
  draft: DatasetDraft,
  { source, before, decided, basis, accounts, resolution, early, load, parts }: Finishing,
): Promise<void> {
  const { key, kind, signal } = source;
  const { clock, judge, reference } = parts;
  let told: ReturnType<JudgedUnderWay['begin']> | undefined;
  try {
    if (before !== undefined && isSameUniverse(before.basis, basis))
      await load.count(await draft.keepResolutions());
    await resolution.rest(basis.rules);
    const prepared = early?.handOver();
    draft.seal();
    const checkedMs = clock.now();
    const world = reference();
    const by = { checkedAt: new Date(checkedMs).toISOString(), referenceVersion: world.version };
    told =
      kind === 'load' && key.name !== null ? parts.underWay?.begin(key, by, draft.path, signal) : undefined;
    await load.note({ state: 'judging' });
    const { path } = draft;
    const areMany = accounts >= MANY;
    const task = {
      path,
      by,
      rules: basis.rules,
      overrides: decided.list,
      keepsPairs: key.name !== null,
      areMany,
    };
    // Who cannot share the work does it alone.
    const desk = await parts.sharing?.open(key.workspace, { path, accounts }).catch(() => undefined);
    try {
      const judged = () => judge(task, world, { channel: told?.channel, desk, prepared });
      // A service has many threads with other work: for few accounts they get no more room.
      await (told !== undefined || areMany ? withRoomForPlan(accounts, judged) : judged());
    } finally {
      await desk?.close();
    }
    signal.throwIfAborted();
    const loadedMs = kind === 'refresh' && before !== undefined ? before.loadedMs : checkedMs;
    await draft.switchIn({ basis, loadedMs, checkedMs });
    told?.end();
    await load.note({ state: 'completed' });
  } catch (error) {
    told?.end(error);
    resolution.stop();
    await early?.close();
    await draft.discard();
    await noteFailure(load, error);
    throw error;
  }
}

/** A disk that is full may have no room for the note either: who waits in this process is told all the same (datasets.ts). */
async function noteFailure(load: Finishing['load'], error: unknown): Promise<void> {
  try {
    await load.note({ state: 'failed', errorMessage: failureWords(error) });
  } catch (unnoted) {
    if (!isDiskFull(unnoted)) throw unnoted;
  }
}

/** Resolutions of another universe or model tell nothing of this one. */
function isSameUniverse(before: DatasetBasis, now: DatasetBasis): boolean {
  return before.referenceVersion === now.referenceVersion && before.modelVersion === now.modelVersion;
}

/** Tells how far a load is, to other processes too: from its first note on, when all accounts are there. */
function noted({ key, kind }: Source, { store, clock, newId }: LoadParts) {
  let load: LoadRecord = {
    ...{ loadId: newId(), state: 'resolving', accounts: 0, resolved: 0 },
    ...{ new: 0, changed: 0, unchanged: 0, leaving: 0, leavingNames: [] },
    ...{ startedMs: clock.now(), errorMessage: null },
  };
  let notedMs = Number.POSITIVE_INFINITY;
  const note = async (news: Partial<LoadRecord>) => {
    load = { ...load, ...news };
    notedMs = clock.steadyNow();
    await store.noteLoad(key, kind, load);
  };
  return {
    note,
    async count(resolved: number) {
      load = { ...load, resolved: load.resolved + resolved };
      if (clock.steadyNow() - notedMs >= NOTE_MS) await note({});
    },
  };
}

function refuseLeaving(changes: DatasetChanges, before: DatasetInUse | undefined): void {
  const { leaving, leavingNames } = changes;
  if (before === undefined || leaving <= LEAVING_SHARE * before.accounts) return;
  const share = ((100 * leaving) / before.accounts).toFixed(1).replace(/\.0$/, '');
  const others = leaving - leavingNames.length;
  const names = leavingNames.join(', ') + (others > 0 ? ` and ${inWords(others)} others` : '');
  const rest = `${inWords(changes.new)} are new, ${inWords(changes.changed)} changed, ${inWords(changes.unchanged)} unchanged`;
  throw new CoreError(
    'CONFLICT',
    `${inWords(leaving)} of ${inWords(before.accounts)} accounts (${share} %) would leave the dataset: ${names}; ${rest}. Nothing was changed; confirm=leaving lets them go`,
    { fix: 'Load all accounts, or say that they may leave: --yes, on the wire ?confirm=leaving.' },
  );
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
