import type { KeptReview } from '../../crm/review/review-store.ts';

/** What tells whether answers were only added since. */
export interface Extent {
  readonly last: number;
  readonly undone: number;
  readonly answers: number;
}

export interface Known extends Extent {
  /** By account, question and proposal, in the order in which they were given. */
  readonly standing: Map<string, KeptReview>;
}

/** The same with the answers that were added since; undefined when some were taken back, so that all have to be read. */
export function withAdded(before: Known, now: Extent, added: readonly KeptReview[]): Known | undefined {
  const isOnlyMore = now.undone === before.undone && now.answers === before.answers + added.length;
  return isOnlyMore ? { ...now, standing: withAnswers(before.standing, added) } : undefined;
}

/** What stands, of all answers in the order in which they were given. */
export function standingOf(now: Extent, answers: readonly KeptReview[]): Known {
  return {
    ...now,
    standing: withAnswers(
      new Map(),
      answers.filter(({ isUndone }) => !isUndone),
    ),
  };
}

/** A later answer takes the place of an earlier one, at the end. */
function withAnswers(
  standing: Map<string, KeptReview>,
  answers: readonly KeptReview[],
): Map<string, KeptReview> {
  for (const answer of answers) {
    const key = JSON.stringify([answer.account, answer.question, answer.proposal]);
    standing.delete(key);
    standing.set(key, answer);
  }
  return standing;
}
