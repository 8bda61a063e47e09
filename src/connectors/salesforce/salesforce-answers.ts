import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';

export const QueryAnswer = z.object({
  totalSize: z.int(),
  done: z.boolean(),
  nextRecordsUrl: z.string().optional(),
  records: z.array(z.record(z.string(), z.unknown())),
});

export const DescribeAnswer = z.object({
  fields: z.array(
    z.object({ name: z.string(), label: z.string(), type: z.string(), updateable: z.boolean() }),
  ),
});
export type SalesforceField = z.infer<typeof DescribeAnswer>['fields'][number];

export const SaveAnswer = z.array(
  z.object({
    success: z.boolean(),
    errors: z.array(z.object({ statusCode: z.string(), message: z.string() })).optional(),
  }),
);

export const UserAnswer = z.object({
  preferred_username: z.string().optional(),
  name: z.string().optional(),
});

/** The value of a field that may lead through relations; letters of names are compared in either case, as SOQL does. */
export function valueIn(record: Readonly<Record<string, unknown>>, field: string): string | null {
  const [name = '', ...rest] = field.split('.');
  const key = Object.keys(record).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : record[key];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return String(value);
  // Objects of an answer have texts for keys.
  return rest.length === 0 ? JSON.stringify(value) : valueIn({ ...value }, rest.join('.'));
}

/** `2026-01-31T08:00:00.000+0000`, as answers write it, in ISO 8601. */
export function instantOf(stamp: string | null): string {
  const ms = Date.parse((stamp ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if (Number.isNaN(ms)) throw unexpected();
  return new Date(ms).toISOString();
}

export function readAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw unexpected();
}

function unexpected(): CoreError {
  return new CoreError('REMOTE', 'Salesforce answers in a form that is not documented');
}
