import { describe, expect, it } from 'vitest';
import { givenVerdicts, NOTHING_TO_DO } from '../../../src/batch/crosscheck/given-verdicts.ts';
import { type GivenVerdict, NOT_HERE } from '../../../src/crm/situate-alone.ts';

const GIVEN: readonly (GivenVerdict | undefined)[] = [
  NOTHING_TO_DO,
  undefined,
  { action: 'Merge', type: 'DUPLICATE', group: '1234567890', duplicateOf: 0 },
  { action: 'None', type: 'PRIMARY', group: '1234567890', duplicateOf: null },
  { action: 'Delete', type: 'DUPLICATE', group: 'g0123456789abcdef', duplicateOf: NOT_HERE },
];

describe('the verdicts that were given', () => {
  it('are told as they came, those of more accounts than there was room for, too', () => {
    const verdicts = givenVerdicts();
    const all = Array.from({ length: 5000 }, (_, at) => GIVEN[at % GIVEN.length]);
    for (const verdict of all) verdicts.add(verdict);
    expect(verdicts.length).toBe(5000);
    expect(all.map((_, at) => verdicts.at(at))).toEqual(all);
    expect(verdicts.at(5000)).toBeUndefined();
  });
});
