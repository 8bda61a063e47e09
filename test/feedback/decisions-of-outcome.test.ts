import { describe, expect, it } from 'vitest';
import type { TicketOutcome } from '../../src/contract/feedback.ts';
import type { Decision } from '../../src/crm/override.ts';
import type { KnownAccount } from '../../src/feedback/account-history.ts';
import { decisionsOfOutcome, type OutcomeTargets } from '../../src/feedback/decisions-of-outcome.ts';

const A = '001A0000010khO8IAI';
const B = '001A0000010khO9IAI';
const C = '001A0000010khOAIAY';
const X = '1000000001';

const GROUP = [
  { externalId: A, type: 'DUPLICATE' },
  { externalId: B.slice(0, 15), type: 'PRIMARY' },
  { externalId: C, type: 'REGIONAL' },
] as const;

describe('closing a ticket decides', () => {
  it.each<[TicketOutcome, OutcomeTargets, readonly Decision[]]>([
    ['false_feedback_no_action', {}, []],
    [
      'not_a_duplicate',
      { of: [B, C, B.slice(0, 15)] },
      [pair('different_companies', B), pair('different_companies', C)],
    ],
    ['confirmed_duplicate', { of: [C] }, [pair('same_company', C)]],
    ['deliberate_duplicate', { of: [C] }, [pair('never_merge', C)]],
    ['not_a_duplicate', {}, [pair('different_companies', B)]],
    ['wrong_parent', { parent: 'none' }, [{ decision: 'parent', account: A, parent_core_id: null }]],
    [
      'wrong_parent',
      { parent: '1000000009' },
      [{ decision: 'parent', account: A, parent_core_id: '1000000009' }],
    ],
    ['wrong_parent', { parent: B }, [{ decision: 'parent', account: A, parent_core_id: '1000000002' }]],
    ['wrong_entity', { entity: X }, [{ decision: 'entity', account: A, core_id: X }]],
    ['wrong_entity', { entity: 'NONE' }, [{ decision: 'entity', account: A, core_id: null }]],
    ['wrong_entity', {}, [{ decision: 'not_entity', account: A, core_id: X }]],
    ['no_longer_operating', {}, [{ decision: 'operating', account: A, is_operating: false }]],
    ['still_operating', {}, [{ decision: 'operating', account: A, is_operating: true }]],
  ])('as %s with %j', async (outcome, targets, decisions) => {
    const known = { [A]: { coreId: X, group: GROUP }, [B]: { coreId: '1000000002', group: [] } };
    expect(await decided(outcome, targets, known)).toEqual(decisions);
  });
});

describe('closing a ticket is refused', () => {
  it('with the company of the account as its own parent', async () => {
    const known = { [A]: { coreId: X, group: [] } };
    for (const parent of [X, A])
      await expect(decided('wrong_parent', { parent }, known)).rejects.toMatchObject({
        message: `${parent} is the company of the account itself; the ticket stays as it is`,
      });
  });

  it.each<[string, TicketOutcome, OutcomeTargets, string]>([
    ['without another account', 'not_a_duplicate', {}, '--of'],
    ['with the account itself', 'confirmed_duplicate', { of: [A.slice(0, 15)] }, '--of'],
    ['without a parent', 'wrong_parent', {}, '--parent'],
    ['with a parent that nobody has resolved', 'wrong_parent', { parent: C }, '--parent'],
    ['without an entity that it was taken for', 'wrong_entity', {}, '--entity'],
    ['with what is no core_id', 'wrong_entity', { entity: '12' }, '--entity'],
    ['with a target that it does not have', 'still_operating', { of: [B] }, '--of'],
    ['with the target of another outcome', 'wrong_parent', { parent: 'none', entity: X }, '--entity'],
  ])('%s', async (_, outcome, targets, field) => {
    await expect(decided(outcome, targets, {})).rejects.toMatchObject({ code: 'USAGE', place: { field } });
  });

  it('where its last crosscheck found regional accounts alone', async () => {
    const known = { [A]: { coreId: X, group: GROUP.filter(({ type }) => type !== 'PRIMARY') } };
    await expect(decided('not_a_duplicate', {}, known)).rejects.toMatchObject({ code: 'USAGE' });
  });
});

function pair(decision: 'same_company' | 'different_companies' | 'never_merge', other: string): Decision {
  return { decision, accounts: [A, other] };
}

function decided(
  outcome: TicketOutcome,
  targets: OutcomeTargets,
  known: Readonly<Record<string, KnownAccount>>,
) {
  return decisionsOfOutcome(outcome, { crmId: A, targets, historyOf: async (id) => known[id] });
}
