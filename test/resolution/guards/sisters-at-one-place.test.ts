import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const THERE = {
  address: 'Cl. Orense 6',
  city: 'Madrid',
  postal_code: '28020',
  country: 'ES',
} as const;
const HERE = { address: THERE.address, city: 'Madrid', postalCode: '28020', country: 'ES' } as const;

describe('a legal name that is not the one on file, at the telephone of that', () => {
  const resolve = resolverOf(
    company({
      name: 'Quantock Merrow Change, S.A.',
      website: 'quantockmerrow.es',
      phone: '+34915562045',
      ...HERE,
    }),
  );
  const stated = (legal_name: string, more = {}) =>
    statementOf(resolve({ legal_name, phone: '915562045', ...THERE, ...more }));

  it.each([
    ['a word of its own', 'Quantock Zymbur Change, S.A.'],
    ['a word more', 'Quantock Merrow Zymbur Change, S.A.'],
    ['a word less', 'Quantock Change, S.A.'],
  ])('may be a sister with %s', (_, name) => {
    expect(stated(name)).toMatch(/^(MEDIUM|LOW) /);
  });

  it('is that with the same name, with its website and without a legal form', () => {
    expect(stated('Quantock Merrow Change, S.A.')).toMatch(/^HIGH /);
    expect(stated('Quantock Merrow, S.A.', { website: 'quantockmerrow.es' })).toMatch(/^HIGH /);
    expect(stated('Quantock Merrow')).toMatch(/^HIGH /);
  });
});

describe('the branch of a foreign company in the house of its subsidiary', () => {
  const resolve = resolverOf(company({ name: 'Quantock Bank, Sociedad Anónima Española', ...HERE }));

  it('is not surely the subsidiary', () => {
    const stated = (legal_name: string) => statementOf(resolve({ legal_name, ...THERE }));
    expect(stated('Quantock Bank, A.G., Sucursal en España')).toMatch(/^LOW /);
    expect(stated('Quantock Bank, S.A.')).toMatch(/^HIGH /);
  });
});
