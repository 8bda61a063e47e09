import { describe, expect, it } from 'vitest';
import type { Situation } from '../../src/crm/actions/situation.ts';
import { rememberingUndoubted } from '../../src/crm/doubts/undoubted.ts';

const LINK = { hasOwnAgreement: true, confidence: 'HIGH' } as const;
/** Nothing of it is asked for here. */
const SITUATION = {} as Situation;

describe('what speaks against merging an account into another', () => {
  it('is asked once where nothing does, again for another survivor, and each time where something does', () => {
    const asked: string[] = [];
    const doubtOf = rememberingUndoubted(3, (at, survivor) => {
      asked.push(`${at} into ${survivor}`);
      return at === 2 ? 'But they are two.' : undefined;
    });
    const pairs = [
      [0, 1],
      [2, 0],
      [0, 1],
      [2, 0],
      [0, 2],
      [0, 1],
    ] as const;
    const doubts = pairs.map(([at, survivor]) => doubtOf(at, survivor, LINK, SITUATION));
    const doubt = 'But they are two.';
    expect(doubts).toEqual([undefined, doubt, undefined, doubt, undefined, undefined]);
    expect(asked).toEqual(['0 into 1', '2 into 0', '2 into 0', '0 into 2', '0 into 1']);
  });
});
