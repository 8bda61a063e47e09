import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import type { AccountIdentity } from '../../../src/crm/dataset.ts';
import { accountBook, type JudgedAccount } from '../../../src/crm/leads/account-book.ts';
import { entityWithoutAccount, type LeadAnswer, ownAccount } from '../../../src/crm/leads/account-of-lead.ts';
import { leadComparison } from '../../../src/crm/leads/lead-comparison.ts';
import { datasetOf, type TestAccount } from '../crm-of.ts';

const ACME = {
  external_id: 'acme',
  legal_name: 'Acme Widgets Ltd',
  website: 'acmewidgets.com',
  city: 'Leeds',
};
const BRINDLEWORTH = {
  external_id: 'brindleworth',
  legal_name: 'Brindleworth Analytics Ltd',
  website: 'brindleworth.co.uk',
  city: 'Leeds',
};
/** Among few accounts hardly any word is rare. */
const OTHERS = Array.from({ length: 300 }, (_, at) => ({
  external_id: `other-${at}`,
  trading_name: `Firm ${at}`,
}));

describe('the account of a lead of a known company', () => {
  it('is that of the same company, whatever it is called', () => {
    const accounts = [
      { ...ACME, is: 'E1' },
      { external_id: 'other', is: 'E2' },
    ];
    expect(said({ trading_name: 'AW' }, accounts, matched('E1'))).toBe('same acme');
    expect(said({ trading_name: 'AW' }, accounts, matched('E3'))).toBe('none');
  });

  it('is the primary one of its doubles', () => {
    const accounts = ['a', 'b'].map((external_id) => ({ external_id, is: 'E1' }));
    const judged = { a: { type: 'DUPLICATE', duplicateOf: 'b', action: 'Merge' }, b: kept('PRIMARY') };
    expect(said({ trading_name: 'A' }, accounts, matched('E1'), judged)).toBe('same b');
  });

  it('is none when the lead is LOW, unless lead and account agree with each other', () => {
    const accounts = [{ ...ACME, is: 'E1' }];
    const { relation, reasoning } = answer({ trading_name: 'Acme' }, accounts, matched('E1', 'LOW'));
    expect(relation).toBeNull();
    expect(reasoning).toContain('that is LOW');
    const agreeing = { trading_name: 'Acme Widgets', email: 'ann@acmewidgets.com' };
    expect(said(agreeing, accounts, matched('E1', 'LOW'))).toBe('same acme');
  });

  it('is none when lead or account is MEDIUM and they share nothing but the company', () => {
    const accounts = [{ ...ACME, is: 'E1' }];
    expect(said({ trading_name: 'Acme' }, accounts, matched('E1', 'MEDIUM'))).toBe('none');
    const agreeing = { trading_name: 'Acme', website: 'acmewidgets.com' };
    expect(said(agreeing, accounts, matched('E1', 'MEDIUM'))).toBe('same acme');
  });

  it('is none when their numbers tell them apart', () => {
    const accounts = [{ external_id: 'seven', legal_name: 'Kestrel Fund VII', is: 'E1' }];
    expect(said({ legal_name: 'Kestrel Fund VIII' }, accounts, matched('E1'))).toBe('none');
  });
});

describe('the account of a lead of an unknown company', () => {
  it('is the one that the lead agrees with, also when the lead shortens its name', () => {
    const lead = { trading_name: 'BRINDLEWORTH', email: 'ann@brindleworth.co.uk' };
    expect(said(lead, [BRINDLEWORTH, ...OTHERS])).toBe('same brindleworth');
  });

  it('is the one of the same rare name, and none by an everyday name that nothing else supports', () => {
    expect(said({ legal_name: 'Brindleworth Analytics Limited' }, [BRINDLEWORTH, ...OTHERS])).toBe(
      'same brindleworth',
    );
    const accounts = [{ external_id: 'smith', trading_name: 'Smith Consulting' }, ...OTHERS];
    const { relation, reasoning } = answer({ trading_name: 'Smith Consulting' }, accounts);
    expect(relation).toBeNull();
    expect(reasoning).toContain('Smith Consulting (smith) resembles the lead, but that is LOW');
  });

  it.each(['First Baptist Church', 'Bäckerei Müller', 'Joe’s Pizza', 'Main Street Pharmacy'])(
    'is none of a name that many bear, in one country: %s',
    (trading_name) => {
      const account = { external_id: 'one', trading_name, country: 'US', city: 'Macon' };
      const accounts = [account, ...OTHERS];
      expect(said({ trading_name, country: 'US' }, accounts)).toBe('none');
      expect(said({ trading_name, website: 'elsewhere.net', country: 'US' }, accounts)).toBe('none');
      expect(said({ trading_name, country: 'US', city: 'Macon' }, accounts)).toBe('same one');
    },
  );

  it('is none that is junk', () => {
    const lead = { trading_name: 'Acme Widgets', website: 'acmewidgets.com' };
    const judged = { acme: { type: null, duplicateOf: null, action: 'Delete' } };
    expect(said(lead, [ACME], NOBODY, judged)).toBe('none');
  });

  it('is none of a namesake with another website in another town', () => {
    const lead = { legal_name: 'Acme Widgets Ltd', email: 'ann@acme-leicester.com', city: 'Leicester' };
    expect(said(lead, [ACME])).toBe('none');
  });

  it('is none of another business at its address, nor another place of its company', () => {
    const at = { phone: '+49 89 555011', street: 'Leopoldstr. 50', city: 'München', country: 'DE' };
    const practice = { external_id: 'practice', trading_name: 'Dr. med. Anna Wexmoor', ...at };
    expect(said({ trading_name: 'Dr. med. Jens Tamberlin', ...at }, [practice, ...OTHERS])).toBe('none');
    expect(said({ trading_name: 'Praxis Dr. Anna Wexmoor', ...at }, [practice, ...OTHERS])).toBe(
      'same practice',
    );
    const place = (city: string) => ({
      ...{ trading_name: `Casa Wexmoor - ${city}`, city, state: 'AZ', country: 'US' },
      ...{ website: 'casawexmoor.com', phone: '+1 480 382 4110' },
    });
    const accounts = [{ external_id: 'mesa', ...place('Mesa') }, ...OTHERS];
    const elsewhere = answer(place('Chandler'), accounts);
    expect(elsewhere.relation).toBeNull();
    expect(elsewhere.reasoning).toContain('its name says the town where only the account is');
    expect(said(place('Mesa'), accounts)).toBe('same mesa');
  });

  it('does not depend on the order of the accounts', () => {
    const lead = { trading_name: 'Brindleworth', email: 'ann@brindleworth.co.uk' };
    const other = { ...BRINDLEWORTH, external_id: 'labs', legal_name: 'Brindleworth Labs Ltd' };
    const accounts = [BRINDLEWORTH, other, ...OTHERS];
    const named = { ...lead, trading_name: 'Brindleworth Analytics' };
    expect(said(named, accounts)).toBe('same brindleworth');
    expect(said(named, accounts.toReversed())).toBe('same brindleworth');
  });

  it('is none where two accounts fit equally well, unless the one is a double of the other', () => {
    const at = { website: 'brindleworth.com', country: 'US' };
    const [oregon, maine] = [
      { external_id: 'or', trading_name: 'Brindleworth Works Inc.', state: 'OR', ...at },
      { external_id: 'me', trading_name: 'Brindleworth Works Inc.', state: 'ME', ...at },
    ];
    const accounts = [oregon, maine, ...OTHERS];
    const lead = { trading_name: 'Brindleworth Works Inc.', ...at };
    expect(answer(lead, accounts)).toEqual({
      at: null,
      relation: null,
      reasoning:
        "No account: Brindleworth Works Inc. (me) and Brindleworth Works Inc. (or) fit equally well, and nothing tells which of them is the lead's.",
    });
    expect(said({ ...lead, state: 'OR' }, accounts)).toBe('same or');
    const judged = { me: { type: 'DUPLICATE', duplicateOf: 'or', action: 'Merge' }, or: kept('PRIMARY') };
    expect(said(lead, accounts, NOBODY, judged)).toBe('same or');
  });

  it('is the one in its town where a double in another town may be another company', () => {
    const flowers = (external_id: string, city: string) => {
      return { external_id, trading_name: 'Brindleworth Flowers', city, country: 'US' };
    };
    const accounts = [flowers('tulsa', 'Tulsa'), flowers('provo', 'Provo'), ...OTHERS];
    const judged = {
      tulsa: kept('PRIMARY'),
      provo: { type: 'DUPLICATE', duplicateOf: 'tulsa', action: 'None' },
    };
    const lead = { trading_name: 'Brindleworth Flowers', country: 'US' };
    expect(said({ ...lead, city: 'Provo' }, accounts, NOBODY, judged)).toBe('same provo');
    expect(said({ ...lead, city: 'Tulsa' }, accounts, NOBODY, judged)).toBe('same tulsa');
    expect(answer(lead, accounts, NOBODY, judged).reasoning).toContain('that is LOW only');
    const merged = { ...judged, provo: { ...judged.provo, action: 'Merge' } };
    expect(said({ ...lead, city: 'Provo' }, accounts, NOBODY, merged)).toBe('same tulsa');
  });

  it('is the one in its town of those that fit equally well otherwise', () => {
    const place = (external_id: string, more: string, city: string | undefined) => ({
      ...{ external_id, trading_name: `Casa Wexmoor${more}`, website: 'casawexmoor.com', country: 'US' },
      ...(city && { city }),
    });
    const [head, branch] = [place('head', '', 'Phoenix'), place('branch', ' - Tempe', 'Tempe')];
    const lead = { trading_name: 'Casa Wexmoor', email: 'x@casawexmoor.com', country: 'US' };
    const inTempe = answer({ ...lead, city: 'Tempe' }, [head, branch, ...OTHERS]);
    expect(inTempe.reasoning).toContain("it alone is in the lead's town. So may be Casa Wexmoor (head).");
    expect(said({ ...lead, city: 'Phoenix' }, [head, branch, ...OTHERS])).toBe('same head');
    expect(said({ ...lead, city: 'Tempe' }, [place('head', '', undefined), branch, ...OTHERS])).not.toBe(
      'same head',
    );
    const second = place('second', ' Tempe', 'Tempe');
    expect(said({ ...lead, city: 'Tempe' }, [head, branch, second, ...OTHERS])).toBe('none');
  });

  it('is the one whose website its address is at, also where its name leaves out words of funds', () => {
    const account = (external_id: string, words: string) => ({
      external_id,
      trading_name: `Quantrel ${words}`,
      website: `quantrel${external_id}.com`,
    });
    const accounts = [account('partners', 'Capital Partners'), account('land', 'Land'), ...OTHERS];
    const lead = (trading_name: string) => ({ trading_name, email: 'ann@quantrelpartners.com' });
    expect(said(lead('Quantrel'), accounts)).toBe('same partners');
    expect(said(lead('Quantrel Partners'), accounts)).toBe('same partners');
    expect(said(lead('Quantrel Trust'), accounts)).toBe('none');
  });

  it('is the one at the very host of its address, and of no other unit of the domain', () => {
    const unit = (external_id: string, name: string) => ({
      ...{
        external_id,
        trading_name: `Brindleworth Institute ${name}`,
        website: `${external_id}.brindleworth.org`,
      },
    });
    const head = { external_id: 'head', trading_name: 'Brindleworth Society', website: 'brindleworth.org' };
    const accounts = [head, unit('optics', 'of Optics'), unit('ice', 'of Polar Ice'), ...OTHERS];
    const lead = (host: string) => ({ trading_name: 'Brindleworth Institute', email: `ann@${host}` });
    expect(said(lead('ice.brindleworth.org'), accounts)).toBe('same ice');
    expect(said(lead('optics.brindleworth.org'), accounts, matched('E1'))).toBe('same optics');
    expect(said(lead('law.brindleworth.org'), accounts.slice(1))).toBe('none');
  });

  it('is the one that surely is the company, and not one that may be it and bears its name', () => {
    const town = { trading_name: 'Town of Brindleworth', country: 'US', is: 'E1' };
    const accounts = [
      { ...town, external_id: 'me', state: 'ME', sure: 'LOW' as const },
      { ...town, external_id: 'or', state: 'OR' },
      ...OTHERS,
    ];
    const lead = { trading_name: 'Town of Brindleworth', country: 'US' };
    expect(said(lead, accounts, matched('E1'))).toBe('same or');
  });
});

it('families are asked for known companies without an account, not for doubtful ones', () => {
  const world = worldOf([{ ...ACME, is: 'E1' }]);
  const none = { relation: null };
  expect(entityWithoutAccount(matched('E2'), none, world.book)).toBe('E2');
  expect(entityWithoutAccount(matched('E2', 'LOW'), none, world.book)).toBeUndefined();
  expect(entityWithoutAccount(matched('E1'), none, world.book)).toBeUndefined();
  expect(entityWithoutAccount(matched('E2'), { relation: 'same' }, world.book)).toBeUndefined();
});

describe('the account of a lead that says no name of a company', () => {
  const accounts = [{ ...ACME }, { ...BRINDLEWORTH }, ...OTHERS];
  const EMAIL = { email: 'ann@acmewidgets.com' };

  it('is the one whose website is the domain of its e-mail address', () => {
    for (const input of [EMAIL, { ...EMAIL, trading_name: 'n/a' }, { ...EMAIL, trading_name: 'Marketing' }])
      expect(said(input, accounts, NOBODY)).toBe('same acme');
    expect(answer(EMAIL, accounts, NOBODY).reasoning).toMatch(/says no name of a company; acmewidgets\.com/);
  });

  it('is none where it says another name, or writes from a host that anybody has', () => {
    expect(said({ ...EMAIL, trading_name: 'Quantock Ferries' }, accounts, NOBODY)).toBe('none');
    const atFreeHost = [{ external_id: 'free', legal_name: 'Free Ltd', website: 'gmail.com' }, ...OTHERS];
    expect(said({ email: 'ann@gmail.com' }, atFreeHost, NOBODY)).toBe('none');
  });

  it('is none where two accounts at the domain stand for themselves, and the primary one of two doubles', () => {
    const beside = { external_id: 'beside', legal_name: 'Quantock Ferries', website: 'acmewidgets.com' };
    expect(said(EMAIL, [...accounts, beside], NOBODY)).toBe('none');
    const judged = {
      beside: { type: 'DUPLICATE', duplicateOf: 'acme', action: 'Merge' },
      acme: kept('PRIMARY'),
    };
    expect(said(EMAIL, [...accounts, beside], NOBODY, judged)).toBe('same acme');
  });
});

type Judgements = Readonly<Record<string, JudgedAccount>>;

const NOBODY: AccountIdentity = { coreId: null, confidence: 'HIGH', outcome: 'no_match' };

function matched(coreId: string, confidence: AccountIdentity['confidence'] = 'HIGH'): AccountIdentity {
  return { coreId, confidence, outcome: 'matched' };
}

function kept(type: string): JudgedAccount {
  return { type, duplicateOf: null, action: 'None' };
}

function worldOf(accounts: readonly TestAccount[], judged: Judgements = {}) {
  const dataset = datasetOf(accounts, (name) => name);
  const book = accountBook(dataset, (at) => judged[dataset.account(at).external_id]);
  return { dataset, book, comparison: leadComparison(dataset) };
}

function answer(
  input: EntityInput,
  accounts: readonly TestAccount[],
  identity = NOBODY,
  judged?: Judgements,
): LeadAnswer {
  return ownAccount({ input, identity }, worldOf(accounts, judged));
}

function said(...given: Parameters<typeof answer>): string {
  const { at, relation } = answer(...given);
  return at === null ? 'none' : `${relation} ${given[1][at]?.external_id}`;
}
