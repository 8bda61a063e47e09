import type { CrmAccount } from '../../contract/crm-account.ts';
import { REPORTED_ACTIONS, type ReportAccount } from '../../contract/crosscheck-report.ts';
import { placeWords } from '../../crm/account-name.ts';
import { cellText } from '../../tabular/cell-text.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { RowResult } from '../row-result.ts';

/** A row that was judged. */
export interface JudgedRow {
  readonly row: InputRow;
  readonly account: CrmAccount;
  readonly result: RowResult;
}

export interface ReportColumns {
  readonly columns: readonly string[];
  /** Positions of the columns that are mapped to a field of an account. */
  readonly mapped: ReadonlySet<number>;
}

/** What a report tells of a row; undefined of one that was not judged. */
export function reportAccountOf(
  { row, account, result }: JudgedRow,
  named: ReportColumns,
): ReportAccount | undefined {
  if (result.record === undefined || result.crosscheck === undefined) return undefined;
  const { record, crosscheck } = result;
  const { action, duplicate, status } = crosscheck;
  const recommended = REPORTED_ACTIONS.find((one) => one === action.action);
  if (recommended === undefined) return undefined;
  const hasTarget = action.targetId !== null || action.targetName !== null;
  return {
    external_id: account.external_id,
    name: account.legal_name ?? account.trading_name ?? account.website ?? '',
    line: row.line,
    core_id: record.core_id,
    outcome: result.outcome,
    confidence: record.core_id === null ? null : record.identity_resolution_confidence,
    identity_reasoning: record.identity_resolution_reasoning,
    action: recommended,
    association_type: action.associationType,
    reasoning: action.reasoning,
    target: hasTarget
      ? { external_id: action.targetId, core_id: action.targetCoreId, name: action.targetName }
      : null,
    needs_review: crosscheck.needsReview === true,
    risk: crosscheck.risk,
    risk_reasons: [...crosscheck.riskReasons],
    name_difference: crosscheck.nameDifference,
    surviving_name: crosscheck.survivingName,
    parent_external_id: account.parent_external_id ?? null,
    duplicate: duplicate && {
      ...{ group_id: duplicate.groupId, type: duplicate.type, duplicate_of: duplicate.duplicateOf },
      ...{ kind: duplicate.kind, reasoning: duplicate.reasoning },
    },
    operational_status: status?.status ?? null,
    status_reasoning: status?.reasoning ?? null,
    hierarchy_label: crosscheck.label,
    owner: account.owner ?? null,
    contracted_revenue: account.contracted_revenue ?? null,
    annual_revenue: account.annual_revenue ?? null,
    contracted_currency: account.contracted_currency ?? null,
    annual_currency: account.annual_currency ?? null,
    place: placeWords(account) || null,
    values: valuesOf(row, duplicate === null ? named : { ...named, mapped: undefined }),
  };
}

function valuesOf(
  { cells }: InputRow,
  { columns, mapped }: { columns: readonly string[]; mapped: ReadonlySet<number> | undefined },
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column, at) => {
      if (mapped !== undefined && !mapped.has(at)) return [];
      const value = cellText(cells[at] ?? '');
      return value === '' ? [] : [[column, shortened(value)] as const];
    }),
  );
}

/** Of long notes a report shows the beginning. */
const LONGEST = 1000;

function shortened(value: string): string {
  return value.length <= LONGEST ? value : `${value.slice(0, LONGEST).replace(/\p{Cs}/u, '')}…`;
}
