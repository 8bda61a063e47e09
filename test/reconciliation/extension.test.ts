import { describe, expect, it } from 'vitest';
import { extensionOf } from '../../src/reconciliation/extension.ts';
import type { KnownEntity } from '../../src/reconciliation/known-entity.ts';
import { PROPERTIES } from '../../src/reconciliation/properties.ts';

const SIEMENS: KnownEntity = {
  ...{ coreId: '6075156552', name: 'Siemens', city: 'Munich', socialUrl: null },
  fields: {
    ...{ website: 'siemens.com', headcount: 320_000, revenue: 75_900_000_000.5, country: 'DE' },
    ...{ parent_core_id: '1000000001', parent_name: 'Siemens Holding', top_parent_core_id: '1000000002' },
  },
  names: ['Siemens AG', 'Siemens', 'Siemens & Halske AG'],
  identifiers: [
    { type: 'lei', value: 'W38RGI023J3WT1HWRP32' },
    { type: 'lei', value: 'W38RGI023J3WT1HWRP32' },
    { type: 'isin', value: 'DE0007236101' },
  ],
  sources: ['gleif:W38RGI023J3WT1HWRP32'],
};
const known = new Map([['6075156552', SIEMENS]]);
const valuesOf = (id: string, settings: Record<string, unknown> = {}) =>
  extensionOf({ ids: ['6075156552'], properties: [{ id, settings }] }, known).rows['6075156552']?.[id];

describe('a data extension', () => {
  it('has every property of every entity, in the order asked: OpenRefine shifts columns otherwise', () => {
    const ids = ['1111111111', '6075156552'];
    const { meta, rows } = extensionOf({ ids, properties: PROPERTIES.map(({ id }) => ({ id })) }, known);
    const names = PROPERTIES.map(({ id }) => id);
    expect(meta.map(({ id }) => id)).toEqual(names);
    expect(Object.keys(rows).toSorted()).toEqual(ids);
    for (const row of Object.values(rows)) expect(Object.keys(row)).toEqual(names);
    expect(Object.values(rows['1111111111'] ?? {}).flat()).toEqual([]);
    expect(names.length).toBeGreaterThan(25);
  });

  it('has texts, whole numbers, other numbers and entities', () => {
    expect(valuesOf('website')).toEqual([{ str: 'siemens.com' }]);
    expect(valuesOf('headcount')).toEqual([{ int: 320_000 }]);
    expect(valuesOf('revenue')).toEqual([{ float: 75_900_000_000.5 }]);
    expect(valuesOf('parent')).toEqual([{ id: '1000000001', name: 'Siemens Holding' }]);
    expect(valuesOf('top_parent')).toEqual([{ id: '1000000002', name: '1000000002' }]);
    expect(valuesOf('top_operating_parent')).toEqual([]);
  });

  it('says which properties are entities', () => {
    const { meta } = extensionOf({ ids: [], properties: [{ id: 'parent' }, { id: 'lei' }] }, known);
    expect(meta).toEqual([
      { id: 'parent', name: 'Parent company', type: { id: 'Organization', name: 'Organization' } },
      { id: 'lei', name: 'LEI' },
    ]);
  });

  it('has each identifier once, and as many values as the setting says', () => {
    expect(valuesOf('lei')).toEqual([{ str: 'W38RGI023J3WT1HWRP32' }]);
    expect(valuesOf('names', { limit: '2' })).toHaveLength(2);
    expect(valuesOf('names', { limit: '0' })).toHaveLength(3);
    expect(valuesOf('names', { limit: 'many' })).toHaveLength(3);
  });

  it('has the city of the company where no headquarters are known', () => {
    expect(valuesOf('city')).toEqual([{ str: 'Munich' }]);
  });

  it('has an empty column for a property that is not known', () => {
    const extended = extensionOf({ ids: ['6075156552'], properties: [{ id: 'shoe_size' }] }, known);
    expect(extended.meta).toEqual([{ id: 'shoe_size', name: 'shoe_size' }]);
    expect(extended.rows).toEqual({ '6075156552': { shoe_size: [] } });
  });
});
