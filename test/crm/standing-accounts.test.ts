import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const HEAD = company({
  ...{ source: 'starter', name: 'Volkswagen', legalName: 'Volkswagen AG', alias: 'VAG Autoworks' },
  ...{ country: 'DE', city: 'Wolfsburg' },
});
const OWNED = company({ source: 'starter', name: 'Audi', ...ownedBy('volkswagen') });

/** What is said of a subsidiary while these accounts of its owner are not merged, the second one the last that was active. */
function ownedByOne(
  first: Partial<TestAccount>,
  second: Partial<TestAccount>,
  more: Partial<TestAccount> = {},
) {
  const accounts: readonly TestAccount[] = [
    { external_id: 'a', is: 'Volkswagen', last_activity_at: '2026-01-01', ...first },
    { external_id: 'b', is: 'Volkswagen', last_activity_at: '2026-11-01', ...second },
    { external_id: 'c', is: 'Audi', ...more },
  ];
  return planFor({ companies: [HEAD, OWNED], accounts });
}

const GERMANY = { country: 'Germany', city: 'Berlin' };
const SYDNEY = { country: 'Australia', city: 'Sydney' };

describe('of two accounts of a company that are not merged', () => {
  it('the one in the country of the company stands for it, though the other one was active last', () => {
    const { said, of } = ownedByOne(GERMANY, SYDNEY);
    expect([said('c'), of('c').review]).toEqual(['set_initial_parent a', null]);
    expect(of('c').action.reasoning).toContain(
      'Volkswagen (b) in Sydney, Australia is an account of Volkswagen, too, and is not merged; this one stands for the company, because the other one is in another country than the company.',
    );
    expect(ownedByOne({}, SYDNEY).said('c')).toBe('set_initial_parent a');
  });

  it('the one that is in use stands for it, and not one that the file keeps as inactive', () => {
    const { said, of } = ownedByOne({}, { is_inactive: true, city: 'Wolfsburg', country: 'Germany' });
    expect(said('c')).toBe('set_initial_parent a');
    expect(of('c').action.reasoning).toContain('because the file says that the other one is inactive');
  });

  it('the one with a present name stands for it', () => {
    expect(ownedByOne(GERMANY, { ...GERMANY, trading_name: 'VAG Autoworks' }).said('c')).toBe(
      'set_initial_parent a',
    );
    expect(ownedByOne({ ...GERMANY, trading_name: 'Volkswagen Leipzig' }, GERMANY).said('c')).toBe(
      'set_initial_parent b',
    );
  });

  it('the one that is surer, that others stand below, or that is at the seat stands for it', () => {
    expect(ownedByOne(GERMANY, { ...GERMANY, sure: 'MEDIUM' }).said('c')).toBe('set_initial_parent a');
    expect(ownedByOne({ ...GERMANY, city: 'Wolfsburg' }, GERMANY).said('c')).toBe('set_initial_parent a');
    const accounts: readonly TestAccount[] = [
      { external_id: 'a', is: 'Volkswagen' },
      { external_id: 'b', is: 'Volkswagen', last_activity_at: '2026-11-01' },
      { external_id: 'c', is: 'Audi' },
      { external_id: 'd', trading_name: 'Somebody', below: 'a' },
    ];
    expect(planFor({ companies: [HEAD, OWNED], accounts }).said('c')).toBe('set_initial_parent a');
  });

  it('either may be meant where nothing but the rules tells them apart: a person is asked', () => {
    const { of } = ownedByOne(GERMANY, GERMANY);
    expect([of('c').action.action, of('c').review]).toEqual([
      'None',
      expect.stringContaining(
        'two accounts that are not merged may stand for that company: Volkswagen (b) in Berlin, Germany and Volkswagen (a) in Berlin, Germany. A person',
      ),
    ]);
    expect(ownedByOne(GERMANY, GERMANY, { below: 'a' }).of('c').review).toBeNull();
    const circle = ownedByOne(GERMANY, GERMANY, { below: 'c' });
    expect(circle.said('c')).toBe('reparent b');
    expect(circle.of('c').action.reasoning).toContain('that one may be meant');
    expect(circle.of('c').riskReasons).toContain('another account of the parent may be meant');
  });
});

describe('an account with the number of a store', () => {
  it('is put below the account of its company and never stands above others of the family', () => {
    const store = { trading_name: 'Volkswagen #4532' };
    const { said } = ownedByOne({}, store);
    expect([said('c'), said('b')]).toEqual(['set_initial_parent a', 'set_initial_parent a']);
    expect(ownedByOne(store, { ...store, trading_name: 'Volkswagen #9' }).said('c')).toBe(
      'create_parent Volkswagen',
    );
  });

  it('is no store where the number is in the name of the company', () => {
    const district = company({ source: 'starter', name: 'School District 204' });
    const school = company({ source: 'starter', name: 'Ridge School', ...ownedBy('school-district-204') });
    const accounts = [
      { external_id: 'a', is: 'School District 204' },
      { external_id: 'b', is: 'Ridge School' },
    ];
    expect(planFor({ companies: [district, school], accounts }).said('b')).toBe('set_initial_parent a');
  });
});
