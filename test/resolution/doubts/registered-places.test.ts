import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a place before the legal form of one of two names', () => {
  const resolve = resolverOf(
    company({ name: 'Quantock Energy plc', country: 'GB', city: 'Leeds', website: 'quantock.com' }),
    company({ name: 'Merrow Power Company Limited', country: 'IN' }),
    company({ name: 'Zelkova (Ireland) Limited', country: 'IE' }),
    company({ name: 'Tamarin Sensors', country: 'IN', city: 'Pune' }),
  );

  it.each([
    ['Quantock Energy (UK) Limited', 'GB', 'MEDIUM Quantock Energy plc'],
    ['Merrow Power Company (Rajasthan) Limited', 'IN', 'MEDIUM Merrow Power Company Limited'],
    ['Zelkova Limited', 'IE', 'MEDIUM Zelkova (Ireland) Limited'],
  ])('may be a subsidiary: %s', (trading_name, country, answer) => {
    expect(statementOf(resolve({ trading_name, country }))).toBe(answer);
  });

  it('may be one in the town and at the website of its group, too', () => {
    const atHome = { country: 'GB', city: 'Leeds', website: 'quantock.com' };
    expect(statementOf(resolve({ trading_name: 'Quantock Energy (UK) Limited', ...atHome }))).toBe(
      'MEDIUM Quantock Energy plc',
    );
  });

  it.each([
    ['Quantock Energy plc (UK)', 'GB', 'HIGH Quantock Energy plc'],
    ['Merrow Power Co., (India) Ltd.', 'IN', 'HIGH Merrow Power Company Limited'],
    ['Zelkova (Ireland) Limited', 'IE', 'HIGH Zelkova (Ireland) Limited'],
  ])(
    'is a note behind the form, and no difference where both say it: %s',
    (trading_name, country, answer) => {
      expect(statementOf(resolve({ trading_name, country }))).toBe(answer);
    },
  );

  it('is the company where no other legal form is known of that', () => {
    const record = { trading_name: 'Tamarin Sensors (India) Limited', country: 'IN', city: 'Pune' };
    expect(statementOf(resolve(record))).toBe('HIGH Tamarin Sensors');
  });
});
