import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const TOP = company({
  source: 'starter',
  name: 'Alphabet',
  category: 'Company',
  subcategory: 'HoldCo/Investment',
  country: 'US',
  status: 'active',
});
const GOOGLE = company({
  source: 'starter',
  name: 'Google',
  country: 'US',
  status: 'active',
  ...ownedBy('alphabet'),
});
const DEEPMIND = company({
  source: 'starter',
  name: 'DeepMind',
  country: 'GB',
  status: 'active',
  ...ownedBy('google'),
});
const IRELAND = company({
  source: 'starter',
  name: 'Google Ireland',
  country: 'IE',
  status: 'active',
  ...ownedBy('google'),
});
const RIVAL = company({ source: 'starter', name: 'Microsoft', country: 'US', status: 'active' });
const GUESSED = company({ name: 'Waymo', country: 'US', ...ownedBy('verily') });
const VERILY = company({ name: 'Verily', country: 'US' });
const COMPANIES = [TOP, GOOGLE, DEEPMIND, IRELAND, RIVAL, GUESSED, VERILY];

function saidOf(accounts: readonly TestAccount[], id: string, more = {}): string {
  return planFor({ companies: COMPANIES, accounts, ...more }).said(id);
}

describe('the parent that an account should have', () => {
  it('is not created where the company is only likely, by a name that the sources do not know', () => {
    const account = { external_id: 'd', is: 'DeepMind', trading_name: 'DeepMint Robotics' };
    const { said, of } = planFor({ companies: COMPANIES, accounts: [{ ...account, sure: 'MEDIUM' }] });
    expect([said('d'), of('d').review]).toEqual([
      'None',
      'It is probably DeepMind. But the sources do not know "DeepMint Robotics" as a name of DeepMind, and nothing beside the name says that it is this company. No parent is created for it before a person has looked.',
    ]);
    expect(saidOf([account], 'd')).toBe('create_parent Google');
    expect(saidOf([{ ...account, sure: 'MEDIUM', trading_name: 'DeepMind Ltd' }], 'd')).toBe(
      'create_parent Google',
    );
    const google = { external_id: 'g', is: 'Google' };
    expect(saidOf([{ ...account, sure: 'MEDIUM' }, google], 'd')).toBe('set_initial_parent g');
  });

  it('is the direct one, else the nearest above that has an account', () => {
    const [google, alphabet] = [
      { external_id: 'g', is: 'Google' },
      { external_id: 't', is: 'Alphabet' },
    ];
    const deepmind = { external_id: 'd', is: 'DeepMind' };
    expect(saidOf([google, alphabet, deepmind], 'd')).toBe('set_initial_parent g');
    expect(saidOf([alphabet, deepmind], 'd')).toBe('set_initial_parent t');
    const { of } = planFor({ companies: COMPANIES, accounts: [alphabet, deepmind] });
    expect(of('d').action.reasoning).toContain(
      'It is the nearest company above that has an account; between stands Google.',
    );
  });

  it('is to be created where nobody above has an account, but no holding without a business', () => {
    expect(saidOf([{ external_id: 'd', is: 'DeepMind' }], 'd')).toBe('create_parent Google');
    expect(saidOf([{ external_id: 'g', is: 'Google' }], 'g')).toBe('None');
  });

  it('is not created while an account bears its name of which it is in doubt whether it is this company', () => {
    const child = { external_id: 'd', is: 'DeepMind' };
    const bearer = { external_id: 'g', trading_name: 'GOOGLE', city: 'Beijing' };
    for (const named of [bearer, { ...bearer, is: 'Google', sure: 'LOW' as const }]) {
      const verdict = planFor({ companies: COMPANIES, accounts: [child, named] }).of('d');
      expect([verdict.action.action, verdict.review]).toEqual([
        'None',
        expect.stringContaining('GOOGLE (g), Beijing, bears this name: a person has to say whether'),
      ]);
    }
    const another = { ...bearer, is: 'Microsoft' };
    expect(saidOf([child, another], 'd')).toBe('create_parent Google');
    expect(saidOf([child, { ...bearer, trading_name: 'Google Cloud' }], 'd')).toBe('create_parent Google');
    const below = planFor({ companies: COMPANIES, accounts: [{ ...child, below: 'd' }, bearer] }).of('d');
    expect(below.action.action).toBe('Associate (missing parent)');
    expect(below.action.reasoning).toContain('GOOGLE (g), Beijing, bears this name');
    expect(below.riskReasons).toContain('an account bears the name of the parent that is to be created');
  });

  it('is not created while an account of no known company has its website and a name like its own', () => {
    const school = company({
      ...{ source: 'starter', name: 'Technical University of Wexford', website: 'tuw.edu', country: 'DE' },
    });
    const clinic = company({ source: 'starter', name: 'Merrow Clinic', ...ownedBy(school.id) });
    const said = (trading_name: string, more: Partial<TestAccount> = {}) => {
      const accounts = [
        { external_id: 'c', is: 'Merrow Clinic' },
        { external_id: 'b', trading_name, website: 'https://www.tuw.edu/', ...more },
      ];
      const { action, review } = planFor({ companies: [school, clinic, ...COMPANIES], accounts }).of('c');
      return action.action === 'None' ? review : action.action;
    };
    expect(said('TU Wexford')).toContain('TU Wexford (b) has its website: a person has to say whether');
    for (const name of ['Technical University of Wexford Press', 'Zymlark'])
      expect(said(name)).toBe('Associate (missing parent)');
    expect(said('TU Wexford', { website: 'press.tuw.edu' })).toBe('Associate (missing parent)');
    expect(said('TU Wexford', { is: 'Google' })).toBe('Associate (missing parent)');
  });

  it('is not created while an account bears another name of it', () => {
    const owner = company({
      ...{ source: 'starter', name: 'BP' },
      names: [
        { value: 'BP', kind: 'trading' },
        { value: 'British Petroleum', kind: 'alias' },
        { value: 'APOC', kind: 'alias' },
      ],
    });
    const child = company({ source: 'starter', name: 'Castrol', ...ownedBy('bp') });
    const said = (trading_name: string, more: Partial<TestAccount> = {}) => {
      const accounts = [
        { external_id: 'c', is: 'Castrol' },
        { external_id: 'b', trading_name, ...more },
      ];
      return saidOf(accounts, 'c', { companies: [owner, child, ...COMPANIES] });
    };
    expect(said('British Petroleum')).toBe('None');
    expect(said('British Petroleum', { is: 'BP', sure: 'LOW' })).toBe('None');
    expect(said('British Petroleum', { is: 'Microsoft' })).toBe('create_parent BP');
    expect(said('APOC')).toBe('create_parent BP');
  });

  it('is changed when it is another company, and taken away when the sources know that nobody owns it', () => {
    const wrong = [
      { external_id: 'm', is: 'Microsoft' },
      { external_id: 'd', is: 'DeepMind', below: 'm' },
    ];
    expect(saidOf([...wrong, { external_id: 'g', is: 'Google' }], 'd')).toBe('reparent g');
    expect(saidOf(wrong, 'd')).toBe('create_parent Google');
    const rival = { external_id: 'm', is: 'Microsoft', below: 'g' };
    expect(saidOf([rival, { external_id: 'g', is: 'Google' }], 'm')).toBe('remove_parent g');
  });

  it('is put at risk by a new one as much whether that has an account or has to be created', () => {
    const accounts = [
      { external_id: 'm', is: 'Microsoft' },
      { external_id: 'd', is: 'DeepMind', below: 'm' },
      { external_id: 'e', is: 'DeepMind' },
    ];
    const { said, of } = planFor({ companies: COMPANIES, accounts });
    expect([said('d'), said('e')]).toEqual(['create_parent Google', 'create_parent Google']);
    expect(of('d').riskReasons[0]).toBe('a parent that somebody has set is changed');
    expect(of('e').riskReasons[0]).toBe('a parent is added');
  });

  it('is taken away when its only owner is a holding and the CRM names a stranger', () => {
    const accounts = [
      { external_id: 'm', is: 'Microsoft' },
      { external_id: 'g', is: 'Google', below: 'm' },
    ];
    expect(saidOf(accounts, 'g')).toBe('remove_parent m');
  });

  it('may stand further up while nobody between has an account', () => {
    const deepmind = { external_id: 'd', is: 'DeepMind', below: 't' };
    const top = { external_id: 't', is: 'Alphabet' };
    expect(saidOf([deepmind, top], 'd')).toBe('None');
    const { said, of } = planFor({
      companies: COMPANIES,
      accounts: [deepmind, top, { external_id: 'g', is: 'Google' }],
    });
    expect(said('d')).toBe('reparent g');
    const { reasoning } = of('d').action;
    expect(reasoning).toContain(
      'Alphabet (t) stands further up; this company is between the two and has an account. ',
    );
    expect(reasoning).not.toContain('do not name');
  });

  it('is left as people set it where nothing is known against it', () => {
    const unknown = { external_id: 'x', trading_name: 'Somebody' };
    const google = { external_id: 'g', is: 'Google' };
    expect(saidOf([{ external_id: 'v', is: 'Verily', below: 'x' }, unknown], 'v')).toBe('None');
    expect(saidOf([{ ...unknown, below: 'g' }, google], 'x')).toBe('None');
    expect(saidOf([{ external_id: 'd', is: 'DeepMind', below: 'g', sure: 'LOW' }, google], 'd')).toBe('None');
  });

  it('is left to a person where it is not known which company the parent of the CRM is', () => {
    const { said, of } = planFor({
      companies: COMPANIES,
      accounts: [
        { external_id: 'g', is: 'Google' },
        { external_id: 'x', trading_name: 'Research Group' },
        { external_id: 'd', is: 'DeepMind', below: 'x' },
      ],
    });
    expect(said('d')).toBe('None');
    expect(of('d').review).toBe(
      'The sources name Google and Alphabet as its owner, but it is not known which company Research Group (x) is, its parent in the CRM.',
    );
  });

  it('is left to a person where it is another company of the family, and the owner has no account', () => {
    const site = { website: 'google.com' };
    const companies = [TOP, { ...GOOGLE, websites: ['google.com'] }, DEEPMIND, IRELAND];
    const below = (sister: Partial<TestAccount>) =>
      planFor({
        companies,
        accounts: [
          { external_id: 'i', is: 'Google Ireland', ...sister },
          { external_id: 'd', is: 'DeepMind', below: 'i' },
        ],
      }).of('d');
    expect([below({}).action.action, below({}).review]).toEqual([
      'None',
      'Google Ireland (i), its parent in the CRM, belongs to the same group, but the sources name Google and Alphabet as its owner.',
    ]);
    expect(below({ website: 'cloud.google.com' }).review).not.toBe(null);
    const own = below(site);
    expect([own.review, own.action.reasoning]).toEqual([
      null,
      expect.stringContaining(
        'Google Ireland (i), its parent in the CRM, belongs to that company and has its',
      ),
    ]);
  });

  it('is left to a person where owners without an account are known, and not which company its parent is', () => {
    const below = (trading_name: string, more: Partial<TestAccount> = {}) =>
      planFor({
        companies: COMPANIES,
        accounts: [
          { external_id: 'x', trading_name, ...more },
          { external_id: 'd', is: 'DeepMind', below: 'x' },
        ],
      }).of('d');
    expect(below('Research Group').review).toBe(
      'The sources name Google and Alphabet as its owner, but it is not known which company Research Group (x) is, its parent in the CRM.',
    );
    const named = below('Google Group', { is: '2000000001', created: true, website: 'ggroup.example.org' });
    expect([named.action.action, named.review]).toEqual(['None', null]);
  });

  it('is left to a person where nobody owns the company, and no source knows its parent', () => {
    const below = (trading_name: string, child: string) =>
      planFor({
        companies: COMPANIES,
        accounts: [
          { external_id: 'x', trading_name, is: '2000000001', created: true, website: 'quantock.com' },
          { external_id: 'm', is: child, below: 'x' },
        ],
      }).of('m');
    expect([below('Quantock', 'Microsoft').action.action, below('Quantock', 'Microsoft').review]).toEqual([
      'None',
      'As far as the sources know, no other company owns it, and it is not known which company Quantock (x) is, its parent in the CRM.',
    ]);
    expect(below('Microsoft Global', 'Microsoft').review).toBe(null);
    // No source says that nobody owns it.
    expect(below('Quantock', 'Verily').review).toBe(null);
  });

  it('may be another account of the same company', () => {
    const { of } = planFor({
      companies: COMPANIES,
      accounts: [
        { external_id: 'm', is: 'Microsoft', country: 'US' },
        { external_id: 'n', is: 'Microsoft', country: 'FR', below: 'm' },
      ],
    });
    expect([of('n').review, of('n').action.reasoning]).toEqual([
      null,
      'Nothing to do: Microsoft (m), its parent in the CRM, is another account of the same company.',
    ]);
  });

  it('is doubtful when who owns the company is', () => {
    const other = company({
      source: 'register',
      name: 'Waymo',
      country: 'US',
      website: 'waymo.com',
      ...ownedBy('else'),
    });
    const first = { ...GUESSED, websites: ['waymo.com'] };
    const companies = [VERILY, company({ source: 'register', name: 'Else', country: 'US' }), first, other];
    const { said, of } = planFor({
      companies,
      accounts: [
        { external_id: 'v', is: 'Verily' },
        { external_id: 'e', is: 'Else' },
        { external_id: 'w', is: 'Waymo' },
      ],
    });
    expect(said('w')).toBe('None');
    expect(of('w').review).toContain('may own it, but that is in doubt');
  });

  it('is not among the accounts: one that is replaces it, and else a person looks', () => {
    const deepmind = { external_id: 'd', is: 'DeepMind', below: 'gone' };
    expect(saidOf([deepmind, { external_id: 'g', is: 'Google' }], 'd')).toBe('reparent g');
    const { of } = planFor({
      companies: COMPANIES,
      accounts: [{ external_id: 'v', is: 'Verily', below: 'gone' }],
    });
    expect(of('v').review).toBe('The parent that it has, gone, is not among the accounts.');
  });

  it('is found by its name when the export has no id of it', () => {
    const accounts = [
      { external_id: 'g', is: 'Google' },
      { external_id: 'd', is: 'DeepMind', parent_name: 'GOOGLE' },
    ];
    expect(saidOf(accounts, 'd')).toBe('None');
  });

  it('is the one that a person decided on', () => {
    const accounts = [
      { external_id: 'm', is: 'Microsoft' },
      { external_id: 'd', is: 'DeepMind' },
    ];
    const { coreId } = planFor({ companies: COMPANIES, accounts });
    const parentOf = (coreId: string | null) => ({
      overrides: { parentOf: (id: string) => (id === 'd' ? coreId : undefined) },
    });
    expect(saidOf(accounts, 'd', parentOf(coreId('Microsoft')))).toBe('set_initial_parent m');
    expect(saidOf(accounts, 'd', parentOf(coreId('Verily')))).toBe('create_parent Verily');
    expect(saidOf(accounts, 'd', parentOf(null))).toBe('None');
    expect(saidOf(accounts, 'd', parentOf(coreId('DeepMind')))).toBe('None');
  });
});

describe('a circle of parents in the CRM', () => {
  it('is opened at the link that the sources know to be wrong', () => {
    const { said, of } = planFor({
      companies: COMPANIES,
      accounts: [
        { external_id: 'g', is: 'Google', below: 'd' },
        { external_id: 'd', is: 'DeepMind', below: 'g' },
      ],
    });
    expect([said('g'), said('d')]).toEqual(['remove_parent d', 'None']);
    expect(of('g').action.reasoning).toContain('DeepMind (d) belongs to it, not the other way round.');
    expect(of('d').action.reasoning).toContain('DeepMind (d) → Google (g) → DeepMind (d)');
  });

  it('is opened at the only link that is not known to be right', () => {
    const accounts = [
      { external_id: 'd', is: 'DeepMind', below: 'g' },
      { external_id: 'g', is: 'Google', below: 't' },
      { external_id: 't', is: 'Alphabet', below: 'd' },
    ];
    const { said } = planFor({ companies: COMPANIES, accounts });
    expect(['d', 'g', 't'].map(said)).toEqual(['None', 'None', 'remove_parent d']);
  });

  it('is named in full where nothing tells which link is wrong', () => {
    const { of } = planFor({
      accounts: [
        { external_id: 'b', trading_name: 'Beta', below: 'c' },
        { external_id: 'a', trading_name: 'Alpha', below: 'b' },
        { external_id: 'c', trading_name: 'Gamma', below: 'a' },
      ],
    });
    const named =
      "The accounts are each other's parents in a circle: Alpha (a) → Beta (b) → Gamma (c) → Alpha (a).";
    expect(['a', 'b', 'c'].map((id) => of(id).review)).toEqual([named, named, named]);
  });
});

describe('a regional company', () => {
  const regional = [
    { external_id: 'g', is: 'Google' },
    { external_id: 'i', is: 'Google Ireland', created_at: '2015-01-01' },
    { external_id: 'j', is: 'Google Ireland', created_at: '2019-01-01' },
  ];

  it('is in the group of its head company and not merged into it; its doubles are merged into it', () => {
    const { said, of, plan, coreId } = planFor({
      companies: COMPANIES,
      accounts: regional,
      doubles: [['i', 'j']],
    });
    expect([said('g'), said('i'), said('j')]).toEqual(['None', 'set_initial_parent g', 'Merge i']);
    expect(['g', 'i', 'j'].map((id) => [of(id).type, of(id).duplicateOf])).toEqual([
      ['PRIMARY', null],
      ['REGIONAL', null],
      ['DUPLICATE', 1],
    ]);
    expect(plan.groups.get(coreId('Google'))?.members.map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(of('i').duplicateReasoning).toContain('It bears the name of Google');
  });

  it('has a group of its own doubles alone where the head company has no account', () => {
    const { of, coreId } = planFor({
      companies: COMPANIES,
      accounts: regional.slice(1),
      doubles: [['i', 'j']],
    });
    expect(['i', 'j'].map((id) => [of(id).type, of(id).group])).toEqual([
      ['PRIMARY', coreId('Google Ireland')],
      ['DUPLICATE', coreId('Google Ireland')],
    ]);
  });
});

describe('the label of an account', () => {
  it('tells its place in the family', () => {
    const { of } = planFor({
      companies: COMPANIES,
      accounts: [
        { external_id: 't', is: 'Alphabet' },
        { external_id: 'g', is: 'Google' },
        { external_id: 'd', is: 'DeepMind' },
        { external_id: 'm', is: 'Microsoft' },
        { external_id: 'x' },
      ],
    });
    expect(['t', 'g', 'd', 'm', 'x'].map((id) => of(id).label)).toEqual([
      'global ultimate',
      'operating parent',
      'subsidiary',
      'standalone',
      'unknown',
    ]);
  });
});

describe('a store with a number', () => {
  const store = { external_id: 's', is: 'Microsoft', trading_name: 'Microsoft Store #12' };

  it('stands below the account of its company, unless that is a store too', () => {
    const { said, of } = planFor({
      companies: COMPANIES,
      accounts: [{ external_id: 'm', is: 'Microsoft' }, store],
    });
    expect([said('m'), said('s')]).toEqual(['None', 'set_initial_parent m']);
    expect(of('s').action.reasoning).toContain('It is a store or branch of this company.');
    expect(saidOf([store, { ...store, external_id: 't', trading_name: 'Microsoft Store #77' }], 's')).toBe(
      'None',
    );
    expect(
      saidOf(
        [
          { external_id: 'm', is: 'Microsoft' },
          { ...store, below: 'm' },
        ],
        's',
      ),
    ).toBe('None');
  });
});

describe('an owner of which a source has no record', () => {
  const QUANTOCK = company({
    ...{ source: 'starter', name: 'Quantock', country: 'GB', status: 'active' },
    parentExceptions: [{ level: 'direct', reason: 'OWNER_UNLISTED', owner: 'Harrowgate Capital' }],
  });
  const planned = (parent?: string) =>
    planFor({
      companies: [QUANTOCK, ...COMPANIES],
      accounts: [
        { external_id: 'q', is: 'Quantock', ...(parent !== undefined && { below: 'p' }) },
        {
          external_id: 'p',
          ...(parent === 'Microsoft' ? { is: parent } : { trading_name: parent ?? 'Other' }),
        },
      ],
    }).of('q');
  const words =
    'the starter list of core names Harrowgate Capital as its owner, but has no record of that company';

  it('speaks against another parent of the CRM, which a person looks at', () => {
    const { action, review } = planned('Microsoft');
    expect(action.action).toBe('None');
    expect(review).toBe(`Microsoft (p) is its parent in the CRM, but ${words}.`);
  });

  it('is no doubt where the parent bears its name, or there is none', () => {
    expect(planned('Harrowgate').review).toBeNull();
    const { action, review } = planned();
    expect([action.reasoning, review]).toEqual([`Nothing to do: ${words}.`, null]);
  });
});
