import type { Overrides } from '../../crm/override.ts';
import { accountKey } from '../../crm/overrides/account-key.ts';
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
  const decisions = await reviews.decisions();
  // Made when it is first asked for: where every question that was touched has an answer, nobody asks.
  let overrides: Overrides | undefined;
  const decided = () => {
    overrides ??= overridesOf(decisions);
    return overrides;
  };
  // Of most accounts of a large result nothing was ever decided.
  const touched = new Set(list.map(({ account }) => account));
  for (const decision of decisions)
    for (const account of 'accounts' in decision ? decision.accounts : [decision.account])
      touched.add(accountKey(account));
  const answerTo: AnswersGiven['answerTo'] = ({ subject }) =>
    touched.has(subject.account) ? standing.of(subject) : undefined;
  return {
    standing: list,
    answerTo,
    isOpen: (question) =>
      !touched.has(question.subject.account) ||
      (answerTo(question) === undefined &&
        !isDecidedByHand({ ...question, account: question.subject.account }, decided())),
  };
}
