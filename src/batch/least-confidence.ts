import type { Confidence } from '../contract/confidence.ts';
import { leftOpen } from '../crm/least-confidence.ts';
import type { RowResult } from './row-result.ts';

/** Leaves a match open that is less sure than the caller asks: the row is ambiguous, and nothing else is told of it. */
export function withLeastConfidence(result: RowResult, least: Confidence | undefined): RowResult {
  if (least === undefined || result.outcome !== 'matched' || result.isGiven === true) return result;
  const open = leftOpen(result, least);
  if (open === undefined) return result;
  const { parentage: _parentage, firmographics: _firmographics, account: _account, ...others } = result;
  return { ...others, outcome: 'ambiguous', ...open };
}
