import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const OF_GROUP = { source: 'starter', country: 'US', status: 'active', ...ownedBy('quantock') } as const;
const COMPANIES = [
  company({ source: 'starter', name: 'Quantock', country: 'US', status: 'active' }),
  company({ ...OF_GROUP, name: 'Beacon', legalName: 'Beacon Inc', city: 'Herndon', state: 'VA' }),
  company({ ...OF_GROUP, name: 'Kudzwa', legalName: 'Kudzwa Foods Inc', city: 'Troy', state: 'MI' }),
];

describe('the owner of a company whose name others may bear', () => {
  const stepOf = (account: Partial<TestAccount>) => {
    const accounts = [{ external_id: 'a', is: account.trading_name ?? '', country: 'US', ...account }];
    const { said, of } = planFor({ companies: COMPANIES, accounts });
    return `${said('a')}: ${of('a').review}`;
  };

  it('is not created for a word of a language without its town', () => {
    expect(stepOf({ trading_name: 'Beacon' })).toContain(
      'None: It is probably Beacon. But many may bear the name "Beacon", and neither a town nor anything else says that it is Beacon. No parent is created for it before a person has looked.',
    );
  });

  it('is not created for one word with another legal form in another place', () => {
    const tulsa = { is: 'Kudzwa', trading_name: 'Kudzwa LLC', city: 'Tulsa', state: 'OK' };
    expect(stepOf(tulsa)).toContain('None: It is probably Kudzwa. But it is in another place than Kudzwa');
  });

  it.each([
    { trading_name: 'Beacon', city: 'Herndon', state: 'VA' },
    { is: 'Beacon', trading_name: 'Beacon Inc' },
    { trading_name: 'Kudzwa' },
    { trading_name: 'Kudzwa', city: 'Tulsa', state: 'OK' },
  ])('is created where its town or form agrees, or the word is no other: %o', (account) => {
    expect(stepOf(account)).toMatch(/^create_parent Quantock/);
  });
});
