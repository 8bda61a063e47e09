import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import { REVIEW_VERDICTS } from '../../contract/review.ts';
import { Override } from '../../crm/override.ts';
import { type KeptReview, type NewReview, REVIEW_QUESTIONS } from '../../crm/review/review-store.ts';
import type { AddedOverride } from './override-rows.ts';

const Body = z.object({
  account: z.string(),
  question: z.enum(REVIEW_QUESTIONS),
  proposal: z.string(),
  verdict: z.enum(REVIEW_VERDICTS),
  name: z.string(),
  other: z.object({ account: z.string(), name: z.string() }).optional(),
  told: z.string(),
  reason: z.string().optional(),
  by: z.string(),
  at: z.string(),
  has_decision: z.boolean().optional(),
});

/** The decisions about accounts that came with an answer: by their numbers, and those in whose place they stand. */
export const Changed = z.object({ added: z.array(z.number()), replaced: z.array(Override) });

export interface ReviewRow {
  readonly number: number;
  readonly batch: number;
  readonly body: string;
  readonly changed: string;
  readonly undone: 0 | 1;
}

export const REVIEW_COLUMNS = 'number, batch, body, changed, undone';

/** The texts of an answer, with what was made of the decision that came with it. */
export function reviewTexts(
  { review, override }: NewReview,
  made: AddedOverride | undefined,
): { readonly body: string; readonly changed: string } {
  const changed = {
    added: made === undefined ? [] : [made.number],
    replaced: made?.replaced === undefined ? [] : [made.replaced],
  };
  return {
    body: JSON.stringify({ ...review, has_decision: override !== undefined }),
    changed: JSON.stringify(changed),
  };
}

export function keptReview({ number, batch, body, changed, undone }: ReviewRow): KeptReview {
  const { has_decision: told, ...review } = Body.parse(JSON.parse(body));
  // Answers of an earlier version do not say it.
  const hasDecision = told ?? Changed.parse(JSON.parse(changed)).added.length > 0;
  return { ...review, number, batch, hasDecision, isUndone: undone === 1 };
}

/** Throws CONFLICT where the last answers of a person are others than those that are meant to be taken back. */
export function requireLast(last: readonly ReviewRow[], batch: number): void {
  const [first] = last;
  if (first === undefined)
    throw new CoreError('CONFLICT', 'this answer was taken back already', {
      fix: 'There is none of yours left to take back.',
    });
  if (first.batch !== batch)
    throw new CoreError('CONFLICT', `by now your last answer is another one: ${keptReview(first).told}`, {
      fix: 'Nothing was taken back. Undo once more tells what it would take back.',
    });
}
