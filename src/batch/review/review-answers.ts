import type { ANSWER_WORDS, ReviewVerdict } from '../../contract/review.ts';
import type { Decision } from '../../crm/override.ts';
import {
  type Asked,
  areAlike,
  decisionOf,
  entityDecision,
  pairDecision,
} from '../../crm/review/answer-decision.ts';
import type { NewReview } from '../../crm/review/review-store.ts';
import { asOneLine } from '../../tabular/cell-text.ts';
import type { ReviewAccount } from './review-account.ts';
import type { ReviewItem } from './review-item.ts';
import { accountWords, answerWords } from './review-words.ts';

/** What a person picks: a company, or another account of the file. */
export type Picked =
  | { readonly kind: 'company'; readonly coreId: string; readonly name: string }
  | { readonly kind: 'account'; readonly account: ReviewAccount };

/** What a person says to a question. */
export type ReadAnswer = { readonly reason?: string | undefined } & (
  | { readonly word: (typeof ANSWER_WORDS)[number] }
  | { readonly word: 'pick'; readonly picked: Picked }
);

export interface Answering {
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What is said as an answer to the question, or why it is none. */
export function answerTo(
  item: ReviewItem,
  answer: ReadAnswer,
  answering: Answering,
): NewReview | { readonly refusal: string } {
  const given = { ...answering, reason: answer.reason ?? '' };
  if (answer.word === 'pick') return pickedReview(item, answer.picked, given);
  const { asked } = item;
  const isPair = asked.kind === 'merge' || asked.kind === 'double';
  const reviewOf = (isAccepted: boolean) =>
    review(item, given, {
      verdict: isAccepted ? 'accepted' : 'rejected',
      told: answerWords(item, isAccepted),
      decision: decisionOf(asked, isAccepted),
      ...(isPair && { other: item.target }),
    });
  switch (answer.word) {
    case 'defer': {
      const told = `the question about ${accountWords(item.account)} is deferred`;
      return review(item, given, { verdict: 'deferred', told, decision: undefined });
    }
    case 'merge':
    case 'keep':
      if (!isPair) return { refusal: noPair(asked.kind) };
      if (asked.target === undefined) return noTarget(item);
      if (answer.word === 'keep') return isOfTwins(asked) ? NO_DIFFERENCE : reviewOf(false);
      return reviewOf(true);
    case 'none':
      return review(item, given, {
        verdict: asked.kind === 'company' ? 'accepted' : 'rejected',
        told: `${accountWords(item.account)} is none of the known companies`,
        decision: entityDecision(item.account, null),
      });
    case 'accept':
      if (asked.kind === 'company' && asked.suggested === null)
        return {
          refusal: 'Several companies fit equally well: say which one by its number, or n for none of them.',
        };
      if (isPair && asked.target === undefined) return noTarget(item);
      return reviewOf(true);
    case 'reject':
      if (asked.kind === 'doubt') return { refusal: 'Nothing is recommended here that could be rejected.' };
      if (asked.kind === 'company')
        return { refusal: 'Say which company it is by its number, or n for none of those that are known.' };
      if (isPair && asked.target === undefined) return noTarget(item);
      return isOfTwins(asked) ? NO_DIFFERENCE : reviewOf(false);
  }
}

type Kind = ReviewItem['asked']['kind'];

const INSTEAD: Readonly<Partial<Record<Kind, string>>> = {
  company: 'a number says which company it is, n none of them',
  doubt: 'a says that it is fine as it is',
};

function noPair(kind: Kind): string {
  const instead = INSTEAD[kind] ?? 'a accepts, r rejects';
  return `m and k are about two accounts that may be one. Here ${instead}; / looks for another account.`;
}

/** A decision names both accounts. */
function noTarget({ targetName }: ReviewItem): { readonly refusal: string } {
  return {
    refusal: `The other account, ${asOneLine(targetName)}, is not in the file, so that nothing can be decided about the two. Review the whole result, with the column of ids that the crosscheck has read (--map external_id=COLUMN); d leaves it for later.`,
  };
}

/** Two rows without ids that say the same. */
function isOfTwins(asked: Asked): boolean {
  if (asked.kind !== 'merge' && asked.kind !== 'double') return false;
  return asked.target !== undefined && areAlike(asked.account, asked.target);
}

const NO_DIFFERENCE = {
  refusal:
    'Both rows say the same and have no ids, so that no later run could tell which two are meant. Export the accounts with their ids to keep them apart; d leaves it for later.',
};

type Given = Answering & { readonly reason: string };

function pickedReview(
  item: ReviewItem,
  picked: Picked,
  given: Given,
): NewReview | { readonly refusal: string } {
  const own = accountWords(item.account);
  // Another answer than the recommendation takes its place: it is not followed.
  const verdict = item.asked.kind === 'company' || saysTheSame(item, picked) ? 'accepted' : 'rejected';
  if (picked.kind === 'company') {
    const told = `${own} is ${picked.name} (${picked.coreId})`;
    const decision = entityDecision(item.account, picked.coreId);
    return review(item, given, { verdict, told, decision });
  }
  if (picked.account.key === item.account.key) return { refusal: 'That is the account itself.' };
  const told = `${own} and ${accountWords(picked.account)} are one company`;
  const decision = pairDecision(item.account, picked.account, true);
  return review(item, given, { verdict, told, decision, other: picked.account });
}

/** What is asked is whether two accounts are one company, and the pick is the other one or the company that it is. */
function saysTheSame({ asked: { kind }, target }: ReviewItem, picked: Picked): boolean {
  if ((kind !== 'merge' && kind !== 'double') || target === undefined) return false;
  return picked.kind === 'company' ? picked.coreId === target.coreId : picked.account.key === target.key;
}

interface Answer {
  readonly verdict: ReviewVerdict;
  readonly told: string;
  readonly decision: Decision | undefined;
  /** Of a decision about two accounts. */
  readonly other?: ReviewAccount | undefined;
}

function review(
  { subject, account }: ReviewItem,
  { by, at, reason }: Given,
  { verdict, told, decision, other }: Answer,
): NewReview {
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  return {
    review: {
      ...{ ...subject, verdict, name: account.name, told, ...why, by, at },
      ...(other !== undefined && { other: { account: other.key, name: other.name } }),
    },
    ...(decision !== undefined && { override: { ...decision, ...why, decided_by: by, decided_at: at } }),
  };
}
