import { describe, expect, it } from 'vitest';
import { knownEntities } from '../../../src/engine/browse/known-entities.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { company, universeOf } from '../../builders.ts';

const RECORDS = [
  company({ source: 'sec-edgar', id: '0000066740', name: '3M', cik: '66740' }),
  company({ source: 'starter', id: 'three-m', name: '3M', website: '3m.com', cik: '66740' }),
  company({ source: 'starter', id: 'acme', name: 'Acme' }),
];

describe('the entities that are known', () => {
  it('are found by the ids of all their records, and answer with one', () => {
    const known = knownEntities(universeOf(RECORDS));
    const survivor = mintCoreId('sec-edgar:0000066740');
    const found = known.ofRecord('starter', 'three-m');
    expect(found?.coreId).toBe(survivor);
    expect(known.ofRecord('sec-edgar', '0000066740')).toEqual(found);
    expect(known.byCoreId(mintCoreId('starter:three-m'))).toEqual(found);
    expect(known.ofRecord('starter', 'acme')?.entity).not.toBe(found?.entity);
  });

  it('are not found by ids that no record has', () => {
    const known = knownEntities(universeOf(RECORDS));
    expect(known.ofRecord('sec-edgar', '66740')).toBeUndefined();
    expect(known.ofRecord('ror', 'acme')).toBeUndefined();
    expect(known.byCoreId('1111111111')).toBeUndefined();
  });

  it('come from sources whose ids can be listed', () => {
    const known = knownEntities(universeOf(RECORDS));
    expect([known.hasSource('starter'), known.hasSource('lei')]).toEqual([true, false]);
    expect([...known.recordIds('starter')].sort()).toEqual(['acme', 'three-m']);
  });
});
