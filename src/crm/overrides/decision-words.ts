import type { Decision } from '../override.ts';

/** A decision as a sentence without its full stop. */
export function decisionWords(decision: Decision): string {
  switch (decision.decision) {
    case 'same_company':
      return `${both(decision.accounts)} are one company`;
    case 'different_companies':
      return `${both(decision.accounts)} are different companies`;
    case 'never_merge':
      return `${both(decision.accounts)} are never merged`;
    case 'entity':
      return decision.core_id === null
        ? `${decision.account} is none of the known companies`
        : `${decision.account} is ${decision.core_id}`;
    case 'not_entity':
      return `${decision.account} is not ${decision.core_id}`;
    case 'parent':
      return decision.parent_core_id === null
        ? `${decision.account} has no parent`
        : `the parent of ${decision.account} is ${decision.parent_core_id}`;
    case 'operating':
      return `${decision.account} ${decision.is_operating ? 'still operates' : 'no longer operates'}`;
  }
}

function both([one, other]: readonly [string, string]): string {
  return `${one} and ${other}`;
}
