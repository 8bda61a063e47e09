import { describe, expect, it } from 'vitest';
import type { Override } from '../../../src/crm/override.ts';
import { entityDecisionsOf } from '../../../src/crm/overrides/entity-decisions.ts';
import { different, entity, parent, same } from './decisions.ts';

const X = '1000000001';
const RECORD = '{"name": "Acme Inc", "city": "Bonn"}';

describe('what was decided of a record', () => {
  it('is found by its id in any form', () => {
    const decided = decidedBy([{ ...entity('0015g00000AbCdEAAV', X), reason: 'its invoices' }]);
    for (const external_id of ['0015g00000AbCdE', '0015g00000abcdeaav'])
      expect(decided?.of({ trading_name: 'Acme', external_id })).toEqual({
        coreId: X,
        sameAs: null,
        decidedAt: '2026-03-01',
        reason: 'its invoices',
        decidedBy: null,
        words: `0015g00000AbCdEAAV is ${X}`,
      });
    expect(decided?.of({ trading_name: 'Acme', external_id: '0015g00000AbCdF' })).toBeUndefined();
    expect(decided?.of({ trading_name: 'Acme' })).toBeUndefined();
  });

  it('is found by its normal form, and by its id before', () => {
    const decided = decidedBy([entity(RECORD, null), entity('A', X)]);
    const record = { legal_name: 'ACME, INC.', city: 'bonn' };
    expect(decided?.of(record)?.coreId).toBeNull();
    expect(decided?.of({ ...record, external_id: 'B' })?.coreId).toBeNull();
    expect(decided?.of({ ...record, external_id: 'A' })?.coreId).toBe(X);
    expect(decided?.of({ ...record, city: 'Köln' })).toBeUndefined();
  });

  it('holds for the other accounts of the company, and says of which it was decided', () => {
    const decided = decidedBy([same('A', 'B'), entity('A', X), different('A', 'C')]);
    expect(decided?.of({ external_id: 'B' })).toMatchObject({ coreId: X, sameAs: 'A' });
    expect(decided?.of({ external_id: 'C' })).toBeUndefined();
  });
});

it('names the nearest account that it was decided of', () => {
  const decided = decidedBy([entity('Z', X), same('A', 'B'), same('B', 'C'), entity('A', X)]);
  expect(decided?.of({ external_id: 'C' })).toMatchObject({ coreId: X, sameAs: 'A' });
});

it('reads a hundred thousand decisions about one company in a moment', () => {
  const id = (at: number) => `account ${at}`;
  const list = Array.from({ length: 100_000 }, (_, at) =>
    at % 2 === 0 ? entity(id(at), X) : same(id(at), id(at - 1)),
  );
  expect(decidedBy(list)?.of({ external_id: id(99_999) })).toMatchObject({ coreId: X, sameAs: id(99_998) });
});

it('is nothing when nobody decided who an account is', () => {
  expect(decidedBy([same('A', 'B'), parent('A', X)])).toBeUndefined();
});

describe('the version of the decisions', () => {
  const version = (list: readonly Override[]) => decidedBy(list)?.version;

  it('stays when decisions change that concern no entity, and when they stand in another order', () => {
    const list = [entity('A', X), entity('B', null)];
    expect(version([...list, parent('A', null), same('C', 'D')])).toBe(version(list));
    expect(version(list.toReversed())).toBe(version(list));
  });

  it.each([
    ['another entity', [entity('A', '1000000002')]],
    ['none', [entity('A', null)]],
    ['one more account', [entity('A', X), same('A', 'B')]],
    ['another reason', [{ ...entity('A', X), reason: 'its invoices' }]],
  ])('changes with %s', (_what, list) => {
    expect(version(list)).not.toBe(version([entity('A', X)]));
  });
});

function decidedBy(list: readonly Override[]) {
  return entityDecisionsOf(list);
}
