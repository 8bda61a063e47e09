import { expect, it } from 'vitest';
import { CrmAccount } from '../../src/contract/crm-account.ts';
import { EntityInput } from '../../src/contract/entity-input.ts';
import { resolvedInputOf } from '../../src/crm/resolved-input.ts';

it('takes what the schema of an input takes of an account, in its order', () => {
  const account: Record<string, string> = {};
  for (const member of Object.keys(EntityInput.shape).reverse())
    if (member in CrmAccount.shape) account[member] = `${member} of it`;
  const whole = CrmAccount.parse({
    ...account,
    owner: 'Ann',
    account_type: 'Customer',
    open_opportunities: 3,
  });
  expect(JSON.stringify(resolvedInputOf(whole))).toBe(JSON.stringify(EntityInput.parse(whole)));
});
