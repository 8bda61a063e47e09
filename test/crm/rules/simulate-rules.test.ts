import { describe, expect, it } from 'vitest';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { NO_OVERRIDES } from '../../../src/crm/override.ts';
import { simulateRules } from '../../../src/crm/rules/simulate-rules.ts';
import { company } from '../../builders.ts';
import { familyOf, NONE_INFERRED, ownedBy } from '../../universe/hierarchy/families.ts';
import { clusterOf, datasetOf } from '../crm-of.ts';

const FAMILY = familyOf(
  company({ source: 'starter', name: 'Acme', country: 'US', status: 'active' }),
  company({ source: 'starter', name: 'Quorvex Instruments', country: 'US', status: 'closed' }),
);
const ACCOUNTS = datasetOf(
  [
    { external_id: 'a', is: 'Acme', fields: { Region: 'EMEA' }, created_at: '2010-01-01' },
    { external_id: 'b', is: 'Acme', fields: { Region: 'US' } },
    { external_id: 'c', is: 'Acme', open_opportunities: 1, created_at: '2011-01-01' },
    {
      external_id: 'd',
      is: 'Quorvex Instruments',
      trading_name: 'Quorvex Instruments',
      account_type: 'Customer',
    },
    { external_id: 'e', trading_name: 'ZZ Partner' },
  ],
  (name) => FAMILY.named(name).coreId,
);

describe('rules that are tried', () => {
  it('tell of each what it alone protects, keeps apart or deletes', () => {
    const rules = CrosscheckRules.parse({
      protected: [{ because: 'it has open opportunities', when: { field: 'open_opportunities', above: 0 } }],
      kept_apart: [{ because: 'regions are apart', values_differ: 'Region' }],
      junk: [{ field: 'trading_name', matches: 'zz*' }],
      limits: { max_risk: 30 },
    });
    const input = {
      dataset: ACCOUNTS,
      world: { family: FAMILY, infer: NONE_INFERRED },
      rules,
      overrides: NO_OVERRIDES,
    };
    const clusters = [clusterOf([0, 1, 2], FAMILY.named('Acme').coreId)];
    expect(simulateRules(input, clusters)).toEqual({
      accounts: 5,
      merges: 2,
      deletions: 1,
      effects: [
        { rule: 'customers[0]', because: null, accounts: 1, merges: 0, deletions: 1 },
        ...[1, 2, 3, 4].map((one) => ({
          ...{ rule: `customers[${one}]`, because: null, accounts: 0, merges: 0, deletions: 0 },
        })),
        { rule: 'protected[0]', because: 'it has open opportunities', accounts: 1, merges: 0, deletions: 0 },
        { rule: 'kept_apart[0]', because: 'regions are apart', accounts: 2, merges: 1, deletions: 0 },
        { rule: 'junk[0]', because: null, accounts: 1, merges: 0, deletions: -1 },
      ],
      recommendations: 2,
      tooRisky: 0,
      newParents: 0,
    });
  });

  it('tell how many companies would be created as parents, each once', () => {
    const owned = { source: 'starter', country: 'US', status: 'active', ...ownedBy('google') } as const;
    const family = familyOf(
      company({ source: 'starter', name: 'Google', country: 'US', status: 'active' }),
      company({ ...owned, name: 'DeepMind' }),
      company({ ...owned, name: 'Waymo' }),
    );
    const accounts = datasetOf(
      [
        { external_id: 'd', is: 'DeepMind' },
        { external_id: 'w', is: 'Waymo' },
      ],
      (name) => family.named(name).coreId,
    );
    const input = {
      dataset: accounts,
      world: { family, infer: NONE_INFERRED },
      rules: CrosscheckRules.parse({}),
      overrides: NO_OVERRIDES,
    };
    expect(simulateRules(input, [])).toMatchObject({ recommendations: 2, newParents: 1 });
  });

  it('count doubles of which no entity is known as a crosscheck does', () => {
    const accounts = datasetOf(
      [
        { external_id: 'a', is: 'Acme', account_type: 'Customer' },
        { external_id: 'n', trading_name: 'Acme Shop', account_type: 'Prospect' },
        { external_id: 'x', trading_name: 'Kerwin Fruit' },
        { external_id: 'y', trading_name: 'Kerwin Fruit', fields: { Region: 'US' } },
      ],
      (name) => FAMILY.named(name).coreId,
    );
    const input = {
      dataset: accounts,
      world: { family: FAMILY, infer: NONE_INFERRED },
      rules: CrosscheckRules.parse({
        protected: [{ because: 'it is in the US', when: { field: 'Region', is: ['US'] } }],
        kept_apart: [{ because: 'customers stay', when: { field: 'account_type', is: ['Customer'] } }],
      }),
      overrides: NO_OVERRIDES,
    };
    const clusters = [clusterOf([0, 1], FAMILY.named('Acme').coreId), clusterOf([2, 3], null)];
    const { merges, recommendations, effects } = simulateRules(input, clusters);
    expect([merges, recommendations]).toEqual([2, 1]);
    expect(effects.find(({ rule }) => rule === 'kept_apart[0]')?.merges).toBe(1);
  });
});
