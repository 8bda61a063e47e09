import type { Override } from '../override.ts';
import { accountKey, isRecordKey } from '../overrides/account-key.ts';
import type { KeptReview } from './review-store.ts';
import { standingReviews } from './standing-reviews.ts';

/** What people answered to the recommendations of a crosscheck. */
export interface ReviewedProposals {
  readonly isEmpty: boolean;
  /** Some answers are about accounts without an id: only then is the normal form of a record worth making. */
  readonly hasRecords: boolean;
  /**
   * The answer to this very recommendation for the account; `proposal` is its proposalKey. None where a person decided
   * something about the account later without a review.
   */
  answerTo(account: string, proposal: string): KeptReview | undefined;
}

/** Puts answers together with the decisions about accounts that stand. */
export function reviewedProposals(
  reviews: readonly KeptReview[],
  decisions: readonly Override[] = [],
): ReviewedProposals {
  const standing = standingReviews(reviews);
  const decided = lastDecided(withoutAnswers(decisions, reviews));
  return {
    isEmpty: reviews.length === 0,
    hasRecords: reviews.some(({ account }) => isRecordKey(account)),
    answerTo(account, proposal) {
      const answer = standing.of({ account, question: 'recommendation', proposal });
      return answer !== undefined && (decided.get(account) ?? '') > answer.at ? undefined : answer;
    },
  };
}

/** What was decided without a review: a decision that came with an answer changes nothing of what was answered before. */
function withoutAnswers(decisions: readonly Override[], reviews: readonly KeptReview[]): readonly Override[] {
  const answered = new Set(reviews.map(({ at, by }) => `${at} ${by}`));
  return decisions.filter(({ decided_at, decided_by = '' }) => !answered.has(`${decided_at} ${decided_by}`));
}

/** When something was last decided about each account. */
function lastDecided(decisions: readonly Override[]): ReadonlyMap<string, string> {
  const last = new Map<string, string>();
  for (const decision of decisions)
    for (const account of 'accounts' in decision ? decision.accounts : [decision.account]) {
      const key = accountKey(account);
      if ((last.get(key) ?? '') < decision.decided_at) last.set(key, decision.decided_at);
    }
  return last;
}

/** Who answered when, and why: `Ana rejected it on 2026-11-22: two branches`. */
export function answeredWords({ verdict, by, at, reason }: KeptReview): string {
  return `${by} ${verdict} it on ${at.slice(0, 10)}${reason === undefined ? '' : `: ${reason}`}`;
}
