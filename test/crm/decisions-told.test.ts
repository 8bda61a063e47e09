import { describe, expect, it } from 'vitest';
import type { Override } from '../../src/crm/override.ts';
import { overridesOf } from '../../src/crm/overrides/overrides-of.ts';
import { company } from '../builders.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';
import { planFor, type TestCrm } from './crm-of.ts';
import { different, entity, neverMerge, operating, parent, same } from './overrides/decisions.ts';

const ACME = company({ source: 'starter', name: 'Acme', country: 'US', status: 'active' });

const X = '1000000001';

/** Two accounts of Acme, `a` the older one, and what people decided. */
function planned(decisions: readonly Override[], more: Partial<TestCrm> = {}) {
  return planFor({
    companies: [ACME],
    accounts: [
      { external_id: 'a', is: 'Acme', created_at: '2015-01-01' },
      { external_id: 'b', is: 'Acme' },
    ],
    doubles: [['a', 'b']],
    overrides: overridesOf(decisions),
    ...more,
  });
}

const byAnna = (override: Override): Override => ({
  ...override,
  decided_by: 'Anna',
  reason: 'one VAT number',
});

describe('a decision that changed or held an outcome', () => {
  it('of each of two accounts that it is one entity is not told as one about the two', () => {
    const { of } = planned([byAnna(entity('a', X)), byAnna(entity('b', X))]);
    const { reasoning } = of('b').action;
    expect(reasoning).toContain(`It was decided of each of them that it is ${X}.`);
    expect(reasoning).not.toContain('they are one company');
  });

  it('is told with who decided, when and why, once in each reasoning', () => {
    const { of } = planned([byAnna(same('a', 'b'))]);
    const told = 'Anna decided on 2026-03-01 that they are one company: one VAT number.';
    for (const text of [of('b').action.reasoning, of('b').duplicateReasoning])
      expect(text?.split(told)).toHaveLength(2);
    expect(of('a').duplicateReasoning).toBe(
      'It survives because it has more fields filled in. Anna decided on 2026-03-01 that it is one company with Acme (b): one VAT number.',
    );
  });

  it('is told of both accounts that stay two', () => {
    const { of } = planned([byAnna(neverMerge('b', 'a'))]);
    expect(of('b').action.reasoning).toBe(
      'It is kept beside the other account of its company: Anna decided on 2026-03-01 that they stay two accounts: one VAT number.',
    );
    expect(of('a').duplicateReasoning).toContain('that it and Acme (b) stay two accounts');
  });

  it('is told of two companies, though they make no group', () => {
    const { of } = planned([different('a', 'b')]);
    expect([of('a').group, of('b').group]).toEqual([null, null]);
    expect(of('b').action.reasoning).toContain(
      'A person decided on 2026-03-01 that it is another company than Acme (a).',
    );
    expect(of('b').obeyed).toHaveLength(1);
  });

  it('is told with what is left to say where the two companies still resolve to one', () => {
    const { of } = planned([different('a', 'b')]);
    for (const id of ['a', 'b'])
      expect(of(id).action.reasoning).toMatch(
        /Both still resolve to Acme \((\d{10})\): say which one is not, with core overrides add --not-entity ID=\1\./,
      );
    const two = planned([different('a', 'b')], {
      companies: [ACME, company({ source: 'starter', name: 'Bolt', country: 'US' })],
      accounts: [
        { external_id: 'a', is: 'Acme' },
        { external_id: 'b', is: 'Bolt' },
      ],
    });
    expect(two.of('a').action.reasoning).not.toContain('Both still resolve');
  });

  it('is told of a parent and of whether the company works', () => {
    const { of } = planned([parent('b', null), byAnna(operating('a', false))], { doubles: [] });
    expect(of('a').status.reasoning).toBe(
      'Anna decided on 2026-03-01 that it no longer operates: one VAT number.',
    );
    expect(of('b').action.reasoning).toContain('A person decided on 2026-03-01 that it has no parent.');
  });

  it('that an owner operates no longer leaves its companies without a parent, which names it', () => {
    const bolt = company({ source: 'starter', name: 'Bolt', country: 'US', ...ownedBy('acme') });
    const accounts = [
      { external_id: 'a', is: 'Acme' },
      { external_id: 'b', is: 'Bolt' },
    ];
    const { of } = planned([byAnna(operating('a', false))], {
      companies: [{ ...ACME, id: 'acme' }, bolt],
      ...{ accounts, doubles: [] },
    });
    expect(of('a').action.action).toBe('Delete');
    expect(of('b').action).toMatchObject({
      action: 'None',
      reasoning: expect.stringContaining('name Acme as its owner, but the account of that company leaves'),
    });
  });

  it('is not told where nothing hangs on it', () => {
    const { of } = planned([neverMerge('a', 'b'), same('a', 'elsewhere')], { doubles: [] });
    expect(of('a').obeyed).toEqual([]);
    expect(of('a').action.reasoning).not.toContain('decided');
  });
});

it('follows from one decision for all accounts of a company', () => {
  const decided = overridesOf([same('a', 'b'), operating('a', false), different('c', 'b')]);
  expect(decided.about('b').map(({ decision }) => decision)).toEqual([
    'same_company',
    'operating',
    'different_companies',
  ]);
  expect(decided.behindPair('a', 'c')?.decision).toBe('different_companies');
  expect(decided.behindPair('a', 'x')).toBeUndefined();
});
