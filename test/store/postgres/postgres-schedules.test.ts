import { expect, it } from 'vitest';
import { CrosscheckConfig } from '../../../src/inbound/crosscheck-schedule.ts';
import { postgresCrosscheckSchedules } from '../../../src/store/postgres/postgres-crosscheck-schedules.ts';
import { postgresEnrichmentStore } from '../../../src/store/postgres/postgres-enrichment-store.ts';
import { postgresScheduleStore } from '../../../src/store/postgres/postgres-schedule-store.ts';
import { describeCrosscheckSchedules } from '../crosscheck-schedules-suite.ts';
import { describeScheduleStore } from '../schedule-store-suite.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const databases = databaseOfFile();
let lastId = 0;

function opened() {
  let nowMs = 0;
  const set = (ms: number) => {
    nowMs = ms;
  };
  const parts = { newId: () => `${++lastId}`, now: () => nowMs, cacheMs: 1000 };
  return { database: databases.open(), set, parts };
}

describePostgres('in PostgreSQL', () => {
  describeScheduleStore('there', () => {
    const { database, set, parts } = opened();
    return {
      ...{ set, schedules: postgresScheduleStore(database, parts) },
      enrichments: postgresEnrichmentStore(database, parts),
    };
  });

  describeCrosscheckSchedules('schedules of crosschecks', () => {
    const { database, set, parts } = opened();
    return { set, schedules: postgresCrosscheckSchedules(database, parts) };
  });

  it('a tick of a schedule is one process alone’s', async () => {
    const stores = [databases.open(), databases.elsewhere()].map((database) =>
      postgresCrosscheckSchedules(database, {}),
    );
    const config = { name: 'nightly', connection: 'sf', cadence: { every: 'minute' }, rules: null };
    const folders = { map: [], output: '/out', keep: 2 };
    await stores[0]?.add('acme', CrosscheckConfig.parse({ ...config, ...folders }));
    const key = { workspace: 'acme', name: 'nightly' };
    const lease = { owner: 'host/1/1', forMs: 60_000 };
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, at) => stores[at % 2]?.claim(lease, () => true, key)),
    );
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
  });
});
