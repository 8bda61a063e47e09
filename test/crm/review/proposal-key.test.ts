import { describe, expect, it } from 'vitest';
import { kindOfProposal, type Proposed, proposalKey } from '../../../src/crm/review/proposal-key.ts';

const NOTHING: Proposed = {
  action: 'None',
  associationType: null,
  targetId: null,
  targetCoreId: null,
  presentParent: null,
};

function key(given: Partial<Proposed>): string {
  return proposalKey({ ...NOTHING, ...given });
}

describe('what an answer is remembered by', () => {
  it('is the action and its target, whichever form its id has', () => {
    const short = key({ action: 'Merge', targetId: '0015g00000N9oZs' });
    expect(short).toBe(key({ action: 'Merge', targetId: '0015g00000N9oZsAAJ' }));
    expect(short).not.toBe(key({ action: 'Merge', targetId: '0015g00000N9oZt' }));
    expect(short).not.toBe(key({ action: 'Associate', targetId: '0015g00000N9oZs' }));
  });

  it('is the same parent, whether there was one before or not', () => {
    const added = { action: 'Associate', associationType: 'set_initial_parent', targetId: 'B' };
    expect(key(added)).toBe(key({ ...added, associationType: 'reparent' }));
    expect(key(added)).not.toBe(key({ ...added, associationType: 'remove_parent' }));
  });

  it('is another one when the account has another parent by now', () => {
    const link = { action: 'Associate', associationType: 'reparent', targetId: 'B' };
    const before = key({ ...link, presentParent: '0015g00000N9oZs' });
    expect(before).toBe(key({ ...link, presentParent: '0015g00000N9oZsAAJ' }));
    expect(before).not.toBe(key({ ...link, presentParent: 'Acme Holding' }));
  });

  it('tells which kind of question it was', () => {
    const kinds = [
      ...[{ action: 'Delete' }, { action: 'Merge', targetId: 'B' }, { targetId: 'B' }, {}],
      ...[
        { action: 'Associate', associationType: 'remove_parent' },
        { action: 'Associate', targetId: 'B' },
      ],
    ].map((given) => kindOfProposal(key(given)));
    expect(kinds).toEqual(['delete', 'merge', 'double', 'doubt', 'parent', 'parent']);
  });

  it('is the company of a parent that has no account yet', () => {
    const made = { action: 'Associate (missing parent)', associationType: 'create_parent' };
    const one = key({ ...made, targetCoreId: '1000000001' });
    expect(one).not.toBe(key({ ...made, targetCoreId: '1000000002' }));
  });

  it('is deletion alone, whatever else stands there', () => {
    expect(key({ action: 'Delete', targetId: 'A' })).toBe(key({ action: 'Delete' }));
  });
});
