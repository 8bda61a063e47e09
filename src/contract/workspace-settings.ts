import { z } from 'zod';
import type { CreditOperation } from './charges.ts';
import { DEFAULT_OUTPUTS, EnrichmentField } from './enrichment-field.ts';
import { isOfAPerson } from './personal-data.ts';

const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_.]{0,79}$/;
const fieldName = z
  .string()
  .regex(FIELD_NAME, 'must be a field name: a letter, then letters, digits, underscores and dots');

/** Members of the answer that stand beside the outputs. */
const BESIDE_OUTPUTS = ['status', 'extended'];
const outputName = fieldName.refine((name) => !BESIDE_OUTPUTS.includes(name.toLowerCase()), {
  error: ({ input }) => `must not be called ${input}`,
});

/** What a request of an enrichment has without any agreement. */
const REQUEST_FIELDS = ['crmId', 'socialUrl', 'name', 'website', 'force', 'emailDomain'];

const agreedField = fieldName
  .refine((name) => !REQUEST_FIELDS.includes(name), 'is part of every request already')
  .refine((name) => !isOfAPerson(name), 'is personal data, which must not be sent');

const price = z.number('must be a number of credits').min(0, 'must be at least 0').optional();
const prices: Record<CreditOperation, typeof price> = {
  'entity-resolution': price,
  'resolve-parent': price,
  firmographics: price,
  crosscheck: price,
};

/** What the ids of a CRM look like: those of a product, or `pattern:` and a pattern (crm/crm-id-fault.ts). */
export const CrmIdForm = z
  .string()
  .regex(
    /^(?:salesforce|hubspot|dynamics|pattern:\S{1,200})$/,
    'must be salesforce, hubspot, dynamics, or pattern: and a pattern like pattern:ACC-*',
  );
export type CrmIdForm = z.infer<typeof CrmIdForm>;

const timeZone = z.string().refine(isTimeZone, 'must be a time zone like Europe/Berlin, or UTC');

/** What the operator of a service has settled for one workspace. */
export const WorkspaceSettings = z.strictObject({
  /** Whether its callers may send feedback. */
  feedback: z.boolean(),
  /** Output fields of inbound enrichments: the name in the answer, and the field of the entity. */
  inbound_outputs: z
    .record(outputName, EnrichmentField)
    .refine((outputs) => Object.keys(outputs).length > 0, 'must not be empty'),
  /** Fields that requests of inbound enrichments may have beyond the table of docs/wire.md. */
  agreed_schema: z.array(agreedField),
  /** How many of its accounts are enriched at once; more wait. */
  accounts_at_once: z.int().min(1).max(10_000),
  /** Credits for each operation; what is not here costs what `core serve` is configured to. */
  prices: z.strictObject(prices),
  crm_ids: CrmIdForm,
  /** Of times of day in its schedules. */
  time_zone: timeZone,
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>;

/** The settings that were given; the others are as in `defaultSettings`. */
export const GivenSettings = WorkspaceSettings.partial();
export type GivenSettings = Partial<WorkspaceSettings>;

/**
 * The settings that are kept. What was given to an earlier version holds on, although it may not be given any more; but
 * for outputs that nobody would see.
 */
export const KeptSettings = GivenSettings.extend({
  inbound_outputs: z.record(z.string(), EnrichmentField).transform(withoutHidden).optional(),
  agreed_schema: z.array(z.string()).optional(),
});

/** The workspace of the command line. */
export const DEFAULT_WORKSPACE = 'default';

/** What holds for a workspace for which nothing was given. */
export function defaultSettings(workspace: string): WorkspaceSettings {
  return {
    feedback: workspace === DEFAULT_WORKSPACE,
    inbound_outputs: Object.fromEntries(DEFAULT_OUTPUTS.map((field) => [field, field])),
    agreed_schema: [],
    accounts_at_once: 50,
    prices: {},
    crm_ids: 'salesforce',
    time_zone: 'UTC',
  };
}

function withoutHidden(outputs: Record<string, EnrichmentField>): Record<string, EnrichmentField> {
  const seen = Object.entries(outputs).filter(([name]) => !BESIDE_OUTPUTS.includes(name));
  return Object.fromEntries(seen);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
