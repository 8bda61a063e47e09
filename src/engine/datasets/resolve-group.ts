import { FAMILY_OPERATIONS } from '../../contract/charges.ts';
import type { Confidence } from '../../contract/confidence.ts';
import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import { accountIdentity } from '../../crm/account-identity.ts';
import { leftOpen } from '../../crm/least-confidence.ts';
import { resolvedInputOf } from '../../crm/resolved-input.ts';
import type { ResolvedAccount, UnresolvedAccount } from '../../jobs/dataset-store.ts';
import type { AdvancedJob, ClaimedJob, ExecutedJob, FinishedStep } from '../../jobs/job-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';

/** How accounts are resolved: plain data. */
export interface ResolvedAs {
  readonly workspace: string;
  readonly keepEvidence: boolean;
  /** Normal forms are kept with the accounts, so that they need not be worked out again. */
  readonly keepNormal: boolean;
  /** A match that is less sure is left open. */
  readonly least?: Confidence | undefined;
}

/** Resolves accounts, creating entities: as jobs do, but without jobs and uncharged. */
export async function resolveGroup(
  group: readonly UnresolvedAccount[],
  executor: Pick<JobExecutor, 'execute'>,
  { workspace, keepEvidence, keepNormal, least }: ResolvedAs,
): Promise<readonly ResolvedAccount[]> {
  const jobs = group.map(({ position, account, normal }): ClaimedJob => {
    const family = 'entity-resolution';
    const request = resolvedInputOf(account);
    const known = normal !== undefined && { normal };
    const isPerson = account.is_person === true && { isPerson: true };
    const options = { createMissing: true, keepEvidence, tellNormal: keepNormal, ...known, ...isPerson };
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
  const normalOf = new Map(group.map(({ position, normal }) => [String(position), normal]));
  return (await executor.execute(jobs)).map((job) =>
    resolvedAccount(job, { least, normal: normalOf.get(job.id) }),
  );
}

interface KnownBefore {
  readonly least: Confidence | undefined;
  readonly normal: string | undefined;
}

function resolvedAccount(job: ExecutedJob | AdvancedJob, known: KnownBefore): ResolvedAccount {
  if ('step' in job) throw new Error('an entity resolution has one step');
  const { id, notRun, cause, normal = known.normal, createdFacts } = job;
  const { result, pinned, created, mentioned } = job;
  const ran = FAMILY_OPERATIONS['entity-resolution'].filter((operation) => !notRun.includes(operation));
  return {
    ...{
      position: Number(id),
      step: sureStep({ result, pinned, created, mentioned, ran }, known.least),
      isProvisional: cause !== undefined,
    },
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
