import { describe, expect, it } from 'vitest';
import { siteNumberOf } from '../../../src/crm/duplicates/site-number.ts';
import { doublesAmong, known, type TestAccount } from './accounts.ts';

describe('the number of a store', () => {
  it.each([
    ['Starbucks #1123', '1123'],
    ['Walmart 4501', '4501'],
    ['Acme Store 012', '12'],
    ['Acme Shop Nr. 5', '5'],
    ['REWE Filiale 7', '7'],
    ['Acme Branch No. 3', '3'],
    ['Acme School No.227', '227'],
    ['Acme School No. 227', '227'],
    ['Acme School Nr 227', '227'],
    ['Acme Unit 227', '227'],
    ['Acme Unit #227', '227'],
  ])('stands in %s', (trading_name, number) => expect(siteNumberOf({ trading_name })).toBe(number));

  it.each([
    'Acme - merged into 001',
    'Acme LOCKBOX 7421',
    'Acme Inc - USE VENDOR 100163',
    'Starbucks Seattle',
    'Forever 21',
    '3M',
    '7-Eleven',
    'Acme 2024',
    'Studio 54',
    'Restore',
    '',
  ])('does not stand in %s', (trading_name) => expect(siteNumberOf({ trading_name })).toBe(''));
});

/** Whether accounts of one known company on one website become one. */
function groupsOf(names: readonly string[], more: Partial<TestAccount> = { website: 'acme.com' }) {
  const is = known('1000000001');
  return doublesAmong(names.map((trading_name) => ({ id: trading_name, trading_name, is, ...more })));
}

it('is one however it is written, of stores of one town', () => {
  const street = { street: '244 Wexmoor Street', city: 'Ames', country: 'US' };
  const groups = (...accounts: readonly (readonly [string, Partial<TestAccount>])[]) =>
    doublesAmong(accounts.map(([trading_name, more]) => ({ id: trading_name, trading_name, ...more })))
      .groups;
  for (const [one, other] of [
    ['Quantock #3', 'Quantock 3'],
    ['Quantock #4', 'Quantock No. 4'],
    ['Quantock #12', 'Quantock Store #0012'],
  ] as const) {
    expect(groups([one, street], [other, street])).toEqual([`${one} ${other}`]);
    const elsewhere = { ...street, street: '1 Oak Street', city: 'Waco' };
    expect(groups([one, street], [other, elsewhere]), one).toEqual([]);
  }
  expect(groups(['Quantock #3', street], ['Quantock 4', street])).toEqual([]);
});

describe('accounts of one known company', () => {
  it('stay apart by the number of a store, even from the head office, and are one store with one number', () => {
    const { groups, between } = groupsOf(['Acme', 'Acme #1123', 'Acme Store 1123', 'Acme #77']);
    expect(groups).toEqual(['Acme #1123 Acme Store 1123']);
    expect(between('Acme', 'Acme #1123')).toMatchObject({ kind: 'related', confidence: 'LOW' });
    expect(between('Acme', 'Acme #77')?.reasoning).toContain(
      'a number in a name is that of a store or branch',
    );
  });

  it('stay apart by their legal forms unless something else is the same', () => {
    const names = ['Acme GmbH', 'Acme AG'];
    expect(groupsOf(names, {}).groups).toEqual([]);
    expect(groupsOf(['Acme AG', 'Acme Inc.'], {}).groups).toEqual([]);
    expect(groupsOf(['Acme AG', 'Acme'], {}).groups).toEqual(['Acme Acme AG']);
    expect(groupsOf(['Acme AG', 'Acme Inc.']).groups).toEqual(['Acme AG Acme Inc.']);
  });
});

it('says nothing of towns that have two names', () => {
  const is = known('1000000001');
  for (const [one, other] of [
    ['Köln', 'Cologne'],
    ['Koeln', 'Köln'],
    ['Wien', 'Vienna'],
    ['Goeppingen', 'Göppingen'],
  ]) {
    const { between } = doublesAmong([
      { id: 'a', trading_name: 'Acme AG', city: one, is },
      { id: 'b', trading_name: 'Acme AG', city: other, is },
    ]);
    expect(between('a', 'b')?.reasoning, one).not.toContain('differ');
  }
});
