import { z } from 'zod';
import type { CrosscheckResults } from './crosscheck-results.ts';
import { QueuedQuestion } from './queued-question.ts';
import { type PastAnswer, QUESTION_KINDS, REVIEW_ORDERS, type Review, ShownQuestion } from './review.ts';

const text = z.string();
const count = z.int().min(0);

/** Which questions are meant, and in which order: what matters most first unless another is named. */
export const QueueFilter = z.strictObject({
  /** Those that nobody has answered, unless others are asked for. */
  state: z.enum(['open', 'deferred', 'answered']).optional(),
  kind: z.enum(QUESTION_KINDS).optional(),
  /** Conditions as `core review --filter` has them, one a line. */
  conditions: text.max(2000).optional(),
  /** Words that the account has to have in its columns. */
  words: text.max(200).optional(),
  order: z.enum(REVIEW_ORDERS).optional(),
});
export type QueueFilter = z.infer<typeof QueueFilter>;

/** A piece of a list of questions. */
export const QueuePage = z.strictObject({
  total: count,
  /** The place of the first of these, from 0. */
  from: count,
  questions: z.array(QueuedQuestion),
});
export type QueuePage = z.infer<typeof QueuePage>;

/** How many questions a result asks. */
export const ReviewOverview = z.strictObject({
  /** As the person called the file. */
  file: text,
  accounts: count,
  open: count,
  kinds: z.array(
    z.strictObject({ kind: z.enum(QUESTION_KINDS), open: count, deferred: count, answered: count }),
  ),
});
export type ReviewOverview = z.infer<typeof ReviewOverview>;

/** The next question of a list, or none. */
export const NextQuestion = z.strictObject({
  question: ShownQuestion.nullable(),
  /** Its place in the list, from 1; 0 without one. */
  place: count,
  total: count,
  /** How many of the list other people have right now. */
  elsewhere: count,
});
export type NextQuestion = z.infer<typeof NextQuestion>;

export const BULK_ANSWERS = ['accept', 'reject', 'defer'] as const;
export type BulkAnswer = (typeof BULK_ANSWERS)[number];

/** What one answer to many questions would do. */
export const BulkPreview = z.strictObject({
  /** What is confirmed: another one as soon as other questions are meant. */
  token: text,
  questions: count,
  kinds: z.array(
    z.strictObject({
      kind: z.enum(QUESTION_KINDS),
      /** By risk: up to 20, up to HIGH_RISK, above. */
      risks: z.array(count),
    }),
  ),
  riskiest: z.array(QueuedQuestion),
  /** Questions that cannot be answered so, and stay open. */
  left_open: count,
  /** Those that are to be accepted and have a risk above HIGH_RISK; to be confirmed once more. */
  risky: count,
});
export type BulkPreview = z.infer<typeof BulkPreview>;

export const BulkWish = z.strictObject({ answer: z.enum(BULK_ANSWERS), filter: QueueFilter });
export type BulkWish = z.infer<typeof BulkWish>;

export const BulkConfirmation = z.strictObject({
  ...BulkWish.shape,
  token: text,
  /** Those of a high risk, too. */
  is_risky: z.boolean(),
  reason: text.trim().max(1000, 'must have at most 1000 characters').optional(),
});
export type BulkConfirmation = z.infer<typeof BulkConfirmation>;

export const BulkDone = z.strictObject({
  decided: count,
  left_open: count,
  /** By which all of them are taken back; 0 where nothing was decided. */
  batch: count,
});
export type BulkDone = z.infer<typeof BulkDone>;

/** The review of the output of an uploaded file by one person; answers are those of `core review`. */
export interface FileReview extends Omit<Review, 'history'> {
  overview(): Promise<ReviewOverview>;
  list(filter: QueueFilter, piece: { readonly from: number; readonly limit: number }): Promise<QueuePage>;
  /** The next question of the list behind another one that is still to be answered and that nobody else has. */
  next(filter: QueueFilter, after: string | null): Promise<NextQuestion>;
  previewBulk(wish: BulkWish): Promise<BulkPreview>;
  /** Answers all of them; one undo takes all of it back. Throws CONFLICT when they are not those of the preview any more. */
  bulk(confirmation: BulkConfirmation): Promise<BulkDone>;
}

/** The reviews of one workspace. */
export interface FileReviews {
  /** Throws NOT_FOUND for a file that the workspace does not have, CONFLICT as long as it has no output. */
  of(file: string): Promise<FileReview>;
  /** What its crosscheck has found. Throws as `of`. */
  crosscheckOf(file: string): Promise<CrosscheckResults>;
  /** What was answered in the workspace, newest first. */
  history(limit: number): Promise<readonly PastAnswer[]>;
}
