import { describe, expect, it } from 'vitest';
import { JobFamily } from '../../../src/contract/job.ts';
import { JOB_SCHEMAS } from '../../../src/contract/service.ts';
import { jobBody } from '../../../src/engine/jobs/job-body.ts';
import type { StoredJob } from '../../../src/jobs/job-store.ts';
import { combined, crosschecked, firmographics, parentage, resolved } from '../../contract/examples.ts';

const EXTENDED = {
  outcome: 'matched' as const,
  sources: [],
  candidates: [],
  unmatched_reason: null,
  explanation: null,
};
const PENDING: StoredJob = {
  id: 'job_1',
  family: 'entity-resolution',
  state: 'pending',
  followUps: [],
  hasAdvanced: false,
  createdAt: '2026-01-31T00:00:00.000Z',
  completedAt: null,
  record: null,
  extended: null,
  errorType: null,
  errorMessage: null,
};
const COMPLETED: StoredJob = {
  ...PENDING,
  state: 'completed',
  completedAt: '2026-01-31T00:00:01.000Z',
  record: { core_id: null },
  extended: EXTENDED,
};
const TIMES = { created_at: PENDING.createdAt, completed_at: '2026-01-31T00:00:01.000Z' };
const FAILED: StoredJob = {
  ...COMPLETED,
  state: 'failed',
  record: null,
  extended: null,
  errorType: 'core_id_not_found',
  errorMessage: 'No entity.',
};
const RECORDS: Readonly<Record<JobFamily, unknown>> = {
  'entity-resolution': resolved,
  'resolve-parent': parentage,
  firmographics,
  combined,
  crosscheck: crosschecked,
};

describe('the body of a job', () => {
  it('is nothing but pending for a job that is unknown', () => {
    expect(jobBody(undefined, true)).toEqual({ status: 'pending' });
  });

  it('has the id and the time while it waits and while it runs', () => {
    expect(jobBody(PENDING, true)).toEqual({ status: 'pending', id: 'job_1', created_at: PENDING.createdAt });
    expect(jobBody({ ...PENDING, state: 'processing' }, true)).toEqual({
      status: 'processing',
      id: 'job_1',
      created_at: PENDING.createdAt,
    });
  });

  it('has exactly the documented fields when it is completed', () => {
    expect(jobBody(COMPLETED, false)).toEqual({
      status: 'completed',
      id: 'job_1',
      ...TIMES,
      record: { core_id: null },
    });
  });

  it('has what decided only on request', () => {
    expect(jobBody(COMPLETED, true)).toEqual({
      status: 'completed',
      id: 'job_1',
      ...TIMES,
      record: { core_id: null },
      extended: EXTENDED,
    });
  });

  it('calls the id of a failed job `jobid`, as the specification does', () => {
    expect(jobBody(FAILED, true)).toEqual({
      status: 'failed',
      jobid: 'job_1',
      ...TIMES,
      record: null,
      error_message: 'No entity.',
      error_type: 'core_id_not_found',
    });
  });

  it('tells the steps of a combined job while it is processing', () => {
    const followUps = ['resolve-parent', 'firmographics'] as const;
    const combined: StoredJob = { ...PENDING, family: 'combined', state: 'processing', followUps };
    expect(jobBody(combined, false)).toEqual({
      status: 'processing',
      id: 'job_1',
      created_at: PENDING.createdAt,
      subprocesses: {
        'entity-resolution': 'processing',
        'resolve-parent': 'pending',
        firmographics: 'pending',
      },
    });
    expect(jobBody({ ...combined, followUps: ['firmographics', 'firmographics'] }, false)).toMatchObject({
      subprocesses: { 'entity-resolution': 'processing', firmographics: 'pending' },
    });
  });

  it('tells no steps of a combined job that waits or has ended, and of no other family', () => {
    const combined: StoredJob = { ...PENDING, family: 'combined', followUps: ['firmographics'] };
    const others: readonly StoredJob[] = [
      combined,
      { ...COMPLETED, family: 'combined', followUps: ['firmographics'] },
      { ...FAILED, family: 'combined', followUps: ['firmographics'] },
      { ...PENDING, state: 'processing' },
    ];
    for (const job of others) expect(jobBody(job, true)).not.toHaveProperty('subprocesses');
  });

  it.each(Object.entries(RECORDS))(
    'of the family %s has the form of the contract in every state',
    (name, record) => {
      const family = JobFamily.parse(name);
      const jobs = [PENDING, { ...PENDING, state: 'processing' as const }, { ...COMPLETED, record }, FAILED];
      const { status } = JOB_SCHEMAS[family];
      for (const job of [undefined, ...jobs.map((job) => ({ ...job, family }))])
        for (const isExtended of [true, false]) {
          const body = jobBody(job, isExtended);
          expect(status.parse(body)).toEqual(body);
        }
    },
  );
});
