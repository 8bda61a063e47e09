import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { planFor, type TestAccount, type TestCrm } from './crm-of.ts';

const ACME = company({ source: 'starter', name: 'Acme', country: 'US', status: 'active' });

/** Accounts of Acme that are one company. */
function acme(accounts: readonly Omit<TestAccount, 'is'>[], more: Partial<TestCrm> = {}) {
  const all = accounts.map(
    (account): TestAccount => ({ ...account, is: 'Acme', external_id: account.external_id }),
  );
  const doubles = [all.map(({ external_id }) => external_id)];
  return planFor({ companies: [ACME], accounts: all, doubles, ...more });
}

describe('the account that survives', () => {
  it('is the customer, then the one with open opportunities, then the parent, then the one that was active last', () => {
    const ranks: readonly Partial<TestAccount>[] = [
      { account_type: 'Customer' },
      { open_opportunities: 2 },
      { contracted_revenue: 100 },
      { last_activity_at: '2024-05-01' },
      { filled_fields: 9 },
      { created_at: '2012-01-01' },
    ];
    for (const [place, better] of ranks.entries())
      for (const worse of ranks.slice(place + 1)) {
        const { of } = acme([
          { external_id: 'a', ...worse },
          { external_id: 'b', ...better },
        ]);
        expect(of('b').type, JSON.stringify([better, worse])).toBe('PRIMARY');
      }
  });

  it('is told by what, and each double by what ties it', () => {
    const { of } = acme([
      { external_id: 'a', created_at: '2020-01-01' },
      { external_id: 'b', created_at: '2015-01-01' },
    ]);
    expect(of('b').duplicateReasoning).toBe('It survives because it is the oldest.');
    expect(of('a')).toMatchObject({
      type: 'DUPLICATE',
      duplicateOf: 1,
      kind: 'exact',
      duplicateReasoning: 'It is a double of Acme (b). Name and website are the same.',
    });
  });

  it('has doubles that may be none, where that is not sure enough to merge them', () => {
    const { of } = acme([{ external_id: 'a' }, { external_id: 'b' }], {
      link: { confidence: 'MEDIUM', hasOwnAgreement: false },
    });
    expect([of('b').duplicateReasoning, of('b').action.action]).toEqual([
      'It may be a double of Acme (a). Name and website are the same.',
      'None',
    ]);
  });

  it('is the fuller one, also where nobody has counted its fields', () => {
    const { of } = acme([
      { external_id: '1' },
      {
        external_id: '2',
        legal_name: 'Acme',
        city: 'Leeds',
        phone: '+44 113 496 0000',
        fields: { Tier: 'A' },
      },
    ]);
    expect(of('2').duplicateReasoning).toBe('It survives because it has more fields filled in.');
    const counted = acme([
      { external_id: '1', filled_fields: 9 },
      { external_id: '2', city: 'Leeds' },
    ]);
    expect(counted.of('1').type).toBe('PRIMARY');
  });

  it('is the one with the smaller id when nothing at all tells two unprotected ones apart', () => {
    const { of } = acme([{ external_id: 'b' }, { external_id: 'a' }]);
    expect(of('a').type).toBe('PRIMARY');
    expect(of('a').duplicateReasoning).toBe(
      'It survives because its id is the smaller one, and all else that decides is equal.',
    );
    const numbers = acme([{ external_id: '10' }, { external_id: '9' }]);
    expect([numbers.of('9').type, numbers.said('10')]).toEqual(['PRIMARY', 'Merge 9']);
  });

  it('is one that surely is the company before one that only may be it, unless the rules do not ask who it is', () => {
    const accounts = [
      { external_id: 'a', sure: 'MEDIUM' as const, last_activity_at: '2024-05-01' },
      { external_id: 'b' },
    ];
    const { said, of } = acme(accounts);
    expect([of('b').type, said('a')]).toEqual(['PRIMARY', 'Merge b']);
    expect(of('b').duplicateReasoning).toBe(
      'It survives because it is surely known which company it is, and not so of the other one.',
    );
    const rules = { survivorship: ['last_activity' as const] };
    expect(acme(accounts, { rules }).of('a').type).toBe('PRIMARY');
  });

  it('is a customer that only may be the company, for customers never lose a merge', () => {
    const customer = { external_id: 'a', sure: 'MEDIUM' as const, account_type: 'Customer' };
    expect(acme([customer, { external_id: 'b' }]).of('a').type).toBe('PRIMARY');
  });

  it('is nobody when two customers are equal in everything: then nothing is merged', () => {
    const { said, of } = acme([
      { external_id: 'a', account_type: 'Customer', created_at: '2020-01-01' },
      { external_id: 'b', account_type: 'Customer', created_at: '2020-01-01' },
      { external_id: 'c' },
    ]);
    expect(['a', 'b', 'c'].map(said)).toEqual(['None', 'None', 'None']);
    expect(['a', 'b', 'c'].map((id) => of(id).type)).toEqual(['DUPLICATE', 'DUPLICATE', 'DUPLICATE']);
    expect(of('c').review).toContain(
      'Acme (a) and Acme (b) are protected and equal in everything that decides',
    );
  });

  it('is by the rules the oldest, and yet never an unprotected one before a customer', () => {
    const rules = { survivorship: ['oldest' as const] };
    const accounts = [
      { external_id: 'a', created_at: '2010-01-01' },
      { external_id: 'b', created_at: '2020-01-01', last_activity_at: '2024-01-01' },
    ];
    expect(acme(accounts, { rules }).said('b')).toBe('Merge a');
    const [first, second] = accounts;
    const withCustomer = [first, { ...second, external_id: 'b', account_type: 'Customer' }];
    expect(acme(withCustomer as TestAccount[], { rules }).said('a')).toBe('Merge b');
  });

  it('is none that somebody has marked as a double', () => {
    const { said } = acme([
      { external_id: 'a', filled_fields: 30, marked_duplicate: true, last_activity_at: '2024-01-01' },
      { external_id: 'b' },
    ]);
    expect(said('a')).toBe('Merge b');
  });

  it('is none that the file keeps as inactive, blocked or to be deleted, where another one is in use', () => {
    const accounts = [
      { external_id: 'a', filled_fields: 30, is_inactive: true, last_activity_at: '2024-01-01' },
      { external_id: 'b' },
    ];
    const { said, of } = acme(accounts);
    expect(said('a')).toBe('Merge b');
    expect(of('a').action.reasoning).toContain(
      'That one survives because the file says that the other one is inactive, blocked, archived or to be deleted.',
    );
    expect(acme(accounts.map((one) => ({ ...one, is_inactive: true }))).said('b')).toBe('Merge a');
  });

  it('is one with opportunities that may be open, which never loses a merge', () => {
    const accounts = [
      { external_id: 'a', filled_fields: 30, has_opportunities: false },
      { external_id: 'b', has_opportunities: true },
    ];
    const { said, of } = acme(accounts);
    expect(said('a')).toBe('Merge b');
    expect(of('b').duplicateReasoning).toBe(
      'It survives because it has opportunities of which the file does not say whether they are open.',
    );
    const both = [
      { external_id: 'a', contracted_revenue: 5 },
      { external_id: 'b', has_opportunities: true },
    ];
    expect(acme(both).of('b').duplicateReasoning).toBe(
      'It survives because it has opportunities, open or not.',
    );
  });

  it('is asked of a person where an inactive one may not be merged away, unless the rules do not ask what is in use', () => {
    const customer = { external_id: 'a', account_type: 'Customer', is_inactive: true };
    const accounts = [customer, { external_id: 'b' }];
    const { said, of } = acme(accounts);
    expect([said('a'), said('b')]).toEqual(['None', 'None']);
    expect(of('b').review).toContain('that one is inactive, blocked, archived or to be deleted');
    expect(acme(accounts, { rules: { survivorship: ['completeness'] } }).said('b')).toBe('Merge a');
    const marked = [
      { external_id: 'a', is_inactive: true },
      { external_id: 'b', marked_duplicate: true, last_activity_at: '2024-01-01' },
    ];
    expect(acme(marked).of('b').review).toContain('it would survive one that is in use');
    const both = [customer, { external_id: 'b', account_type: 'Customer', created_at: '2024-01-01' }];
    expect(acme(both).of('b').type).toBe('PRIMARY');
  });
});

describe('a double', () => {
  it('is none whose name marks it as old, a double or not to be used, and the reasoning quotes the mark', () => {
    for (const mark of ['Acme - DO NOT USE', 'Acme (old)', 'ZZZ Acme', 'Acme (nicht verwenden)']) {
      const accounts = [
        { external_id: 'a', trading_name: mark, last_activity_at: '2024-01-01' },
        { external_id: 'b', trading_name: 'Acme' },
      ];
      const { said, of } = acme(accounts, { doubles: [['a', 'b']] });
      expect([said('a'), said('b')], mark).toEqual(['Merge b', 'None']);
      expect(of('a').action.reasoning).toMatch(
        /because the name of the other one marks it as a double or as out of use \("[\w ]+"\)\./,
      );
      expect(of('a').riskReasons).toContain('somebody has marked it as a double already');
    }
  });

  it('is riskier where the name of one that survives because it is protected marks it', () => {
    const accounts = [
      { external_id: 'a', trading_name: 'Acme (old)', open_opportunities: 1 },
      { external_id: 'b', trading_name: 'Acme' },
    ];
    const { said, of } = acme(accounts, { doubles: [['a', 'b']] });
    expect(said('b')).toBe('Merge a');
    expect(of('b').survivingName).toBe('Acme');
    expect(of('b').riskReasons).toContain('the name of the account that survives marks it as out of use');
  });

  it('is deleted when somebody has marked it and nothing hangs on it', () => {
    const { said } = acme([
      { external_id: 'a', last_activity_at: '2024-01-01' },
      { external_id: 'b', marked_duplicate: true },
      { external_id: 'c', marked_duplicate: true, last_activity_at: '2020-01-01' },
    ]);
    expect([said('b'), said('c')]).toEqual(['Delete', 'Merge a']);
  });

  it('is merged though it is marked when a figure or the day of its last activity cannot be read', () => {
    const unread = [
      { last_activity_at: 'spring' },
      { contracted_revenue: 'some' },
      { open_opportunities: '?!' },
    ];
    for (const unread_fields of unread) {
      const marked = { external_id: 'b', marked_duplicate: true, unread_fields };
      const { said } = acme([{ external_id: 'a', last_activity_at: '2024-01-01' }, marked], {
        rules: { protected: [] },
      });
      expect(said('b'), JSON.stringify(unread_fields)).toBe('Merge a');
    }
  });

  it('whose revenue cannot be read is not merged away', () => {
    const { said, of } = acme([
      { external_id: 'a', account_type: 'Customer', contracted_revenue: 5 },
      { external_id: 'b', unread_fields: { contracted_revenue: 'about 5' } },
    ]);
    expect(said('b')).toBe('None');
    expect(of('b').review).toContain('its contracted revenue, "about 5", cannot be read as a number');
    expect(of('a').duplicateReasoning).toBe('It survives because it is the customer.');
  });

  it('whose last activity cannot be read is a risk, and was not surely active before the other one', () => {
    const { of } = acme([
      { external_id: 'a', last_activity_at: '2024-01-01' },
      { external_id: 'b', unread_fields: { last_activity_at: 'spring' } },
    ]);
    expect(of('b').riskReasons).toContain('the day of its last activity cannot be read, and may be recent');
    expect(of('b').action.reasoning).toContain(
      'because it was active last, as far as the cells can be read.',
    );
  });

  it('is merged though it is marked when the export tells of no activity at all', () => {
    expect(acme([{ external_id: 'a' }, { external_id: 'b', marked_duplicate: true }]).said('b')).toBe(
      'Merge a',
    );
  });

  it('that has children waits until these stand below the survivor', () => {
    const { said, of } = planFor({
      companies: [ACME],
      doubles: [['a', 'b']],
      accounts: [
        { external_id: 'a', is: 'Acme', account_type: 'Customer' },
        { external_id: 'b', is: 'Acme' },
        { external_id: 'c', trading_name: 'Somebody', below: 'b' },
      ],
    });
    expect([said('b'), said('c')]).toEqual(['None', 'reparent a']);
    expect(of('b').review).toContain('another account has it as its parent');
    expect(of('c').action.reasoning).toContain('Acme (b) is a double of it.');
  });

  it('is merged when MEDIUM only where the accounts agree with each other, and never when LOW', () => {
    const accounts = [{ external_id: 'a', account_type: 'Customer' }, { external_id: 'b' }];
    const said = (confidence: 'MEDIUM' | 'LOW', hasOwnAgreement: boolean) => {
      const { said, of } = acme(accounts, { link: { confidence, hasOwnAgreement } });
      return [said('b'), of('b').review === null];
    };
    expect(said('MEDIUM', true)).toEqual(['Merge a', true]);
    expect(said('MEDIUM', false)).toEqual(['None', false]);
    expect(said('LOW', true)).toEqual(['None', false]);
  });

  it('does not survive because it has more of another currency', () => {
    const primaryOf = (currencies: readonly [string, string], more: readonly TestAccount[] = []) => {
      const [a, b] = currencies.map((contracted_currency, at) => ({
        ...{
          external_id: 'ab'[at] ?? '',
          contracted_currency,
          contracted_revenue: [50_000, 1_000_000][at] ?? 0,
        },
        last_activity_at: ['2026-10-01', '2020-10-01'][at] ?? '',
      }));
      const accounts = [a, b, ...more].filter((one) => one !== undefined);
      const { of } = acme(accounts.map((one) => ({ ...one })));
      return accounts.map(({ external_id: id }) => id).filter((id) => of(id).type === 'PRIMARY');
    };
    expect(primaryOf(['USD', 'USD'])).toEqual(['b']);
    expect(primaryOf(['USD', 'JPY'])).toEqual(['a']);
    const third = { external_id: 'c', contracted_revenue: 1, contracted_currency: 'EUR' };
    expect(primaryOf(['USD', 'USD'], [third])).toEqual(['a']);
  });

  it('that is no more than likely leaves both accounts as they are, with the doubt told', () => {
    const { of } = planFor({
      companies: [ACME],
      accounts: [
        { external_id: 'a', is: 'Acme' },
        { external_id: 'b', is: 'Acme' },
      ],
      pairs: [['a', 'b', { confidence: 'LOW', reasoning: 'Only the name is the same.' }]],
    });
    expect(of('a')).toMatchObject({
      group: null,
      action: { action: 'None', target: { externalId: 'b', name: 'Acme' } },
      review: 'It may be a double of Acme (b). Only the name is the same.',
    });
  });

  it('is no double when the two are only related', () => {
    const { of } = planFor({
      companies: [ACME],
      accounts: [
        { external_id: 'a', is: 'Acme' },
        { external_id: 'b', is: 'Acme' },
      ],
      pairs: [['a', 'b', { kind: 'related' }]],
    });
    expect(of('a')).toMatchObject({ group: null, kind: 'related', review: null });
  });
});

describe('accounts that are kept apart', () => {
  const regions = [
    { external_id: 'a', account_type: 'Customer', fields: { Region: 'EMEA' } },
    { external_id: 'b', created_at: '2015-01-01', fields: { Region: 'US' } },
    { external_id: 'c', created_at: '2016-01-01', fields: { Region: ' us' } },
    { external_id: 'd', fields: { Region: '' } },
  ];

  it('are merged within the values of a field and not across them', () => {
    const because = 'each region has an account of its own';
    const { said, of } = acme(regions, { rules: { kept_apart: [{ because, values_differ: 'Region' }] } });
    expect(['a', 'b', 'c', 'd'].map(said)).toEqual(['None', 'None', 'Merge b', 'Merge a']);
    expect(of('b').action.reasoning).toBe(`It is kept beside the other account of its company: ${because}.`);
    expect(of('b')).toMatchObject({ type: 'DUPLICATE', review: null });
  });

  it('are those of a list, and those that a condition names', () => {
    const because = 'billing';
    const listed = acme(regions, { rules: { kept_apart: [{ because, ids: ['a', 'b'] }] } });
    expect(['b', 'c', 'd'].map(listed.said)).toEqual(['None', 'Merge a', 'Merge a']);
    const when = { field: 'external_id', is: ['c'] };
    const named = acme(regions, { rules: { kept_apart: [{ because, when }] } });
    expect(['b', 'c', 'd'].map(named.said)).toEqual(['Merge a', 'None', 'Merge a']);
  });

  it('are those whose name says so, until a person calls the two one company', () => {
    const named = [
      { external_id: 'a', account_type: 'Customer' },
      { external_id: 'b', trading_name: 'Acme (DO NOT MERGE)' },
      { external_id: 'c' },
    ];
    const { said, of } = acme(named);
    expect(['a', 'b', 'c'].map(said)).toEqual(['None', 'None', 'Merge a']);
    expect(of('b').action.reasoning).toBe(
      'It is kept beside the other account of its company: a name says "DO NOT MERGE".',
    );
    const overrides = { ofPair: () => 'same_company' as const };
    expect(acme(named, { overrides }).said('b')).toBe('Merge a');
  });

  it('are pairs that a person decided on; what a person calls one company needs no more proof', () => {
    const ofPair = (decision: 'never_merge' | 'same_company' | 'different_companies') => ({
      ofPair: (a: string, b: string) => ([a, b].sort().join() === 'a,b' ? decision : undefined),
    });
    const link = { confidence: 'MEDIUM' as const, hasOwnAgreement: false };
    expect(acme(regions, { overrides: ofPair('never_merge') }).said('b')).toBe('None');
    expect(acme(regions, { overrides: ofPair('different_companies') }).of('b').group).toBeNull();
    const same = acme(regions, { link, overrides: ofPair('same_company') });
    expect(['b', 'c'].map(same.said)).toEqual(['Merge a', 'None']);
    expect(same.of('b').action.reasoning).toContain('A person decided that they are one company.');
  });
});

describe('the name of a store or unit', () => {
  const WEXFORD = company({
    source: 'starter',
    name: 'Wexford Foods',
    website: 'wexford.com',
    country: 'US',
  });
  const link = { kind: 'trading name' as const };
  const wexford = (
    [first, second]: readonly [Partial<TestAccount>, Partial<TestAccount>],
    more: Partial<TestCrm> = {},
  ) =>
    planFor({
      companies: [WEXFORD],
      accounts: [
        { external_id: 'a', is: 'Wexford Foods', ...first },
        { external_id: 'b', is: 'Wexford Foods', ...second },
      ],
      ...{ doubles: [['a', 'b']], link, ...more },
    });
  const store = { trading_name: 'Wexford Foods Lamar', filled_fields: 9 };

  it('does not survive the account of the company, unless the rules do not ask for that', () => {
    const plan = wexford([store, {}]);
    expect([plan.said('a'), plan.said('b')]).toEqual(['Merge b', 'None']);
    expect(plan.of('a').action.reasoning).toContain(
      'because the name of the other one says more than that of the company',
    );
    const rules = { survivorship: ['completeness' as const] };
    expect(wexford([store, {}], { rules }).said('b')).toBe('Merge a');
  });

  it('is looked at where its account is protected and would survive', () => {
    const plan = wexford([{ ...store, account_type: 'Customer' }, {}]);
    expect([plan.said('b'), plan.of('b').review]).toEqual([
      'None',
      expect.stringContaining('But that one bears the name of a store or unit'),
    ]);
  });

  it('is that of another business where words of a trade alone tell them apart and nothing beside the names agrees', () => {
    const farm = { trading_name: 'Wexford Foods Farm' };
    const own = (hasOwnAgreement: boolean) => ({ link: { ...link, hasOwnAgreement } });
    expect(wexford([{}, farm], own(false)).of('b').review).toContain(
      'But "farm" in one name alone may make it another business.',
    );
    expect(wexford([{}, farm], own(true)).said('b')).toBe('Merge a');
    const sales = { trading_name: 'Wexford Foods - Sales' };
    expect(wexford([{}, sales], own(false)).said('b')).toBe('Merge a');
  });

  it('and a website that no source knows are those of a stranger', () => {
    const stranger = { trading_name: 'Wexford', website: 'wexford-hotels.com' };
    const plan = wexford([{ filled_fields: 9 }, stranger], { link: { ...link, hasOwnAgreement: false } });
    expect(plan.of('b').review).toContain('neither the name nor the website of "Wexford"');
  });
});
