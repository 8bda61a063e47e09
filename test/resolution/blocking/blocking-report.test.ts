import { describe, expect, it } from 'vitest';
import { blockingReach } from '../../../src/resolution/blocking/blocking-report.ts';
import { findCandidates } from '../../../src/resolution/blocking/candidates.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { company } from '../../builders.ts';
import { memoryIndex } from '../memory-index.ts';

describe('what the blocking keys of a record lead to', () => {
  const records = [
    company({ name: 'Zymergen', website: 'zymergen.com' }),
    company({ name: 'Zymergen Foods' }),
    company({ name: 'Unrelated Freight' }),
  ];

  it('is told by the kind of key', () => {
    const index = memoryIndex(records);
    const named = (name: string) => (entity: number) => index.profile(entity).name === name;
    const { byKind } = blockingReach(
      normaliseRecord({ trading_name: 'Zymergen', website: 'https://www.zymergen.com/about' }),
      index,
    );
    const found = (kind: string) => [...(byKind.get(kind) ?? [])];
    expect(found('domain').map((entity) => index.profile(entity).name)).toEqual(['Zymergen']);
    expect(found('name fingerprint').every(named('Zymergen'))).toBe(true);
    expect(
      found('token')
        .map((entity) => index.profile(entity).name)
        .sort(),
    ).toEqual(['Zymergen', 'Zymergen Foods']);
    expect(found('phone')).toEqual([]);
  });

  it('has every kind of key, also for a record without any', () => {
    const { byKind, candidates } = blockingReach(normaliseRecord({}), memoryIndex(records));
    const kinds = [
      'domain',
      'registration',
      'social',
      'phone',
      'house',
      'name fingerprint',
      'name in a town',
    ];
    expect([...byKind.keys()]).toEqual([
      ...kinds,
      'glued name',
      'token',
      'pair',
      'acronym',
      'variant',
      'beginning',
    ]);
    expect([...byKind.values()].every((entities) => entities.size === 0)).toBe(true);
    expect(candidates).toEqual([]);
  });

  it('has the candidates that the matcher compares', () => {
    const index = memoryIndex(records);
    const record = normaliseRecord({ trading_name: 'Zymergen' });
    expect(blockingReach(record, index).candidates).toEqual(findCandidates(record, index));
    expect(blockingReach(record, index).candidates.length).toBeGreaterThan(0);
  });
});
