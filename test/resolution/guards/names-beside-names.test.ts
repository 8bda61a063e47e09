import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const LEEDS = { country: 'GB', city: 'Leeds' } as const;

describe('a name that a company trades under', () => {
  const resolve = resolverOf(
    company({ name: 'Quantock Burgers', website: 'quantockburgers.com', phone: '+44 113 4960123', ...LEEDS }),
    company({ name: 'Merrow Pies', legalName: 'Zelkova Foods Ltd', country: 'GB' }),
  );

  it.each([
    'Marlow Foods LLC dba Quantock Burgers',
    'Ann Smith trading as Quantock Burgers',
    'Marlow Foods Ltd (t/a Quantock Burgers)',
    'Quantock Foods Ltd d/b/a Quantock Burgers',
  ])('is not surely that company: %s', (name) => {
    expect(statementOf(resolve(name))).toBe('MEDIUM Quantock Burgers');
    expect(statementOf(resolve({ trading_name: name, country: 'GB', city: 'Bath' }))).toMatch(/^LOW|^no/);
  });

  it('is a guess where the company is known to have a legal name of its own', () => {
    expect(statementOf(resolve('Marlow Foods Ltd dba Merrow Pies'))).toBe('LOW Merrow Pies');
    expect(statementOf(resolve('Zelkova Foods Limited dba Merrow Pies'))).toBe('HIGH Merrow Pies');
  });

  it('is that company where website, telephone or town are its own', () => {
    const trading_name = 'Marlow Foods LLC dba Quantock Burgers';
    for (const own of [{ website: 'quantockburgers.com' }, { phone: '+44 113 4960123' }, LEEDS])
      expect(statementOf(resolve({ trading_name, ...own }))).toBe('HIGH Quantock Burgers');
  });

  it('is that company where its own name is, says common words alone, or is said to be another of its names', () => {
    for (const name of [
      'Quantock Burgers Ltd dba Quantock Burgers',
      'Foods Holdings LLC dba Quantock Burgers',
      'Marlow Foods LLC, also known as Quantock Burgers',
      'Marlow Foods LLC (now trading as Quantock Burgers)',
    ])
      expect(statementOf(resolve(name))).toBe('HIGH Quantock Burgers');
  });
});

describe('an abbreviation in brackets', () => {
  const resolve = resolverOf(
    company({ name: 'QIZA', ...LEEDS }),
    company({ name: 'Kudzwa Institute of Networks', acronym: 'KION' }),
  );

  it("is the record's own, where it has the letters of the name, and a guess at who is only called so", () => {
    expect(statementOf(resolve('Quarter Institute of Zoology and Anatomy (QIZA)'))).toBe('LOW QIZA');
    expect(statementOf(resolve('Quizarro Zoology (Qiza)'))).not.toMatch(/^(?:HIGH|MEDIUM)/);
    expect(
      statementOf(resolve({ legal_name: 'Quarter Institute of Zoology', trading_name: 'QIZA' })),
    ).not.toMatch(/^HIGH/);
  });

  it('is that of the company that bears the name, too', () => {
    expect(statementOf(resolve('Kudzwa Institute of Networks (KION)'))).toBe(
      'HIGH Kudzwa Institute of Networks',
    );
  });
});
