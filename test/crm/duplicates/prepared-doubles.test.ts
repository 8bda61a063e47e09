import { describe, expect, it } from 'vitest';
import type { Dataset } from '../../../src/crm/dataset.ts';
import { accountOrderDraft } from '../../../src/crm/duplicates/account-order.ts';
import { clustersOf } from '../../../src/crm/duplicates/clusters.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { isKnown } from '../../../src/crm/duplicates/known-entity.ts';
import { type PreparedDoubles, prepareDoubles } from '../../../src/crm/duplicates/prepared-doubles.ts';
import { normalOfAccount } from '../../../src/crm/normal-account.ts';
import { manyDoubles } from './many-accounts.ts';

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

/** What another thread has prepared: plain data. */
function prepared(
  dataset: Dataset,
  told: readonly (readonly number[])[],
  leastTogether?: number,
): PreparedDoubles {
  const order = accountOrderDraft();
  for (let at = 0; at < dataset.size; at++) order.add(dataset.account(at));
  const preparation = prepareDoubles(order.finish(), (at) => normalOfAccount(dataset, at), leastTogether);
  for (const positions of told) preparation.compare(positions);
  return structuredClone(preparation.finish());
}

function open(dataset: Dataset): readonly number[] {
  return [...Array(dataset.size).keys()].filter((at) => !isKnown(dataset.identity(at)));
}
