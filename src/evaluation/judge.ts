import type { Confidence } from '../contract/confidence.ts';
import type { Outcome } from '../contract/extended.ts';
import type { Expectation } from './expectations.ts';

/** What the engine made of one row. */
export interface ResolvedAnswer {
  readonly line: number;
  readonly externalId: string;
  /** The name that the row has. */
  readonly name: string;
  readonly outcome: Outcome;
  /** Null without an entity. */
  readonly coreId: string | null;
  readonly coreName: string;
  readonly confidence: Confidence | null;
  /** Of the match; null without one, and for a row that names its entity itself. */
  readonly probability: number | null;
  readonly reasoning: string;
  /** Why the row is invalid or failed, else empty. */
  readonly problem: string;
}

/** `right` and `wrong` are matches; `broken` rows are invalid or failed: they got no answer, not even none. */
type Verdict = 'right' | 'wrong' | 'abstained' | 'broken';

export interface JudgedRow extends ResolvedAnswer {
  readonly expected: string;
  readonly isAnswerable: boolean;
  readonly verdict: Verdict;
}

/** Compares an answer with what is right for its record. */
export function judge(answer: ResolvedAnswer, { expected, isAnswerable, coreIds }: Expectation): JudgedRow {
  return { ...answer, expected, isAnswerable, verdict: verdictOn(answer, coreIds) };
}

function verdictOn({ outcome, coreId }: ResolvedAnswer, right: ReadonlySet<string>): Verdict {
  if (outcome === 'invalid' || outcome === 'failed') return 'broken';
  if (outcome !== 'matched' || coreId === null) return 'abstained';
  return right.has(coreId) ? 'right' : 'wrong';
}
