import type { CombinedRecord, FollowUp } from '../contract/combined.ts';
import type { CrosscheckRecord } from '../contract/crosscheck.ts';
import type { EntityResolutionRecord } from '../contract/entity-resolution.ts';
import type { Extended, Outcome, ToldIdentity } from '../contract/extended.ts';
import type { FirmographicsRecord } from '../contract/firmographics.ts';
import type { ResolveParentRecord } from '../contract/resolve-parent.ts';
import type { JobStatus } from '../contract/service.ts';
import { type RowCrosscheck, rowCrosscheckOf } from './crosscheck/row-crosscheck.ts';
import type { RowAccount } from './leads/row-account.ts';

/** The families of jobs that a row of a file can be. */
export type RowFamily = 'entity-resolution' | 'combined' | 'crosscheck' | FollowUp;

/** What became of a row. */
export type RowResult = UnresolvedRow | AnsweredRow;

interface UnresolvedRow {
  readonly outcome: 'invalid' | 'failed';
  /** Why there is no answer. */
  readonly problem: string;
  readonly record?: never;
}

interface AnsweredRow {
  readonly outcome: Outcome;
  readonly record: EntityResolutionRecord;
  /** The row named its entity by the id, and nothing else was asked about who it is. */
  readonly isGiven?: boolean;
  /** Of a run that asks for parents; null without an entity. */
  readonly parentage?: ResolveParentRecord | null;
  /** Of a run that asks for firmographics; null without an entity. */
  readonly firmographics?: FirmographicsRecord | null;
  /** Of a run that asks for it; undefined where the pass did not run. */
  readonly crosscheck?: RowCrosscheck;
  /** Of a run that holds leads against accounts. */
  readonly account?: RowAccount;
  /** Undefined where a service does not send it. */
  readonly extended?: Extended;
  /** What of the row could not be read, although it was resolved. */
  readonly problem?: string;
}

/** The result of a row that could not be attempted. */
export function invalidResult(problem: string): RowResult {
  return { outcome: 'invalid', problem };
}

/** The result of a row whose job has ended; one that is still open counts as failed. */
export function resultOf(status: JobStatus<RowFamily>): RowResult {
  if (status.status === 'failed') return { outcome: 'failed', problem: status.error_message };
  if (status.status !== 'completed')
    return { outcome: 'failed', problem: `the job is still ${status.status}` };
  const { extended } = status;
  const told = toldIn(status.record, extended);
  // An endpoint that does not send `extended` still tells matched from not matched.
  const outcome = extended?.outcome ?? (told.record.core_id === null ? 'no_match' : 'matched');
  if (extended === undefined) return { outcome, ...told };
  if (extended.crosscheck === undefined) return { outcome, ...told, extended };
  // `told` has the crosscheck.
  const { crosscheck: _, ...others } = extended;
  return { outcome, ...told, extended: others };
}

type AnyRecord =
  | EntityResolutionRecord
  | CombinedRecord
  | CrosscheckRecord
  | ResolveParentRecord
  | FirmographicsRecord;

type Told = Pick<AnsweredRow, 'record' | 'isGiven' | 'parentage' | 'firmographics' | 'crosscheck'>;

function toldIn(record: AnyRecord, extended: Extended | undefined): Told {
  if ('crosscheck' in record) {
    const crosscheck = rowCrosscheckOf(record, extended?.crosscheck);
    return { record: resolvedIn(record), ...(crosscheck !== undefined && { crosscheck }) };
  }
  if ('top_parent' in record)
    return { record: known(record.core_id, extended?.identity), isGiven: true, parentage: record };
  if ('operational_status' in record)
    return { record: known(record.core_id, extended?.identity), isGiven: true, firmographics: record };
  const { parentage, firmographics } = record as CombinedRecord;
  return {
    record,
    ...(parentage !== undefined && { parentage }),
    ...(firmographics !== undefined && { firmographics }),
  };
}

/** Who the account of a crosscheck is, without the reasoning that no file shows: rows wait on disk for the last one. */
function resolvedIn({ core_id, external_id, identity, social }: CrosscheckRecord): EntityResolutionRecord {
  const { legal_info: legal, trading_info: trading } = identity;
  return {
    core_id,
    company_registration: null,
    ...identity,
    legal_info: legal && { ...legal, reasoning: '' },
    trading_info: trading && { ...trading, reasoning: '' },
    entity_classification: null,
    external_id,
    ...(social !== undefined && { social }),
  };
}

/** Of a row that names its entity by the id nothing else was asked; who it is, as far as a service tells it. */
function known(coreId: string, identity: ToldIdentity | undefined): EntityResolutionRecord {
  const { legal_name = null, trading_name = null, website = null, country = null } = identity ?? {};
  const shared = { website, country, trading_name, confidence: 'HIGH' as const, reasoning: '' };
  return {
    core_id: coreId,
    company_registration: null,
    company_registration_number: null,
    identity_type: identity?.identity_type ?? null,
    identity_resolution_confidence: 'HIGH',
    identity_resolution_reasoning: 'The row names this entity by its core_id.',
    legal_info: identity === undefined ? null : { legal_name, ...shared },
    trading_info: identity === undefined ? null : shared,
    entity_classification: null,
  };
}
