import { describe, expect, it } from 'vitest';
import { type Asked, decisionOf } from '../../../src/crm/review/answer-decision.ts';

const A = { named: 'A', coreId: '1000000001' };
const B = { named: 'B', coreId: '1000000002' };

describe('the decision that follows from an answer', () => {
  it('of a merge is that the two are one company, or different ones', () => {
    const asked: Asked = { kind: 'merge', account: A, target: B };
    expect(decisionOf(asked, true)).toEqual({ decision: 'same_company', accounts: ['A', 'B'] });
    expect(decisionOf(asked, false)).toEqual({ decision: 'different_companies', accounts: ['A', 'B'] });
  });

  it('keeps two accounts of one known company apart without saying that they are two companies', () => {
    const asked: Asked = { kind: 'merge', account: A, target: { ...B, coreId: A.coreId } };
    expect(decisionOf(asked, false)).toEqual({ decision: 'never_merge', accounts: ['A', 'B'] });
  });

  it('of two accounts without ids that say the same is none', () => {
    const [one, other] = ['{"name": "Acme"}', '{"name": "ACME"}'].map((named) => ({ named, coreId: null }));
    const asked = { kind: 'merge', account: one, target: other } as Asked;
    expect([decisionOf(asked, true), decisionOf(asked, false)]).toEqual([undefined, undefined]);
  });

  it('of a new parent is that parent, or the one that it has', () => {
    const asked: Asked = { kind: 'parent', account: A, parent: B, now: { coreId: '1000000003' } };
    expect(decisionOf(asked, true)).toMatchObject({ parent_core_id: '1000000002' });
    expect(decisionOf(asked, false)).toMatchObject({ parent_core_id: '1000000003' });
    expect(decisionOf({ ...asked, parent: null }, true)).toMatchObject({ parent_core_id: null });
    expect(decisionOf({ ...asked, now: null }, false)).toMatchObject({ parent_core_id: null });
  });

  it('is none where nobody knows the company of the parent that stays, or where it is the account itself', () => {
    const asked: Asked = { kind: 'parent', account: A, parent: B, now: { coreId: null } };
    expect(decisionOf(asked, false)).toBeUndefined();
    expect(decisionOf({ ...asked, now: { coreId: A.coreId } }, false)).toBeUndefined();
  });

  it('of a company is the suggested one, or none of those that are known', () => {
    const asked: Asked = { kind: 'company', account: A, suggested: '1000000009' };
    expect(decisionOf(asked, true)).toEqual({ decision: 'entity', account: 'A', core_id: '1000000009' });
    expect(decisionOf(asked, false)).toEqual({ decision: 'entity', account: 'A', core_id: null });
  });

  it('of a deletion is none: the answer itself is what counts', () => {
    expect(decisionOf({ kind: 'delete', account: A }, true)).toBeUndefined();
  });
});
