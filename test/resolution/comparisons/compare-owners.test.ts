import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('the owner that a name says', () => {
  const ownedBy = (id: string) => [{ type: 'parent', id }] as const;
  const resolve = resolverOf(
    company({ id: 'zelkova', name: 'Zelkova Foods', formerName: 'Wexmoor Mills', country: 'US' }),
    company({ id: 'baxley', name: 'Baxley Dairy', country: 'US', relations: ownedBy('zelkova') }),
    company({ name: 'Kudzwa', country: 'US', relations: ownedBy('baxley') }),
    company({ name: 'Quantock', city: 'Toledo', country: 'US', website: 'quantock.com' }),
  );
  const said = (name: string, more = {}) =>
    statementOf(resolve({ trading_name: name, country: 'US', ...more }));

  it.each([
    'Kudzwa, a division of Baxley Dairy Inc',
    'Kudzwa, a Zelkova company',
    'Kudzwa (acquired by Wexmoor Mills)',
    'Kudzwa, a Kudzwa Group company',
    'Kudzwa, a Family Company',
    'Kudzwa - a Delaware company',
    'Kudzwa, a New York company',
  ])('is no doubt where the company or one above it is called so, or no owner is named: "%s"', (name) => {
    expect(said(name)).toBe('HIGH Kudzwa');
  });

  it('makes a best guess at most of a company that belongs to another', () => {
    expect(said('Kudzwa, a division of Tamarin Partners')).toBe('LOW Kudzwa');
    const { reasoning } = resolve({ trading_name: 'Kudzwa, a division of Tamarin Partners', country: 'US' });
    expect(reasoning).toContain('"Tamarin Partners" is said to own it, and on file that is "Baxley Dairy"');
  });

  it('is not sure of a company whose owner nobody knows, unless town or website are its own', () => {
    const name = 'Quantock (a subsidiary of Tamarin Partners)';
    expect(said(name)).toBe('MEDIUM Quantock');
    expect(said(name, { city: 'Toledo' })).toBe('HIGH Quantock');
    expect(said(name, { website: 'quantock.com' })).toBe('HIGH Quantock');
  });
});
