import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a code with another letter', () => {
  const resolve = resolverOf(
    ...['KTSB-CA', 'HRXPK Group', 'SDJCOM Inc', 'LDRPT Technologies', 'VKLM Zymbursense Works'].map((name) =>
      company({ id: name, name }),
    ),
  );

  it.each([
    ['KTFB-CA', 'KTSB-CA'],
    ['HPXPK Group', 'HRXPK Group'],
    ['SSJCOM Inc', 'SDJCOM Inc'],
    ['LDRBT Technologies', 'LDRPT Technologies'],
  ])('is hardly that: %s, %s', (record, entity) => {
    expect(statementOf(resolve(record))).toBe(`LOW ${entity}`);
  });

  it('is that where a word that tells agrees', () => {
    expect(statementOf(resolve('VKLN Zymbursense Works'))).toBe('HIGH VKLM Zymbursense Works');
  });
});

describe('a short word with another letter', () => {
  const resolve = resolverOf(company({ name: 'Komqi TV' }), company({ name: 'Quaxo Technologies' }));

  it('is not surely that, unless a slip leaves the letter', () => {
    expect(statementOf(resolve('Koxqi TV'))).not.toMatch(/^HIGH (?!none)/);
    expect(statementOf(resolve('Quazo Technologies'))).toBe('HIGH Quaxo Technologies');
  });
});
