import { expect, it } from 'vitest';
import { isBracketNote, isTellingNote } from '../../../src/resolution/names/bracket-notes.ts';

it.each([
  ...['Dealer', 'Reseller', 'Key Account', 'Gold Partner', 'Accounts Payable', 'System Integrator', 'Tier 1'],
  ...[
    'magazine',
    'Museum',
    'TV channel',
    'South East Asia TV channel',
    "men's basketball",
    'political party',
  ],
])('is a note behind a name, and none of the company: (%s)', (text) => {
  expect(isBracketNote(text, 'Zymergen Foods')).toBe(true);
});

it.each([
  ['IBM', 'International Business Machines'],
  ['adidas', 'Meier Sport'],
  ['Discovery Channel', 'Zym Media'],
  ['Zymergen Pumps', 'Meier Elektro'],
  ['Run for Life', 'BSR'],
  ['indian council of agricultural research', 'ICAR'],
  ['apple', 'zym foods'],
])('is a name: (%s) behind %s', (text, name) => {
  expect(isBracketNote(text, name)).toBe(false);
});

it.each([
  'Texas',
  'TX',
  'Insurance',
  'Werk 1',
  'Klamath Falls',
  'voie générale',
  'magazine',
  'Dairy Division',
])('may tell the company from another of its name: (%s)', (text) =>
  expect(isTellingNote(text, 'Zymergen Foods')).toBe(true),
);

it.each([
  ...['Dealer', 'Key Account', 'Tier 1', 'Purchasing Dept.', 'Sales & Marketing', 'Group', 'head office'],
  ...['GmbH', 'QVX', 'ZF', '4711', 'acct 20481', 'Zymergen Foods Europe', 'M'],
])('tells nothing: (%s)', (text) => {
  expect(isTellingNote(text, 'Zymergen Foods')).toBe(false);
});

it('tells nothing where it is what the name abbreviates', () => {
  expect(isTellingNote('Deutsche Forschungsgemeinschaft', 'DFG')).toBe(false);
});
