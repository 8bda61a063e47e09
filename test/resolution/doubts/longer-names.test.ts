import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const resolve = resolverOf(
  company({ name: 'Kudzwa', country: 'ES', city: 'Burgos', website: 'kudzwa.es' }),
  company({ name: 'Quantock Wexcombe plc', country: 'GB' }),
  company({ name: 'Zelkova Jewellery Industries Limited', country: 'IN' }),
  company({ name: 'Tarnhelmo Global Merrow Industries Limited', country: 'IN' }),
);
const answer = (trading_name: string, country?: string, more = {}) =>
  statementOf(resolve({ trading_name, ...(country !== undefined && { country }), ...more }));

describe('a word more, and no more than the country', () => {
  it.each([
    ['Kudzwa Lithium', 'ES', 'LOW Kudzwa'],
    ['Kudzwa Petroleum S.L.', 'ES', 'LOW Kudzwa'],
    ['Quantock Wexcombe Logistics Limited', 'GB', 'LOW Quantock Wexcombe plc'],
  ])('is a guess: %s', (name, country, expected) => {
    expect(answer(name, country)).toBe(expected);
  });

  it.each([
    ['Kudzwa Holding S.L.', 'ES', {}, 'HIGH Kudzwa'],
    ['Kudzwa Technologies S.L.', 'ES', {}, 'HIGH Kudzwa'],
    ['Kudzwa Logistics S.L.', 'ES', { website: 'kudzwa.es' }, 'HIGH Kudzwa'],
  ])('is more with what any company adds, or with its website: %s %s %o', (name, country, more, expected) => {
    expect(answer(name, country, more)).toBe(expected);
  });
});

describe('a trade in another language beside one word, and no place', () => {
  it.each(['Kudzwa Druckerei', 'Kudzwa Muebles', 'Kudzwa Trasporti'])('is a guess: %s', (name) => {
    expect(answer(name)).toBe('LOW Kudzwa');
  });

  it('is more in English, in its town, and beside two words', () => {
    expect(answer('Kudzwa Printing')).toBe('HIGH Kudzwa');
    expect(answer('Kudzwa Muebles', 'ES', { city: 'Burgos' })).toBe('HIGH Kudzwa');
    expect(answer('Quantock Wexcombe Druckerei')).toBe('HIGH Quantock Wexcombe plc');
  });

  it('is more where no more than names are known', () => {
    expect(statementOf(resolverOf(company({ name: 'Merrowby' }))('Merrowby Druckerei'))).toBe(
      'HIGH Merrowby',
    );
  });
});

it('a trade with a legal form is not surely who has neither', () => {
  expect(answer('Kudzwa Logistics S.L.')).toBe('MEDIUM Kudzwa');
  expect(answer('Kudzwa Holding S.L.')).toBe('HIGH Kudzwa');
});

it('a trade that stands within the name is not left out by everybody', () => {
  expect(answer('Zelkova Industries', 'IN')).toBe('MEDIUM Zelkova Jewellery Industries Limited');
  expect(answer('Zelkova Jewellery', 'IN')).toBe('HIGH Zelkova Jewellery Industries Limited');
});

it('a word within the name is not left out where another is only like it', () => {
  expect(answer('Tarnhelmox Merrow Industries', 'IN')).not.toMatch(/^HIGH (?!none)/);
  expect(answer('Tarnhelmo Merrow Industries', 'IN')).toBe('HIGH Tarnhelmo Global Merrow Industries Limited');
});
