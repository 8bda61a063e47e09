import { z } from 'zod';
import { Confidence } from './confidence.ts';
import { CoreId } from './core-id.ts';
import { Outcome } from './extended.ts';

const text = z.string().min(1);

/** The @ of an e-mail address, also in full-width characters or percent-encoded. */
export const AT_SIGN = /[@\uFF20\uFE6B]|%40/i;

const requestFields = {
  crmId: text,
  socialUrl: text.optional(),
  name: text.optional(),
  website: text.optional(),
  force: z.boolean().optional(),
  emailDomain: text
    .refine((value) => !AT_SIGN.test(value), {
      message: 'must be a domain, not an address: personal data must not be sent',
    })
    .optional(),
};

interface Naming {
  readonly socialUrl?: string | undefined;
  readonly name?: string | undefined;
  readonly website?: string | undefined;
}

/**
 * The request as any workspace may send it. Fields beyond the table are kept, so that the engine, which knows
 * the workspace, can refuse those outside its agreed schema with `enrichmentRequestOf`.
 */
export const EnrichmentRequest = z.looseObject(requestFields).refine(namesCompany, {
  path: ['socialUrl'],
  message: 'is required unless name and website are both given',
});
export type EnrichmentRequest = z.infer<typeof EnrichmentRequest>;

/** Builds the request schema of a workspace: fields beyond the table are refused unless they were agreed. */
export function enrichmentRequestOf(agreedFields: readonly string[]) {
  const agreed = new Set([...Object.keys(requestFields), ...agreedFields]);
  return EnrichmentRequest.check(({ value, issues }) => {
    const keys = Object.keys(value).filter((key) => !agreed.has(key));
    if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value });
  });
}

export const EnrichmentStarted = z.object({
  status: z.enum(['starting', 'cached', 'in_progress']),
  executionId: text,
  message: z.string().optional(),
});
export type EnrichmentStarted = z.infer<typeof EnrichmentStarted>;

export const EnrichmentQuery = z.object({ executionId: text });
export type EnrichmentQuery = z.infer<typeof EnrichmentQuery>;

export const EnrichmentState = z.enum(['queued', 'linking', 'processing', 'complete', 'error']);
export type EnrichmentState = z.infer<typeof EnrichmentState>;

/** More about a run, for who asks with `X-Core-Extended` (docs/wire.md, Inbound enrichment). */
export const EnrichmentExtended = z.object({
  crm_id: z.string(),
  /** What the start told of the company, such as its name; services before this one do not say it. */
  request: z
    .looseObject({
      socialUrl: text.optional(),
      name: text.optional(),
      website: text.optional(),
      emailDomain: text.optional(),
    })
    .optional(),
  core_id: CoreId.nullable(),
  confidence: Confidence.nullable(),
  /**
   * `created` when nobody knows the company and the entity is what records like this one say of it; null until it is known.
   */
  outcome: Outcome.nullish(),
  /** Why it is this company, or none. */
  reasoning: z.string().nullable(),
  /** Why the run ended as `error`. */
  error: z.string().nullable(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
});
export type EnrichmentExtended = z.infer<typeof EnrichmentExtended>;

/** The state of a run, beside it the output fields the workspace has configured, null when not found. */
export const EnrichmentStatus = z.looseObject({
  status: EnrichmentState,
  extended: EnrichmentExtended.optional(),
});
export type EnrichmentStatus = z.infer<typeof EnrichmentStatus>;

function namesCompany({ socialUrl, name, website }: Naming): boolean {
  return socialUrl !== undefined || (name !== undefined && website !== undefined);
}
