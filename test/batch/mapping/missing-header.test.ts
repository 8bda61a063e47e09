import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_FIELDS, FIELDS } from '../../../src/batch/mapping/fields.ts';
import {
  columnsWithout,
  firstLineIs,
  isPlainHeader,
  recordsAboveHeader,
} from '../../../src/batch/mapping/missing-header.ts';

const FAMOUS = ['Apple', 'Microsoft', 'Siemens', 'Target', 'State Street', 'Salesforce'];
const isCompany = (text: string) => FAMOUS.includes(text);
const column = (...cells: readonly string[]) => cells.map((cell) => [cell]);
const isOf = (records: readonly (readonly string[])[]) => firstLineIs(records, isCompany);

describe('records above a header', () => {
  const table = [
    ['id', 'name', 'website'],
    ['1', 'Apple', 'apple.com'],
    ['2', 'Siemens', 'siemens.de'],
  ];

  it.each([
    ['a title', [['Report: accounts']]],
    [
      'titles as wide as the table',
      [
        ['Accounts of 2026', '', ''],
        ['Generated', '2026-01-01', ''],
      ],
    ],
    ['separators alone', [['', '', '']]],
    ['a title that is the header of a field', [['Account']]],
  ])('are %s', (_, above) => expect(recordsAboveHeader([...above, ...table])).toBe(above.length));

  it.each([
    ['the header stands first', table],
    ['the first line has as much to say', [['Account Owner', 'Firm', 'Site'], ...table]],
    ['no line has two headers', [['Report'], ['a', 'name', 'c'], ['1', 'Apple', 'x'], ['2', 'Bolt', 'y']]],
    ['the header is not as wide as the table', [['Report'], ['name', 'website'], ...table.slice(1)]],
    [
      'too much stands above',
      [...Array.from({ length: 11 }, () => ['Text']), ...table, ...table, ...table, ...table],
    ],
    ['there is one column', [['Report'], ['name'], ['Apple']]],
  ])('are none when %s', (_, records) => expect(recordsAboveHeader(records)).toBe(0));
});

describe('a first line is a row', () => {
  it.each([
    ['a well-known company above companies', column('Apple', 'Microsoft', 'Siemens')],
    ['a name with its legal form above such', column('Contoso Widgets GmbH', 'Fabrikam Ltd', 'Acme')],
    ['a name of several words, one of them of headers', column('State Street', 'Apple', 'Microsoft')],
    ['a domain above domains', column('apple.com', 'www.siemens.de', 'https://microsoft.com')],
    ['an e-mail above e-mails', column('a@apple.com', 'b@siemens.com')],
    ['a lone domain', column('apple.com')],
    [
      'a country above countries',
      [
        ['Zumtobel', 'AT'],
        ['Lindt', 'CH'],
        ['Vestas', 'DK'],
      ],
    ],
  ])('when it is %s', (_, records) => expect(isOf(records)).toBe('row'));
});

describe('a first line is the header', () => {
  it.each([
    ['it is the header of a field', column('Company', 'Apple', 'Microsoft')],
    ['it has a word of headers', column('Target accounts 2026', 'Apple', 'Microsoft')],
    ['it is a company and a word of headers', column('Target', 'Apple', 'Microsoft')],
    ['it is a system that names come from', column('Salesforce', 'Apple', 'Microsoft')],
    ['words stand above numbers', [['Apple'], ['12'], ['13.5'], ['9']]],
    ['a header stands below a title', [['Apple'], ['Name'], ['Siemens'], ['Microsoft']]],
    [
      'years stand beside a heading',
      [
        ['Umsatz der Firma', '2024', '2025'],
        ['Apple', '3', '4'],
      ],
    ],
  ])('when %s', (_, records) => expect(isOf(records)).toBe('header'));

  it('when any cell is the header of a field, whatever stands beside and below it', () => {
    const header = fc.constantFrom(...ACCOUNT_FIELDS.flatMap((field) => FIELDS[field].aliases));
    const cell = fc.constantFrom(...FAMOUS, 'apple.com', 'a@apple.com', 'DE', 'Acme GmbH', '');
    const row = fc.array(cell, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(header, cell, fc.array(row, { maxLength: 9 }), (alias, beside, below) => {
        const records = [[beside, alias], ...below];
        expect(isOf(records)).toBe('header');
        expect(isPlainHeader(records)).toBe(true);
      }),
    );
  });
});

it('doubts a first line that is neither', () => {
  expect(isOf(column('OtherAddress.City', '', ''))).toBe('doubtful');
  expect(isOf(column('Zumtobel', 'Vestas', 'Lindt'))).toBe('doubtful');
  expect(isOf(column('Apple', 'see below', 'to be done', 'x', 'y', 'z'))).toBe('doubtful');
});

describe('the columns of a file without a header', () => {
  it('are called name where companies stand, and by their number', () => {
    const records = [
      ['12', 'Bonn', 'Apple', 'apple.com'],
      ['13', 'Köln', 'Siemens', 'siemens.com'],
    ];
    expect(columnsWithout(records, isCompany)).toEqual(['column_1', 'column_2', 'name', 'column_4']);
    expect(columnsWithout(column('apple.com'), isCompany)).toEqual(['column_1']);
    expect(columnsWithout(column('Zumtobel', 'Lindt'), isCompany)).toEqual(['name']);
  });

  it('are as many as most rows have', () => {
    expect(columnsWithout([['Apple'], ['Siemens', 'DE'], ['Vestas', 'DK']], isCompany)).toHaveLength(2);
  });
});
