import { expect, it } from 'vitest';
import { isBracketNote } from '../../../src/resolution/names/bracket-notes.ts';

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
