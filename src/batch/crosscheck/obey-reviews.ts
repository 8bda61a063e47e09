import type { CrmAccount } from '../../contract/crm-account.ts';
import { keyOf } from '../../crm/account-name.ts';
import { recordKey } from '../../crm/overrides/account-key.ts';
import { proposalKey } from '../../crm/review/proposal-key.ts';
import { answeredWords, type ReviewedProposals } from '../../crm/review/reviewed-proposals.ts';
import type { RowResult } from '../row-result.ts';
import { proposedBy, type RowCrosscheck } from './row-crosscheck.ts';

/**
 * An account that a person wants to keep is not recommended for deletion again. It stays where it is, which hurts no
 * other recommendation: nothing is put below an account that leaves, and what stood below it has moved.
 */
export function obeyed(
  result: RowResult,
  account: CrmAccount | undefined,
  reviewed: ReviewedProposals,
): RowResult {
  if (result.record === undefined || account === undefined) return result;
  const { crosscheck } = result;
  if (crosscheck?.action.action !== 'Delete') return result;
  const proposal = proposalKey(proposedBy(crosscheck));
  const answer =
    reviewed.answerTo(keyOf(account), proposal) ?? reviewed.answerTo(recordKey(account) ?? '', proposal);
  if (answer?.verdict !== 'rejected') return result;
  const { reasoning } = crosscheck.action;
  const action: RowCrosscheck['action'] = {
    ...{ action: 'None', associationType: null, targetId: null, targetName: null, targetCoreId: null },
    reasoning: `It would be Delete, but ${answeredWords(answer)}. ${reasoning}`,
  };
  return { ...result, crosscheck: { ...crosscheck, action, risk: 0, riskReasons: [], needsReview: false } };
}
