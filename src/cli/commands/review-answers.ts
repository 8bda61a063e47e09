import type { ReviewAccount } from '../../batch/review/review-account.ts';
import type { ReviewItem } from '../../batch/review/review-item.ts';
import type { Decision } from '../../crm/override.ts';
import { decisionOf, entityDecision, pairDecision } from '../../crm/review/answer-decision.ts';
import type { NewReview, ReviewVerdict } from '../../crm/review/review-store.ts';
import type { ReviewCommand } from '../terminal/review-commands.ts';
import { accountWords, answerWords } from '../terminal/review-words.ts';
import { oneLine } from '../terminal/terminal-text.ts';

/** What a number stands for: a company, or another account of the file. */
export type Candidate =
  | { readonly kind: 'company'; readonly coreId: string; readonly name: string }
  | { readonly kind: 'account'; readonly account: ReviewAccount };

export interface Answering {
  readonly candidates: readonly Candidate[];
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What a command means as an answer to the question, or why it is none. */
export function answerTo(
  item: ReviewItem,
  command: ReviewCommand,
  answering: Answering,
): NewReview | { readonly refusal: string } {
  if (command.word === 'pick') return picked(item, { command, ...answering });
  const { asked } = item;
  const isPair = asked.kind === 'merge' || asked.kind === 'double';
  const reviewOf = (isAccepted: boolean) =>
    review(
      item,
      { ...answering, reason: command.text },
      {
        verdict: isAccepted ? 'accepted' : 'rejected',
        told: answerWords(item, isAccepted),
        decision: decisionOf(asked, isAccepted),
      },
    );
  switch (command.word) {
    case 'defer': {
      const told = `the question about ${accountWords(item.account)} is deferred`;
      return review(
        item,
        { ...answering, reason: command.text },
        { verdict: 'deferred', told, decision: undefined },
      );
    }
    case 'merge':
    case 'keep':
      if (!isPair) return { refusal: noPair(asked.kind) };
      return command.word === 'keep' || asked.target !== undefined
        ? reviewOf(command.word === 'merge')
        : NO_TARGET;
    case 'none':
      return review(
        item,
        { ...answering, reason: command.text },
        {
          verdict: asked.kind === 'company' ? 'accepted' : 'rejected',
          told: `${accountWords(item.account)} is none of the known companies`,
          decision: entityDecision(item.account, null),
        },
      );
    case 'accept':
      if (asked.kind === 'company' && asked.suggested === null)
        return {
          refusal: 'Several companies fit equally well: say which one by its number, or n for none of them.',
        };
      if (isPair && asked.target === undefined) return NO_TARGET;
      return reviewOf(true);
    case 'reject':
      if (asked.kind === 'doubt') return { refusal: 'Nothing is recommended here that could be rejected.' };
      if (asked.kind === 'company')
        return { refusal: 'Say which company it is by its number, or n for none of those that are known.' };
      return reviewOf(false);
    default:
      return { refusal: `${command.word} is not an answer.` };
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

const NO_TARGET = {
  refusal: 'The other account is not in the file. k keeps them apart, d leaves it for later.',
};

interface Picking extends Answering {
  readonly command: Extract<ReviewCommand, { word: 'pick' }>;
}

function picked(
  item: ReviewItem,
  { command, ...answering }: Picking,
): NewReview | { readonly refusal: string } {
  const candidate = answering.candidates[command.number - 1];
  if (candidate === undefined) return { refusal: `There is no ${command.number} here.` };
  const own = accountWords(item.account);
  const isTheQuestion = item.asked.kind === 'company';
  const verdict = isTheQuestion ? 'accepted' : 'rejected';
  const told =
    candidate.kind === 'company'
      ? `${own} is ${oneLine(candidate.name)} (${candidate.coreId})`
      : `${own} and ${accountWords(candidate.account)} are one company`;
  const decision =
    candidate.kind === 'company'
      ? entityDecision(item.account, candidate.coreId)
      : pairDecision(item.account, candidate.account, true);
  if (candidate.kind === 'account' && candidate.account.key === item.account.key)
    return { refusal: 'That is the account itself.' };
  // Another answer than the recommendation takes its place: it is not followed.
  return review(item, { ...answering, reason: command.text }, { verdict, told, decision });
}

interface Answer {
  readonly verdict: ReviewVerdict;
  readonly told: string;
  readonly decision: Decision | undefined;
}

function review(
  { subject, account }: ReviewItem,
  { by, at, reason }: Answering & { readonly reason: string },
  { verdict, told, decision }: Answer,
): NewReview {
  const given = reason.trim() === '' ? {} : { reason: reason.trim() };
  return {
    review: { ...subject, verdict, name: account.name, told, ...given, by, at },
    ...(decision !== undefined && { override: { ...decision, ...given, decided_by: by, decided_at: at } }),
  };
}
