import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a town in brackets', () => {
  const resolve = resolverOf(
    company({ name: 'Brolgaa Bakery (Miami)', country: 'US' }),
    company({ name: 'Brolgaa Bakery (Cleveland)', country: 'US' }),
    company({ name: 'Spagona', country: 'US', city: 'Los Angeles' }),
  );
  const answer = (trading_name: string, city?: string) =>
    statementOf(resolve({ trading_name, country: 'US', ...(city !== undefined && { city }) }));

  it.each(['Brolgaa Bakery (Miami)', 'Brolgaa Bakery (Cleveland)'])('tells namesakes apart: %s', (name) => {
    expect(answer(name)).toMatch(new RegExp(`^(?:HIGH|MEDIUM) ${name.replace(/[()]/g, '\\$&')}$`));
  });

  it('is where the record is', () => {
    expect(answer('Brolgaa Bakery', 'Cleveland')).toMatch(/^(?:HIGH|MEDIUM) Brolgaa Bakery \(Cleveland\)$/);
    expect(answer('Spagona (Los Angeles)', 'Los Angeles')).toMatch(/^HIGH Spagona$/);
  });

  it('is no more than its country where the company is in another town', () => {
    expect(answer('Spagona (Las Vegas)', 'Las Vegas')).not.toMatch(/^HIGH/);
  });
});
