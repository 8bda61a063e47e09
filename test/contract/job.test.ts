import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  completedJobOf,
  JobCreated,
  JobFamily,
  JobState,
  jobStatusOf,
  Timestamp,
} from '../../src/contract/job.ts';
import { AT, completed, failed, without } from './examples.ts';

const Status = jobStatusOf(completedJobOf(z.object({ core_id: z.string() })));
const record = { core_id: '4802117365' };
const refuses = (body: unknown) => expect(Status.safeParse(body).success).toBe(false);

describe('the body of a job', () => {
  it.each([
    ['an unknown job', { status: 'pending' }],
    ['a job nobody has claimed', { status: 'pending', id: 'job-1', created_at: AT }],
    ['a running job', { status: 'processing', id: 'job-1', created_at: AT }],
    ['a completed job', { ...completed, record }],
    ['a failed job', failed],
  ])('is exact for %s', (_name, body) => expect(Status.parse(body)).toEqual(body));

  it('carries the extended member of a completed job when it was asked for', () => {
    const extended = {
      outcome: 'matched',
      sources: ['starter:1'],
      candidates: [],
      unmatched_reason: null,
      explanation: null,
    };
    expect(Status.parse({ ...completed, record, extended })).toEqual({ ...completed, record, extended });
  });

  it('has no subprocesses outside combined jobs', () => {
    const running = { status: 'processing', id: 'job-1', created_at: AT };
    expect(Status.parse({ ...running, subprocesses: { firmographics: 'pending' } })).toEqual(running);
  });

  it('names the id of a failed job jobid', () => refuses({ ...without(failed, 'jobid'), id: 'job-1' }));

  it('names the id of a running job id', () =>
    refuses({ status: 'processing', jobid: 'job-1', created_at: AT }));

  it('has a record when completed', () => {
    refuses(completed);
    refuses({ ...completed, record: null });
  });

  it('has a null record when failed', () => {
    refuses(without(failed, 'record'));
    refuses({ ...failed, record });
  });

  it.each(['created_at', 'completed_at', 'error_message', 'error_type'] as const)(
    'says %s when failed',
    (key) => refuses(without(failed, key)),
  );

  it('has no other category of failure', () => refuses({ ...failed, error_type: 'timeout' }));

  it('has no other state', () => refuses({ ...completed, record, status: 'done' }));

  it('does not tell when an unknown job was created', () => refuses({ status: 'pending', created_at: AT }));
});

describe('the 202 answer', () => {
  it('is an id and the word processing', () => {
    expect(JobCreated.parse({ id: 'job-1', status: 'processing' })).toEqual({
      id: 'job-1',
      status: 'processing',
    });
    expect(JobCreated.safeParse({ id: 'job-1', status: 'pending' }).success).toBe(false);
    expect(JobCreated.safeParse({ id: '', status: 'processing' }).success).toBe(false);
  });
});

describe('the words of jobs', () => {
  it('are those of the specification', () => {
    expect(JobState.options).toEqual(['pending', 'processing', 'completed', 'failed']);
    expect(JobFamily.options.toSorted()).toEqual([
      'combined',
      'crosscheck',
      'entity-resolution',
      'firmographics',
      'resolve-parent',
    ]);
  });

  it.each(['2026-11-20T08:30:00Z', '2026-11-20T08:30:00.125Z'])('reads %s as a time', (time) => {
    expect(Timestamp.parse(time)).toBe(time);
  });

  it.each([
    '2026-11-20',
    '2026-11-20T08:30:00',
    '2026-11-20T08:30:00+01:00',
    '2026-13-20T08:30:00Z',
    1763627400,
  ])('does not read %j as a time', (time) => expect(Timestamp.safeParse(time).success).toBe(false));
});
