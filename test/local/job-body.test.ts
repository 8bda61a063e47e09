import { describe, expect, it } from 'vitest';
import type { StoredJob } from '../../src/jobs/job-store.ts';
import { jobBody } from '../../src/local/job-body.ts';

const EXTENDED = { outcome: 'matched' as const, sources: [], candidates: [], explanation: null };
const PENDING: StoredJob = {
  id: 'job_1',
  family: 'entity-resolution',
  state: 'pending',
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
    const failed: StoredJob = {
      ...COMPLETED,
      state: 'failed',
      record: null,
      extended: null,
      errorType: 'core_id_not_found',
      errorMessage: 'No entity.',
    };
    expect(jobBody(failed, true)).toEqual({
      status: 'failed',
      jobid: 'job_1',
      ...TIMES,
      record: null,
      error_message: 'No entity.',
      error_type: 'core_id_not_found',
    });
  });
});
