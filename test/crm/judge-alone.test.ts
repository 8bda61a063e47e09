import { describe, expect, it } from 'vitest';
import { CrosscheckRules } from '../../src/contract/crosscheck-rules.ts';
import { judgeAlone } from '../../src/crm/judge-alone.ts';
import { NO_OVERRIDES, type Overrides } from '../../src/crm/override.ts';
import type { GivenVerdict } from '../../src/crm/situate-alone.ts';
import type { Double } from '../../src/crm/verdict.ts';
import { clusterOf, datasetOf, type TestAccount } from './crm-of.ts';

const PRIMARY: GivenVerdict = { action: 'None', group: '1234567890', type: 'PRIMARY', duplicateOf: null };
const LONE: GivenVerdict = { action: 'None', group: null, type: null, duplicateOf: null };

interface Alone {
  readonly accounts: readonly TestAccount[];
  readonly doubles?: readonly (readonly string[])[];
  /** Of accounts with an entity. */
  readonly given?: Readonly<Record<string, GivenVerdict>>;
  readonly link?: Partial<Double>;
  readonly overrides?: Partial<Overrides>;
}

function judged({ accounts, doubles = [], given = {}, link, overrides }: Alone) {
  const dataset = datasetOf(accounts, () => '1234567890');
  const at = (id: string) => dataset.positionOf(id) ?? -1;
  const clusters = doubles.map((ids) => clusterOf(ids.map(at), null, link));
  const { verdictOf, newGroupOf } = judgeAlone({
    dataset,
    duplicates: { clusters, doubles: [] },
    rules: CrosscheckRules.parse({}),
    overrides: { ...NO_OVERRIDES, ...overrides },
    given: (position) => given[dataset.account(position).external_id],
  });
  const said = (id: string) => {
    const action = verdictOf(at(id))?.action;
    return action === undefined
      ? undefined
      : [action.action, action.target?.externalId].filter(Boolean).join(' ');
  };
  return { of: (id: string) => verdictOf(at(id)), said, newGroup: (id: string) => newGroupOf(at(id)) };
}

const KEBAB = { trading_name: 'Kebab Palace' };

describe('accounts of which no entity is known', () => {
  it('are merged with each other', () => {
    const { said, of } = judged({
      accounts: [
        { external_id: 'u', ...KEBAB, created_at: '2020-01-01' },
        { external_id: 'v', ...KEBAB, created_at: '2015-01-01' },
      ],
      doubles: [['u', 'v']],
    });
    expect([said('u'), said('v')]).toEqual(['Merge v', 'None']);
    expect(of('v')).toMatchObject({ type: 'PRIMARY', status: { status: 'Undetermined' }, label: 'unknown' });
    expect(of('v')?.group).toMatch(/^g[0-9a-f]{16}$/);
  });

  it('are named on one line, however their cells are written', () => {
    const trading_name = `Kebab\nPalace ${'of all the tastes '.repeat(20)}`;
    const { of } = judged({
      accounts: [
        { external_id: 'u', ...KEBAB, created_at: '2020-01-01' },
        { external_id: 'v', trading_name, created_at: '2015-01-01' },
      ],
      doubles: [['u', 'v']],
    });
    const { reasoning } = of('u')?.action ?? { reasoning: '' };
    expect(reasoning).toMatch(/^Merge it into Kebab Palace of all .{60,110}… \(v\)\./);
  });

  it('are merged into one whose verdict is given, which leads a new group when it has none', () => {
    const { said, of, newGroup } = judged({
      accounts: [
        { external_id: 'a', is: 'Kebab Palace' },
        { external_id: 'u', ...KEBAB },
      ],
      doubles: [['a', 'u']],
      given: { a: LONE },
    });
    expect([said('a'), said('u')]).toEqual([undefined, 'Merge a']);
    expect(newGroup('a')).toMatchObject({ type: 'PRIMARY', group: of('u')?.group });
  });

  it('join the group that is there, and the account that a given double is merged into', () => {
    const { said, of, newGroup } = judged({
      accounts: [
        { external_id: 'a', is: 'Kebab Palace' },
        { external_id: 'b', is: 'Kebab Palace' },
        { external_id: 'u', ...KEBAB },
      ],
      doubles: [['b', 'u']],
      given: { a: PRIMARY, b: { action: 'Merge', group: '1234567890', type: 'DUPLICATE', duplicateOf: 0 } },
    });
    expect(said('u')).toBe('Merge a');
    expect(of('u')).toMatchObject({ group: '1234567890', type: 'DUPLICATE', duplicateOf: 0 });
    expect([newGroup('a'), newGroup('b')]).toEqual([undefined, undefined]);
  });

  it('are left to a person when they are customers, or when the one they are doubles of is deleted', () => {
    const accounts = [
      { external_id: 'a', is: 'Kebab Palace' },
      { external_id: 'u', ...KEBAB, account_type: 'Customer' },
      { external_id: 'v', ...KEBAB },
    ];
    const doubles = [['a', 'u', 'v']];
    const { said, of } = judged({ accounts, doubles, given: { a: LONE } });
    expect([said('u'), said('v')]).toEqual(['None', 'Merge a']);
    expect(of('u')?.review).toContain('may not be merged away: it is a customer');
    const gone = judged({ accounts, doubles, given: { a: { ...LONE, action: 'Delete' } } });
    expect([gone.said('u'), gone.said('v')]).toEqual(['None', 'None']);
    expect(gone.of('v')?.review).toContain('is to be deleted');
  });

  it('are not merged on a doubt, nor against what a person decided', () => {
    const accounts = [
      { external_id: 'u', ...KEBAB, created_at: '2015-01-01' },
      { external_id: 'v', ...KEBAB },
    ];
    const doubles = [['u', 'v']];
    const doubtful = judged({ accounts, doubles, link: { confidence: 'MEDIUM', hasOwnAgreement: false } });
    expect([doubtful.said('v'), doubtful.of('v')?.review === null]).toEqual(['None', false]);
    const decided = judged({ accounts, doubles, overrides: { ofPair: () => 'never_merge' } });
    expect([decided.said('v'), decided.of('v')?.review]).toEqual(['None', null]);
    expect(decided.of('v')?.action.reasoning).toBe(
      'It is kept beside the other account of its company: a person decided that they stay two accounts.',
    );
  });

  it('are deleted when they are junk', () => {
    const { said } = judged({
      accounts: [
        { external_id: 'u', trading_name: 'asdf' },
        { external_id: 'v', ...KEBAB },
      ],
    });
    expect([said('u'), said('v')]).toEqual(['Delete u', 'None']);
  });
});
