import { expect, it } from 'vitest';
import { webhookOfJob } from '../../../src/engine/jobs/webhook-of-job.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import { completedJob, failedJob } from '../../store/jobs.ts';

const URL = 'https://hooks.example.com/core';
const ENDED_MS = Date.UTC(2026, 0, 31);
const TIMES = { created_at: '2026-01-30T23:59:59.995Z', completed_at: '2026-01-31T00:00:00.000Z' };

it('tells how a job has ended with the body of its GET', () => {
  const claimed = jobWith({ website: 'acme.com', webhook_url: URL });
  expect(webhookOfJob(claimed, completedJob(claimed, 'Acme'), ENDED_MS)).toEqual({
    event: 'entity-resolution.completed',
    url: URL,
    body: JSON.stringify({
      event: 'entity-resolution.completed',
      timestamp: TIMES.completed_at,
      data: { status: 'completed', id: 'job_1', ...TIMES, record: { name: 'Acme' } },
    }),
  });
});

it('tells of a failed job with its reason', () => {
  const claimed = jobWith({ website: 'acme.com', webhook_url: URL });
  const delivery = webhookOfJob(claimed, failedJob(claimed), ENDED_MS);
  expect(delivery?.event).toBe('entity-resolution.failed');
  expect(JSON.parse(delivery?.body ?? '').data).toEqual({
    ...{ status: 'failed', jobid: 'job_1', ...TIMES, record: null },
    ...{ error_message: 'No entity has the core_id of the request.', error_type: 'core_id_not_found' },
  });
});

it('tells nobody of a job without a webhook', () => {
  const claimed = jobWith({ website: 'acme.com' });
  expect(webhookOfJob(claimed, completedJob(claimed), ENDED_MS)).toBeNull();
});

function jobWith(request: ClaimedJob<'entity-resolution'>['request']): ClaimedJob {
  const options = { createMissing: false, keepEvidence: false };
  return {
    id: 'job_1',
    workspace: 'default',
    family: 'entity-resolution',
    request,
    options,
    createdMs: ENDED_MS - 5,
    progress: null,
    token: 1,
  };
}
