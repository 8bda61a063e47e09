import { describe, expect, it } from 'vitest';
import { expectationsOf, type KnownEntities } from '../../src/evaluation/expectations.ts';
import { judge } from '../../src/evaluation/judge.ts';
import type { TruthRow } from '../../src/evaluation/truth.ts';
import { row } from './judged.ts';

const THREE_M = { entity: 7, coreId: '1000000007' };
const ACME = { entity: 8, coreId: '1000000008' };

/** Two companies of the source sec-edgar; 1000000009 is an id that leads to 3M by redirect. */
function known(
  records = new Map([
    ['0000066740', THREE_M],
    ['ACM', ACME],
  ]),
) {
  const ids = new Map([THREE_M, ACME].map((entity) => [entity.coreId, entity]));
  let scans = 0;
  const entities: KnownEntities = {
    byCoreId: (id) => (id === '1000000009' ? THREE_M : ids.get(id)),
    hasSource: (source) => source === 'sec-edgar',
    recordIds: () => {
      scans++;
      return records.keys();
    },
    ofRecord: (_source, id) => records.get(id),
  };
  return { entities, scans: () => scans };
}

function truth(externalId: string, expectedId: string, acceptIds: readonly string[] = []): TruthRow {
  return { line: 2, externalId, expectedId, acceptIds };
}

describe('what is expected', () => {
  it('is the survivor of a redirected core_id, and every id that is accepted', () => {
    const rows = [truth('A-1', '1000000009', [ACME.coreId]), truth('A-2', '')];
    const { byExternalId, unknown } = expectationsOf(rows, known().entities, undefined);
    const accepted = { coreIds: new Set([THREE_M.coreId, ACME.coreId]), entities: new Set([7, 8]) };
    expect(byExternalId.get('A-1')).toEqual({ expected: '1000000009', isAnswerable: true, ...accepted });
    const none = { coreIds: new Set(), entities: new Set() };
    expect(byExternalId.get('A-2')).toEqual({ expected: '', isAnswerable: false, ...none });
    expect(unknown).toEqual([]);
  });

  it('is found by the ids of a source, whatever their leading zeros and case', () => {
    const rows = [truth('A-1', '66740'), truth('A-2', 'acm'), truth('A-3', '0000066740')];
    const { byExternalId } = expectationsOf(rows, known().entities, 'sec-edgar');
    const found = [...byExternalId.values()].map(({ coreIds }) => [...coreIds]);
    expect(found).toEqual([[THREE_M.coreId], [ACME.coreId], [THREE_M.coreId]]);
  });

  it('reads no records of the source when its ids are in its own form', () => {
    const { entities, scans } = known();
    expectationsOf([truth('A-1', '0000066740')], entities, 'sec-edgar');
    expect(scans()).toBe(0);
  });

  it('stays answerable when the reference does not know the id, and the id is told', () => {
    const { byExternalId, unknown } = expectationsOf([truth('A-1', '99')], known().entities, 'sec-edgar');
    expect(byExternalId.get('A-1')).toMatchObject({ isAnswerable: true, coreIds: new Set() });
    expect(unknown).toEqual(['99']);
  });

  it('cannot be found in a source that the reference does not have', () => {
    expect(() => expectationsOf([], known().entities, 'lei')).toThrow('the reference has no source lei');
  });
});

describe('a verdict', () => {
  const right = {
    expected: '7',
    isAnswerable: true,
    coreIds: new Set(['1000000007']),
    entities: new Set([7]),
  };
  const none = { expected: '', isAnswerable: false, coreIds: new Set<string>(), entities: new Set<number>() };

  it.each([
    ['matched', '1000000007', right, 'right'],
    ['matched', '1000000008', right, 'wrong'],
    ['matched', '1000000007', none, 'wrong'],
    ['created', '1000000007', right, 'abstained'],
    ['ambiguous', null, right, 'abstained'],
    ['no_match', null, none, 'abstained'],
    ['invalid', null, none, 'broken'],
    ['failed', null, right, 'broken'],
  ] as const)('on %s %s', (outcome, coreId, expectation, verdict) => {
    expect(judge(row({ outcome, coreId }), expectation).verdict).toBe(verdict);
  });
});
