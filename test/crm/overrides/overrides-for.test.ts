import { describe, expect, it } from 'vitest';
import { NO_OVERRIDES } from '../../../src/crm/override.ts';
import { overridesFor } from '../../../src/crm/overrides/overrides-for.ts';
import { datasetOf } from '../crm-of.ts';
import { different, entity, operating, parent, same } from './decisions.ts';

const X = '1000000001';
const dataset = datasetOf(
  [
    { external_id: '1', trading_name: 'Acme', city: 'Bonn' },
    { external_id: '2', trading_name: 'ACME', city: 'bonn' },
    { external_id: '3', trading_name: 'Zenith' },
    { external_id: '4', trading_name: 'Zenith', city: 'Ulm' },
  ],
  () => '',
);
const ACME = '{"name": "Acme", "city": "Bonn"}';
const ZENITH = '{"name": "Zenith"}';

describe('decisions about accounts of a dataset', () => {
  it('name an account by its id, or by what its record says', () => {
    const overrides = overridesFor(
      [different(ACME, ZENITH), parent(ZENITH, X), operating('4', false)],
      dataset,
    );
    expect(overrides.ofPair('1', '3')).toBe('different_companies');
    expect(overrides.ofPair('3', '2')).toBe('different_companies');
    expect(overrides.ofPair('1', '4')).toBeUndefined();
    expect([overrides.parentOf('3'), overrides.parentOf('4')]).toEqual([X, undefined]);
    expect([overrides.isOperating('4'), overrides.isOperating('3')]).toEqual([false, undefined]);
  });

  it('make accounts one company by their records', () => {
    const overrides = overridesFor([same(ACME, '4')], dataset);
    expect(overrides.sameAs('4')).toEqual(['1', '2']);
    expect(overrides.sameAs('1')).toEqual(['4']);
    expect(overrides.ofPair('2', '4')).toBe('same_company');
  });

  it('about the row of another file are left out', () => {
    const rows = datasetOf([{ external_id: 'row 1', trading_name: 'Acme' }], () => '');
    expect(overridesFor([parent('row 1', X)], rows)).toBe(NO_OVERRIDES);
  });

  it('about an id come before those about its record', () => {
    const overrides = overridesFor([entity(ACME, X), entity('2', null)], dataset);
    expect([overrides.entityOf('1'), overrides.entityOf('2')]).toEqual([X, null]);
  });

  it('are none where there are none', () => {
    expect(overridesFor([], dataset)).toBe(NO_OVERRIDES);
  });
});
