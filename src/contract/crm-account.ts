import { z } from 'zod';
import { EntityInput } from './entity-input.ts';

const text = z.string().min(1);

/**
 * An account of the caller's CRM: a line of the dataset that crosschecks are evaluated against, and a row of a file of
 * accounts. `external_id` and `parent_external_id` are the CRM's own ids, as they were sent. Days are ISO 8601.
 */
export const CrmAccount = EntityInput.omit({ webhook_url: true, bias: true, match_to_social: true }).extend({
  external_id: text,
  parent_external_id: text.optional(),
  /** The name of the parent, of exports that have no id of it. */
  parent_name: text.optional(),
  owner: text.optional(),
  /** What the account is to the business: `Customer`, `Prospect`, `Partner`. */
  account_type: text.optional(),
  /** All that its columns say, where several tell what it is: a rule about `account_type` asks each of them. */
  account_types: z.array(text).optional(),
  /** Some column says that it is or was a customer, or else one that tells of customers says that it is none. */
  is_customer: z.boolean().optional(),
  record_type: text.optional(),
  /** It is the account of a person, as Salesforce has them beside those of companies: it stands for no company. */
  is_person: z.boolean().optional(),
  created_at: text.optional(),
  last_activity_at: text.optional(),
  open_opportunities: z.number().min(0).optional(),
  /** It has opportunities, and nothing says whether they are open (`false`: a column that tells of them has none of it). */
  has_opportunities: z.boolean().optional(),
  contracted_revenue: z.number().optional(),
  /** The company's own turnover, not what it pays. */
  annual_revenue: z.number().optional(),
  /** The currencies of the two amounts above, ISO 4217 where that is known; none where the CRM does not say. */
  contracted_currency: text.optional(),
  annual_currency: text.optional(),
  /** Somebody has marked it as a double already. */
  marked_duplicate: z.boolean().optional(),
  /** The CRM keeps it as inactive, archived, blocked or marked for deletion. */
  is_inactive: z.boolean().optional(),
  /** What stands in cells of numbers and days that cannot be read as such: there is something, and not none. */
  unread_fields: z
    .object({
      open_opportunities: text.optional(),
      contracted_revenue: text.optional(),
      last_activity_at: text.optional(),
      created_at: text.optional(),
    })
    .optional(),
  /** Cells of the row that hold something: of two accounts the fuller one tells more. */
  filled_fields: z.int().min(0).optional(),
  /** Further columns by their header: those that the rules name. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type CrmAccount = z.infer<typeof CrmAccount>;

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:[T ]\d{2}:\d{2}.*)?$/;

/** Whether a text is a day or moment in ISO 8601 that there is, as CRMs write them: `2024-06-01`, `2024-06-01T10:00:00.000+0000`. */
export function isDay(text: string): boolean {
  const [, year, month = '01', day = '01'] = DAY.exec(text) ?? [];
  if (year === undefined || Number.isNaN(Date.parse(text))) return false;
  const there = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(there.getTime()) && there.toISOString().startsWith(`${year}-${month}-${day}`);
}

const day = text.refine(isDay, 'must be a day that there is, in ISO 8601 (2024-06-01)').optional();

/** An account as it is loaded. Those that were loaded before may have anything in the place of a day. */
export const LoadedAccount = CrmAccount.extend({ created_at: day, last_activity_at: day });

/** A field of which it matters that its cell cannot be read. */
export type UnreadField = keyof NonNullable<CrmAccount['unread_fields']>;
