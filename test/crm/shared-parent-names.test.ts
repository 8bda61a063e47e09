import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { planFor, type TestAccount, type TestCrm } from './crm-of.ts';

const COMPANIES = ['Swissair', 'Acme', 'Foo'].map((name) =>
  company({ source: 'starter', name, status: name === 'Foo' ? ('active' as const) : ('closed' as const) }),
);
const CHILD: TestAccount = { external_id: 'c', is: 'Bar', created: true, parent_name: 'Swissair' };
const SWISSAIRS: readonly TestAccount[] = [
  { external_id: 'a', is: 'Swissair' },
  { external_id: 'b', is: 'Swissair' },
];

function planned(accounts: readonly TestAccount[], more: Partial<TestCrm> = {}) {
  return planFor({ companies: COMPANIES, accounts, ...more });
}

describe('a parent given by a name that several accounts bear', () => {
  it('is the one that survives where they become one account, and it is not deleted', () => {
    for (const accounts of [
      [...SWISSAIRS, CHILD],
      [CHILD, ...[...SWISSAIRS].reverse()],
    ]) {
      const { said, of } = planned(accounts, { doubles: [['a', 'b']] });
      expect(['a', 'b', 'c'].map(said)).toEqual(['None', 'Merge a', 'None']);
      expect(of('a').protections).toEqual(['another account has it as its parent']);
      expect(of('c').action.reasoning).toBe(
        'Nothing to do: no source contradicts Swissair (a) as its parent.',
      );
    }
  });

  it('may be any of several companies: none of them leaves, and the child is told so', () => {
    const { said, of } = planned([...SWISSAIRS, CHILD]);
    expect(['a', 'b', 'c'].map(said)).toEqual(['None', 'None', 'None']);
    expect(of('b').review).toContain('But it may be the parent of another account');
    expect(of('c').review).toBe(
      'Its parent is given by the name Swissair alone, which several accounts bear: Swissair (a) and Swissair (b).',
    );
  });

  it('may be any of two accounts that a person keeps apart', () => {
    const { said } = planned([...SWISSAIRS, CHILD], {
      doubles: [['a', 'b']],
      overrides: { ofPair: () => 'never_merge', behindPair: () => undefined },
    });
    expect(['a', 'b'].map(said)).toEqual(['None', 'None']);
  });

  it('is never deleted as a marked double, for what stands below it follows a merge alone', () => {
    const [a, b] = [
      { external_id: 'a', is: 'Foo', last_activity_at: '2024-01-01' },
      { external_id: 'b', is: 'Foo' },
    ];
    const child = { external_id: 'c', trading_name: 'Bar', parent_name: 'Foo' };
    const { said } = planned([a, { ...b, marked_duplicate: true }, child], { doubles: [['a', 'b']] });
    expect(said('b')).toBe('Merge a');
  });

  it('is the other one of two of which one names the other', () => {
    const accounts = [
      ...SWISSAIRS.slice(0, 1),
      { external_id: 'b', is: 'Acme', trading_name: 'Swissair', parent_name: 'Swissair' },
    ];
    expect(planned(accounts).of('a').protections).toEqual(['another account has it as its parent']);
  });

  it('of accounts without an entity is told by the verdicts of others', () => {
    const { said } = planned(
      [...SWISSAIRS, { ...CHILD, parent_name: 'swissair' }, { external_id: 'd', trading_name: 'Swissair' }],
      {
        doubles: [['a', 'b', 'd']],
      },
    );
    expect(['a', 'b'].map(said)).toEqual(['None', 'Merge a']);
  });
});
