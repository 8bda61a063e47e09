import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { company } from '../builders.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const WAGGLE = company({
  source: 'starter',
  name: 'Waggle Dorran',
  country: 'US',
  status: 'closed',
  closedOn: '2020-01-31',
});
const SUN = company({
  source: 'starter',
  name: 'Sun Vexley',
  country: 'US',
  status: 'absorbed',
  relations: [{ type: 'successor', id: 'oracle' }],
});
const ORACLE = company({ source: 'starter', name: 'Oracle', country: 'US', status: 'active' });
const ACME = company({ source: 'starter', name: 'Acme', country: 'US', status: 'active' });
const COMPANIES = [WAGGLE, SUN, ORACLE, ACME];

function saidOf(accounts: readonly TestAccount[], more = {}): readonly string[] {
  const { said } = planFor({ companies: COMPANIES, accounts, ...more });
  return accounts.map(({ external_id }) => said(external_id));
}

describe('an account of a closed company', () => {
  it('is deleted when nothing hangs on it, and left to a person when it is a customer', () => {
    expect(saidOf([{ external_id: 'w', is: 'Waggle Dorran' }])).toEqual(['Delete']);
    const { said, of } = planFor({
      companies: COMPANIES,
      accounts: [{ external_id: 'w', is: 'Waggle Dorran', account_type: 'Customer' }],
    });
    expect(said('w')).toBe('None');
    expect(of('w').review).toContain('But it is a customer.');
    expect(of('w').status.status).toBe('Out of business');
  });

  it('is left to a person where its website or its name may be those of another company', () => {
    const gone = company({
      ...{ source: 'starter', name: 'Wexford Retail Group', website: 'wexfordgroup.co.uk', country: 'GB' },
      status: 'closed',
      names: [
        { value: 'Wexford Retail Group', kind: 'trading' },
        { value: 'Wexford', kind: 'alias' },
      ],
    });
    const judged = (account: Partial<TestAccount>) =>
      planFor({
        companies: [gone],
        accounts: [{ external_id: 'w', is: 'Wexford Retail Group', ...account }],
      }).of('w');
    for (const website of ['wexford.com', 'wexfordgroup.com'])
      expect(judged({ trading_name: 'Wexford', website }).review).toContain(
        `But the sources do not know its website ${website} as one of Wexford Retail Group.`,
      );
    expect(judged({ trading_name: 'Retail Group' }).review).toContain(
      'But the name "Retail Group" is only a part of that of Wexford Retail Group.',
    );
    for (const more of [{ website: 'wexfordgroup.co.uk' }, { trading_name: 'Wexford Retail Group' }])
      expect(judged({ trading_name: 'Wexford', ...more }).action.action).toBe('Delete');
  });

  it('is left to a person where nothing but a name that is not its own says that it is that company', () => {
    const gone = company({
      ...{ source: 'starter', name: 'Nexvol Energy', legalName: 'Nexvol Energy ULC', country: 'CA' },
      ...{ status: 'closed', website: 'nexvol.com', phone: '+1 403 699 4000' },
      names: [
        { value: 'Nexvol Energy', kind: 'trading' },
        { value: 'Kudzwa Petroleum', kind: 'former' },
        { value: 'NXV', kind: 'alias' },
      ],
    });
    const judged = (trading_name: string, more: Partial<TestAccount> = {}) =>
      planFor({
        companies: [gone],
        accounts: [{ external_id: 'n', is: 'Nexvol Energy', trading_name, ...more }],
      }).of('n');
    const doubts = {
      'NexGvol Energy Ltd.':
        'But the sources do not know "NexGvol Energy Ltd." as a name of Nexvol Energy, and nothing',
      'Nexvol Energy Trading': 'But the sources do not know "Nexvol Energy Trading" as a name',
      'Kudzwa Petroleum': 'But "Kudzwa Petroleum" is only known as a former name of Nexvol Energy',
      NXV: 'But "NXV" is only short for Nexvol Energy',
    };
    for (const [name, words] of Object.entries(doubts)) {
      expect(judged(name).action.action, name).toBe('None');
      expect(judged(name).review, name).toContain(words);
    }
    expect(judged('Nexvul Energy', { sure: 'MEDIUM' }).review).toContain(
      '"Nexvul Energy" as a name of Nexvol',
    );
    for (const name of ['Nexvol Energy', 'NEXVOL ENERGY, Inc.'])
      expect(judged(name).action.action, name).toBe('Delete');
    const own = [{ website: 'nexvol.com' }, { phone: '+1 403 699 4000', country: 'CA' }];
    for (const more of own) expect(judged('NexGvol Energy Ltd.', more).action.action).toBe('Delete');
  });

  it('is left to a person where it bears the name in another place, or a name of a word that many bear in none', () => {
    const gone = company({
      ...{ source: 'starter', name: 'Kestrel', legalName: 'Kestrel, Inc.', country: 'US' },
      ...{ state: 'CA', city: 'Irvine', status: 'closed', website: 'kestrel.com', phone: '+1 949 491 7000' },
      names: [
        { value: 'Kestrel', kind: 'trading' },
        { value: 'Kestrel, Inc.', kind: 'legal' },
        { value: 'Morning Glory', kind: 'trading' },
        { value: 'Kestrel Quendrix', kind: 'trading' },
      ],
    });
    const judged = (account: Partial<TestAccount>) => {
      const accounts = [{ external_id: 'k', is: 'Kestrel', country: 'US', ...account }];
      return planFor({ companies: [gone], accounts }).of('k');
    };
    const elsewhere = 'But it is in another place than Kestrel, and nothing beside the name says that it is';
    for (const more of [{ state: 'OK', city: 'Tulsa' }, { state: 'CA', city: 'Fresno' }, { country: 'DE' }])
      for (const trading_name of ['Kestrel', 'Kestrel, Inc.', 'Kestrel Quendrix']) {
        const { action, review } = judged({ trading_name, ...more });
        expect([action.action, review]).toEqual(['None', expect.stringContaining(elsewhere)]);
      }
    for (const trading_name of ['Kestrel', 'Kestrel Ltd', 'Morning Glory'])
      expect(judged({ trading_name }).review).toContain(
        `But many may bear the name "${trading_name}", and neither a town nor anything else says`,
      );
    for (const trading_name of ['Kestrel, Inc.', 'Kestrel Quendrix'])
      expect(judged({ trading_name }).action.action, trading_name).toBe('Delete');
    const own = [
      { state: 'CA', city: 'Irvine' },
      { state: 'OK', city: 'Tulsa', website: 'kestrel.com' },
      { state: 'OK', city: 'Tulsa', phone: '+1 949 491 7000' },
    ];
    for (const more of own) expect(judged({ trading_name: 'Kestrel', ...more }).review).toBeNull();
    const accounts = [
      { external_id: 'k', is: 'Kestrel', state: 'OK', city: 'Tulsa', country: 'US' },
      { external_id: 'l', is: 'Kestrel' },
      { external_id: 'm', is: 'Kestrel', state: 'OK', city: 'Tulsa', country: 'US' },
    ];
    const link = { hasOwnAgreement: false };
    const { said, of } = planFor({ companies: [gone], accounts, doubles: [['k', 'l', 'm']], link });
    expect(['k', 'l', 'm'].map(said)).toEqual(['None', 'None', 'Merge k']);
    expect(of('l').review).toContain('But "Kestrel" is in another place than Kestrel, and nothing');
  });

  it('is left to a person where the sources know no website of it, and the account has one', () => {
    const judged = (more: Partial<TestAccount>) =>
      planFor({ companies: COMPANIES, accounts: [{ external_id: 'w', is: 'Waggle Dorran', ...more }] }).of(
        'w',
      );
    expect(judged({ website: 'waggle.com' }).review).toContain(
      'But the sources know no website of Waggle Dorran, and waggle.com may be that of another company.',
    );
    expect(judged({ website: 'facebook.com/waggle' }).action.action).toBe('Delete');
  });

  it('is no double of another where one has a website that the sources do not know of it', () => {
    const gone = company({
      ...{ source: 'starter', name: 'Wexford Retail Group', website: 'wexfordgroup.co.uk', country: 'GB' },
      status: 'closed',
    });
    const is = gone.names[0]?.value ?? '';
    const judged = (website: string) => {
      const accounts = [
        { external_id: 'a', is, trading_name: is, website },
        { external_id: 'b', is, trading_name: is, website: 'wexfordgroup.co.uk' },
      ];
      const link = { hasOwnAgreement: false };
      const { said, of } = planFor({ companies: [gone], accounts, doubles: [['a', 'b']], link });
      return [said('b'), of('b').review];
    };
    expect(judged('wexford.com')).toEqual([
      'None',
      expect.stringContaining('as one of the company, which closed'),
    ]);
    expect(judged('wexfordgroup.co.uk')[0]).toBe('Delete');
  });

  it('tells of what does not hang on it no more than the file tells', () => {
    const gone = { external_id: 'w', is: 'Waggle Dorran' };
    const reasoning = (account: Partial<TestAccount>, rules = {}) =>
      planFor({ companies: COMPANIES, accounts: [{ ...gone, ...account }], rules }).of('w').action.reasoning;
    const value = { account_type: 'Prospect', open_opportunities: 0, contracted_revenue: 0 };
    expect(reasoning(value)).toMatch(
      / It is not a customer, and has no open opportunities, no contracted revenue and no accounts below it\.$/,
    );
    expect(reasoning({ account_type: 'Prospect' })).toMatch(
      / It is not a customer, and has no accounts below it\. The file does not say what opportunities there are, nor what revenue there is\.$/,
    );
    expect(reasoning({})).toContain('It has no accounts below it. The file does not say who is a customer');
    expect(reasoning({ contracted_revenue: 5 }, { protected: [] })).not.toContain('no contracted revenue');
  });

  it('is left to a person when it has opportunities that may be open, unless no rule asks for those', () => {
    const accounts = [
      { external_id: 'w', is: 'Waggle Dorran', has_opportunities: true },
      { external_id: 'v', is: 'Waggle Dorran', has_opportunities: true, open_opportunities: 0 },
    ];
    const { said, of } = planFor({ companies: COMPANIES, accounts });
    expect([said('w'), said('v')]).toEqual(['None', 'Delete']);
    expect(of('w').review).toContain(
      'But it has opportunities of which the file does not say whether they are open.',
    );
    expect(saidOf(accounts, { rules: { protected: [] } })).toEqual(['Delete', 'Delete']);
    const without = [{ external_id: 'u', is: 'Waggle Dorran', has_opportunities: false }];
    const { of: ofOne } = planFor({ companies: COMPANIES, accounts: without });
    expect(ofOne('u').action.reasoning).toContain('has no open opportunities and no accounts below it');
  });

  it('is left to a person when a figure of it cannot be read, unless no rule asks for that figure', () => {
    const accounts = [
      { external_id: 'w', is: 'Waggle Dorran', unread_fields: { contracted_revenue: 'see contract' } },
      { external_id: 'v', is: 'Waggle Dorran', unread_fields: { open_opportunities: '2 open' } },
    ];
    const { said, of } = planFor({ companies: COMPANIES, accounts });
    expect([said('w'), said('v')]).toEqual(['None', 'None']);
    expect(of('w').review).toContain(
      'But its contracted revenue, "see contract", cannot be read as a number.',
    );
    expect(of('v').protections).toEqual(['its open opportunities, "2 open", cannot be read as a number']);
    expect(saidOf(accounts, { rules: { protected: [] } })).toEqual(['Delete', 'Delete']);
  });

  it('is left to a person when its name says that it is not to be deleted', () => {
    const { of } = planFor({
      companies: COMPANIES,
      accounts: [{ external_id: 'w', is: 'Waggle Dorran', trading_name: 'Waggle Dorran - DO NOT DELETE' }],
    });
    expect(of('w').action.action).toBe('None');
    expect(of('w').review).toContain('But its name says "DO NOT DELETE".');
  });

  it('is not deleted unless it is sure which company it is', () => {
    expect(saidOf([{ external_id: 'w', is: 'Waggle Dorran', sure: 'MEDIUM' }])).toEqual(['None']);
    expect(saidOf([{ external_id: 'w', is: 'Waggle Dorran', sure: 'LOW' }])).toEqual(['None']);
  });

  it('is deleted with its doubles, but these are merged when the one that survives stays', () => {
    const doubles = { doubles: [['w', 'v']] };
    expect(
      saidOf(
        [
          { external_id: 'w', is: 'Waggle Dorran' },
          { external_id: 'v', is: 'Waggle Dorran' },
        ],
        doubles,
      ),
    ).toEqual(['Delete', 'Delete']);
    const customer = { external_id: 'w', is: 'Waggle Dorran', account_type: 'Customer' };
    expect(saidOf([customer, { external_id: 'v', is: 'Waggle Dorran' }], doubles)).toEqual([
      'None',
      'Merge w',
    ]);
  });

  it('works again when a person says so, and works no more when a person says that', () => {
    const isOperating = (works: boolean) => ({ overrides: { isOperating: () => works } });
    expect(saidOf([{ external_id: 'w', is: 'Waggle Dorran' }], isOperating(true))).toEqual(['None']);
    const { said, of } = planFor({
      companies: COMPANIES,
      accounts: [{ external_id: 'a', is: 'Acme' }],
      ...isOperating(false),
    });
    expect([said('a'), of('a').action.reasoning.split('.')[0]]).toEqual([
      'Delete',
      'A person decided that it no longer operates',
    ]);
  });
});

describe('a company that a person calls closed', () => {
  it('is nobody that others should be put below', () => {
    const below = company({ source: 'starter', name: 'Acme Foods', country: 'CA', ...ownedBy('acme') });
    const { said } = planFor({
      companies: [ACME, below],
      accounts: [
        { external_id: 'a', is: 'Acme' },
        { external_id: 'f', is: 'Acme Foods' },
      ],
      overrides: { isOperating: (id) => (id === 'a' ? false : undefined) },
    });
    expect([said('a'), said('f')]).toEqual(['Delete', 'None']);
  });
});

describe('an account of an absorbed company', () => {
  const CABLE = company({
    ...{ source: 'starter', name: 'Wexford Cable', website: 'wexfordcable.com', country: 'US' },
    ...{ status: 'absorbed', relations: [{ type: 'successor', id: 'kudzwa' }] },
  });
  const KUDZWA = company({
    source: 'starter',
    name: 'Kudzwa',
    formerName: 'Wexford Cable AG',
    country: 'US',
  });
  const cable = (companies: readonly SourceRecord[], account: Partial<TestAccount>) =>
    planFor({ companies, accounts: [{ external_id: 'w', is: 'Wexford Cable', ...account }] }).of('w');

  it('is not deleted where its website or its name may be those of another company', () => {
    const heir = company({ source: 'starter', name: 'Kudzwa', country: 'US' });
    const judged = (account: Partial<TestAccount>) => cable([CABLE, heir], account);
    expect(judged({ website: 'wexfordcable.com' }).action.action).toBe('Delete');
    expect(judged({ website: 'wexford.com' }).review).toContain(
      'But the sources do not know its website wexford.com as one of Wexford Cable.',
    );
    expect(judged({ trading_name: 'Wexford' }).review).toContain(
      'But the name "Wexford" is only a part of that of Wexford Cable.',
    );
    const site = { trading_name: 'Wexford', website: 'wexfordcable.com' };
    expect(judged(site).action.action).toBe('Delete');
  });

  it('is not put below its successor either where both its website and its name may be those of another company', () => {
    const heir = company({ source: 'starter', name: 'Kudzwa', website: 'kudzwa.com', country: 'US' });
    const beside = (account: Partial<TestAccount>) =>
      planFor({
        companies: [CABLE, heir],
        accounts: [
          { external_id: 'w', is: 'Wexford Cable', trading_name: 'Wexford', ...account },
          { external_id: 'k', is: 'Kudzwa' },
        ],
      });
    for (const sure of ['HIGH', 'MEDIUM'] as const)
      for (const website of ['wexford.com', undefined]) {
        const { said, of } = beside({ sure, ...(website && { website }) });
        expect([said('w'), of('w').review]).toEqual([
          'None',
          expect.stringContaining(
            'he name "Wexford" is only a part of that of Wexford Cable. It is put below nobody',
          ),
        ]);
      }
    const links = [
      { website: 'wexfordcable.com' },
      { website: 'kudzwa.com' },
      { website: 'wexford.com', trading_name: 'Wexford Cable' },
    ];
    for (const account of links) expect(beside(account).said('w')).toBe('set_initial_parent k');
    expect(beside({ website: 'wexford.com', below: 'k' }).of('w').review).toBeNull();
  });

  it('is put below nobody where the sources do not know its name, and nothing else says that it is that company', () => {
    const heir = company({ source: 'starter', name: 'Kudzwa', website: 'kudzwa.com', country: 'US' });
    const beside = (trading_name: string, more: Partial<TestAccount> = {}) =>
      planFor({
        companies: [CABLE, heir],
        accounts: [
          { external_id: 'w', is: 'Wexford Cable', trading_name, ...more },
          { external_id: 'k', is: 'Kudzwa' },
        ],
      });
    const { said, of } = beside('Wexfold Cable');
    expect([said('w'), of('w').review]).toEqual([
      'None',
      expect.stringContaining('But the sources do not know "Wexfold Cable" as a name of Wexford Cable'),
    ]);
    expect(beside('Wexfold Cable', { website: 'wexfordcable.com' }).said('w')).toBe('set_initial_parent k');
    expect(beside('Wexford Cable Ltd').said('w')).toBe('set_initial_parent k');
  });

  it('may be the company that it became part of where it bears a former name of that', () => {
    const account = { trading_name: 'Wexford Cable AG' };
    const words = 'But "Wexford Cable AG" is known as a former name of Kudzwa';
    expect(cable([CABLE, KUDZWA], account).review).toContain(words);
    const accounts = [
      { external_id: 'w', is: 'Wexford Cable', ...account },
      { external_id: 'k', is: 'Kudzwa' },
    ];
    const plan = planFor({ companies: [CABLE, KUDZWA], accounts });
    expect([plan.said('w'), plan.of('w').review]).toEqual(['None', expect.stringContaining(words)]);
    const working = {
      ...CABLE,
      status: 'active' as const,
      relations: [{ type: 'parent' as const, id: 'kudzwa' }],
    };
    expect(planFor({ companies: [working, KUDZWA], accounts }).said('w')).toBe('set_initial_parent k');
  });

  const sun = { external_id: 's', is: 'Sun Vexley' };

  it('is put below the account of its successor', () => {
    expect(saidOf([sun, { external_id: 'o', is: 'Oracle' }])).toEqual(['set_initial_parent o', 'None']);
  });

  it('is deleted when the successor has no account, and else gets it created when it is a customer', () => {
    expect(saidOf([sun])).toEqual(['Delete']);
    expect(saidOf([{ ...sun, account_type: 'Customer' }])).toEqual(['create_parent Oracle']);
  });

  it('is put below the nearest company above its successor that has an account', () => {
    const bank = company({
      ...{ source: 'starter', name: 'Wexford Bank', country: 'US', status: 'active' },
      ...ownedBy('kudzwa-group'),
    });
    const group = company({ source: 'starter', name: 'Kudzwa Group', country: 'US', status: 'active' });
    const gone = { ...CABLE, relations: [{ type: 'successor' as const, id: 'wexford-bank' }] };
    const plan = (...accounts: readonly TestAccount[]) =>
      planFor({
        companies: [gone, bank, group],
        accounts: [{ external_id: 'w', is: 'Wexford Cable' }, ...accounts],
      });
    const [ofBank, ofGroup] = [
      { external_id: 'b', is: 'Wexford Bank' },
      { external_id: 'g', is: 'Kudzwa Group' },
    ];
    expect(plan(ofBank, ofGroup).said('w')).toBe('set_initial_parent b');
    const below = plan(ofGroup);
    expect(below.said('w')).toBe('set_initial_parent g');
    expect(below.of('w').action.reasoning).toContain(
      'It became part of Wexford Bank, as the starter list of core says. It is the nearest company above that has an account; between stands Wexford Bank.',
    );
    const { action } = plan().of('w');
    expect([action.action, action.reasoning]).toEqual([
      'Delete',
      expect.stringContaining(
        'Neither the company that it became part of has an account, nor one above that.',
      ),
    ]);
    expect(plan({ ...ofGroup, sure: 'LOW' }).said('w')).toBe('Delete');
  });

  it('is not deleted when an owner is known, but not who absorbed it', () => {
    const gone = company({
      ...{ source: 'gleif', name: 'Wexford Care', country: 'US', status: 'absorbed' },
      relations: [{ type: 'parent', id: 'oracle' }],
    });
    const owner = company({ source: 'gleif', name: 'Oracle', country: 'US', status: 'active' });
    const { said, of } = planFor({ companies: [gone, owner], accounts: [{ ...sun, is: 'Wexford Care' }] });
    expect([said('s'), of('s').review]).toEqual(['None', expect.stringContaining('by whom is not known')]);
  });

  it('of which the successor is a double stands for both', () => {
    const accounts = [
      { ...sun, trading_name: 'Oracle Sun', account_type: 'Customer' },
      { external_id: 'o', is: 'Oracle' },
    ];
    expect(saidOf(accounts, { doubles: [['s', 'o']] })).toEqual(['None', 'Merge s']);
  });
});

describe('an account of a company of which ROR withdrew the record', () => {
  const closed = (source: string) =>
    company({ source, name: 'Bendix Aviation', country: 'US', website: 'bendix.com', status: 'closed' });
  const bendix = { external_id: 'b', is: 'Bendix Aviation' };
  const absorbed = (name: string, into: string) => [
    company({
      ...{ source: 'ror', name, country: 'FR', website: `${name.replace(' ', '')}.fr`, status: 'absorbed' },
      relations: [{ type: 'successor', id: into.toLowerCase() }],
    }),
    company({ source: 'ror', name: into, country: 'US', website: `${into}.com`, status: 'active' }),
  ];

  it('is not deleted for that alone, and is where another source says that it closed', () => {
    const { said, of } = planFor({ companies: [closed('ror')], accounts: [bendix] });
    expect([said('b'), of('b').review]).toEqual([
      'None',
      'ROR says that it is closed. But no other source says so, and ROR withdraws records of companies that work, too. That is not sure enough to delete the account.',
    ]);
    const both = [closed('ror'), closed('gleif')];
    expect(planFor({ companies: both, accounts: [bendix] }).said('b')).toBe('Delete');
  });

  it('may be a unit of the company whose name it bears, and has not come to an end', () => {
    const companies = absorbed('Ansix France', 'Ansix');
    const accounts = [
      { external_id: 'f', is: 'Ansix France' },
      { external_id: 'a', is: 'Ansix' },
    ];
    const { said, of } = planFor({ companies, accounts });
    expect([said('f'), of('f').status.status]).toEqual(['set_initial_parent a', 'Undetermined']);
    expect(of('f').status.reasoning).toBe(
      'ROR has withdrawn its record in favour of that of Ansix, whose name it bears. That does not say that it closed.',
    );
    expect(of('f').action.reasoning).toContain('ROR has withdrawn its record in favour of that of Ansix.');
    expect(of('f').action.reasoning).not.toContain('became part');
    const asHead = planFor({
      companies,
      accounts: [{ ...bendix, is: 'Ansix France', trading_name: 'Ansix' }],
    });
    expect(asHead.of('b').review).toContain('But "Ansix" is a name of Ansix, so that it may be this company');
  });

  it('stands below the account of another company that took it over, but is not deleted without one', () => {
    const companies = absorbed('Sucampo', 'Kudzwa');
    const sucampo = { external_id: 's', is: 'Sucampo' };
    expect(planFor({ companies, accounts: [sucampo] }).said('s')).toBe('None');
    const both = planFor({ companies, accounts: [sucampo, { external_id: 'k', is: 'Kudzwa' }] });
    expect(both.said('s')).toBe('set_initial_parent k');
    const words = 'ROR has withdrawn its record in favour of that of Kudzwa.';
    expect(both.of('s').status).toEqual({ status: 'Absorbed', reasoning: words });
  });
});

describe('junk', () => {
  const said = (account: Omit<TestAccount, 'external_id'>) => saidOf([{ external_id: 'x', ...account }])[0];

  it('is deleted: tests, placeholders, keyboard noise and notes with no company behind them', () => {
    for (const trading_name of [
      'Test',
      'asdf',
      'DO NOT USE',
      'To be deleted',
      'Webform Test 2024-03-11',
      'Sample Account for Training',
      '???',
    ])
      expect(said({ trading_name }), trading_name).toBe('Delete');
    expect(said({ trading_name: 'Test 123', website: 'test.com' })).toBe('Delete');
  });

  it('is no company with an odd name, nor an account with something of a company', () => {
    for (const trading_name of [
      'Test Equipment Distributors',
      'Demo Duck',
      'Delete Agency Ltd',
      '1-800-Flowers',
    ])
      expect(said({ trading_name }), trading_name).toBe('None');
    expect(said({ trading_name: 'Test', website: 'acme.com' })).toBe('None');
    expect(said({ trading_name: 'Test', is: 'Acme' })).toBe('None');
  });

  it('is left to a person when it is a customer, and is what the rules call so', () => {
    const { of } = planFor({
      accounts: [{ external_id: 'x', trading_name: 'Test', account_type: 'Customer' }],
    });
    expect(of('x').review).toBe(
      'Its name "Test" is a test, and nothing else tells of a company. But it is a customer.',
    );
    const junk = [{ field: 'trading_name', matches: 'zz*' }];
    expect(saidOf([{ external_id: 'x', trading_name: 'ZZ Top Account' }], { rules: { junk } })).toEqual([
      'Delete',
    ]);
  });
});

describe('risk', () => {
  const accounts = [
    { external_id: 'a', is: 'Acme', account_type: 'Customer', owner: 'Ann', last_activity_at: '2024-06-01' },
    { external_id: 'b', is: 'Acme', owner: 'Bob', last_activity_at: '2024-05-01' },
    { external_id: 'c', is: 'Acme', last_activity_at: '2020-05-01' },
  ];
  const doubles = { doubles: [['a', 'b', 'c']] };

  it('adds up what could be lost, and is nothing where nothing is done', () => {
    const { of } = planFor({ companies: COMPANIES, accounts, ...doubles });
    expect(of('a')).toMatchObject({ risk: 0, riskReasons: [] });
    expect(of('b').risk).toBe(60);
    expect(of('b').riskReasons).toEqual([
      'a merge is hard to undo',
      'it becomes part of a customer',
      'the two have different owners',
      'it had activity in the last 90 days',
    ]);
    expect(of('c').risk).toBe(40);
  });

  it('above the limit turns a recommendation into None, with what it would have been', () => {
    const { said, of } = planFor({
      companies: COMPANIES,
      accounts,
      ...doubles,
      rules: { limits: { max_risk: 40 } },
    });
    expect(['b', 'c'].map(said)).toEqual(['None', 'Merge a']);
    expect(of('b').review).toBe('It is riskier than the rules allow.');
    expect(of('b').action.reasoning).toContain('It would be Merge: Merge it into Acme (a).');
    expect(of('b').risk).toBe(60);
  });
});

describe('accounts of one company of which one was made of what it says', () => {
  it('are told what each knows of it, whichever is asked first', () => {
    const id = planFor({ companies: COMPANIES, accounts: [] }).coreId('Waggle Dorran');
    const said = { legal_name: 'Waggle Inc', country: 'US', website: 'waggle.com' };
    const accounts = [
      { external_id: 'a', is: 'Waggle Dorran' },
      { external_id: 'b', is: 'Waggle Dorran' },
      { external_id: 'c', is: id, created: true, ...said },
    ];
    const told = (order: readonly string[]) => {
      const { of } = planFor({ companies: COMPANIES, accounts, doubles: [['a', 'b', 'c']] });
      return Object.fromEntries(order.map((one) => [one, of(one).status]));
    };
    const statuses = told(['a', 'b', 'c']);
    expect(statuses.a?.status).toBe('Out of business');
    expect(statuses.b).toEqual(statuses.a);
    expect(statuses.c).not.toEqual(statuses.a);
    expect(told(['c', 'b', 'a'])).toEqual(statuses);
  });
});
