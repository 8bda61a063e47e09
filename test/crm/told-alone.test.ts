import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aloneVerdictsIn, toldAlone } from '../../src/crm/told-alone.ts';
import { datasetOf, generatedCrm } from './generated-crm.ts';
import { planned } from './judged-crm.ts';

const RUNS = { numRuns: 100 };

describe('verdicts on accounts without an entity', () => {
  it('are read as they were told, by who has the accounts in other places', () => {
    fc.assert(
      fc.property(generatedCrm, (crm) => {
        const { alone } = planned(crm, crm.rows);
        const told = structuredClone(toldAlone(alone, datasetOf(crm.rows)));
        const turned = [...crm.rows].reverse();
        const placeOf = (at: number) => crm.rows.length - 1 - at;
        const read = aloneVerdictsIn(told, datasetOf(turned));
        for (const at of crm.rows.keys()) {
          const verdict = alone.verdictOf(at);
          const duplicateOf =
            verdict === undefined || verdict.duplicateOf === null ? null : placeOf(verdict.duplicateOf);
          expect(read.verdictOf(placeOf(at))).toEqual(verdict && { ...verdict, duplicateOf });
          expect(read.newGroupOf(placeOf(at))).toEqual(alone.newGroupOf(at));
        }
      }),
      RUNS,
    );
  });
});
