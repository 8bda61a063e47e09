import { expect, it } from 'vitest';
import { JobFamily } from '../../src/contract/job.ts';
import { JOB_SCHEMAS, type JobRequest, type JobStatus } from '../../src/contract/service.ts';
import { completed, crosschecked, firmographics } from './examples.ts';

it('has schemas for each job family', () => {
  expect(Object.keys(JOB_SCHEMAS).toSorted()).toEqual(JobFamily.options.toSorted());
});

it.each(JobFamily.options)('answers an unknown %s job with pending alone', (family) => {
  expect(JOB_SCHEMAS[family].status.parse({ status: 'pending' })).toEqual({ status: 'pending' });
});

it('types requests and answers by family', () => {
  const request: JobRequest<'crosscheck'> = { body: { external_id: '001A', legal_name: 'Acme' } };
  // @ts-expect-error a crosscheck names the account
  const nameless: JobRequest<'crosscheck'> = { body: { legal_name: 'Acme' } };
  const status: JobStatus<'crosscheck'> = { ...completed, record: crosschecked };
  // @ts-expect-error a crosscheck does not end with firmographics
  const other: JobStatus<'crosscheck'> = { ...completed, record: firmographics };
  const { request: requests, status: answers } = JOB_SCHEMAS.crosscheck;
  expect(requests.safeParse(request.body).success).toBe(true);
  expect(requests.safeParse(nameless.body).success).toBe(false);
  expect(answers.safeParse(status).success).toBe(true);
  expect(answers.safeParse(other).success).toBe(false);
});
