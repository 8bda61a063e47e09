import { describe, expect, it } from 'vitest';
import type { Override } from '../../../src/crm/override.ts';
import { decidedPairs } from '../../../src/crm/overrides/decided-pairs.ts';
import { overridesOf } from '../../../src/crm/overrides/overrides-of.ts';
import { datasetOf } from '../crm-of.ts';
import { entity, notEntity, same } from './decisions.ts';

const X = '1000000001';
const dataset = datasetOf(
  [
    { external_id: 'own' },
    { external_id: 'x', is: 'X' },
    { external_id: 'perhaps', is: 'X', sure: 'LOW' },
    { external_id: 'new', is: 'N', created: true },
  ],
  () => X,
);
const [OWN, KNOWN, PERHAPS, NEW] = [0, 1, 2, 3] as const;
const pairs = (...decisions: readonly Override[]) => decidedPairs(dataset, overridesOf(decisions));

describe('what is decided about two accounts', () => {
  it('is that an account of no known company is no double of one that is known', () => {
    const none = entity('own', null);
    const { ofPair, behindPair } = pairs(none);
    expect([ofPair(OWN, KNOWN), ofPair(KNOWN, OWN)]).toEqual(['different_companies', 'different_companies']);
    expect(behindPair(KNOWN, OWN)).toEqual(none);
    expect([ofPair(OWN, PERHAPS), ofPair(OWN, NEW)]).toEqual([undefined, undefined]);
  });

  it('is that an account is no double of the company that it is not', () => {
    const not = notEntity('own', X);
    expect(pairs(not).ofPair(OWN, KNOWN)).toBe('different_companies');
    expect(pairs(not).behindPair(OWN, KNOWN)).toEqual(not);
    expect(pairs(notEntity('own', '2000000002')).ofPair(OWN, KNOWN)).toBeUndefined();
  });

  it('follows what was said of the two before what follows from one', () => {
    expect(pairs(same('own', 'x'), entity('own', null)).ofPair(OWN, KNOWN)).toBe('same_company');
    expect(pairs().ofPair(OWN, KNOWN)).toBeUndefined();
  });
});
