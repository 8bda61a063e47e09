import { describe, expect, it } from 'vitest';
import { clustersOf } from '../../../src/crm/duplicates/clusters.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { isKnown } from '../../../src/crm/duplicates/known-entity.ts';
import { manyDoubles } from './many-accounts.ts';
import { open, prepared } from './prepared-accounts.ts';

describe('doubles that were looked for before it was known who the accounts are', () => {
  it.each([
    ['as they stand in the file', (positions: readonly number[]) => [positions]],
    ['last ones first', (positions: readonly number[]) => [positions.toReversed()]],
    ['one at a time', (positions: readonly number[]) => positions.map((position) => [position])],
  ])('are the same, whoever is known first: %s', (_, told) => {
    const dataset = manyDoubles();
    const whole = findDoubles(dataset);
    const found = findDoubles(dataset, { prepared: prepared(dataset, told(open(dataset))) });
    expect([...found]).toEqual([...whole]);
    expect(clustersOf(dataset, found).map(({ members }) => members)).toEqual(
      clustersOf(manyDoubles(), whole).map(({ members }) => members),
    );
    expect(whole.length).toBeGreaterThan(100);
  });

  it('are the same however many accounts are weighed together', () => {
    const dataset = manyDoubles();
    const found = findDoubles(dataset, { prepared: prepared(dataset, [open(dataset)], 2) });
    expect([...found]).toEqual([...findDoubles(manyDoubles())]);
  });

  it('do not depend on accounts of known companies being compared', () => {
    const dataset = manyDoubles();
    const none = prepared({ ...dataset, identity: () => dataset.identity(0) }, []);
    expect(none.weighed.pairs).toHaveLength(0);
    expect(isKnown(dataset.identity(0))).toBe(true);
  });
});
