import { describe, expect, it } from 'vitest';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { findDoublesInParts } from '../../../src/crm/duplicates/find-doubles-in-parts.ts';
import { type KeyListColumns, keyListsIn } from '../../../src/crm/duplicates/key-list-columns.ts';
import { scoringHere } from '../../../src/crm/duplicates/score-here.ts';
import { manyDoubles } from './many-accounts.ts';

describe('doubles that are found in parts', () => {
  it.each([
    { accounts: 1, pairs: 1, judged: 1 },
    { accounts: 7, pairs: 11, judged: 5 },
    { accounts: 1000, pairs: 1000, judged: 1000 },
  ])('are those of the whole, in its order: $accounts accounts in a part', async (sizes) => {
    const whole = [...findDoubles(manyDoubles())];
    const inParts = [...(await findDoublesInParts(manyDoubles(), { ...scoring(), atOnce: 3, sizes }))];
    expect(inParts).toEqual(whole);
    expect(new Set(whole.map(({ confidence }) => confidence)).size).toBe(3);
    expect(whole.length).toBeGreaterThan(100);
  });

  it('fail when a part cannot be scored', async () => {
    const failing = { ...scoring(), weighed: () => Promise.reject(new Error('the thread is gone')) };
    await expect(findDoublesInParts(manyDoubles(), failing)).rejects.toThrow('the thread is gone');
  });
});

function scoring() {
  return scoringHere(manyDoubles(), (lists) => keyListsIn(lists as KeyListColumns));
}
