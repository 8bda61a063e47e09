import { expect, it, onTestFinished } from 'vitest';
import type { SubmittedJobs } from '../../../src/batch/submitted-jobs.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteSubmittedJobs } from '../../../src/store/sqlite/sqlite-submitted-jobs.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeSubmittedJobs } from '../submitted-jobs-suite.ts';

describeSubmittedJobs('jobs that a service has taken, in SQLite', () => openedAt(tempPath('core.sqlite')));

it('jobs that a service has taken are there for the next process', async () => {
  const path = tempPath('core.sqlite');
  await openedAt(path).add(new Map([['run_1/1', 'job_a']]));
  expect(await openedAt(path).find(['run_1/1'])).toEqual(new Map([['run_1/1', 'job_a']]));
});

function openedAt(path: string): SubmittedJobs {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return sqliteSubmittedJobs(database);
}
