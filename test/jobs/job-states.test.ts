import { describe, expect, it } from 'vitest';
import { JobState } from '../../src/contract/job.ts';
import { isTerminal, JOB_TRANSITIONS } from '../../src/jobs/job-states.ts';

describe('the life of a job', () => {
  it('has every state of the contract', () => {
    expect(Object.keys(JOB_TRANSITIONS).sort()).toEqual([...JobState.options].sort());
  });

  it('begins as pending, which no state leads back to', () => {
    expect(Object.values(JOB_TRANSITIONS).flat()).not.toContain('pending');
  });

  it('ends completed or failed, and nowhere else', () => {
    expect(JobState.options.filter(isTerminal)).toEqual(['completed', 'failed']);
  });

  it('reaches an end only through processing', () => {
    expect(JOB_TRANSITIONS.pending).toEqual(['processing']);
    expect([...JOB_TRANSITIONS.processing].sort()).toEqual(['completed', 'failed']);
  });
});
