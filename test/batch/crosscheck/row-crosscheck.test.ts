import { expect, it } from 'vitest';
import { rowCrosscheckOf } from '../../../src/batch/crosscheck/row-crosscheck.ts';
import { crosscheckCells } from '../../../src/batch/output/crosscheck-columns.ts';
import type { CrosscheckRecord } from '../../../src/contract/crosscheck.ts';

const company = (core_id: string, external_id: string | null) => ({
  ...{
    core_id,
    external_id,
    trading_name: 'Zwickelmann',
    legal_name: 'Zwickelmann AG',
    website: 'zwickelmann.de',
  },
  ...{ country: 'DE', entity_category: null, entity_sub_category: null, reasoning: null, confidence: null },
});

const TOLD: Pick<CrosscheckRecord, 'crosscheck' | 'parentage'> = {
  crosscheck: {
    recommended_action: { action: 'None', association_type: null, reasoning: 'Nothing to do.' },
    ...{ duplicate: null, checked_at: '2026-01-01T00:00:00.000Z' },
    op_status: { operational_status: 'Active', reasoning: '' },
  },
  parentage: {
    ...{ core_id: '1', parent: company('2', 'b') },
    ...{ top_parent: company('3', 'c'), top_operating_parent: company('4', null) },
    regional_subsidiary: {
      is_regional: true,
      regional_scope: 'DE',
      reasoning: 'Its name ends with a country.',
    },
  },
};

it('keeps of the owners what a file and the families of leads tell, and no more', () => {
  const told = rowCrosscheckOf(TOLD, undefined);
  expect(told?.parentage).toEqual({
    ...{ core_id: '1', parent: company('2', 'b') },
    ...{ top_parent: { core_id: '3' }, top_operating_parent: { core_id: '4' } },
    regional_subsidiary: { is_regional: true, regional_scope: 'DE' },
  });
  expect(told && crosscheckCells(told)).toMatchObject({
    ...{ core_parent_core_id: '2', core_parent_external_id: 'b', core_top_parent_core_id: '3' },
    ...{ core_top_operating_parent_core_id: '4', core_regional_scope: 'DE' },
  });
});
