import { describe, expect, it } from 'vitest';
import { alignTokens } from '../../../src/resolution/names/align-tokens.ts';
import { withWrittenWords } from '../../../src/resolution/names/written-words.ts';
import { company } from '../../builders.ts';
import { nameOf, resolverOf, statementOf } from '../matching.ts';

const KNOWN = new Set(['chemical']);

function leftOver(record: string, entity: string): string {
  const [left, right] = [nameOf(record), nameOf(entity)];
  const aligned = alignTokens(left.tokens, right.tokens);
  const { leftOver, rightOver } = withWrittenWords(aligned, left, right, (word) => KNOWN.has(word));
  return [leftOver.join(' '), rightOver.join(' ')].join('|');
}

describe('words that are read as others', () => {
  it.each([
    ['a misspelt title', 'Koninklike Kudzwa N.V.', 'Koninklijke Kudzwa N.V.'],
    ['a misspelt translation', 'Asociacao Kudzwa', 'Associação Kudzwa'],
    ['a misspelt abbreviation', 'Kudzwa Biotch', 'Kudzwa Biotech'],
    ['a translation that was cut off', 'Kudzwa Farmaceut', 'Kudzwa Farmaceuticos'],
    ['an abbreviation of another word than it is read as', 'Kudzwa Elec', 'Kudzwa Electronics'],
    ['a word in two', 'Kudzwa Manuf acturing', 'Kudzwa Manufacturing'],
    ['a misspelt word in two', 'Kudzwa Thera peuutics', 'Kudzwa Therapeutics'],
    ['a word in two of which no piece is like it', 'Kudzwa Tec hnologies', 'Kudzwa Technologies'],
  ])('are compared as they are written: %s', (_what, record, entity) => {
    expect(leftOver(record, entity)).toBe('|');
  });

  it.each([
    ['Kudzwa Elec', 'Kudzwa Foods', 'electric|foods'],
    ['Kudzwa Chemical Foods', 'Kudzwa Tools', 'chemicals foods|tools'],
    ['Kudzwa Advantaged D', 'Kudzwa Advantaged Foods', 'd|foods'],
    ['Kudzwa Sonorax', 'Kudzwa Zymergen', 'sonorax|zymergen'],
  ])('stay apart where they are others: "%s", "%s"', (record, entity, left) => {
    expect(leftOver(record, entity)).toBe(left);
  });

  it('make a match as sure as words that are rightly spelt', () => {
    const resolve = resolverOf(company({ name: 'Koninklijke Zymergen Kudzwa N.V.' }));
    expect(statementOf(resolve('Koninklike Zymergen Kudzwa N.V.'))).toMatch(/^HIGH K/);
  });
});
