import type { JobState } from '../contract/job.ts';

/** The whole life of a job (docs/wire.md, Jobs). Terminal states never change. */
export const JOB_TRANSITIONS: Readonly<Record<JobState, readonly JobState[]>> = {
  pending: ['processing'],
  processing: ['completed', 'failed'],
  completed: [],
  failed: [],
};

export function isTerminal(state: JobState): boolean {
  return JOB_TRANSITIONS[state].length === 0;
}
