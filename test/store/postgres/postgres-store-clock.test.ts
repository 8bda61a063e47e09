import { expect, it } from 'vitest';
import { postgresJobStore } from '../../../src/store/postgres/postgres-job-store.ts';
import { postgresStoreClock } from '../../../src/store/postgres/postgres-store-clock.ts';
import { newJob } from '../jobs.ts';
import { describeStoreClock } from '../store-clock-suite.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const databases = databaseOfFile();

describePostgres('in PostgreSQL', () => {
  describeStoreClock('the clock of the database', (now) => {
    const database = databases.open();
    const jobs = postgresJobStore(database, { newId: () => '1', now });
    return { clock: postgresStoreClock(database, { now }), addJob: () => jobs.create([newJob()]) };
  });

  it('is that of the database, whatever the process takes the time to be', async () => {
    const clock = postgresStoreClock(databases.open(), {});
    const { nowMs, doubt } = await clock.look(0);
    expect([Math.abs(nowMs - Date.now()) < 60_000, doubt]).toEqual([true, undefined]);
  });
});
