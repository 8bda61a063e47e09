import type { Decision } from '../override.ts';
import { accountKey } from '../overrides/account-key.ts';

/** An account as decisions name it: its whole id, or its record as JSON; and its company, where one is known. */
export interface NamedAccount {
  readonly named: string;
  readonly coreId: string | null;
}

/** What is asked about an account, with what an answer needs to become a decision. */
export type Asked =
  | {
      readonly kind: 'merge' | 'double';
      readonly account: NamedAccount;
      /** Undefined when the file does not have it. */
      readonly target: NamedAccount | undefined;
    }
  | {
      readonly kind: 'parent';
      readonly account: NamedAccount;
      /** The company that should be the parent; null when it should have none. */
      readonly parent: { readonly coreId: string | null } | null;
      /** The parent that it has in the CRM: null for none, its company where that is known. */
      readonly now: { readonly coreId: string | null } | null;
    }
  | { readonly kind: 'delete' | 'doubt'; readonly account: NamedAccount }
  | { readonly kind: 'company'; readonly account: NamedAccount; readonly suggested: string | null };

/** What follows for the accounts when the proposal is followed, or not; undefined when nothing does but the answer itself. */
export function decisionOf(asked: Asked, isAccepted: boolean): Decision | undefined {
  switch (asked.kind) {
    case 'merge':
    case 'double':
      return asked.target && pairDecision(asked.account, asked.target, isAccepted);
    case 'parent':
      return isAccepted
        ? parentDecision(asked.account, asked.parent)
        : parentDecision(asked.account, asked.now);
    case 'company':
      if (!isAccepted) return entityDecision(asked.account, null);
      return asked.suggested === null ? undefined : entityDecision(asked.account, asked.suggested);
    default:
      return undefined;
  }
}

/** The account is this entity; null: none of those that are known. */
export function entityDecision({ named }: NamedAccount, coreId: string | null): Decision {
  return { decision: 'entity', account: named, core_id: coreId };
}

/**
 * One company, or two accounts that stay: of one known company deliberately, otherwise as different companies. Undefined
 * where decisions cannot tell the two apart.
 */
export function pairDecision(
  account: NamedAccount,
  target: NamedAccount,
  isOne: boolean,
): Decision | undefined {
  if (areAlike(account, target)) return undefined;
  const accounts: [string, string] = [account.named, target.named];
  if (isOne) return { decision: 'same_company', accounts };
  const isOneEntity = account.coreId !== null && account.coreId === target.coreId;
  return { decision: isOneEntity ? 'never_merge' : 'different_companies', accounts };
}

/** Neither has an id, and both say the same. */
export function areAlike(account: NamedAccount, target: NamedAccount): boolean {
  return accountKey(account.named) === accountKey(target.named);
}

/** Nothing follows where the company of the parent is not known, or is the account's own. */
function parentDecision(
  { named, coreId }: NamedAccount,
  parent: { readonly coreId: string | null } | null,
): Decision | undefined {
  if (parent === null) return { decision: 'parent', account: named, parent_core_id: null };
  if (parent.coreId === null || parent.coreId === coreId) return undefined;
  return { decision: 'parent', account: named, parent_core_id: parent.coreId };
}
