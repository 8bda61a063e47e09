import { describe, expect, it } from 'vitest';
import { rowFilter } from '../../../src/batch/review/review-filter.ts';

const COLUMNS = ['Id', 'Region', 'Seller', 'core_action', 'core_risk'];
const ROWS = [
  ['A', 'EMEA', 'Ana Ruiz', 'Merge', '35'],
  ['B', 'emea', 'Ben', 'Associate (missing parent)', '5'],
  ['C', 'APAC', 'Ana Ruiz', 'Delete', ''],
];

function idsOf(...filters: readonly string[]): readonly string[] {
  const isWanted = rowFilter(filters, {
    ...{ columns: COLUMNS, mapping: { owner: [2] } },
    questionOf: ({ cells }) => (cells[3] === 'Merge' ? 'merge' : 'parent'),
  });
  return ROWS.filter((cells, at) => isWanted({ number: at + 1, line: at + 2, cells })).map(([id = '']) => id);
}

describe('a filter of questions', () => {
  it('compares words whatever their case, and numbers', () => {
    expect(idsOf('action=merge')).toEqual(['A']);
    expect(idsOf('action=missing-parent')).toEqual(['B']);
    expect(idsOf('action!=Delete')).toEqual(['A', 'B']);
    expect(idsOf('risk<40')).toEqual(['A', 'B']);
    expect(idsOf('risk >= 35')).toEqual(['A']);
  });

  it('asks for the owner by its field, and for any column by its name', () => {
    expect(idsOf('owner=ana ruiz')).toEqual(['A', 'C']);
    expect(idsOf('Region=EMEA')).toEqual(['A', 'B']);
  });

  it('asks for questions by the words that the state of a review has for them', () => {
    expect(idsOf('question=merge')).toEqual(['A']);
    expect(() => idsOf('question=duplicate')).toThrow(/there is no such question/);
  });

  it('asks for what was found where a column of the caller bears the same name', () => {
    const isWanted = rowFilter(['country=DE'], {
      ...{ columns: ['Country', 'core_country'], mapping: {}, questionOf: () => undefined },
    });
    expect(isWanted({ number: 1, line: 2, cells: ['Germany', 'DE'] })).toBe(true);
  });

  it('holds together with the others', () => {
    expect(idsOf('owner=Ana Ruiz', 'action=delete')).toEqual(['C']);
    expect(idsOf()).toEqual(['A', 'B', 'C']);
  });

  it('is refused when it cannot be read, and says what can', () => {
    expect(() => idsOf('merge')).toThrow(/merge is not a filter/);
    expect(() => idsOf('risk<low')).toThrow(/not a number/);
    expect(() => idsOf('colour=red')).toThrow(/nothing that is called colour/);
    expect(() => idsOf('action=mrege')).toThrow(/there is no such action/);
    expect(() => idsOf('risk=abc')).toThrow(/every risk is a number/);
    expect(() => idsOf('needs_review=maybe')).toThrow(/there is no such needs_review/);
  });
});
