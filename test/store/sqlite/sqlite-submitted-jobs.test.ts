import { describe, expect, it, onTestFinished } from 'vitest';
import type { SubmittedJobs } from '../../../src/batch/submitted-jobs.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteSubmittedJobs } from '../../../src/store/sqlite/sqlite-submitted-jobs.ts';
import { tempPath } from '../../temp-folder.ts';

describe('jobs that a service has taken', () => {
  it('are found by the keys under which they were sent, and no others', () => {
    const submitted = openedAt(tempPath('core.sqlite'));
    submitted.add(
      new Map([
        ['run_1/1', 'job_a'],
        ['run_1/2', 'job_b'],
        ['run_2/1', 'job_c'],
      ]),
    );
    expect([...submitted.find(['run_1/2', 'run_1/9', 'run_1', 'run_2/1'])]).toEqual([
      ['run_1/2', 'job_b'],
      ['run_2/1', 'job_c'],
    ]);
    expect(submitted.find([]).size).toBe(0);
  });

  it('are there for the next process', () => {
    const path = tempPath('core.sqlite');
    openedAt(path).add(new Map([['run_1/1', 'job_a']]));
    expect(openedAt(path).find(['run_1/1'])).toEqual(new Map([['run_1/1', 'job_a']]));
  });

  it('have the id that was given last', () => {
    const submitted = openedAt(tempPath('core.sqlite'));
    for (const id of ['job_a', 'job_b']) submitted.add(new Map([['run_1/1', id]]));
    expect(submitted.find(['run_1/1']).get('run_1/1')).toBe('job_b');
  });
});

function openedAt(path: string): SubmittedJobs {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return sqliteSubmittedJobs(database);
}
