import type { ClaimedJob, ExecutedJob } from '../jobs/job-store.ts';
import type { NewDelivery } from '../webhooks/delivery-store.ts';
import { deliveryOf } from '../webhooks/event-of.ts';
import { jobBody } from './job-body.ts';

/** The webhook that tells of a job's end, with the body that its GET has from then on; null when it asks for none. */
export function webhookOfJob(
  { id, family, request, createdMs }: ClaimedJob,
  { result }: ExecutedJob,
  endedMs: number,
): NewDelivery | null {
  const url = request.webhook_url;
  if (url === undefined) return null;
  const timestamp = new Date(endedMs).toISOString();
  const times = { createdAt: new Date(createdMs).toISOString(), completedAt: timestamp };
  const ended = { id, family, followUps: [], hasAdvanced: false, ...times, ...UNSET, ...result };
  return deliveryOf({ family, url, job: jobBody(ended, false), timestamp });
}

/** What a result of the other state has not. */
const UNSET = { record: null, errorType: null, errorMessage: null };
