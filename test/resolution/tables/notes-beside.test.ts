import { expect, it } from 'vitest';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';

const wordsOf = (text: string) => normaliseName(text).map(({ tokens }) => tokens.join(' '));

it.each([
  ...['Kudzwa Tools, Inc. PO BOX 100', 'Kudzwa Tools P.O. Box #7421', 'Kudzwa Tools LOCKBOX 7421'],
  ...['Kudzwa Tools DEPT 0472', 'Kudzwa Tools Inc DEPT CH 10547', 'Kudzwa Tools GmbH Postfach 12 34'],
  ...['Hall 4.1 Stand B23 Kudzwa Tools', 'Kudzwa Tools Hall 4.1 B23', 'Kudzwa Tools - Booth 1423'],
  ...['Kudzwa Tools (Stand C12)', 'Halle 5 / Stand-Nr. A-04: Kudzwa Tools', 'Kudzwa Tools @ CES 2025'],
  ...['Kudzwa Tools – Hannover Messe 2025', 'Kudzwa Tools - NEW REMIT ADDRESS', 'Kudzwa Tools REMIT TO'],
  ...['Kudzwa Tools - ACH', 'Kudzwa Tools-EFT', 'Kudzwa Tools ONE TIME', 'Kudzwa Tools via LinkedIn'],
  ...[
    'Kudzwa Tools *DO NOT USE* USE 100163',
    'Kudzwa Tools - USE VENDOR 100163',
    'Kudzwa Tools (see 100177)',
  ],
  ...['Name: Kudzwa Tools', 'Gold Sponsor: Kudzwa Tools'],
])('what payees, exhibitors and forms write beside a name is no part of it: %s', (text) => {
  expect(wordsOf(text)[0]).toBe('kudzwa tools');
});

it.each([
  ['The Box 12', 'box 12'],
  ['Stand 21', 'stand 21'],
  ['Town Hall Kudzwa', 'town hall kudzwa'],
  ['Kudzwa Messe 2000', 'kudzwa messe 2000'],
  ['Kudzwa Department Store 24', 'kudzwa department stores 24'],
  ['Kudzwa Via Appia', 'kudzwa via appia'],
  ['Kudzwa Standard 100', 'kudzwa standard 100'],
  ['Hallmark 4 Kudzwa', 'hallmark 4 kudzwa'],
  ['Kudzwa See 1000 Islands', 'kudzwa see 1000 islands'],
  ['One Time Kudzwa', '1 time kudzwa'],
])('and what may be a name is: %s', (text, words) => {
  expect(wordsOf(text)[0]).toBe(words);
});
