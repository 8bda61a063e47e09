import { describe, expect, it } from 'vitest';
import type { Override } from '../../../src/crm/override.ts';
import { entityDecisionsOf } from '../../../src/crm/overrides/entity-decisions.ts';
import { different, entity, notEntity, operating, parent, same } from './decisions.ts';

const X = '1000000001';
const Y = '1000000002';
const MADE = { decidedAt: '2026-03-01', reason: null, decidedBy: null };
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

describe('what an account was decided not to be', () => {
  it('is told of it and of all of its company, each entity once', () => {
    const list = [same('A', 'B'), notEntity('B', Y), notEntity('A', X), notEntity('B', X), notEntity('C', X)];
    const decided = decidedBy([...list, notEntity(RECORD, Y)]);
    expect(decided?.of({ external_id: 'A' })).toBeUndefined();
    expect(decided?.notOf({ external_id: 'A' })).toEqual([
      { coreId: X, sameAs: null, ...MADE, words: `A is not ${X}` },
      { coreId: Y, sameAs: 'B', ...MADE, words: `B is not ${Y}` },
    ]);
    expect(decided?.notOf({ external_id: 'D', legal_name: 'ACME, INC.', city: 'bonn' })).toMatchObject([
      { coreId: Y, sameAs: null },
    ]);
    expect(decided?.notOf({ external_id: 'D' })).toEqual([]);
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

it('is nothing when nobody decided anything but which accounts are one company', () => {
  expect(decidedBy([same('A', 'B')])).toBeUndefined();
});

describe('what people decided of the company of an account', () => {
  const list = [operating('A', false), parent('B', X), same('A', 'B'), parent('C', null)];
  const of = (external_id: string) => decidedBy(list)?.factsOf({ external_id });

  it('holds for all accounts that are one company, with the decision that says so', () => {
    const facts = { operating: { isOperating: false, by: list[0] }, parent: { coreId: X, by: list[1] } };
    expect([of('A'), of('B')]).toEqual([facts, facts]);
    expect(of('C')).toEqual({ parent: { coreId: null, by: list[3] } });
    expect(of('D')).toEqual({});
  });

  it('is told of each account as a text that is another one when something else is decided', () => {
    const told = (decisions: readonly Override[], external_id = 'A') =>
      decidedBy(decisions)?.told({ external_id });
    expect(told(list)).toBe(told([...list, entity('D', X)]));
    expect(told(list, 'D')).toBeUndefined();
    const texts = [list, [entity('A', X)], [notEntity('A', X)], [operating('A', true)], [parent('A', null)]];
    expect(new Set(texts.map((one) => told(one))).size).toBe(texts.length);
  });
});

describe('the version of the decisions', () => {
  const version = (list: readonly Override[]) => decidedBy(list)?.version;

  it('does not depend on the order of what was denied', () => {
    const list = [same('A', 'B'), notEntity('B', X), notEntity('A', Y), notEntity('A', X), notEntity('C', X)];
    expect(version(list.toReversed())).toBe(version(list));
  });

  it('stays when decisions change that say nothing of a single account, and when they stand in another order', () => {
    const list = [entity('A', X), entity('B', null)];
    expect(version([...list, same('C', 'D')])).toBe(version(list));
    expect(version(list.toReversed())).toBe(version(list));
  });

  it.each([
    ['another entity', [entity('A', '1000000002')]],
    ['none', [entity('A', null)]],
    ['one more account', [entity('A', X), same('A', 'B')]],
    ['an entity that it is not', [entity('A', X), notEntity('A', Y)]],
    ['an entity that another account is not', [entity('A', X), notEntity('B', X)]],
    ['the parent of an account', [entity('A', X), parent('A', null)]],
    ['whether an account operates', [entity('A', X), operating('B', false)]],
    ['another reason', [{ ...entity('A', X), reason: 'its invoices' }]],
  ])('changes with %s', (_what, list) => {
    expect(version(list)).not.toBe(version([entity('A', X)]));
  });
});

function decidedBy(list: readonly Override[]) {
  return entityDecisionsOf(list);
}
