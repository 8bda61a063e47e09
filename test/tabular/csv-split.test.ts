import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPlainly } from '../../src/tabular/csv-split.ts';

const cell = fc.string({
  unit: fc.constantFrom('"', ',', ';', ' ', '\n', '\r', 'a', 'é', '😀'),
  maxLength: 6,
});
const delimiters = fc.constantFrom(',', ';', ' ');

describe('a record that is split plainly', () => {
  it('has the cells that were written, or is none where one has a quote', () => {
    const written = fc.tuple(fc.array(cell, { minLength: 1, maxLength: 5 }), delimiters, fc.boolean());
    fc.assert(
      fc.property(written, ([cells, delimiter, areAllQuoted]) => {
        const record = stringify([cells], { delimiter, quoted: areAllQuoted, record_delimiter: '' });
        fc.pre(record !== '');
        const split = splitPlainly(record, delimiter);
        expect(split ?? cells).toEqual(cells);
        expect(split === undefined).toBe(cells.some((text) => text.includes('"')));
      }),
      { numRuns: 2000 },
    );
  });

  it('has the cells that csv-parse reads, whatever is on the line, or is none', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', '"', ',', ' ', 'a', 'é'),
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(text, (record) => {
        const split = splitPlainly(record, ',');
        if (split !== undefined) expect([split]).toEqual(parse(record, { relax_quotes: true }));
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['a"b,c', '"a""b",c', '"a"b,c', '"a', 'a,"', '"', '"a,"b"'])('is none of %s', (record) => {
    expect(splitPlainly(record, ',')).toBeUndefined();
  });

  it.each([
    ['', ['']],
    [',', ['', '']],
    ['""', ['']],
    ['a,"b, c",', ['a', 'b, c', '']],
    ['"a\nb","","c"', ['a\nb', '', 'c']],
  ])('is split of %j', (record, cells) => {
    expect(splitPlainly(record, ',')).toEqual(cells);
  });
});
