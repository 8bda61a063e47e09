import type { CrmAccount } from '../contract/crm-account.ts';
import { EntityInput } from '../contract/entity-input.ts';

/** What an account is resolved by: everything of it that tells of the company, and nothing of the business with it. */
export function resolvedInputOf(account: CrmAccount): EntityInput {
  return EntityInput.parse(account);
}
