import type { RowCrosscheck } from '../crosscheck/row-crosscheck.ts';
import type { CrosscheckColumn } from './crosscheck-columns.ts';

/**
 * What `crosscheckCells` has written of an account; undefined for a row that was not judged. Parents in the world and
 * decisions are not read again; a parent that is taken away is not told.
 */
export function crosscheckIn(value: (column: CrosscheckColumn) => string): RowCrosscheck | undefined {
  const action = value('core_action');
  if (action === '') return undefined;
  const filled = (column: CrosscheckColumn) => value(column) || null;
  const listed = (column: CrosscheckColumn) => (value(column) === '' ? [] : value(column).split('; '));
  const [group, review, status] = [
    filled('core_group_id'),
    filled('core_needs_review'),
    filled('core_operational_status'),
  ];
  return {
    duplicate:
      group === null
        ? null
        : {
            ...{
              groupId: group,
              type: value('core_duplicate_type'),
              duplicateOf: filled('core_duplicate_of'),
            },
            ...{ reasoning: filled('core_duplicate_reasoning'), kind: filled('core_duplicate_kind') },
          },
    action: {
      ...{
        action,
        associationType: filled('core_association_type'),
        reasoning: value('core_action_reasoning'),
      },
      ...{ targetId: filled('core_target_external_id'), targetName: filled('core_target_name') },
      targetCoreId: filled('core_target_core_id'),
    },
    status: status === null ? null : { status, reasoning: value('core_status_reasoning') },
    parentage: null,
    label: filled('core_hierarchy_label'),
    risk: value('core_risk') === '' ? null : Number(value('core_risk')),
    riskReasons: listed('core_risk_reasons'),
    needsReview: review === null ? null : review === 'yes',
    nameDifference: filled('core_name_difference'),
    survivingName: filled('core_surviving_name'),
    protections: listed('core_protected'),
    decisions: [],
  };
}
