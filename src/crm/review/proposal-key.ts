import type { QuestionKind } from '../../contract/review.ts';
import { accountId } from '../account-id.ts';

/** What a result recommends for an account, as a row of a crosscheck tells it. */
export interface Proposed {
  readonly action: string;
  readonly associationType: string | null;
  /** The id, as it was sent, of the account that the action is about. */
  readonly targetId: string | null;
  readonly targetCoreId: string | null;
  /** The parent that the account has by now, by its id or its name. */
  readonly presentParent: string | null;
}

/**
 * What a decision about a recommendation is remembered by: another action or target is another recommendation, and so is
 * another parent that the account has by now, of a recommendation about its parent.
 */
export function proposalKey(proposed: Proposed): string {
  const { action, associationType, targetId, targetCoreId } = proposed;
  const target = targetId === null || targetId === '' ? undefined : accountId(targetId).id;
  if (action === 'Delete') return 'delete';
  if (action === 'Merge') return `merge into ${target ?? ''}`;
  if (associationType === 'remove_parent') return `no parent${insteadOf(proposed)}`;
  if (action === 'Associate (missing parent)')
    return `new parent ${targetCoreId ?? ''}${insteadOf(proposed)}`;
  if (action === 'Associate') return `parent ${target ?? ''}${insteadOf(proposed)}`;
  return target === undefined ? 'look' : `double of ${target}`;
}

function insteadOf({ presentParent }: Proposed): string {
  return presentParent === null ? '' : ` in place of ${accountId(presentParent).id}`;
}

/** The kind of the recommendation that an answer is about, by what it is remembered by. */
export function kindOfProposal(proposal: string): Exclude<QuestionKind, 'company'> {
  if (proposal === 'delete') return proposal;
  if (proposal === 'look') return 'doubt';
  if (proposal.startsWith('merge into ')) return 'merge';
  return proposal.startsWith('double of ') ? 'double' : 'parent';
}
