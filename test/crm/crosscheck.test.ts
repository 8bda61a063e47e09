import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';
import { planFor } from './crm-of.ts';

const ALPHABET = company({
  source: 'starter',
  name: 'Alphabet',
  category: 'Company',
  subcategory: 'HoldCo/Investment',
  status: 'active',
});
const GOOGLE = company({ source: 'starter', name: 'Google', status: 'active', ...ownedBy('alphabet') });
const DEEPMIND = company({ source: 'starter', name: 'DeepMind', country: 'GB', ...ownedBy('google') });
const ACME = company({ source: 'starter', name: 'Acme', country: 'US', status: 'active' });
const GROUP = [ALPHABET, GOOGLE, DEEPMIND, ACME];

describe('the plan of a CRM', () => {
  it('merges a double into the customer', () => {
    const { said, of } = planFor({
      companies: GROUP,
      accounts: [
        { external_id: 'a', is: 'Acme', created_at: '2019-01-01' },
        { external_id: 'b', is: 'Acme', account_type: 'Customer' },
      ],
      doubles: [['a', 'b']],
    });
    expect([said('a'), said('b')]).toEqual(['Merge b', 'None']);
    expect(of('a').action.reasoning).toBe(
      'Merge it into Acme (b). Name and website are the same. That one survives because it is a customer.',
    );
    expect(of('b')).toMatchObject({ type: 'PRIMARY', review: null });
  });

  it('leaves two customers of one company to a person', () => {
    const { said, of } = planFor({
      companies: GROUP,
      accounts: [
        { external_id: 'a', is: 'Acme', account_type: 'Customer', created_at: '2019-01-01' },
        { external_id: 'b', is: 'Acme', account_type: 'Customer', created_at: '2020-01-01' },
      ],
      doubles: [['a', 'b']],
    });
    expect([said('a'), said('b')]).toEqual(['None', 'None']);
    expect(of('b').review).toBe(
      'It is a double of Acme (a), but may not be merged away: it is a customer. Both are protected.',
    );
  });

  it('sets, changes and creates parents', () => {
    const { said, of } = planFor({
      companies: GROUP,
      accounts: [
        { external_id: 'g', is: 'Google' },
        { external_id: 'd', is: 'DeepMind' },
        { external_id: 'd2', is: 'DeepMind', below: 'x', sure: 'MEDIUM' },
        { external_id: 'x', is: 'Acme', below: 'g' },
      ],
    });
    expect([said('g'), said('d'), said('d2'), said('x')]).toEqual([
      'None',
      'set_initial_parent g',
      'reparent g',
      'remove_parent g',
    ]);
    expect(of('d').action.reasoning).toContain('Google (account g, core_id ');
    expect(planFor({ companies: GROUP, accounts: [{ external_id: 'd', is: 'DeepMind' }] }).said('d')).toBe(
      'create_parent Google',
    );
  });
});
