import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a joint before a surname', () => {
  const resolve = resolverOf(
    company({ name: 'Quorble Enterprises', country: 'US', city: 'Davenport' }),
    company({ name: 'Robert Zimbalor GmbH', country: 'DE', city: 'Ulm' }),
    company({ name: 'W. von Tamberlow & Co. KG', country: 'DE', city: 'Ulm' }),
    company({ name: 'De Merrowby', country: 'NL', city: 'Delft' }),
    company({ name: 'La Tamarine', country: 'ES', city: 'Girona' }),
    company({ name: 'Banca Quillon', country: 'IT', city: 'Como' }),
  );

  it.each(['Van Quorble Enterprises', 'Von Quorble Enterprises', 'Van der Quorble Enterprises'])(
    'is that of another family by the name alone: %s',
    (name) => {
      expect(statementOf(resolve(name))).toBe('LOW Quorble Enterprises');
      expect(statementOf(resolve({ trading_name: name, country: 'US' }))).toBe('LOW Quorble Enterprises');
    },
  );

  it('is one behind a given name as well', () => {
    expect(statementOf(resolve('Robert van Zimbalor GmbH'))).toBe('LOW Robert Zimbalor GmbH');
    expect(statementOf(resolve('Robert Zimbalor'))).toBe('HIGH Robert Zimbalor GmbH');
  });

  it('may have been written by mistake in the town of the company', () => {
    const inTown = { trading_name: 'Van Quorble Enterprises', country: 'US', city: 'Davenport' };
    expect(statementOf(resolve(inTown))).toBe('HIGH Quorble Enterprises');
  });

  it('is the same where the words stand in another order', () => {
    expect(statementOf(resolve('von W. Tamberlow & Co. KG'))).toBe('HIGH W. von Tamberlow & Co. KG');
  });

  it.each([
    ['Merrowby', 'De Merrowby'],
    ['Tamarine', 'La Tamarine'],
    ['The Quorble Enterprises', 'Quorble Enterprises'],
    ['Banca di Quillon', 'Banca Quillon'],
  ])('is an article, which is left out, or stands within the name: %s', (name, right) => {
    expect(statementOf(resolve(name))).toBe(`HIGH ${right}`);
  });
});
