import type { Decision, Override } from '../override.ts';
import { accountKey } from './account-key.ts';

/** What a decision is about: a later one about the same replaces it. */
export function subjectOf(decision: Decision): string {
  switch (decision.decision) {
    case 'same_company':
    case 'different_companies':
      return `company ${pairKey(...keysOf(decision.accounts))}`;
    case 'never_merge':
      return `merge ${pairKey(...keysOf(decision.accounts))}`;
    // One account may be decided not to be many entities.
    case 'not_entity':
      return `not_entity ${decision.core_id} ${accountKey(decision.account)}`;
    default:
      return `${decision.decision} ${accountKey(decision.account)}`;
  }
}

/** The keys of a pair of accounts. */
export function keysOf([one, other]: readonly [string, string]): readonly [string, string] {
  return [accountKey(one), accountKey(other)];
}

/** The same whichever way round. */
export function pairKey(one: string, other: string): string {
  return JSON.stringify([one, other].sort());
}

/** The pair of accounts that a decision is about. */
export function pairKeyOf({ accounts }: { readonly accounts: readonly [string, string] }): string {
  return pairKey(...keysOf(accounts));
}

/** Whether two decisions about the same come to the same, for whatever reason. */
export function decidesTheSame(one: Decision, other: Decision): boolean {
  return one.decision === other.decision && decidedValue(one) === decidedValue(other);
}

/** Whether two decisions about the same say the same, for the same reason; when they were made does not matter. */
export function saysTheSame(one: Override, other: Override): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(override: Override): string {
  const { reason, decided_by } = override;
  return JSON.stringify([subjectOf(override), override.decision, decidedValue(override), reason, decided_by]);
}

function decidedValue(decision: Decision): string | boolean | null {
  if (decision.decision === 'entity') return decision.core_id;
  if (decision.decision === 'parent') return decision.parent_core_id;
  return decision.decision === 'operating' ? decision.is_operating : null;
}
