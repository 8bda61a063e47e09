import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import type { Double } from '../verdict.ts';
import type { Likeness, Sureness } from './compare-accounts.ts';
import { disagreementOf } from './disagreement.ts';
import { kindOf } from './double-kind.ts';
import { reasoningOf, relatedReasoning } from './double-reasoning.ts';
import { haveOwnAgreement } from './own-agreement.ts';

/** What a pair totals at least, in bits. */
export const THRESHOLDS = { high: 6, medium: 4, low: 0 } as const;

/** Below, the words that two names share are no rarer than chance has it among so many accounts. */
const COMMON_MARGIN = -3;

export type Judged = Pick<Double, 'kind' | 'confidence' | 'hasOwnAgreement' | 'reasoning'>;

/** What is known beside the two accounts. */
export interface Surroundings {
  /** They are at different places, and more accounts of their name or website at more places. */
  readonly isChain: boolean;
  /** Several known companies fit one of them equally well. */
  readonly isAmbiguous: boolean;
}

/** How sure it is that two accounts are one company, by what they say themselves; undefined when they are not near. */
export function judgePair(likeness: Likeness, around: Surroundings): Judged | undefined {
  const { rows } = likeness;
  if (likeness.totalBits < THRESHOLDS.low) return undefined;
  const agreement = haveOwnAgreement(rows);
  const cause = disagreementOf(rows) ?? (around.isChain ? 'chain' : undefined);
  if (cause !== undefined)
    return {
      kind: 'related',
      confidence: 'LOW',
      hasOwnAgreement: agreement,
      reasoning: relatedReasoning(rows, cause),
    };
  return {
    kind: kindOf(rows),
    confidence: surenessOf(likeness, around),
    hasOwnAgreement: agreement,
    reasoning: reasoningOf(rows),
  };
}

function surenessOf(
  { rows, totalBits, rarityMargin, atMost }: Likeness,
  { isAmbiguous }: Surroundings,
): Sureness {
  const supported = haveOwnAgreement(rows);
  if (atMost === 'LOW' || (isAmbiguous && !supported)) return 'LOW';
  if (!supported && rarityMargin < COMMON_MARGIN) return 'LOW';
  if (totalBits < THRESHOLDS.medium) return 'LOW';
  return totalBits >= THRESHOLDS.high && atMost === 'HIGH' ? 'HIGH' : 'MEDIUM';
}

export function areAtDifferentPlaces(rows: readonly EvidenceRow[]): boolean {
  const place = rowOf(rows, 'place');
  return (
    place?.house === 'other' ||
    place?.region?.endsWith('differs') === true ||
    place?.region === 'city_differs_in_state'
  );
}
