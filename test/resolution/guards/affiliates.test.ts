import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const named = (name: string) => company({ id: name, name });

describe('a company that is missing while what bears its name is there', () => {
  const resolve = resolverOf(
    ...['Quantock Foundation', 'Zymergen Leasing', 'Kudzwa Warehouse', 'Tamarin Human Resources'].map(named),
    ...['Wexford Charging Station', 'Quillon Museum', 'Pellingham Pension Fund'].map(named),
    named('Merrowby Precision Seeds'),
  );

  it.each(['Quantock', 'Zymergen', 'Kudzwa', 'Tamarin', 'Wexford', 'Quillon', 'Pellingham'])(
    'is not said to be that: %s',
    (name) => {
      expect(statementOf(resolve(name))).not.toMatch(/^(?:HIGH|MEDIUM) (?!none)/);
      expect(statementOf(resolve({ legal_name: `${name} Inc` }))).not.toMatch(/^(?:HIGH|MEDIUM) (?!none)/);
    },
  );

  it('is not surely the one whose name says more of a business', () => {
    expect(statementOf(resolve('Merrowby Precision'))).not.toMatch(/^HIGH (?!none)/);
  });
});

describe('an organisation that bears a company name', () => {
  const resolve = resolverOf(named('Quantock'), named('Merrowby Foundation'));

  it('is not the company', () => {
    expect(statementOf(resolve('Quantock Foundation'))).not.toMatch(/^(?:HIGH|MEDIUM) Quantock/);
  });

  it('is found by its own name', () => {
    expect(statementOf(resolve('Merrowby Foundation'))).toBe('HIGH Merrowby Foundation');
  });
});

describe('the legal form of a record that says no country', () => {
  const resolve = resolverOf(
    company({ id: 'nj', name: 'Quantock Pharma', country: 'US', city: 'Trenton' }),
    company({ id: 'gmbh', name: 'Kudzwa Systems', legalName: 'Kudzwa Systems GmbH', country: 'US' }),
  );

  it('is of another company where the entity is in no country of it', () => {
    const resolution = resolve({ legal_name: 'Quantock Pharma AG' });
    expect(statementOf(resolution)).not.toMatch(/^HIGH (?!none)/);
    expect(resolution.explanation.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'form_home', level: 'of_other_countries', right: 'US' }),
    );
    expect(resolution.reasoning).toContain('legal form');
  });

  it('says nothing where it is the form of the country, or where the entity bears it', () => {
    const comparisons = (name: string) =>
      resolve({ legal_name: name }).explanation.evidence.map(({ comparison }) => comparison);
    expect(comparisons('Quantock Pharma Inc')).not.toContain('form_home');
    expect(comparisons('Kudzwa Systems GmbH')).not.toContain('form_home');
  });
});
