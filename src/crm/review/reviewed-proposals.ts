import type { KeptReview } from './review-store.ts';
import { standingReviews } from './standing-reviews.ts';

/** What people answered to the recommendations of a crosscheck. */
export interface ReviewedProposals {
  /** The answer to this very recommendation for the account; `proposal` is its proposalKey. */
  answerTo(account: string, proposal: string): KeptReview | undefined;
}

export function reviewedProposals(reviews: readonly KeptReview[]): ReviewedProposals {
  const standing = standingReviews(reviews);
  return {
    answerTo: (account, proposal) => standing.of({ account, question: 'recommendation', proposal }),
  };
}

/** Who answered when, and why: `Ana rejected it on 2026-11-22: two branches`. */
export function answeredWords({ verdict, by, at, reason }: KeptReview): string {
  return `${by} ${verdict} it on ${at.slice(0, 10)}${reason === undefined ? '' : `: ${reason}`}`;
}
