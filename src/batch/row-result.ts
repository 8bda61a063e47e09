import type { EntityResolutionRecord } from '../contract/entity-resolution.ts';
import type { Extended, Outcome } from '../contract/extended.ts';
import type { JobStatus } from '../contract/service.ts';

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
export function resultOf(status: JobStatus<'entity-resolution'>): RowResult {
  if (status.status === 'failed') return { outcome: 'failed', problem: status.error_message };
  if (status.status !== 'completed')
    return { outcome: 'failed', problem: `the job is still ${status.status}` };
  const { record, extended } = status;
  // An endpoint that does not send `extended` still tells matched from not matched.
  if (extended === undefined) return { outcome: record.core_id === null ? 'no_match' : 'matched', record };
  return { outcome: extended.outcome, record, extended };
}
