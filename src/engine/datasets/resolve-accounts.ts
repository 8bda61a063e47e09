import { FAMILY_OPERATIONS } from '../../contract/charges.ts';
import type { Confidence } from '../../contract/confidence.ts';
import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import { accountIdentity } from '../../crm/account-identity.ts';
import { leftOpen } from '../../crm/least-confidence.ts';
import { resolvedInputOf } from '../../crm/resolved-input.ts';
import type { DatasetDraft, ResolvedAccount, UnresolvedAccount } from '../../jobs/dataset-store.ts';
import type { AdvancedJob, ClaimedJob, ExecutedJob, FinishedStep } from '../../jobs/job-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';
import type { Arrivals } from './arrivals.ts';

export interface ResolvingOptions {
  readonly workspace: string;
  readonly executor: Pick<JobExecutor, 'execute'>;
  readonly keepEvidence: boolean;
  /** Normal forms are kept with the accounts, so that they need not be worked out again. */
  readonly keepNormal: boolean;
  /** A match that is less sure is left open. */
  readonly least?: Confidence | undefined;
  /** Groups of accounts that are resolved at the same time. */
  readonly groups: number;
  /** Accounts that are added to the draft meanwhile; all are there without. */
  readonly arriving?: Pick<Arrivals, 'areOver' | 'next'>;
  /** Hears how many were resolved, group by group. */
  readonly onResolved: (count: number) => Promise<void>;
  /** Ends it between two groups, with its reason. */
  readonly signal: AbortSignal;
}

const GROUP_SIZE = 64;

/** Resolves the accounts of a draft that have no resolution yet, creating entities: as jobs do, but without jobs and uncharged. */
export async function resolveAccounts(
  draft: Pick<DatasetDraft, 'unresolved' | 'resolve'>,
  options: ResolvingOptions,
): Promise<void> {
  let after = 0;
  const nextGroup = () => {
    const group = draft.unresolved(after, GROUP_SIZE);
    after = group.at(-1)?.position ?? after;
    return group;
  };
  const workOn = async () => {
    for (;;) {
      const areAllThere = options.arriving?.areOver() ?? true;
      const group = nextGroup();
      options.signal.throwIfAborted();
      if (group.length > 0) {
        draft.resolve(await resolved(group, options));
        await options.onResolved(group.length);
      } else if (areAllThere) return;
      else await options.arriving?.next();
    }
  };
  await Promise.all(Array.from({ length: options.groups }, workOn));
}

async function resolved(
  group: readonly UnresolvedAccount[],
  { workspace, executor, keepEvidence, keepNormal, least }: ResolvingOptions,
): Promise<readonly ResolvedAccount[]> {
  const jobs = group.map(({ position, account }): ClaimedJob => {
    const family = 'entity-resolution';
    const request = resolvedInputOf(account);
    const options = { createMissing: true, keepEvidence, tellNormal: keepNormal };
    return {
      id: String(position),
      workspace,
      family,
      request,
      options,
      createdMs: 0,
      progress: null,
      token: 1,
    };
  });
  return (await executor.execute(jobs)).map((job) => resolvedAccount(job, least));
}

function resolvedAccount(job: ExecutedJob | AdvancedJob, least: Confidence | undefined): ResolvedAccount {
  if ('step' in job) throw new Error('an entity resolution has one step');
  const { id, token: _token, notRun, cause, normal, createdFacts, ...step } = job;
  const ran = FAMILY_OPERATIONS['entity-resolution'].filter((operation) => !notRun.includes(operation));
  return {
    ...{ position: Number(id), step: sureStep({ ...step, ran }, least), isProvisional: cause !== undefined },
    ...(normal !== undefined && { normal }),
    ...(createdFacts !== undefined && { createdFacts }),
  };
}

/** The step with its match left open, where that is less sure than it has to be; a company that only accounts tell of is none. */
function sureStep(step: FinishedStep, least: Confidence | undefined): FinishedStep {
  const { result, pinned } = step;
  if (least === undefined || result.state === 'failed' || pinned === null) return step;
  // The record is that of entity resolution, made by its workflow.
  const record = result.record as EntityResolutionRecord;
  const { outcome, sources } = result.extended;
  const found = { coreId: pinned.coreId, confidence: record.identity_resolution_confidence, outcome };
  if (accountIdentity(found, sources).outcome !== 'matched') return step;
  const open = leftOpen({ record, extended: result.extended }, least);
  if (open === undefined) return step;
  return {
    ...step,
    result: { ...result, ...open },
    pinned: null,
    mentioned: [...step.mentioned, pinned],
  };
}
