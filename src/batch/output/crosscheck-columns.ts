import type { RowCrosscheck } from '../crosscheck/row-crosscheck.ts';

/** What `core crosscheck` adds to a row. */
export const CROSSCHECK_COLUMNS = [
  'core_group_id',
  'core_duplicate_type',
  'core_duplicate_of',
  'core_action',
  'core_association_type',
  'core_action_reasoning',
  'core_duplicate_reasoning',
  'core_parent_core_id',
  'core_parent_external_id',
  'core_top_parent_core_id',
  'core_top_operating_parent_core_id',
  'core_regional_scope',
  'core_hierarchy_label',
  'core_operational_status',
  'core_status_reasoning',
  'core_duplicate_kind',
  'core_risk',
  'core_needs_review',
  'core_target_external_id',
  'core_target_core_id',
  'core_target_name',
  'core_risk_reasons',
  'core_name_difference',
  'core_surviving_name',
  'core_protected',
] as const;
export type CrosscheckColumn = (typeof CROSSCHECK_COLUMNS)[number];

/** What `core duplicates` adds to a row. */
export const DUPLICATE_COLUMNS = [
  'core_group_id',
  'core_duplicate_type',
  'core_duplicate_of',
  'core_duplicate_kind',
  'core_duplicate_reasoning',
] as const satisfies readonly CrosscheckColumn[];

const NO_TARGET = { targetId: null, targetCoreId: null, targetName: null };

/** What was found of a row's account as cells. */
export function crosscheckCells(told: RowCrosscheck): Readonly<Record<CrosscheckColumn, string>> {
  const { duplicate, action, parentage, status } = told;
  // Who loads the file into a CRM takes a target for what is to be set, never for the parent that is taken away.
  const target = action.associationType === 'remove_parent' ? NO_TARGET : action;
  return {
    core_group_id: duplicate?.groupId ?? '',
    core_duplicate_type: duplicate?.type ?? '',
    core_duplicate_of: duplicate?.duplicateOf ?? '',
    core_action: action.action,
    core_association_type: action.associationType ?? '',
    core_action_reasoning: action.reasoning,
    core_duplicate_reasoning: duplicate?.reasoning ?? '',
    core_parent_core_id: parentage?.parent?.core_id ?? '',
    core_parent_external_id: parentage?.parent?.external_id ?? '',
    core_top_parent_core_id: parentage?.top_parent.core_id ?? '',
    core_top_operating_parent_core_id: parentage?.top_operating_parent?.core_id ?? '',
    core_regional_scope: parentage?.regional_subsidiary.regional_scope ?? '',
    core_hierarchy_label: told.label ?? '',
    core_operational_status: status?.status ?? '',
    core_status_reasoning: status?.reasoning ?? '',
    core_duplicate_kind: duplicate?.kind ?? '',
    core_risk: told.risk === null ? '' : String(told.risk),
    core_needs_review: told.needsReview === null ? '' : told.needsReview ? 'yes' : 'no',
    core_target_external_id: target.targetId ?? '',
    core_target_core_id: target.targetCoreId ?? '',
    core_target_name: target.targetName ?? '',
    core_risk_reasons: told.riskReasons.join('; '),
    core_name_difference: told.nameDifference ?? '',
    core_surviving_name: told.survivingName ?? '',
    core_protected: told.protections.join('; '),
  };
}
