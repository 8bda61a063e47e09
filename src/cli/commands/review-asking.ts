import type { ReviewQueue } from '../../batch/review/review-queue.ts';
import type { Review, ReviewVerdict } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import type { AnswerSource } from '../terminal/review-keys.ts';

/** What a review on a terminal works with. */
export interface SessionParts {
  readonly review: Review;
  readonly queue: ReviewQueue;
  readonly answers: AnswerSource;
  /** Who decides. */
  readonly by: string;
  /** Reads what was answered up to now. */
  refresh(): Promise<void>;
}

/** The same while a question is shown. */
export interface Asking extends SessionParts {
  /** What was answered in this session. */
  readonly given: ReadonlyMap<string, ReviewVerdict>;
  readonly context: Context;
}
