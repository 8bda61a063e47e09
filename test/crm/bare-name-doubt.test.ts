import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const OF_GROUP = { source: 'starter', country: 'US', status: 'active', ...ownedBy('quantock') } as const;
const COMPANIES = [
  company({ source: 'starter', name: 'Quantock', country: 'US', status: 'active' }),
  company({ ...OF_GROUP, name: 'Beacon', legalName: 'Beacon Foods Inc', city: 'Herndon', state: 'VA' }),
  company({ ...OF_GROUP, name: 'Kudzwa', legalName: 'Kudzwa Foods Inc', city: 'Troy', state: 'MI' }),
];

describe('the owner of a company whose name others may bear', () => {
  const stepOf = (account: Partial<TestAccount>) => {
    const accounts = [{ external_id: 'a', is: account.trading_name ?? '', country: 'US', ...account }];
    const { said, of } = planFor({ companies: COMPANIES, accounts });
    return `${said('a')}: ${of('a').review}`;
  };

  it('is not created for a word of a language with another legal form without its town', () => {
    expect(stepOf({ is: 'Beacon', trading_name: 'Beacon LLC' })).toContain(
      'None: It is probably Beacon. But many may bear the name "Beacon LLC", and neither a town nor anything else says that it is Beacon. No parent is created for it before a person has looked.',
    );
  });

  it('is not created for one word with another legal form in another place', () => {
    const tulsa = { is: 'Kudzwa', trading_name: 'Kudzwa LLC', city: 'Tulsa', state: 'OK' };
    expect(stepOf(tulsa)).toContain('None: It is probably Kudzwa. But it is in another place than Kudzwa');
  });

  it.each([
    { is: 'Beacon', trading_name: 'Beacon LLC', city: 'Herndon', state: 'VA' },
    { trading_name: 'Beacon' },
    { is: 'Beacon', trading_name: 'Beacon Foods LLC', city: 'Tulsa', state: 'OK' },
    { is: 'Kudzwa', trading_name: 'Kudzwa LLC' },
    { trading_name: 'Kudzwa', city: 'Tulsa', state: 'OK' },
  ])(
    'is created where its town agrees, for more words, without a form, and for a word that is no other: %o',
    (account) => {
      expect(stepOf(account)).toMatch(/^create_parent Quantock/);
    },
  );
});
