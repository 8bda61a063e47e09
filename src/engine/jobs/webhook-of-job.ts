import type { ClaimedJob, ExecutedJob } from '../../jobs/job-store.ts';
import type { NewDelivery } from '../../webhooks/delivery-store.ts';
import { deliveryOf } from '../../webhooks/event-of.ts';
import { jobBody } from './job-body.ts';
import { storedEnd } from './stored-end.ts';

/** The webhook that tells of a job's end, with the body that its GET has from then on; null when it asks for none. */
export function webhookOfJob(job: ClaimedJob, { result }: ExecutedJob, endedMs: number): NewDelivery | null {
  const { family, request } = job;
  const url = request.webhook_url;
  if (url === undefined) return null;
  const timestamp = new Date(endedMs).toISOString();
  return deliveryOf({ family, url, job: jobBody(storedEnd(job, { result, endedMs }), false), timestamp });
}
