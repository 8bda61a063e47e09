import { overridesOf } from '../../crm/overrides/overrides-of.ts';
import { isDecidedByHand } from '../../crm/review/decided-by-hand.ts';
import type { KeptReview } from '../../crm/review/review-store.ts';
import { standingReviews } from '../../crm/review/standing-reviews.ts';
import type { WorkspaceReviews } from '../../crm/review/workspace-reviews.ts';
import type { WantedQuestion } from './review-item.ts';

/** What was answered and decided in a workspace, as of when it was read. */
export interface AnswersGiven {
  /** The answers that stand. */
  readonly standing: readonly KeptReview[];
  /** The answer to this very question. */
  answerTo(question: WantedQuestion): KeptReview | undefined;
  /** Neither an answer nor a decision without a review settles the question. */
  isOpen(question: WantedQuestion): boolean;
}

export async function answersGiven(reviews: WorkspaceReviews): Promise<AnswersGiven> {
  const list = await reviews.standing();
  const standing = standingReviews(list);
  const overrides = overridesOf(await reviews.decisions());
  const answerTo: AnswersGiven['answerTo'] = ({ subject }) => standing.of(subject);
  return {
    standing: list,
    answerTo,
    isOpen: (question) =>
      answerTo(question) === undefined &&
      !isDecidedByHand({ ...question, account: question.subject.account }, overrides),
  };
}
