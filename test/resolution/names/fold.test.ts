import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWords } from '../../../src/resolution/names/fold.ts';

describe('folding', () => {
  it.each([
    ['Nestlé', 'nestle'],
    ['Ørsted', 'orsted'],
    ['Škoda', 'skoda'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['ＡＣＭＥ', 'acme'],
    ['ﾄﾖﾀ', 'toyota'],
    ['トヨタ', 'toyota'],
    ['Газпром', 'gazprom'],
    ['Αθήνα', 'athina'],
    ['ACME', 'acme'],
  ])('folds "%s" to "%s"', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('folds a letter and its accent alike, in one character or in two', () => {
    expect(fold('Nestle\u0301')).toBe(fold('Nestl\u00e9'));
  });

  it('folds letters of western Europe alike beside those of other scripts', () => {
    const letters = Array.from({ length: 64 }, (_, at) => String.fromCharCode(0xc0 + at)).join(' ');
    expect(fold(letters)).toBe(fold(`${letters} д`).slice(0, -' d'.length));
  });

  it.each([
    ['O’Reilly', 'oreilly'],
    ["McDonald's", 'mcdonalds'],
    ['Coca-Cola', 'coca cola'],
    ['  A.B.  & C ', 'a b c'],
    ['***', ''],
    ['北京', 'beijing'],
  ])('reads the words of "%s" as "%s"', (text, words) => {
    expect(foldWords(text)).toBe(words);
  });

  it('leaves nothing but small letters, figures and single spaces of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const words = foldWords(text);
        expect(words).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
        expect(foldWords(words)).toBe(words);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
