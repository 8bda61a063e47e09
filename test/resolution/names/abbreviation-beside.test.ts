import { describe, expect, it } from 'vitest';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const namesIn = (text: string) =>
  normaliseRecord({ trading_name: text }).names.map(({ tokens }) => tokens.join(' '));

describe('an abbreviation beside the words that it abbreviates', () => {
  it.each([
    ['MSF Médecins sans Frontières', ['medecins sans frontieres', 'msf']],
    ['médecins sans frontières msf', ['medecins sans frontieres', 'msf']],
    ['QTM, Quantock Tarnhelm Merrow Ltd', ['quantock tarnhelm merrow', 'qtm']],
    ['qtmc quantock tarnhelm manufacturing co', ['quantock tarnhelm manufacturing', 'qtmc']],
    ['qit quantock institute of technology', ['quantock institute of technology', 'qit']],
    ['CAR Canadian Auto Rental', ['canadian automotive rentals', 'car']],
  ])('is a second name: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    'QTM Quantock Merrow Tarnhelm',
    'QTX Quantock Tarnhelm Merrow',
    'QT Quantock Tarnhelm',
    'Sam Smith Auto Mart',
    'Quantock Tarnhelm Merrow',
    'LLP Lawson Larkspur Partners',
    'QTN Quantock Tarnhelm N.V.',
    'QTM Quantock Tarnhelm Merrow (Leeds)',
  ])('is a word of the name where it abbreviates nothing: %s', (text) => {
    expect(namesIn(text)).toHaveLength(1);
  });

  it('tells no other company of those letters', () => {
    const resolve = resolverOf(
      company({ name: 'Quantock Tarnhelm Merrow', country: 'FR' }),
      company({ name: 'Wexcombe Laboratory', acronym: 'ZVP', country: 'FR' }),
    );
    const answer = (trading_name: string) => statementOf(resolve({ trading_name, country: 'FR' }));
    expect(answer('QTM Quantock Tarnhelm Merrow')).toBe('HIGH Quantock Tarnhelm Merrow');
    expect(resolve('QTM Quantock Tarnhelm Merrow').reasoning).toContain(
      '"QTM Quantock Tarnhelm Merrow" contains "Quantock Tarnhelm Merrow"',
    );
    expect(answer('ZVP')).toBe('HIGH Wexcombe Laboratory');
    expect(answer('ZVP Zelkova Vernal Pumps')).not.toMatch(/^(?:HIGH|MEDIUM) Wexcombe/);
    expect(answer('ZVP (Zelkova Vernal Pumps)')).not.toMatch(/^(?:HIGH|MEDIUM) Wexcombe/);
  });
});
