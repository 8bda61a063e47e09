import { describe, expect, it } from 'vitest';
import type { SubmittedJobs } from '../../src/batch/submitted-jobs.ts';

/** What every implementation of the store of submitted jobs must do. */
export function describeSubmittedJobs(name: string, open: () => SubmittedJobs): void {
  describe(name, () => {
    it('are found by the keys under which they were sent, and no others', async () => {
      const submitted = open();
      await submitted.add(
        new Map([
          ['run_1/1', 'job_a'],
          ['run_1/2', 'job_b'],
          ['run_2/1', 'job_c'],
        ]),
      );
      expect([...(await submitted.find(['run_1/2', 'run_1/9', 'run_1', 'run_2/1']))]).toEqual([
        ['run_1/2', 'job_b'],
        ['run_2/1', 'job_c'],
      ]);
      expect((await submitted.find([])).size).toBe(0);
    });

    it('have the id that was given last', async () => {
      const submitted = open();
      for (const id of ['job_a', 'job_b']) await submitted.add(new Map([['run_1/1', id]]));
      expect((await submitted.find(['run_1/1'])).get('run_1/1')).toBe('job_b');
    });
  });
}
