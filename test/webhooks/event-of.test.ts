import { describe, expect, it } from 'vitest';
import { JobFamily } from '../../src/contract/job.ts';
import { WebhookPayload } from '../../src/contract/webhook-event.ts';
import { deliveryOf } from '../../src/webhooks/event-of.ts';
import { AT, completed, failed, resolved } from '../contract/examples.ts';

const url = 'https://acme.example/hook';

describe('the webhook of a job that ended', () => {
  it('says what the GET of the job says', () => {
    const job = { ...completed, record: resolved };
    const delivery = deliveryOf({ family: 'entity-resolution', url, job, timestamp: AT });
    expect(delivery).toMatchObject({ event: 'entity-resolution.completed', url });
    const payload = { event: 'entity-resolution.completed', timestamp: AT, data: job };
    expect(JSON.parse(delivery.body)).toEqual(payload);
    expect(WebhookPayload.parse(JSON.parse(delivery.body))).toEqual(payload);
  });

  it('has the name of its family and outcome, with one exception', () => {
    const events = JobFamily.options.map(
      (family) => deliveryOf({ family, url, job: failed, timestamp: AT }).event,
    );
    expect(events).toEqual([
      'entity-resolution.failed',
      'resolve-parent.failed',
      'firmographic-enrichment.failed',
      'combined.failed',
      'crosscheck.failed',
    ]);
  });

  it('does not exist while the job runs', () => {
    const job = { status: 'processing', id: 'job-1', created_at: AT };
    expect(() => deliveryOf({ family: 'combined', url, job, timestamp: AT })).toThrow('processing');
  });
});
