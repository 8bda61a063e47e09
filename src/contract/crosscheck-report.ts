import { z } from 'zod';
import type { CrmName } from './crm-name.ts';
import { Outcome } from './extended.ts';

const text = z.string();

/** What a crosscheck recommends, in the order in which it is told. */
export const REPORTED_ACTIONS = [
  'Delete',
  'Merge',
  'Associate',
  'Associate (missing parent)',
  'None',
] as const;
export type ReportedAction = (typeof REPORTED_ACTIONS)[number];

/** One account of a crosscheck as a report tells of it. Ids are those of the file, as they were sent. */
export const ReportAccount = z.object({
  external_id: text,
  name: text,
  line: z.int(),
  core_id: text.nullable(),
  outcome: Outcome,
  confidence: text.nullable(),
  identity_reasoning: text.nullable(),
  action: z.enum(REPORTED_ACTIONS),
  association_type: text.nullable(),
  reasoning: text,
  /** What the action is about: an account, a company without one, or both. */
  target: z
    .object({ external_id: text.nullable(), core_id: text.nullable(), name: text.nullable() })
    .nullable(),
  needs_review: z.boolean(),
  risk: z.number().nullable(),
  risk_reasons: z.array(text),
  /** Of a merge of accounts with different names: what is known of these. */
  name_difference: text.nullable(),
  /** Of a merge: the name that the surviving account takes from this one. */
  surviving_name: text.nullable(),
  /** The parent that the file names. */
  parent_external_id: text.nullable(),
  duplicate: z
    .object({
      group_id: text,
      type: text,
      duplicate_of: text.nullable(),
      kind: text.nullable(),
      reasoning: text.nullable(),
    })
    .nullable(),
  operational_status: text.nullable(),
  status_reasoning: text.nullable(),
  hierarchy_label: text.nullable(),
  owner: text.nullable(),
  contracted_revenue: z.number().nullable(),
  annual_revenue: z.number().nullable(),
  /** The currencies of the two amounts above; null where the file names none. */
  contracted_currency: text.nullable(),
  annual_currency: text.nullable(),
  place: text.nullable(),
  /** Cells by their header, empty ones left out; of accounts without a duplicate the mapped ones alone. */
  values: z.record(text, text),
});
export type ReportAccount = z.infer<typeof ReportAccount>;

/** What of an earlier report is compared with a later one. */
export const EarlierReport = z.object({
  report: z.literal('core crosscheck'),
  version: z.literal(1),
  accounts: z.array(ReportAccount.pick({ external_id: true, name: true, action: true, target: true })),
});
export type EarlierReport = z.infer<typeof EarlierReport>;

/** Every account of a crosscheck once, in the order of the file. They may be more than memory holds. */
export interface ReportAccounts {
  readonly size: number;
  at(position: number): ReportAccount;
}

/** What a report is made of. */
export interface CrosscheckReport {
  /** The name of the file. */
  readonly input: string;
  /** The columns of the file, by which values are named. */
  readonly columns: readonly string[];
  /** The column that holds the ids; null where there is none. */
  readonly idColumn: string | null;
  /** Columns that a surviving account takes over where it has them empty; those of one list together or not at all. */
  readonly filledTogether: readonly (readonly string[])[];
  /** The column of the name that a surviving account takes over; null where it always keeps its own. */
  readonly nameColumn: string | null;
  /** The CRM that files are written for beside the report; null when none are. */
  readonly crm: CrmName | null;
  readonly accounts: ReportAccounts;
  readonly rows: number;
  /** Rows that could not be judged, and the first of them in words. */
  readonly notJudged: { readonly rows: number; readonly problems: readonly string[] };
  readonly remarks: readonly string[];
  /** An earlier report to compare with, and its file. */
  readonly earlier: { readonly file: string; readonly report: EarlierReport } | null;
}
