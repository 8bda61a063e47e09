import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const SURE = /^(?:HIGH|MEDIUM) (?!none|tie)/;

describe('a word of trade behind the name of a company', () => {
  const resolve = resolverOf(
    company({ name: 'Indigo', city: 'Toronto', country: 'CA', website: 'indigo.com' }),
    company({ name: 'QNX', country: 'US' }),
    company({ name: 'Zelquova', country: 'US' }),
    company({ name: 'Quantock Oil', country: 'CA', names: aliased('Quantock Oil', 'Irvonx') }),
    company({ name: 'Blue Star', country: 'AU' }),
    company({ name: 'Harbor Group, Inc.', country: 'US' }),
    company({ name: 'Tamberlow', country: 'US', names: aliased('Tamberlow', 'Tamberlow Foods Industries') }),
  );
  const answer = (legal_name: string, more: EntityInput = {}) =>
    statementOf(resolve({ legal_name, ...more }));

  it('makes the legal name of another where many are called by the word, or it is a few letters', () => {
    for (const [name, country] of [
      ['Indigo Exploration Inc.', 'CA'],
      ['QNX Holdings, Inc.', 'US'],
    ] as const)
      expect(answer(name, { country }), name).not.toMatch(SURE);
  });

  it('is in doubt without a legal form, behind two such words, and behind what is only another name', () => {
    for (const [name, country] of [
      ['Indigo Exploration', 'CA'],
      ['Blue Star Mining Limited', 'AU'],
      ['Irvonx Resources', 'CA'],
    ] as const)
      expect(answer(name, { country }), name).not.toMatch(/^HIGH (?!none)/);
  });

  it('is in doubt between such a word and the Group of the company', () => {
    expect(answer('Harbor Products Group', { country: 'US' })).toBe('MEDIUM Harbor Group, Inc.');
    expect(answer('Harbor Group Products', { country: 'US' })).toBe('HIGH Harbor Group, Inc.');
  });

  it('is in doubt where Industries or Enterprises make a name of its own of one word', () => {
    for (const name of ['Zelquova Industries', 'Zelquova Enterprises Ltd', 'Zelquova Industries Group'])
      expect(answer(name, { country: 'US' }), name).toBe('MEDIUM Zelquova');
    expect(answer('Zelquova Industries Services', { country: 'US' })).toBe('HIGH Zelquova');
    expect(answer('Tamberlow Industries', { country: 'US' })).toBe('HIGH Tamberlow');
    expect(statementOf(resolverOf(company({ name: 'Zelquova' }))('Zelquova Enterprises'))).toBe(
      'HIGH Zelquova',
    );
  });

  it('says what a company does that alone is called so', () => {
    expect(answer('Zelquova Technologies Inc', { country: 'US' })).toBe('HIGH Zelquova');
    expect(answer('Indigo Group', { country: 'CA' })).toBe('HIGH Indigo');
  });

  it('is the company where its town or website is', () => {
    const website = { country: 'CA', website: 'indigo.com' };
    expect(answer('Indigo Exploration Inc.', website)).toMatch(/^(?:HIGH|MEDIUM) Indigo/);
  });
});

describe('a few letters that are only another name of a company', () => {
  const cognos = company({
    name: 'Quantock Solutions',
    country: 'US',
    names: aliased('Quantock Solutions', 'QTS'),
  });
  const bajaj = company({ name: 'Zelquova Auto', country: 'US', names: aliased('Zelquova Auto', 'Eagle') });
  const own = company({
    name: 'Kudzwa Systems',
    country: 'US',
    names: aliased('Kudzwa Systems', 'KDZ Corp'),
  });
  const answer = (record: EntityInput) => statementOf(resolverOf(cognos, bajaj, own)(record));

  it('are the legal name of another with a legal form', () => {
    for (const legal_name of ['QTS Corp', 'Eagle Corp'])
      expect(answer({ legal_name, country: 'US' }), legal_name).not.toMatch(SURE);
    expect(answer({ trading_name: 'QTS', country: 'US' })).toMatch(SURE);
    expect(answer({ legal_name: 'KDZ Corp', country: 'US' })).toMatch(SURE);
  });
});

function aliased(name: string, alias: string) {
  return [
    { value: name, kind: 'trading' as const },
    { value: alias, kind: 'alias' as const },
  ];
}
