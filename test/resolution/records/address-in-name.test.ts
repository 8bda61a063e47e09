import { describe, expect, it } from 'vitest';
import { addressInName, withAddressesApart } from '../../../src/resolution/records/address-in-name.ts';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('an address in the field of a name', () => {
  it.each([
    ['www.kudzwa.com', { name: 'kudzwa', website: 'www.kudzwa.com', isAddress: true }],
    ['https://www.kudzwa.com/de', { name: 'kudzwa', website: 'https://www.kudzwa.com/de', isAddress: true }],
    ['http://kudzwa.io - contact', { name: 'kudzwa', website: 'http://kudzwa.io', isAddress: true }],
    ['info@kudzwa.com', { name: 'kudzwa', email: 'info@kudzwa.com', isAddress: true }],
    ['Kudzwa Ltd <info@kudzwa.com>', { name: 'Kudzwa Ltd', email: 'info@kudzwa.com', isAddress: false }],
    ['Kudzwa (www.kudzwa.com)', { name: 'Kudzwa', website: 'www.kudzwa.com', isAddress: false }],
    ['Kudzwa - www.kudzwa.com', { name: 'Kudzwa', website: 'www.kudzwa.com', isAddress: false }],
    ['kudzwa.com', { name: 'kudzwa.com', website: 'kudzwa.com', isAddress: false }],
    ['john.smith@gmail.com', { email: 'john.smith@gmail.com', isAddress: true }],
    ['www.facebook.com/kudzwa', { website: 'www.facebook.com/kudzwa', isAddress: true }],
  ])('%s', (text, said) => {
    expect(addressInName(text)).toEqual({ name: undefined, website: undefined, email: undefined, ...said });
  });

  it.each(['Kudzwa', 'Zym.Co', 'Zym.AG', 'J.P.Morgan', 'S.p.A', 'Freelancer @ Kudzwa', 'www', 'St.Mary'])(
    'is not in %s',
    (text) => {
      expect(addressInName(text)).toBeUndefined();
    },
  );

  it('is not taken where the record has a website of its own', () => {
    const given = { trading_name: 'www.kudzwa.com', website: 'zym.com' };
    expect(withAddressesApart(given)).toEqual({ trading_name: 'kudzwa', website: 'zym.com' });
  });
});

describe('a record whose name is an address', () => {
  const resolve = resolverOf(
    company({ id: '1', name: 'Kudzwa Industries AG', website: 'kudzwa.com' }),
    company({ id: '2', name: 'World Water Watch', acronym: 'WWW' }),
    company({ id: '3', name: 'Zymander', website: 'zgroup.com' }),
    company({ id: '4', name: 'Quantock' }),
  );

  it.each([
    ['www.kudzwa.com', 'HIGH Kudzwa Industries AG'],
    ['kudzwa.com', 'HIGH Kudzwa Industries AG'],
    ['https://zgroup.com/', 'HIGH Zymander'],
    ['zgroup.com', 'HIGH Zymander'],
    ['info@zgroup.com', /(?:HIGH|MEDIUM|LOW) Zymander/],
    ['www.unknown-company.com', / none$/],
    ['http://quantock.io', 'LOW Quantock'],
  ])('%s is %s', (name, statement) => {
    expect(statementOf(resolve(name))).toMatch(statement);
  });

  it('is told by the address', () => {
    expect(resolve('www.quantock.com').reasoning).toContain('"www.quantock.com" says its name');
  });

  it('is nobody by the address of a mail provider', () => {
    expect(resolve('jane.quantock@gmail.com').reasoning).toContain('no usable name');
  });
});
