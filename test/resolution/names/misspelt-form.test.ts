import { describe, expect, it } from 'vitest';
import { misspeltForm } from '../../../src/resolution/names/misspelt-form.ts';
import { nameOf } from '../matching.ts';

describe('a legal form that is misspelt', () => {
  it.each([
    ['KUDZWA CORPORTATION', 'kudzwa corporation'],
    ['Kudzwa Limtied', 'kudzwa limited'],
    ['Kudzwa Incorportaed', 'kudzwa corporation'],
    ['Kudzwa Aktiengeselschaft', 'kudzwa ag'],
    ['Kudzwa Limtied Company', 'kudzwa limited corporation'],
  ])('is read in "%s": %s', (text, read) => {
    const { tokens, forms } = nameOf(text);
    expect([...tokens, ...[...forms].reverse()].join(' ')).toBe(read);
  });

  it.each(['united', 'cooperation', 'coronation', 'corporate', 'corporativo', 'limites', 'limited'])(
    'is not seen in "%s"',
    (word) => {
      expect(misspeltForm(word)).toBeUndefined();
    },
  );

  it('is no form without a name before it', () => {
    expect(nameOf('Limtied').tokens).toEqual(['limtied']);
  });
});
