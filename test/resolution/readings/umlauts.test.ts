import { describe, expect, it } from 'vitest';
import { otherUmlauts } from '../../../src/resolution/readings/umlauts.ts';
import { company } from '../../builders.ts';
import { nameOf, resolverOf, statementOf } from '../matching.ts';

const read = (text: string, country?: string): string | undefined =>
  otherUmlauts(nameOf(text, country), country)?.tokens.join(' ');

describe('a name with umlauts', () => {
  it.each([
    ['Kür AG', 'kuer'],
    ['Kudzöwa Mäbel GmbH', 'kudzoewa maebel'],
    ['Nørkud Åbwa A/S', 'noerkud aabwa'],
  ])('is read with the letters that others write for them: "%s" as %s', (text, other) => {
    expect(read(text)).toBe(other);
  });

  it.each([
    ['Kueder KG', 'DE', 'kuder'],
    ['Noerkud', 'DK', 'norkud'],
    ['Kueder KG', 'FR', undefined],
    ['Kueder KG', undefined, undefined],
    ['Michael GmbH', 'DE', undefined],
    ['Blue GmbH', 'DE', undefined],
    ['Queens GmbH', 'DE', undefined],
    ['Kudzwa AG', 'DE', undefined],
  ])(
    'may be written without them where the language has them: "%s" in %s is read %s',
    (text, country, other) => {
      expect(read(text, country)).toBe(other);
    },
  );

  const kuer = company({ name: 'Kuer AG', country: 'DE' });

  it('is that of a company on a list without such letters', () => {
    expect(statementOf(resolverOf(kuer)({ trading_name: 'Kür AG', country: 'DE' }))).toBe('HIGH Kuer AG');
    const jager = resolverOf(company({ name: 'Kudäger KG', country: 'DE' }));
    expect(statementOf(jager({ trading_name: 'Kudaeger KG', country: 'DE' }))).toBe('HIGH Kudäger KG');
  });

  it('is not that of another company where one bears it as it is written', () => {
    const both = resolverOf(kuer, company({ name: 'Kür AG', country: 'DE' }));
    expect(statementOf(both({ trading_name: 'Kür AG', country: 'DE' }))).toBe('HIGH Kür AG');
  });

  it('is told of as another spelling', () => {
    const { reasoning } = resolverOf(kuer)({ trading_name: 'Kür AG', country: 'DE' });
    expect(reasoning).toContain('"Kür AG" is another spelling of "Kuer AG"');
  });
});
