import { z } from 'zod';
import { CompletedCombined } from './combined.ts';
import { CompletedCrosscheck } from './crosscheck.ts';
import { CompletedEntityResolution } from './entity-resolution.ts';
import { CompletedFirmographics } from './firmographics.ts';
import { FailedJob, type JobFamily, Timestamp } from './job.ts';
import { CompletedResolveParent } from './resolve-parent.ts';

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

export const EntityResolutionEvent = completion('entity-resolution', CompletedEntityResolution);
export const ResolveParentEvent = completion('resolve-parent', CompletedResolveParent);
export const FirmographicsEvent = completion('firmographics', CompletedFirmographics);
export const CombinedEvent = completion('combined', CompletedCombined);
export const CrosscheckEvent = completion('crosscheck', CompletedCrosscheck);
export const FailureEvent = z.object({
  event: z.enum(Object.values(WEBHOOK_EVENTS).map((outcomes) => outcomes.failed)),
  timestamp: Timestamp,
  data: FailedJob,
});

/** The body of a delivery; `data` is what the job's GET returns. */
export const WebhookPayload = z.discriminatedUnion('event', [
  EntityResolutionEvent,
  ResolveParentEvent,
  FirmographicsEvent,
  CombinedEvent,
  CrosscheckEvent,
  FailureEvent,
]);
export type WebhookPayload = z.infer<typeof WebhookPayload>;

function completion<F extends JobFamily, C extends z.ZodType>(family: F, completed: C) {
  return z.object({
    event: z.literal<(typeof WEBHOOK_EVENTS)[F]['completed']>(WEBHOOK_EVENTS[family].completed),
    timestamp: Timestamp,
    data: completed,
  });
}
