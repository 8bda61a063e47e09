import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('two names of one company in a text', () => {
  const resolve = resolverOf(
    company({
      name: 'Quantock Wexcombe',
      acronym: 'ZYMBAR',
      alias: 'Merrow Larkspur',
      formerName: 'Vernal Tools',
    }),
    company({ name: 'Tarnhelm Pumps', country: 'DE' }),
  );
  const answer = (text: string) => statementOf(resolve(text));

  it.each([
    'Zymbar Quantock Wexcombe',
    'Quantock Wexcombe Zymbar',
    'Quantock Wexcombe - Zymbar',
    'Merrow Larkspur Zymbar',
    'Vernal Tools Merrow Larkspur',
  ])('are that company: %s', (text) => {
    expect(answer(text)).toBe('HIGH Quantock Wexcombe');
  });

  it('are not with a word that is none of its names', () => {
    expect(answer('Quantock Wexcombe Zymbarel')).not.toMatch(/^HIGH/);
    expect(answer('Zymbar Tarnhelm Pumps')).not.toMatch(/^HIGH/);
  });
});
