import type { Overrides } from '../override.ts';
import { accountKey } from '../overrides/account-key.ts';
import type { Asked } from './answer-decision.ts';

/** A question about an account that a decision may have settled without a review. */
export interface OpenQuestion {
  /** The key of the account. */
  readonly account: string;
  readonly kind: Asked['kind'];
  /** The id of the other account; empty where there is none. */
  readonly targetId: string;
}

/** Whether a decision about these very accounts (core overrides) answers the question. */
export function isDecidedByHand({ account, kind, targetId }: OpenQuestion, overrides: Overrides): boolean {
  switch (kind) {
    case 'merge':
    case 'double':
      return targetId !== '' && overrides.ofPair(account, accountKey(targetId)) !== undefined;
    case 'parent':
      return overrides.parentOf(account) !== undefined;
    case 'delete':
      return overrides.isOperating(account) === false;
    case 'company':
      return overrides.entityOf(account) !== undefined;
    default:
      return false;
  }
}
