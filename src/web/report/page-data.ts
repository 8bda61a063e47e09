import type { ReportAccount } from '../../contract/crosscheck-report.ts';
import type { ChangeOf } from './changes-since.ts';
import type { ReportSummary } from './report-summary.ts';

/** What the page is told first. */
export interface PageData {
  readonly summary: ReportSummary;
  /** By their numbers in the index. */
  readonly actions: readonly string[];
  /** A risk above this one is high. */
  readonly highRisk: number;
  readonly columns: readonly string[];
  readonly idColumn: string | null;
  readonly filledTogether: readonly (readonly string[])[];
  readonly nameColumn: string | null;
  readonly owners: readonly string[];
  readonly groups: readonly PageGroup[];
  /** Companies without an account that become parents. */
  readonly companies: readonly string[];
  /** Accounts in one block of details. */
  readonly detailsAtOnce: number;
}

/** The id of a group, and the positions of its accounts, the surviving one first. */
export type PageGroup = readonly [id: string, members: readonly number[]];

/** What the table and the drawings need of every account; the position of a row is the position of the account. */
export type IndexRow = readonly [
  id: string,
  name: string,
  place: string,
  action: number,
  risk: number | null,
  needsReview: 0 | 1,
  owner: number,
  contracted: number | null,
  annual: number | null,
  group: number | null,
  link: number | null,
  /** The position of the account above, or -1 and less of a company without an account: the first one is -1. */
  above: number | null,
  change: ChangeOf['change'] | 0,
  /** Of the two amounts; 0 where the file does not have amounts in several. */
  currencies: readonly [contracted: string, annual: string] | 0,
];

/** What is told of an account that somebody looks at. */
export interface AccountDetails
  extends Pick<
    ReportAccount,
    | 'line'
    | 'core_id'
    | 'outcome'
    | 'confidence'
    | 'identity_reasoning'
    | 'association_type'
    | 'reasoning'
    | 'target'
    | 'risk_reasons'
    | 'surviving_name'
    | 'duplicate'
    | 'operational_status'
    | 'status_reasoning'
    | 'hierarchy_label'
  > {
  readonly before: string | null;
  /** Column and value. */
  readonly values: readonly (readonly [column: number, value: string])[];
}

/** Ids and classes of the elements that hold the data. */
export const DATA = { page: 'page-data', index: 'index-data', details: 'details-data' } as const;
