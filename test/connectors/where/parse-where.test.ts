import { describe, expect, it } from 'vitest';
import { fieldsIn } from '../../../src/connectors/where/condition.ts';
import { parseWhere } from '../../../src/connectors/where/parse-where.ts';

const field = (name: string, at: number) => ({ name, at });

describe('a WHERE', () => {
  it('binds AND closer than OR, and NOT closest', () => {
    expect(parseWhere("NOT a = 1 AND b = 2 OR c = 'x'")).toEqual({
      kind: 'or',
      parts: [
        {
          kind: 'and',
          parts: [
            {
              kind: 'not',
              part: {
                kind: 'compare',
                field: field('a', 5),
                comparator: '=',
                value: { type: 'number', text: '1' },
              },
            },
            { kind: 'compare', field: field('b', 15), comparator: '=', value: { type: 'number', text: '2' } },
          ],
        },
        { kind: 'compare', field: field('c', 24), comparator: '=', value: { type: 'text', text: 'x' } },
      ],
    });
  });

  it.each([
    ['Website != null', { kind: 'not', part: { kind: 'empty', field: field('Website', 1) } }],
    ['Website IS NULL', { kind: 'empty', field: field('Website', 1) }],
    [
      'CreatedDate >= 2026-01-31',
      {
        kind: 'compare',
        field: field('CreatedDate', 1),
        comparator: '>=',
        value: { type: 'day', text: '2026-01-31' },
      },
    ],
    [
      'x > 2026-01-31T08:00+0100',
      {
        kind: 'compare',
        field: field('x', 1),
        comparator: '>',
        value: { type: 'instant', text: '2026-01-31T07:00:00.000Z' },
      },
    ],
    [
      '"two words" IN (1.50, -2)',
      {
        kind: 'in',
        field: field('two words', 1),
        values: [
          { type: 'number', text: '1.50' },
          { type: 'number', text: '-2' },
        ],
      },
    ],
    [
      String.raw`n LIKE '50\%\\_''%'`,
      {
        kind: 'like',
        field: field('n', 1),
        pattern: [{ text: '50%\\' }, { wildcard: '_' }, { text: "'" }, { wildcard: '%' }],
      },
    ],
  ])('reads %s', (where, condition) => {
    expect(parseWhere(where)).toEqual(condition);
  });

  it.each([
    ['', 'it ends where a field was expected (character 1)'],
    ["Industry = 'Banking", "the quotation mark ' is never closed (character 12)"],
    ['Industry = Banking', '"Banking" is not a value (character 12)'],
    [
      "Industry = 'a' Industry = 'b'",
      '"Industry" stands where AND, OR or the end was expected (character 16)',
    ],
    ["a = 'x'; DROP TABLE accounts", '";" means nothing here (character 8)'],
    ["a = 'x' -- comment", '"-" means nothing here (character 9)'],
    ['(a = 1', 'a parenthesis is never closed (character 1)'],
    ['a = 2026-02-30', '2026-02-30 is not a day (character 5)'],
    ['a < NULL', 'NULL cannot be compared with < (character 3)'],
    ['a = (SELECT Id FROM User)', '"(" is not a value (character 5)'],
    ["a IN ('x', null)", 'NULL cannot stand in a list; write IS NULL beside it (character 12)'],
    ["a = '\\x'", 'a backslash cannot stand before "x" (character 6)'],
    ["a = '50\\%'", '\\% means something in LIKE alone (character 5)'],
    ['a = 12abc', '"12abc" is neither a name nor a value (character 5)'],
    ['a NOT = 1', 'IN or LIKE was expected behind NOT (character 7)'],
    ["a = 'x\0'", 'there is a character that no CRM takes (character 7)'],
    [`${'('.repeat(60)}a = 1${')'.repeat(60)}`, 'it is nested more than 50 deep (character 51)'],
  ])('refuses %s and names the place', (where, message) => {
    expect(() => parseWhere(where)).toThrow(message);
  });

  it('tells which fields it asks about', () => {
    expect(fieldsIn(parseWhere("a = 1 AND (b IS NULL OR NOT a LIKE 'x')"))).toEqual(['a', 'b']);
  });
});
