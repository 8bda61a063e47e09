import { CrmAccount } from '../contract/crm-account.ts';
import { EntityInput } from '../contract/entity-input.ts';

/** In the order in which the schema gives them out. */
// Object.keys gives string[]; they are the members of the schema.
const RESOLVED_BY = Object.keys(EntityInput.shape).filter(
  (member) => member in CrmAccount.shape,
) as readonly (keyof EntityInput & keyof CrmAccount)[];

/** What an account is resolved by: everything of it that tells of the company and its id, and nothing of the business with it. */
export function resolvedInputOf(account: CrmAccount): EntityInput {
  const input: EntityInput = {};
  for (const member of RESOLVED_BY) {
    const value = account[member];
    if (value !== undefined) input[member] = value;
  }
  return input;
}
