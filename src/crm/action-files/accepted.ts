import { type DecidedAccounts, decidedAccounts } from '../actions/decided-accounts.ts';
import type { Dataset } from '../dataset.ts';
import type { Overrides } from '../override.ts';
import type { Proposal } from './action-plan.ts';

/** Tells which proposals a person has accepted: in a review, or by a decision about these very accounts. */
export function acceptedBy(dataset: Dataset, overrides: Overrides): (proposal: Proposal) => boolean {
  const decided = decidedAccounts(dataset, overrides);
  return (proposal) => proposal.answer === 'accepted' || isAccepted(proposal, decided);
}

function isAccepted({ at, action, target }: Proposal, decided: DecidedAccounts): boolean {
  if (action === 'Merge') return target !== null && decided.ofPair(at, target) === 'same_company';
  if (action === 'Delete') return decided.isOperating(at) === false;
  return decided.parentOf(at) !== undefined;
}
