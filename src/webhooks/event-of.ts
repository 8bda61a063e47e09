import type { JobFamily } from '../contract/job.ts';
import { WEBHOOK_EVENTS } from '../contract/webhook-event.ts';
import type { NewDelivery } from './delivery-store.ts';

interface EndedJob {
  readonly family: JobFamily;
  /** The job's webhook_url. */
  readonly url: string;
  /** The body of the job's GET; its status is `completed` or `failed`. */
  readonly job: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** The webhook of a job that has ended: the event of its family and outcome, and the body to be signed. */
export function deliveryOf({ family, url, job, timestamp }: EndedJob): NewDelivery {
  const { status } = job;
  if (status !== 'completed' && status !== 'failed') throw new Error(`a ${String(status)} job has no event`);
  const event = WEBHOOK_EVENTS[family][status];
  return { event, url, body: JSON.stringify({ event, timestamp, data: job }) };
}
