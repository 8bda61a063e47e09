import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalWord } from '../../../src/resolution/names/canonical-word.ts';
import { MARKERS } from '../../../src/resolution/names/name-parts.ts';
import { BEHIND_NAME } from '../../../src/resolution/names/remarks.ts';
import { countryNames, countryWord } from '../../../src/resolution/tables/countries.ts';
import { ABBREVIATIONS, SPELLINGS } from '../../../src/resolution/tables/name-words.ts';

/** Pieces of which remarks and markers are made, and of which names without them are. */
const PIECES = [
  ...['Acme', 'Kud', '10647802', 'CANADA', 'INC.', 'a', 'an', ',', ';', '|', '-', '–', ' ', '  ', '.', ':'],
  ...[
    'now',
    'currently',
    'was',
    'recently',
    'part of',
    'subsidiary of',
    'affiliate of',
    'wholly-owned',
    'by',
  ],
  ...['acquired by', 'bought out by', 'purchased by', 'taken over by', 'merged into', 'owned by', 'Company'],
  ...['now known as', 'n/k/a', 'NKA', 'd/b/a', 'dba', 'd.b.a.', 'doing business as', 'c.o.b. as', 'cob as'],
  ...['t/a', 't/as', 'o/a', 'oa', 'OA', 'trading as', 'a/k/a', 'aka', 'a.k.a.', 'also known as', 'c/o'],
  ...['f/k/a', 'FKA', 'née', 'nee', 'formerly', 'formerly known as', 'previously', 'as'],
];

const piecesIn = (joint: string) =>
  fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((pieces) => pieces.join(joint));

describe('a sign', () => {
  it.each([
    ['a remark', BEHIND_NAME],
    ['a marker', MARKERS],
  ])('is in every text in which %s is', (_what, all) => {
    fc.assert(
      fc.property(fc.oneof(piecesIn(''), piecesIn(' ')), (text) => {
        for (const { pattern, sign } of all) if (pattern.test(text)) expect(sign.test(text)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('a canonical word', () => {
  it('is found at once as it is through one table after the other', () => {
    const throughTables = (word: string) => {
      const abbreviated = ABBREVIATIONS.get(word) ?? word;
      return SPELLINGS.get(abbreviated) ?? countryWord(abbreviated);
    };
    const words = [...ABBREVIATIONS, ...SPELLINGS].flat();
    for (const word of [...words, ...countryNames(), 'zymergen'])
      expect(canonicalWord(word)).toBe(throughTables(word));
  });
});
