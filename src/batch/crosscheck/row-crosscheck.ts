import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckParentage, CrosscheckRecord } from '../../contract/crosscheck.ts';
import type { CrosscheckExtended } from '../../contract/extended.ts';
import { decisionWords } from '../../crm/overrides/decision-words.ts';
import type { Proposed } from '../../crm/review/proposal-key.ts';
import type { Verdict } from '../../crm/verdict.ts';

/** The owners of an account as far as a file tells them: rows wait on disk for the last one. */
export interface RowParentage extends Pick<CrosscheckParentage, 'core_id' | 'parent'> {
  readonly top_parent: Pick<CrosscheckParentage['top_parent'], 'core_id'>;
  readonly top_operating_parent: Pick<CrosscheckParentage['top_parent'], 'core_id'> | null;
  readonly regional_subsidiary: Pick<
    CrosscheckParentage['regional_subsidiary'],
    'is_regional' | 'regional_scope'
  >;
}

/** What was found of the account of a row: by the service, or beside the file for accounts without an entity. */
export interface RowCrosscheck {
  /** Null without duplicates. */
  readonly duplicate: {
    readonly groupId: string;
    readonly type: string;
    /** The id, as it was sent, of the account that this one is a double of. */
    readonly duplicateOf: string | null;
    readonly reasoning: string | null;
    readonly kind: string | null;
  } | null;
  readonly action: {
    readonly action: string;
    readonly associationType: string | null;
    readonly reasoning: string;
    /** The id, as it was sent, of the account that the action is about. */
    readonly targetId: string | null;
    /** The company that the action is about, whether it has an account or not. */
    readonly targetName: string | null;
    readonly targetCoreId: string | null;
  };
  readonly status: { readonly status: string; readonly reasoning: string } | null;
  readonly parentage: RowParentage | null;
  /** Null where the service does not tell. */
  readonly label: string | null;
  readonly risk: number | null;
  readonly riskReasons: readonly string[];
  readonly needsReview: boolean | null;
  /** Of a merge of accounts with different names: what is known of these. */
  readonly nameDifference: string | null;
  /** Of a merge: the name that the surviving account takes from this one. */
  readonly survivingName: string | null;
  /** Why the account may neither be deleted nor lose a merge; empty where it may, and where the service does not tell. */
  readonly protections: readonly string[];
  /** The decisions of people that it rests on, each in the same words wherever it is told. */
  readonly decisions: readonly string[];
}

/** What is recommended for an account, as answers of people are remembered by. */
export function proposedBy(
  { action, duplicate }: RowCrosscheck,
  { parent_external_id: parentId, parent_name: parentName }: CrmAccount,
): Proposed {
  const { targetId, targetCoreId, associationType } = action;
  const target = targetId ?? duplicate?.duplicateOf ?? null;
  const presentParent = parentId ?? parentName ?? null;
  return { action: action.action, associationType, targetId: target, targetCoreId, presentParent };
}

/** What a service tells of an account; undefined when its pass did not run. */
export function rowCrosscheckOf(
  { crosscheck, parentage }: Pick<CrosscheckRecord, 'crosscheck' | 'parentage'>,
  extended: CrosscheckExtended | undefined,
): RowCrosscheck | undefined {
  if (crosscheck === null) return undefined;
  const { duplicate, recommended_action: action, op_status: status } = crosscheck;
  return {
    duplicate: duplicate && {
      groupId: duplicate.group_id,
      type: duplicate.type,
      duplicateOf: duplicate.duplicate_of?.external_id ?? null,
      reasoning: duplicate.reasoning,
      kind: extended?.duplicate_kind ?? null,
    },
    action: {
      action: action.action,
      associationType: action.association_type,
      reasoning: action.reasoning,
      targetId: extended?.target?.external_id ?? null,
      targetName: extended?.target?.name ?? null,
      targetCoreId: extended?.target?.core_id ?? null,
    },
    status: { status: status.operational_status, reasoning: status.reasoning },
    parentage: parentage && rowParentage(parentage),
    label: extended?.hierarchy_label ?? null,
    risk: extended?.risk ?? null,
    riskReasons: extended?.risk_reasons ?? [],
    needsReview: extended === undefined ? null : extended.review !== null,
    nameDifference: extended?.name_difference ?? null,
    survivingName: extended?.surviving_name ?? null,
    protections: extended?.protections ?? [],
    decisions: extended?.decisions ?? [],
  };
}

function rowParentage({
  core_id,
  parent,
  top_parent: { core_id: top },
  top_operating_parent: operating,
  regional_subsidiary: { is_regional, regional_scope },
}: CrosscheckParentage): RowParentage {
  return {
    ...{ core_id, parent },
    top_parent: { core_id: top },
    top_operating_parent: operating && { core_id: operating.core_id },
    regional_subsidiary: { is_regional, regional_scope },
  };
}

/** What was worked out beside the file; `idOf` gives the id of a position as it was sent. */
export function rowCrosscheckOfVerdict(verdict: Verdict, idOf: (at: number) => string): RowCrosscheck {
  const { action, group, type, duplicateOf, status } = verdict;
  return {
    duplicate:
      group === null || type === null
        ? null
        : {
            groupId: group,
            type,
            duplicateOf: duplicateOf === null ? null : idOf(duplicateOf),
            reasoning: verdict.duplicateReasoning,
            kind: verdict.kind,
          },
    action: {
      action: action.action,
      associationType: action.associationType,
      reasoning: action.reasoning,
      targetId: action.target?.externalId ?? null,
      targetName: action.target?.name ?? null,
      targetCoreId: action.target?.coreId ?? null,
    },
    status,
    parentage: null,
    label: verdict.label,
    risk: verdict.risk,
    riskReasons: verdict.riskReasons,
    needsReview: verdict.review !== null,
    nameDifference: verdict.nameDifference,
    survivingName: verdict.survivingName,
    protections: verdict.protections,
    decisions: verdict.obeyed.map(decisionWords),
  };
}
