import type { CrmAccount } from '../../contract/crm-account.ts';
import { keyOf } from '../../crm/account-name.ts';
import { recordKey } from '../../crm/overrides/account-key.ts';
import { proposalKey } from '../../crm/review/proposal-key.ts';
import type { KeptReview } from '../../crm/review/review-store.ts';
import { answeredWords, type ReviewedProposals } from '../../crm/review/reviewed-proposals.ts';
import type { RowResult } from '../row-result.ts';
import { proposedBy, type RowCrosscheck } from './row-crosscheck.ts';

/**
 * What a person rejected in a review is not recommended again, and what was found to be fine is not to be looked at again.
 * An account that stays where it is hurts no other recommendation: nothing is put below an account that leaves, and files
 * for a CRM leave out what would. Every answer that is obeyed counts as a decision.
 */
export function obeyed(
  result: RowResult,
  account: CrmAccount | undefined,
  reviewed: ReviewedProposals,
): RowResult {
  if (reviewed.isEmpty || result.record === undefined || account === undefined) return result;
  const { crosscheck } = result;
  if (crosscheck === undefined) return result;
  const proposal = proposalKey(proposedBy(crosscheck, account));
  const ofRecord = () =>
    reviewed.hasRecords ? reviewed.answerTo(recordKey(account) ?? '', proposal) : undefined;
  const answer = reviewed.answerTo(keyOf(account), proposal) ?? ofRecord();
  if (answer === undefined) return result;
  return { ...result, crosscheck: counted(answer, afterAnswer(answer, crosscheck)) };
}

function afterAnswer(answer: KeptReview, crosscheck: RowCrosscheck): RowCrosscheck {
  const { action, needsReview } = crosscheck;
  const isNone = action.action === 'None';
  if (isNone && needsReview === true && answer.verdict === 'accepted' && answer.proposal === 'look')
    return told(crosscheck, `${action.reasoning} ${answeredWords(answer)}.`);
  if (answer.verdict === 'rejected' && !isNone && action.action !== 'Merge')
    return told(
      crosscheck,
      `It would be ${action.action}, but ${answeredWords(answer)}. ${action.reasoning}`,
    );
  // A decision about accounts is told where it is obeyed, and says itself that two are not merged.
  if (answer.hasDecision || (answer.verdict !== 'deferred' && action.action !== 'Delete')) return crosscheck;
  return { ...crosscheck, action: { ...action, reasoning: `${action.reasoning} ${answeredWords(answer)}.` } };
}

/** Nothing is to be done, and nothing is in doubt. */
function told(crosscheck: RowCrosscheck, reasoning: string): RowCrosscheck {
  const nothing = { associationType: null, targetId: null, targetName: null, targetCoreId: null };
  return {
    ...crosscheck,
    action: { action: 'None', ...nothing, reasoning },
    ...{ risk: 0, riskReasons: [], needsReview: false },
  };
}

/** A decision that came with an answer is counted where it is obeyed. */
function counted(answer: KeptReview, crosscheck: RowCrosscheck): RowCrosscheck {
  if (answer.hasDecision) return crosscheck;
  const { by, verdict, at, told: what } = answer;
  return {
    ...crosscheck,
    decisions: [...crosscheck.decisions, `${by} ${verdict} on ${at.slice(0, 10)}: ${what}`],
  };
}
