import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a record without a country', () => {
  const resolve = resolverOf(
    company({
      name: 'Quantock Merrow',
      website: 'quantockmerrow.jp',
      country: 'JP',
      city: 'Osaka',
      postalCode: '540-0001',
    }),
  );
  const trading_name = 'Quantock Merrow';
  const answer = (record: object) => statementOf(resolve({ trading_name, ...record }));

  it.each([
    { city: 'New York' },
    { city: 'New York, NY' },
    { postal_code: '10018' },
    { postal_code: 'SW1A 1AA' },
    { city: 'Wien' },
  ])('may tell that it is in another one: %o', (record) => {
    expect(answer(record)).toBe('LOW Quantock Merrow');
  });

  it.each([{ phone: '(212) 816-6638' }, { phone: '212-816-6638 ext. 4' }, { phone: '+44 20 7946 0000' }])(
    'may have a telephone in another one, as people abroad do: %o',
    (record) => {
      expect(answer(record)).toBe('MEDIUM Quantock Merrow');
    },
  );

  it.each([
    {},
    { city: 'Osaka' },
    { city: 'Kudzwatown' },
    { city: 'Cambridge' },
    { postal_code: '540-0001' },
    { postal_code: 'n/a' },
    { phone: '06 6920 0000' },
    { phone: '+81 6 6920 0000' },
    { city: 'Osaka', phone: '212-816-6638' },
    { postal_code: '540-0001', phone: '212-816-6638' },
    { city: 'New York', website: 'quantockmerrow.jp' },
  ])('is where the company is as far as it tells: %o', (record) => {
    expect(answer(record)).toBe('HIGH Quantock Merrow');
  });

  it('that has one is where it says', () => {
    expect(answer({ country: 'JP', city: 'New York' })).toBe('HIGH Quantock Merrow');
  });

  it('is told what speaks against the company', () => {
    const { reasoning } = resolve({ trading_name, city: 'New York' });
    expect(reasoning).toBe(
      'Best guess: Quantock Merrow. The name agrees. But countries differ: yours United States by its city New York, on file Japan.',
    );
  });
});

describe('a company with a telephone abroad', () => {
  it('is found by another one there', () => {
    const resolve = resolverOf(company({ name: 'Quantock Merrow', country: 'JP', phone: '+1 212 816 6000' }));
    expect(statementOf(resolve({ trading_name: 'Quantock Merrow', phone: '212-816-6638' }))).toBe(
      'HIGH Quantock Merrow',
    );
  });
});

describe('a bearer of the name of which no country is known', () => {
  const bearer = company({ name: 'Quantock Trailer Inc', website: 'quantock.com' });
  const record = { trading_name: 'Quantock Trailer A/S', country: 'DK' };
  const resolve = resolverOf(bearer);

  it('is not sure where its legal form is none of the country of the record', () => {
    const resolution = resolve(record);
    expect(statementOf(resolution)).not.toMatch(/HIGH/);
    expect(resolution.reasoning).toContain('the legal form of "Quantock Trailer Inc" is not one of Denmark');
  });

  it('is with an identifier of its own, or with a form that is one there', () => {
    expect(statementOf(resolve({ ...record, website: 'quantock.com' }))).toBe('HIGH Quantock Trailer Inc');
    const limited = resolverOf(company({ name: 'Quantock Trailer Ltd' }));
    expect(statementOf(limited(record))).not.toMatch(/not one of/);
  });

  it('gives way to who is called nearly so there', () => {
    const beside = resolverOf(bearer, company({ name: 'Quantokc Trailer A/S', country: 'DK' }));
    expect(statementOf(beside(record))).toMatch(/^(?:HIGH|MEDIUM) Quantokc Trailer A\/S/);
  });
});
