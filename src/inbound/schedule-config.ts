import { z } from 'zod';
import { Confidence } from '../contract/confidence.ts';
import { EnrichmentField } from '../contract/enrichment-field.ts';
import { isOfAPerson } from '../contract/personal-data.ts';
import { readYaml } from '../contract/read-yaml.ts';
import { Cadence } from './cadence.ts';
import { MATCHED_FIELDS } from './enrichment-input.ts';

const crmField = z.string().min(1).max(255);
/** Objects whose field Name is that of a person. */
const OF_PEOPLE = /^(?:lead|contact|person|people)s?$/i;

/** What the rows of a CRM can tell of a company. */
const INPUTS = ['name', 'website', 'socialUrl', 'emailDomain', ...MATCHED_FIELDS] as const;

const days = z
  .string()
  .regex(/^\d{1,3}d$/, 'must be a number of days like 14d')
  .transform((text) => Number(text.slice(0, -1)));

const WriteBack = z.strictObject({
  /** The field of the CRM, and what is written there. */
  fields: z
    .record(crmField, EnrichmentField)
    .refine((fields) => Object.keys(fields).length > 0, 'must name a field'),
  /** Fields that are written only where the CRM has nothing: all of them, or these. */
  only_if_blank: z
    .union([z.boolean(), z.array(crmField)], 'must be true, false or a list of fields')
    .default(false),
  /** A company that a row is linked to with less confidence is not written. */
  min_confidence: Confidence.default('MEDIUM'),
  /** Rows that one run writes at most; the others are written by the next. */
  most_rows: z.int('must be a whole number').min(1).max(100_000).default(1000),
});
export type WriteBack = z.infer<typeof WriteBack>;

/** A schedule: which rows of a CRM are enriched how often, and what is written back. */
export const ScheduleConfig = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be of small letters, digits and hyphens'),
    /** As `core crm connect` has named it. */
    connection: z.string().min(1),
    object: z.string().min(1),
    where: z.string().min(1).optional(),
    cadence: Cadence,
    /** What a row tells of its company, and in which field; an e-mail address becomes its domain. */
    map: z.partialRecord(z.enum(INPUTS as readonly [string, ...string[]]), crmField),
    /** Days after a success in which a row is not enriched again, unless what it tells of its company changes. */
    cooldown: days.default(14),
    /** Enrichments of a row that may fail before it is left alone, until what it tells of its company changes. */
    attempts: z.int('must be a whole number').min(1).max(20).default(3),
    writeback: WriteBack.optional(),
  })
  .check(({ value, issues }) => {
    const { map, object, writeback } = value;
    const fault = (path: readonly string[], message: string) =>
      issues.push({ code: 'custom', path: [...path], message, input: value });
    if (map.socialUrl === undefined && (map.name === undefined || map.website === undefined))
      fault(['map'], 'must name the fields of name and website, or that of socialUrl');
    for (const [input, field] of Object.entries(map))
      if (input !== 'emailDomain' && namesAPerson(field ?? '', object))
        fault(['map', input], `must not be ${field}, which tells of a person`);
    for (const field of blankOnly(writeback))
      if (writeback?.fields[field] === undefined)
        fault(['writeback', 'only_if_blank'], `${field} is not among the fields that are written`);
    for (const field of Object.keys(writeback?.fields ?? {}))
      if (/^(?:id|hs_object_id)$/i.test(field))
        fault(['writeback', 'fields', field], 'must not be the id of a row');
  });
export type ScheduleConfig = z.infer<typeof ScheduleConfig>;

/** Reads the file of a schedule, YAML or JSON. Throws CONFIG naming file, line, field and what to do. */
export function readSchedule(text: string, fileName: string): ScheduleConfig {
  const schemaCommand = 'core inbound schedule add --print-schema';
  return readYaml(text, ScheduleConfig, { fileName, what: 'a schedule', schemaCommand });
}

/** The JSON Schema of the file, for editors. */
export function scheduleSchema(): object {
  return z.toJSONSchema(ScheduleConfig, { io: 'input', unrepresentable: 'any' });
}

/** The fields of the CRM that a schedule reads. */
export function readFields({ map }: ScheduleConfig): readonly string[] {
  return [...new Set(Object.values(map).flatMap((field) => field ?? []))];
}

function blankOnly(writeback: WriteBack | undefined): readonly string[] {
  return Array.isArray(writeback?.only_if_blank) ? writeback.only_if_blank : [];
}

function namesAPerson(field: string, object: string): boolean {
  return isOfAPerson(field) || (OF_PEOPLE.test(object) && /^name$/i.test(field));
}
