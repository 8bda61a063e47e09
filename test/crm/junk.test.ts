import { describe, expect, it } from 'vitest';
import { junkKindOf } from '../../src/crm/status/junk-kind.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const verdictOf = (account: Partial<TestAccount>, rules = {}) =>
  planFor({ accounts: [{ external_id: 'x', ...account }], rules }).of('x');

describe('a name that is no company', () => {
  it.each([
    ['Webform Test 2024', 'test'],
    ['foo bar', 'letters'],
    ['Foo Test', 'test'],
    ['Prueba', 'test'],
    ['Teste 2', 'test'],
    ['テスト', 'test'],
    ['Zu löschen', 'note'],
    ['Bitte nicht verwenden', 'note'],
    ['Ne pas utiliser', 'note'],
    ['Cash Customer', 'letters'],
    ['One-Time Vendor', 'letters'],
    ['Walk-in', 'placeholder'],
    ['Max Mustermann', 'test'],
    ['zzz', 'letters'],
    ['Muster GmbH', 'letters'],
    ['Cash Converters', undefined],
    ['One Time Vendor Ltd', undefined],
    ['Prueba SL', undefined],
    ['Max Muster Bau', undefined],
    ['DO NOT USE', 'note'],
    ['To be deleted', 'note'],
    ['asdfgh', 'noise'],
    ['Dont use this account', 'note'],
    ["Don't use", 'note'],
    ['Kunde unbekannt', 'placeholder'],
    ['Unknown customer', 'placeholder'],
    ['N.N.', 'letters'],
    ['NN', undefined],
    ['Unknown Worlds Entertainment', undefined],
    ['Not Use Less GmbH', undefined],
    ['zzzzzz', 'noise'],
    ['n/a', 'placeholder'],
    ['ABC', 'letters'],
    ['XYZ GmbH', 'letters'],
    ['ABC Company', 'letters'],
    ['ABC Test', 'test'],
    ['Acme Test Equipment', undefined],
    ['MSFT US Equity', undefined],
  ])('%s is told to be of its sort', (name, kind) => expect(junkKindOf(name)).toBe(kind));

  it('is quoted with the sort of junk that it is', () => {
    expect(verdictOf({ trading_name: 'Webform Test 2024' }).action.reasoning).toMatch(
      /^Its name "Webform Test 2024" is a test, and nothing else tells of a company\. /,
    );
    expect(verdictOf({ trading_name: 'asdfgh', website: 'example.com' }).action.reasoning).toMatch(
      /^Its name "asdfgh" is keyboard noise, .*, nor does its website "example\.com"\. /,
    );
    const junk = [{ field: 'name', matches: 'zz*' }];
    expect(verdictOf({ trading_name: 'ZZ Top Account' }, { junk }).action.reasoning).toMatch(
      /^It is junk by the rules: its name is "ZZ Top Account"\. /,
    );
  });

  it('is a placeholder website too, but a letter name with anything to know it by is a company', () => {
    expect(verdictOf({ trading_name: 'Test', website: 'test.com' }).action.action).toBe('Delete');
    expect(verdictOf({ trading_name: 'Test', website: 'example.org' }).action.action).toBe('Delete');
    expect(verdictOf({ trading_name: 'ABC' }).action.action).toBe('Delete');
    for (const more of [
      { website: 'abc.com' },
      { phone: '+49 30 901820' },
      { city: 'Bonn' },
      { email: 'a@xyz.de' },
    ])
      expect(verdictOf({ trading_name: 'XYZ', ...more }).action.action, JSON.stringify(more)).toBe('None');
  });

  it('may be that of a bar in its town, but a town of examples is none', () => {
    const at = (trading_name: string, city: string) => verdictOf({ trading_name, city }).action.action;
    expect(at('Foo Bar', 'Berlin')).toBe('None');
    expect(at('Foo Bar', 'Anytown')).toBe('Delete');
    expect(at('Muster GmbH', 'Bern')).toBe('None');
    expect(at('Muster GmbH', 'Musterstadt')).toBe('Delete');
  });

  it.each([
    ['Freelancer', 'freelancer.com'],
    ['Customer', 'customer.io'],
    ['Self', 'https://www.self.inc/'],
    ['Freelancer Limited', 'freelancer.com'],
    ['Freelancer Limited', ''],
  ])(
    'is left to a person where its website is that name, or it has a legal form: %s, %s',
    (name, website) => {
      const { action, review } = verdictOf({ trading_name: name, website });
      expect(action.action).toBe('None');
      expect(review).toContain(`Its name "${name}" says no company in most files`);
    },
  );

  it.each([
    ['Freelancer', ''],
    ['Customer', 'example.com'],
    ['Unknown Company', ''],
    ['Not Employed', 'employed.org'],
    ['TBD', 'tbd.com'],
    ['Delete', 'delete.com'],
  ])('is junk without: %s, %s', (name, website) => {
    expect(verdictOf({ trading_name: name, website }).action.action).toBe('Delete');
  });
});
