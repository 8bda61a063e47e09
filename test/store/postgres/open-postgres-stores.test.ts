import { expect, it, onTestFinished } from 'vitest';
import type { EngineStores } from '../../../src/engine/stores.ts';
import { openPostgresStores } from '../../../src/store/postgres/open-postgres-stores.ts';
import { completedJob, servedJob } from '../jobs.ts';
import { databaseOfFile, describePostgres, newDatabase, postgresServer } from './postgres-databases.ts';

const databases = databaseOfFile();
const WEBHOOK = { event: 'entity-resolution.completed', url: 'https://a.example', body: '{}' } as const;
let lastId = 0;
const PARTS = { newId: () => `${++lastId}`, secretKey: new Uint8Array(32) };

describePostgres('the stores in PostgreSQL', () => {
  it('are refused where nobody has made their tables, and nothing stays open', async () => {
    const url = await newDatabase(await postgresServer());
    await expect(openPostgresStores(url, PARTS)).rejects.toMatchObject({
      ...{ code: 'CONFIG', fix: expect.stringContaining('core migrate') },
    });
    const server = await postgresServer();
    await server.sql(`DROP DATABASE ${new URL(url).pathname.slice(1)}`);
  });

  it('take a job from its creation to its webhook, by the clock of the database', async () => {
    const stores = await openPostgresStores(await databases.url(), PARTS, {
      connections: 2,
      name: 'core worker',
    });
    onTestFinished(() => stores.close());
    const before = await stores.jobs.now();
    const [id = ''] = await stores.jobs.create([servedJob()]);
    const claimed = await stores.jobs.claimNext(1, { owner: 'host/1/1', forMs: 60_000 });
    const endedMs = await stores.jobs.now();
    await stores.jobs.finish(claimed.map((job) => ({ ...completedJob(job), endedMs, delivery: WEBHOOK })));
    const [job] = await stores.jobs.read('default', 'entity-resolution', [id]);
    expect(job).toMatchObject({ state: 'completed', completedAt: new Date(endedMs).toISOString() });
    expect(Date.parse(job?.createdAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(await stores.deliveries.list({ limit: 9 })).toMatchObject([{ jobId: id, state: 'waiting' }]);
    expect((await stores.credits.balance('default'))[0]).toMatchObject({ used: 1 });
    expect(await asked(stores)).toEqual(['core worker']);
  });
});

/** How the connections are called that hold the database. */
async function asked(stores: EngineStores): Promise<readonly string[]> {
  await stores.jobs.openCounts();
  const rows = await databases.elsewhere().rows<{ name: string }>(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return rows.map(({ name }) => name);
}
