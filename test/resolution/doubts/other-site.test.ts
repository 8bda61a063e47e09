import { expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const US = { country: 'US', state: 'CA' };
const resolve = resolverOf(
  company({ name: 'Lucidra', ...US, city: 'Newark', website: 'lucidramotors.com' }),
  company({ name: 'Quantock Wexcombe', ...US, city: 'Newark', website: 'quantock.com' }),
);
const oakland = { ...US, city: 'Oakland' };

it('one word is a guess at most with another website in another town', () => {
  const there = { trading_name: 'Lucidra', ...US, city: 'Newark' };
  expect(statementOf(resolve(there))).toBe('HIGH Lucidra');
  expect(statementOf(resolve({ ...there, website: 'lucidramotors.com', city: 'Oakland' }))).toBe(
    'HIGH Lucidra',
  );
  const other = { trading_name: 'Lucidra', ...oakland, website: 'lucidradesign.com' };
  expect(statementOf(resolve(other))).not.toMatch(/^(?:HIGH|MEDIUM) Lucidra/);
});

it('a longer name is not sure with another website in another town', () => {
  const other = { trading_name: 'Quantock Wexcombe', ...oakland, website: 'wexcombequantock.net' };
  expect(statementOf(resolve(other))).not.toMatch(/^HIGH Quantock/);
});

it('one word is a guess at most where the website says more than companies put into an address', () => {
  const answer = (website: string, trading_name = 'Lucidra') =>
    statementOf(resolve({ trading_name, ...US, website }));
  for (const website of ['lucidra-plumbing.com', 'lucidrascaffolding.com', 'hotel-lucidra.de'])
    expect(answer(website)).not.toMatch(/^(?:HIGH|MEDIUM) Lucidra/);
  for (const website of [
    'lucidragroup.com',
    'lucidra-usa.com',
    'lucidrainvestors.com',
    'lucidracorporation.com',
  ])
    expect(answer(website)).toBe('HIGH Lucidra');
  const mail = { trading_name: 'Lucidra', ...US, email: 'ann@lucidra-plumbing.com' };
  expect(statementOf(resolve(mail))).not.toMatch(/^(?:HIGH|MEDIUM) Lucidra/);
});

it('one word is not sure on a website that spells it, which is not the website of the company', () => {
  const answer = (website: string, more = {}) =>
    statementOf(resolve({ trading_name: 'Lucidra', website, ...more }));
  expect(answer('lucidramotors.com')).toBe('HIGH Lucidra');
  expect(answer('lucidra.com')).toBe('MEDIUM Lucidra');
  expect(answer('lucidra.com', { email: 'ann@lucidra.com' })).toBe('MEDIUM Lucidra');
  expect(answer('lucidra.com', { ...US, city: 'Newark' })).toBe('HIGH Lucidra');
  expect(statementOf(resolve({ trading_name: 'Lucidra', email: 'ann@lucidra.com' }))).toBe('MEDIUM Lucidra');
});

it('a website with an ending of another kind is a guess at most', () => {
  const answer = (website: string, more = {}) =>
    statementOf(resolve({ trading_name: 'Quantock Wexcombe', website, ...more }));
  expect(answer('quantock.com')).toBe('HIGH Quantock Wexcombe');
  for (const website of ['quantock.de', 'quantock.net', 'quantock.com.co'])
    expect(answer(website)).toBe('MEDIUM Quantock Wexcombe');
  for (const website of ['quantock.gov', 'quantock.dev', 'quantock.io', 'quantock.edu.co'])
    expect(answer(website)).toBe('LOW Quantock Wexcombe');
  expect(answer('quantock.io', { ...US, city: 'Newark' })).toBe('HIGH Quantock Wexcombe');
});

it('one word is a guess at most where a state, a country or a legal form that it has not follows it in the website', () => {
  const answer = (website: string) => statementOf(resolve({ trading_name: 'Lucidra', website }));
  for (const website of [
    'lucidrawy.com',
    'lucidra-nc.com',
    'lucidra-cn.com',
    'lucidraplc.com',
    'lucidra-gmbh.com',
  ])
    expect(answer(website)).toBe('LOW Lucidra');
  for (const website of [
    'lucidra-ca.com',
    'lucidrainc.com',
    'lucidra-us.com',
    'lucidranl.com',
    'lucidraco.com',
  ])
    expect(answer(website)).toBe('HIGH Lucidra');
});
