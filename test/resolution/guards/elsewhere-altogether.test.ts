import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const ATLANTA = { country: 'US', city: 'Atlanta', phone: '404-231-5733' };

describe('a company of the name in another town, with a telephone number of its area', () => {
  const at = { country: 'US', city: 'Las Vegas', phone: '702-791-7111' };
  const resolve = resolverOf(
    company({ name: 'Teresinas', ...at }),
    company({ name: 'Antonelas', ...at }),
    company({ name: 'Wexmoor Corp', website: 'wexmoor.com', ...at }),
  );

  it('may be a namesake', () => {
    expect(statementOf(resolve({ trading_name: 'Teresinas', ...ATLANTA }))).toBe('LOW Teresinas');
    expect(statementOf(resolve({ trading_name: 'Teresinas', country: 'US', city: 'Atlanta' }))).toBe(
      'HIGH Teresinas',
    );
  });

  it('is another one where a name has a word more', () => {
    expect(statementOf(resolve({ trading_name: 'Don Antonelas', ...ATLANTA }))).not.toMatch(/Antonelas$/);
  });

  it('is the same where its form or its website is', () => {
    expect(statementOf(resolve({ trading_name: 'Wexmoor Corp', ...ATLANTA }))).toBe('HIGH Wexmoor Corp');
    expect(statementOf(resolve({ trading_name: 'Wexmoor', website: 'wexmoor.com', ...ATLANTA }))).toBe(
      'HIGH Wexmoor Corp',
    );
  });
});

describe('a company of the name in another street of another town', () => {
  const resolve = resolverOf(
    company({
      name: 'Teresinas',
      country: 'US',
      city: 'Middleton',
      state: 'WI',
      address: '8225 Greenway Blvd',
    }),
    company({
      name: 'Wexmoor Corp',
      country: 'US',
      city: 'Middleton',
      state: 'WI',
      address: '12 Elm Street',
    }),
  );
  const madison = { country: 'US', state: 'WI', city: 'Madison' };

  it('may be a namesake', () => {
    const record = { trading_name: 'Teresinas', ...madison };
    expect(statementOf(resolve({ ...record, address: '4833 Annamark Dr' }))).toBe('MEDIUM Teresinas');
    expect(statementOf(resolve(record))).toBe('HIGH Teresinas');
  });

  it('is the same in the same house, whatever the town is called, and where the form agrees', () => {
    const there = { trading_name: 'Teresinas', ...madison, address: '8225 Greenway Boulevard' };
    expect(statementOf(resolve(there))).toBe('HIGH Teresinas');
    const moved = { legal_name: 'Wexmoor Corp', ...madison, address: '4833 Annamark Dr' };
    expect(statementOf(resolve(moved))).toBe('HIGH Wexmoor Corp');
  });
});

describe("a longer name in the company's postal code", () => {
  const there = { country: 'ES', city: 'Barcelona', postal_code: '08028' };
  const resolve = resolverOf(
    company({
      name: 'Zymquabank',
      country: 'ES',
      city: 'Barcelona',
      postalCode: '08028',
      address: 'Diagonal 621',
    }),
  );

  it('may be a sister at its head office', () => {
    const record = { trading_name: 'Zymquabank Merrowby', ...there };
    expect(statementOf(resolve(record))).toBe('MEDIUM Zymquabank');
    expect(statementOf(resolve({ ...record, address: 'Diagonal 621' }))).toBe('HIGH Zymquabank');
  });
});

describe('a name in another town', () => {
  const there = { country: 'US', state: 'KY', city: 'Frankfort' };
  const resolve = resolverOf(
    company({ name: 'Capital City Airport', ...there }),
    company({ name: 'Zymburton Airport', ...there }),
    company({ name: 'Quantocastilla', ...there }),
  );
  const stated = (trading_name: string, city: string) =>
    statementOf(resolve({ trading_name, country: 'US', city }));

  it('of what every town runs, in ordinary words, may be that of the other town', () => {
    expect(stated('Capital City Airport', 'Harrisburg')).toBe('MEDIUM Capital City Airport');
    expect(stated('Capital City Airport', 'Frankfort')).toBe('HIGH Capital City Airport');
    expect(stated('Zymburton Airport', 'Harrisburg')).toBe('HIGH Zymburton Airport');
  });

  it('that is only like one, or cut off, may be another', () => {
    expect(stated('Quantocastill', 'Harrisburg')).toMatch(/^(?:MEDIUM|LOW) /);
    expect(stated('Quantocastill', 'Frankfort')).toBe('HIGH Quantocastilla');
    expect(stated('Quantocastilla', 'Harrisburg')).toBe('HIGH Quantocastilla');
  });
});
