import { expect, it } from 'vitest';
import type { Override } from '../../../src/crm/override.ts';
import { accountKey } from '../../../src/crm/overrides/account-key.ts';
import {
  DECISION_COLUMNS,
  type DecisionRow,
  decisionRow,
  overrideOfRow,
} from '../../../src/crm/overrides/decision-row.ts';
import { overridesOf } from '../../../src/crm/overrides/overrides-of.ts';
import { different, entity, neverMerge, notEntity, operating, parent, same } from './decisions.ts';

const TODAY = '2026-11-22T08:00:00.000Z';
const X = '1000000001';

it.each<Override>([
  ...[same('A', 'B'), different('A', 'B'), neverMerge('A', 'B'), entity('A', X), entity('A', null)],
  ...[notEntity('A', X), parent('A', X), parent('A', null), operating('A', true), operating('A', false)],
  { ...entity('{"name": "Acme"}', X), reason: 'its invoices', decided_by: 'Ana' },
])('%j is read as it was written', (override) => {
  expect(overrideOfRow(decisionRow(override), TODAY)).toEqual(override);
});

it('gives ids their whole form, and a decision without a day that of today', () => {
  const row = rowOf({ decision: 'Same_Company', account: '0015g00000AbCdE', other_account: ' B ' });
  expect(overrideOfRow(row, TODAY)).toEqual({
    decision: 'same_company',
    accounts: ['0015g00000AbCdEAAV', 'B'],
    decided_at: TODAY,
  });
});

it('keeps ids of other systems as they were given, and finds the forms that earlier versions kept', () => {
  const row = rowOf({ decision: 'entity', account: 'ACCT00000000001', core_id: X });
  expect(overrideOfRow(row, TODAY)).toMatchObject({ account: 'ACCT00000000001' });
  expect(overridesOf([parent('ACCT00000000001PAA', X)]).parentOf(accountKey('ACCT00000000001'))).toBe(X);
});

it.each<[string, Partial<DecisionRow>]>([
  ['decision', { decision: 'merge', account: 'A' }],
  ['account', { decision: 'entity', core_id: X }],
  ['account', { decision: 'entity', account: '{"nmae": "Acme"}', core_id: X }],
  ['other_account', { decision: 'same_company', account: 'A' }],
  [
    'other_account',
    { decision: 'same_company', account: '0015g00000AbCdE', other_account: '0015g00000AbCdEAAV' },
  ],
  ['other_account', { decision: 'entity', account: 'A', other_account: 'B', core_id: X }],
  ['core_id', { decision: 'entity', account: 'A' }],
  ['core_id', { decision: 'not_entity', account: 'A', core_id: 'none' }],
  ['core_id', { decision: 'parent', account: 'A', core_id: '0123456789' }],
  ['core_id', { decision: 'same_company', account: 'A', other_account: 'B', core_id: X }],
  ['is_operating', { decision: 'operating', account: 'A', is_operating: 'perhaps' }],
  ['decided_at', { decision: 'entity', account: 'A', core_id: X, decided_at: '31.1.2026' }],
  ['decided_at', { decision: 'entity', account: 'A', core_id: X, decided_at: '2026-13-01' }],
  ['decided_at', { decision: 'entity', account: 'A', core_id: X, decided_at: '2027-02-30' }],
])('names %s as what is wrong with %j, and what to do', (field, row) => {
  const fault = overrideOfRow(rowOf(row), TODAY);
  expect(fault).toEqual({ field, what: expect.stringMatching(/./), fix: expect.stringMatching(/\.$/) });
});

function rowOf(parts: Partial<DecisionRow>): DecisionRow {
  // Every column of a decision, empty.
  const empty = Object.fromEntries(DECISION_COLUMNS.map((column) => [column, ''])) as DecisionRow;
  return { ...empty, ...parts };
}
