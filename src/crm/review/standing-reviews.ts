import type { KeptReview, ReviewSubject } from './review-store.ts';

/** The answers that stand, by what they are about. */
export interface StandingReviews {
  /** The answer to this very proposal. */
  of(subject: ReviewSubject): KeptReview | undefined;
  /** The last answer to the question, whatever was proposed. */
  last(subject: Omit<ReviewSubject, 'proposal'>): KeptReview | undefined;
}

/**
 * Puts answers together as they are asked for; a later one replaces an earlier one. What was rejected stays rejected,
 * whatever was proposed and answered since; what was accepted or deferred is asked again when something else came between.
 */
export function standingReviews(reviews: readonly KeptReview[]): StandingReviews {
  const byQuestion = new Map(reviews.map((review) => [questionKey(review), review]));
  const byProposal = new Map(reviews.map((review) => [proposalKeyOf(review), review]));
  const last: StandingReviews['last'] = (subject) => byQuestion.get(questionKey(subject));
  return {
    last,
    of(subject) {
      const review = byProposal.get(proposalKeyOf(subject));
      return review?.verdict === 'rejected' || review === last(subject) ? review : undefined;
    },
  };
}

function questionKey({ account, question }: Omit<ReviewSubject, 'proposal'>): string {
  return `${question} ${account}`;
}

function proposalKeyOf(subject: ReviewSubject): string {
  return `${questionKey(subject)}\n${subject.proposal}`;
}
