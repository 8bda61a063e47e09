import { z } from 'zod';
import type { CrmRow } from '../../contract/crm-connection.ts';
import { CoreError } from '../../contract/errors.ts';

const Properties = z.record(z.string(), z.string().nullable());

export const ObjectsAnswer = z.object({
  total: z.int().optional(),
  results: z.array(z.object({ id: z.string(), properties: Properties })),
});
export type HubspotObject = z.infer<typeof ObjectsAnswer>['results'][number];

export const BatchAnswer = z.object({
  results: z.array(z.object({ id: z.string() })).default([]),
  errors: z
    .array(
      z.object({
        category: z.string().optional(),
        message: z.string().optional(),
        context: z.record(z.string(), z.array(z.string())).optional(),
      }),
    )
    .default([]),
});

export const PropertiesAnswer = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      calculated: z.boolean().optional(),
      modificationMetadata: z.object({ readOnlyValue: z.boolean().optional() }).optional(),
    }),
  ),
});

export const AccountAnswer = z.object({ portalId: z.int() });

export function readAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new CoreError('REMOTE', 'HubSpot answers in a form that is not documented');
}

/** A property without a value comes as null or as ''. */
export function crmRow(
  { id, properties }: HubspotObject,
  fields: readonly string[],
  modified: string,
): CrmRow {
  const values = fields.map((name) => [name, properties[name] || null] as const);
  return { id, modified: instantOf(properties[modified]), fields: Object.fromEntries(values) };
}

/** HubSpot writes times with and without milliseconds. */
function instantOf(text: string | null | undefined): string {
  const ms = Date.parse(text ?? '');
  if (Number.isNaN(ms))
    throw new CoreError('REMOTE', 'HubSpot gives an object without the time of its last change');
  return new Date(ms).toISOString();
}
