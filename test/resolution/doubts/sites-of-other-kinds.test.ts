import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const US = { country: 'US', state: 'MA' };
const resolve = resolverOf(
  company({
    name: 'Lucidra',
    legalName: 'Lucidra Inc',
    ...US,
    city: 'Boston',
    website: 'lucidramotors.com',
  }),
  company({ name: 'Quantock Wexcombe', ...US, city: 'Boston', website: 'quantock.com' }),
  company({ name: 'Zelkova', country: 'GB', website: 'zelkova.co.uk' }),
  company({
    name: 'Baxley',
    legalName: 'Baxley plc',
    country: 'GB',
    website: 'baxley.co.uk',
    headcount: { value: 20_000 },
  }),
  company({ name: 'Tamsin University', country: 'GB', website: 'tamsin.ac.uk' }),
  company({ name: 'Kudzwa', country: 'US', website: 'kudzwa.gov' }),
  company({ name: 'Ashwick Federation', country: 'US', website: 'ashwickfederation.com' }),
);
const answer = (trading_name: string, website: string, more = {}) =>
  statementOf(resolve({ trading_name, website, ...more }));
const at = (website: string, more = {}) => answer('Lucidra', website, more);

describe('a website of its own', () => {
  it('of an authority, the police or a school is of another body than a company, wherever that is', () => {
    for (const website of [
      'lucidrawy.gov',
      'ci.lucidra.ca.us',
      'lucidra.k12.oh.us',
      'lucidra.police.uk',
      'lu.edu',
    ])
      expect(at(website)).toBe('LOW Lucidra');
    expect(at('lucidrawy.gov', { ...US, city: 'Boston' })).toBe('LOW Lucidra');
    expect(answer('Tamsin Constabulary', 'tamsin.police.uk')).not.toMatch(/^(?:HIGH|MEDIUM)/);
  });

  it('of a company is not of an authority that bears the one word', () => {
    expect(answer('Kudzwa', 'kudzwa.com')).toBe('LOW Kudzwa');
    expect(answer('Kudzwa', 'kudzwa.gov')).toBe('HIGH Kudzwa');
  });

  it('of a body tells nothing against who writes the legal form of the company, or of a body of its kind', () => {
    expect(answer('Lucidra Inc', 'lucidra-lab.gov')).toBe('HIGH Lucidra');
    expect(answer('Tamsin University', 'tamsinresearch.edu')).not.toMatch(/^LOW/);
  });

  it('of a society is not of a company', () => {
    expect(at('lucidrama.org')).toBe('LOW Lucidra');
    expect(at('lucidrama.org', { ...US, city: 'Boston' })).toBe('HIGH Lucidra');
    expect(answer('Ashwick Federation', 'awf.org')).toBe('HIGH Ashwick Federation');
  });

  it('of another country leaves one word a guess, and two words unsure', () => {
    for (const website of ['lucidraholding.it', 'groupe-lucidra.fr']) expect(at(website)).toBe('LOW Lucidra');
    expect(at('lucidraholding.us')).toBe('HIGH Lucidra');
    expect(at('lucid.ra')).not.toBe('LOW Lucidra');
    expect(answer('Quantock Wexcombe', 'wexcombe.fr')).toBe('MEDIUM Quantock Wexcombe');
  });

  it('of the same word in another country may be of a unit, where the company is known for more than its name', () => {
    expect(answer('Zelkova', 'zelkova.ca')).toBe('LOW Zelkova');
    expect(answer('Baxley', 'baxley.ca')).toBe('MEDIUM Baxley');
  });
});
