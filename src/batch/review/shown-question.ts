import { createHash } from 'node:crypto';
import type { QuestionView, ShownQuestion } from '../../contract/review.ts';
import type { KeptReview, ReviewSubject } from '../../crm/review/review-store.ts';
import { offeredAnswers } from './offered-answers.ts';
import { candidatesOf, type LookingUp, searched } from './review-candidates.ts';
import { comparedAccounts } from './review-comparison.ts';
import type { ItemPlace, ReviewItem } from './review-item.ts';
import { questionWords } from './review-words.ts';

/** Names a question by the row that asks it and by what is proposed: of another proposal it is another one. */
export function questionId({ at }: Pick<ItemPlace, 'at'>, subject: ReviewSubject): string {
  const { account, question, proposal } = subject;
  const digest = createHash('sha256').update(JSON.stringify([account, question, proposal]));
  return `${at}.${digest.digest('hex').slice(0, 16)}`;
}

export interface Showing extends LookingUp {
  readonly place: ItemPlace;
  readonly item: ReviewItem;
  /** The last answer to a question about the account; undefined without one. */
  readonly last: KeptReview | undefined;
  /** Milliseconds since 1970; null is as long as the review lasts. */
  readonly heldUntil: number | null;
}

/** A question with all that a person decides it by. */
export async function shownQuestion(
  { place, item, last, heldUntil, ...looking }: Showing,
  { isWhole = false, search }: QuestionView = {},
): Promise<ShownQuestion> {
  const { compared, ...found } =
    search === undefined ? await candidatesOf(item, looking) : await searched(search, item, looking);
  const { account, subject, asked, reasoning, identity, risk = null, riskReasons } = item;
  const isOther = last !== undefined && last.proposal !== subject.proposal;
  return {
    id: questionId(place, subject),
    kind: asked.kind,
    question: questionWords(item),
    account: { id: account.id, name: account.name, line: account.row.line },
    earlier: isOther ? { at: last.at, by: last.by, told: last.told } : null,
    compared: compared ?? comparedAccounts(item, looking.columns, { isWhole }),
    ...found,
    ...{ reasoning, identity, risk, risk_reasons: riskReasons },
    answers: [...offeredAnswers(item, found.candidates.length)],
    held_until: heldUntil === null ? null : new Date(heldUntil).toISOString(),
  };
}
