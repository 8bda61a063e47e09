import { z } from 'zod';
import { QUESTION_KINDS, REVIEW_VERDICTS } from './review.ts';

const text = z.string();

/** A question as a list has it. */
export const QueuedQuestion = z.strictObject({
  id: text,
  kind: z.enum(QUESTION_KINDS),
  question: text,
  risk: z.number().nullable(),
  /** `decided`: a decision about the account settles it, without a review. */
  state: z.enum(['open', ...REVIEW_VERDICTS, 'decided']),
  /** Who answered it, and what. */
  answer: z.strictObject({ by: text, at: text, told: text }).nullable(),
});
export type QueuedQuestion = z.infer<typeof QueuedQuestion>;
