import type { Confidence } from '../../contract/confidence.ts';

const FROM_SURE: readonly Confidence[] = ['HIGH', 'MEDIUM', 'LOW'];

/** What a statement is worth that depends on all of these. */
export function leastSure(confidences: readonly Confidence[]): Confidence {
  return FROM_SURE.findLast((level) => confidences.includes(level)) ?? 'HIGH';
}
