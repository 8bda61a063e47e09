import { z } from 'zod';
import { CombinedRecord } from './combined.ts';
import { CrosscheckRecord } from './crosscheck.ts';
import { EntityResolutionRecord } from './entity-resolution.ts';
import { FirmographicsRecord } from './firmographics.ts';
import { completedJobOf, FailedJob, type JobFamily, Timestamp } from './job.ts';
import { ResolveParentRecord } from './resolve-parent.ts';

/** The event of a job by its family and outcome. Firmographics jobs have a name of their own. */
export const WEBHOOK_EVENTS = {
  'entity-resolution': { completed: 'entity-resolution.completed', failed: 'entity-resolution.failed' },
  'resolve-parent': { completed: 'resolve-parent.completed', failed: 'resolve-parent.failed' },
  firmographics: { completed: 'firmographic-enrichment.completed', failed: 'firmographic-enrichment.failed' },
  combined: { completed: 'combined.completed', failed: 'combined.failed' },
  crosscheck: { completed: 'crosscheck.completed', failed: 'crosscheck.failed' },
} as const satisfies Record<JobFamily, { completed: string; failed: string }>;

export type WebhookEventName = (typeof WEBHOOK_EVENTS)[JobFamily]['completed' | 'failed'];

/** The headers of a delivery; the signature is `SIGNATURE_PREFIX` and the hex HMAC-SHA256 of the raw body. */
export const WEBHOOK_HEADERS = {
  contentType: 'Content-Type',
  signature: 'X-Service-Signature',
  event: 'X-Service-Event',
  delivery: 'X-Service-Delivery',
} as const;

export const SIGNATURE_PREFIX = 'sha256=';

/** The body of a delivery; `data` is what the job's GET returns. */
export const WebhookPayload = z.discriminatedUnion('event', [
  completion('entity-resolution', EntityResolutionRecord),
  completion('resolve-parent', ResolveParentRecord),
  completion('firmographics', FirmographicsRecord),
  completion('combined', CombinedRecord),
  completion('crosscheck', CrosscheckRecord),
  z.object({
    event: z.enum(Object.values(WEBHOOK_EVENTS).map((outcomes) => outcomes.failed)),
    timestamp: Timestamp,
    data: FailedJob,
  }),
]);
export type WebhookPayload = z.infer<typeof WebhookPayload>;

function completion<F extends JobFamily, R extends z.ZodType>(family: F, record: R) {
  return z.object({
    event: z.literal<(typeof WEBHOOK_EVENTS)[F]['completed']>(WEBHOOK_EVENTS[family].completed),
    timestamp: Timestamp,
    data: completedJobOf(record),
  });
}
