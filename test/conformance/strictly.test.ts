import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EntityResolutionStatus } from '../../src/contract/entity-resolution.ts';
import { ErrorBody, MessageBody } from '../../src/contract/error-body.ts';
import { JobCreated } from '../../src/contract/job.ts';
import { strictly } from './strictly.ts';

describe('the strict reading of an answer', () => {
  it('takes what is documented', () => {
    expect(strictly(JobCreated, { id: 'job_1', status: 'processing' }, 'body').id).toBe('job_1');
    expect(strictly(EntityResolutionStatus, { status: 'pending' }, 'body')).toEqual({ status: 'pending' });
  });

  it('refuses a member too many, at any depth', () => {
    const job = { id: 'job_1', status: 'processing' };
    expect(() => strictly(JobCreated, { ...job, family: 'combined' }, 'body')).toThrow('not documented');
    const nested = z.object({ parties: z.array(z.object({ core_id: z.string() })) });
    expect(() => strictly(nested, { parties: [{ core_id: '1', note: '' }] }, 'body')).toThrow(
      'not documented',
    );
  });

  it('refuses a member too few, and a form between two', () => {
    expect(() => strictly(JobCreated, { id: 'job_1' }, 'body')).toThrow('status');
    const either = z.union([MessageBody, ErrorBody]);
    expect(() => strictly(either, { message: 'Forbidden', error: 'no' }, 'body')).toThrow('not documented');
  });
});
