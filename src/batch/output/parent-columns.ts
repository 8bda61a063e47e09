import type { Party, ResolveParentRecord } from '../../contract/resolve-parent.ts';

/** What `core resolve-parent` adds to a row. */
export const PARENT_COLUMNS = [
  'core_parent_core_id',
  'core_parent_name',
  'core_parent_country',
  'core_parent_confidence',
  'core_parent_reasoning',
  'core_top_parent_core_id',
  'core_top_parent_name',
  'core_top_parent_reasoning',
  'core_top_operating_parent_core_id',
  'core_top_operating_parent_name',
  'core_is_regional',
  'core_regional_scope',
  'core_regional_reasoning',
] as const;
export type ParentColumn = (typeof PARENT_COLUMNS)[number];

/** The owners of a row's entity as cells; without a parent its reasoning says why. */
export function parentCells(
  {
    parent,
    top_parent: top,
    top_operating_parent: operating,
    regional_subsidiary: regional,
  }: ResolveParentRecord,
  noParentReason = '',
): Readonly<Record<ParentColumn, string>> {
  return {
    core_parent_core_id: parent?.core_id ?? '',
    core_parent_name: nameOf(parent),
    core_parent_country: parent?.country ?? '',
    core_parent_confidence: parent?.confidence ?? '',
    core_parent_reasoning: parent === null ? noParentReason : (parent.reasoning ?? ''),
    core_top_parent_core_id: top.core_id,
    core_top_parent_name: nameOf(top),
    core_top_parent_reasoning: top.reasoning ?? '',
    core_top_operating_parent_core_id: operating?.core_id ?? '',
    core_top_operating_parent_name: nameOf(operating),
    core_is_regional: regional.is_regional ? 'yes' : 'no',
    core_regional_scope: regional.regional_scope ?? '',
    core_regional_reasoning: regional.reasoning ?? '',
  };
}

function nameOf(party: Party | null | undefined): string {
  return party?.trading_name ?? party?.legal_name ?? '';
}
