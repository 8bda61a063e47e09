import { JobFamily } from './job.ts';
import { SAMPLE_RECORDS } from './sample-records.ts';
import { WEBHOOK_EVENTS, type WebhookEventName, WebhookPayload } from './webhook-event.ts';

/** The job of all samples. */
export const SAMPLE_JOB_ID = 'job_0000000000000000000000000000000000000001';

/** The body of a webhook about a company that does not exist, to try out a receiver with. */
export function sampleEvent(event: WebhookEventName, timestamp: string): string {
  const times = { created_at: timestamp, completed_at: timestamp };
  const record = recordOf(event, timestamp);
  const data =
    record === undefined
      ? { status: 'failed', jobid: SAMPLE_JOB_ID, ...times, record: null, ...FAILURE }
      : { status: 'completed', id: SAMPLE_JOB_ID, ...times, record };
  return JSON.stringify(WebhookPayload.parse({ event, timestamp, data }));
}

const FAILURE = { error_message: 'No entity has this core_id.', error_type: 'core_id_not_found' };

/** Undefined for an event that tells of a failure. */
function recordOf(event: WebhookEventName, timestamp: string): unknown {
  const family = JobFamily.options.find((name) => WEBHOOK_EVENTS[name].completed === event);
  return family && SAMPLE_RECORDS[family](timestamp);
}
