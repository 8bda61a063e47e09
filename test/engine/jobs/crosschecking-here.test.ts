import { describe, expect, it } from 'vitest';
import { crosscheckingHere } from '../../../src/engine/jobs/crosschecking-here.ts';
import { jobAtHand } from '../../../src/jobs/job-at-hand.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { completedJob, newJob } from '../../store/jobs.ts';

const OF_A_RUN = { createMissing: false, keepEvidence: false, dataset: 'run-1' };

describe('crosschecks against the dataset of a run', () => {
  it('are told here, and are at hand', async () => {
    const { executor, told } = executors();
    const job = newJob({ family: 'crosscheck', options: OF_A_RUN });
    expect(executor.isAtHand?.(job)).toBe(true);
    await executor.execute([jobAtHand(job, '1', 0)]);
    expect(told).toEqual(['here 1']);
  });

  it('are alone in that: other jobs go to the threads', async () => {
    const { executor, told } = executors();
    const others = [newJob(), newJob({ family: 'crosscheck' }), newJob({ options: OF_A_RUN })];
    expect(others.map((job) => executor.isAtHand?.(job))).toEqual([false, false, false]);
    for (const [at, job] of others.entries()) await executor.execute([jobAtHand(job, String(at), 0)]);
    expect(told).toEqual(['threads 0', 'threads 1', 'threads 2']);
  });
});

function executors() {
  const told: string[] = [];
  const telling = (who: string): JobExecutor => ({
    async execute(jobs: readonly ClaimedJob[]) {
      told.push(...jobs.map(({ id }) => `${who} ${id}`));
      return jobs.map((job) => completedJob(job));
    },
    close: async () => {},
  });
  return { executor: crosscheckingHere(telling('threads'), telling('here')), told };
}
