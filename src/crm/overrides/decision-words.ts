import type { Decision } from '../override.ts';

/** How accounts and entities are called; by their ids where nothing else is known. */
export interface DecisionNames {
  account(id: string): string;
  entity(coreId: string): string;
}

const BY_ID: DecisionNames = { account: (id) => id, entity: (coreId) => coreId };

/** A decision as a sentence without its full stop. */
export function decisionWords(decision: Decision): string {
  return namedDecision(decision, BY_ID);
}

/** The same with the names of accounts and entities. */
export function namedDecision(decision: Decision, names: DecisionNames): string {
  const both = ([one, other]: readonly [string, string]) =>
    `${names.account(one)} and ${names.account(other)}`;
  switch (decision.decision) {
    case 'same_company':
      return `${both(decision.accounts)} are one company`;
    case 'different_companies':
      return `${both(decision.accounts)} are different companies`;
    case 'never_merge':
      return `${both(decision.accounts)} are never merged`;
    case 'entity':
      return decision.core_id === null
        ? `${names.account(decision.account)} is none of the known companies`
        : `${names.account(decision.account)} is ${names.entity(decision.core_id)}`;
    case 'not_entity':
      return `${names.account(decision.account)} is not ${names.entity(decision.core_id)}`;
    case 'parent':
      return decision.parent_core_id === null
        ? `${names.account(decision.account)} has no parent`
        : `the parent of ${names.account(decision.account)} is ${names.entity(decision.parent_core_id)}`;
    case 'operating':
      return `${names.account(decision.account)} ${decision.is_operating ? 'still operates' : 'no longer operates'}`;
  }
}
