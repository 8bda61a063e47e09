import { expect, it } from 'vitest';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { countProtected } from '../../../src/crm/rules/count-protected.ts';
import { datasetOf } from '../crm-of.ts';

it('counts who is protected and for what, each account once, and the rules of customers that fit nobody', () => {
  const accounts = [
    { external_id: 'a', account_type: 'Customer', open_opportunities: 2 },
    { external_id: 'b', account_type: 'Prospect' },
    { external_id: 'c', below: 'b' },
    { external_id: 'd' },
    { external_id: 'e', unread_fields: { contracted_revenue: 'about 5' } },
    { external_id: 'f', trading_name: 'Acme - DO NOT DELETE' },
  ];
  const rules = CrosscheckRules.parse({
    customers: [
      { field: 'account_type', is: ['Customer'] },
      { field: 'account_type', is: ['Custommer'] },
    ],
    kept_apart: [{ because: 'two depots', ids: ['d', 'D0'] }],
  });
  expect(countProtected(datasetOf(accounts, String), rules)).toEqual({
    accounts: 4,
    reasons: [
      { because: 'it is a customer', accounts: 1 },
      { because: 'it has open opportunities', accounts: 1 },
      { because: 'a figure of it cannot be read as a number', accounts: 1 },
      { because: 'its name says that it is not to be deleted', accounts: 1 },
      { because: 'other accounts have it as their parent', accounts: 1 },
    ],
    idleCustomers: [{ field: 'account_type', is: ['Custommer'] }],
    strayIds: ['D0'],
  });
});
