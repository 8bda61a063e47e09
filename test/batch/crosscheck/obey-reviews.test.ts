import { describe, expect, it } from 'vitest';
import { obeyed } from '../../../src/batch/crosscheck/obey-reviews.ts';
import type { RowCrosscheck } from '../../../src/batch/crosscheck/row-crosscheck.ts';
import type { RowResult } from '../../../src/batch/row-result.ts';
import { accountKey } from '../../../src/crm/overrides/account-key.ts';
import type { KeptReview } from '../../../src/crm/review/review-store.ts';
import { reviewedProposals } from '../../../src/crm/review/reviewed-proposals.ts';
import { answer } from '../../crm/review/answers.ts';

type Action = RowCrosscheck['action'];

function resultOf(action: string, given: Partial<Action> = {}, needsReview = false): RowResult {
  return {
    outcome: 'no_match',
    // Nothing of the record is read here.
    record: {} as never,
    crosscheck: {
      ...{ duplicate: null, status: null, parentage: null, label: null, needsReview, decisions: [] },
      ...{
        risk: 45,
        riskReasons: ['it is deleted'],
        nameDifference: null,
        survivingName: null,
        protections: [],
      },
      action: {
        ...{ action, associationType: null, reasoning: 'It is closed.' },
        ...{ targetId: null, targetName: null, targetCoreId: null },
        ...given,
      },
    },
  };
}

function read(result: RowResult): { readonly crosscheck?: RowCrosscheck | undefined } {
  return result.record === undefined ? {} : { crosscheck: result.crosscheck };
}

const ACCOUNT = { external_id: 'A', trading_name: 'Acme' };
const KEPT = answer('A', 'delete', { verdict: 'rejected', reason: 'a partner' });

describe('a parent that a person rejected', () => {
  const rejected = answer('A', 'parent B in place of X', { verdict: 'rejected' });
  const actionWith = (parent_external_id: string) => {
    const result = resultOf('Associate', { associationType: 'reparent', targetId: 'B' });
    const account = { ...ACCOUNT, parent_external_id };
    return read(obeyed(result, account, reviewedProposals([rejected]))).crosscheck?.action;
  };

  it('is not recommended again', () => {
    expect(actionWith('X')).toMatchObject({
      ...{ action: 'None', associationType: null, targetId: null },
      reasoning: 'It would be Associate, but Ana rejected it on 2026-03-01. It is closed.',
    });
  });

  it('is recommended again when the account has another parent by now', () => {
    expect(actionWith('Y')).toMatchObject({ action: 'Associate', targetId: 'B' });
  });

  it('stays rejected when something else was recommended and accepted in between', () => {
    const later = answer('A', 'parent C in place of X', { number: 2 });
    const result = resultOf('Associate', { associationType: 'reparent', targetId: 'B' });
    const account = { ...ACCOUNT, parent_external_id: 'X' };
    const { crosscheck } = read(obeyed(result, account, reviewedProposals([rejected, later])));
    expect(crosscheck?.action.action).toBe('None');
  });
});

describe('an account in doubt that a person found fine', () => {
  it('is not to be looked at again', () => {
    const result = resultOf('None', {}, true);
    const { crosscheck } = read(obeyed(result, ACCOUNT, reviewedProposals([answer('A', 'look')])));
    expect([crosscheck?.needsReview, crosscheck?.action.reasoning]).toEqual([
      false,
      'It is closed. Ana accepted it on 2026-03-01.',
    ]);
  });
});

describe('an account that a person wants to keep', () => {
  it('is not recommended for deletion, and the reasoning says who decided', () => {
    const result = obeyed(resultOf('Delete'), ACCOUNT, reviewedProposals([KEPT]));
    expect(result).toMatchObject({
      crosscheck: {
        action: {
          action: 'None',
          reasoning: 'It would be Delete, but Ana rejected it on 2026-03-01: a partner. It is closed.',
        },
        risk: 0,
      },
    });
  });

  it('is found by what its record says when it has no id', () => {
    const named = answer(accountKey('{"trading_name": "ACME"}'), 'delete', { verdict: 'rejected' });
    const result = obeyed(resultOf('Delete'), { ...ACCOUNT, external_id: '17' }, reviewedProposals([named]));
    expect(result).toMatchObject({ crosscheck: { action: { action: 'None' } } });
  });

  it('is one for which nothing else changes', () => {
    const unchanged = (action: string, answer: KeptReview) => {
      const result = resultOf(action);
      expect(obeyed(result, ACCOUNT, reviewedProposals([answer]))).toBe(result);
    };
    unchanged('Merge', KEPT);
    unchanged('Delete', { ...KEPT, account: 'B' });
  });

  it('counts as a decision that is obeyed, and so do an accepted deletion and a deferral', () => {
    const decisions = (answer: KeptReview) => {
      const { crosscheck } = read(obeyed(resultOf('Delete'), ACCOUNT, reviewedProposals([answer])));
      return [crosscheck?.action.action, crosscheck?.decisions];
    };
    const told = (verdict: string) => [`Ana ${verdict} on 2026-03-01: of A`];
    expect(decisions(KEPT)).toEqual(['None', told('rejected')]);
    expect(decisions({ ...KEPT, verdict: 'accepted' })).toEqual(['Delete', told('accepted')]);
    expect(decisions({ ...KEPT, verdict: 'deferred' })).toEqual(['Delete', told('deferred')]);
    // A decision about accounts that came with the answer is counted itself.
    expect(decisions({ ...KEPT, verdict: 'accepted', hasDecision: true })).toEqual(['Delete', []]);
  });

  it('has an accepted deletion and a deferral in its reasoning, where people look for them', () => {
    const reasoning = (action: string, answer: KeptReview) =>
      read(obeyed(resultOf(action), ACCOUNT, reviewedProposals([answer]))).crosscheck?.action.reasoning;
    const proposalOf = { Delete: 'delete', None: 'look' };
    expect(reasoning('Delete', { ...KEPT, verdict: 'accepted', reason: undefined })).toBe(
      'It is closed. Ana accepted it on 2026-03-01.',
    );
    for (const [action, proposal] of Object.entries(proposalOf))
      expect(reasoning(action, { ...KEPT, proposal, verdict: 'deferred' })).toBe(
        'It is closed. Ana deferred it on 2026-03-01: a partner.',
      );
  });

  it('is recommended for deletion again when somebody decided something about it later', () => {
    const decision = { decision: 'operating', account: 'A', is_operating: false, decided_by: 'Ben' } as const;
    const at = (decided_at: string) =>
      read(obeyed(resultOf('Delete'), ACCOUNT, reviewedProposals([KEPT], [{ ...decision, decided_at }])))
        .crosscheck?.action.action;
    expect(at('2026-03-02T10:00:00.000Z')).toBe('Delete');
    expect(at('2026-02-01T10:00:00.000Z')).toBe('None');
  });

  it('stays kept when a later answer to another question came with a decision about it', () => {
    const at = '2026-03-02T10:00:00.000Z';
    const merged = answer('B', 'merge into A', { number: 2, at, hasDecision: true });
    const decision = { decision: 'same_company', accounts: ['B', 'A'], decided_at: at } as const;
    const actionAfter = (decided_by: string) => {
      const reviewed = reviewedProposals([KEPT, merged], [{ ...decision, accounts: ['B', 'A'], decided_by }]);
      return read(obeyed(resultOf('Delete'), ACCOUNT, reviewed)).crosscheck?.action.action;
    };
    expect(actionAfter('Ana')).toBe('None');
    expect(actionAfter('Ben')).toBe('Delete');
  });
});
