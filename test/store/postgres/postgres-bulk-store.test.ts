import { expect, it } from 'vitest';
import { withBulkRows } from '../../../src/jobs/with-bulk-rows.ts';
import { postgresBulkStore } from '../../../src/store/postgres/postgres-bulk-store.ts';
import { postgresCreditStore } from '../../../src/store/postgres/postgres-credit-store.ts';
import { postgresJobStore } from '../../../src/store/postgres/postgres-job-store.ts';
import { postgresRetention } from '../../../src/store/postgres/postgres-retention.ts';
import { describeBulkStore } from '../bulk-store-suite.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

describePostgres('bulks in PostgreSQL', () => {
  const databases = databaseOfFile();

  describeBulkStore('kept there', async () => {
    const database = databases.open();
    let [nowMs, last] = [0, 0];
    const newId = () => `${++last}`.padStart(32, '0');
    const parts = { newId, now: () => nowMs };
    const store = postgresBulkStore(database, parts);
    return {
      store,
      jobs: withBulkRows(postgresJobStore(database, parts), store),
      setNow(ms) {
        nowMs = ms;
      },
      retention: postgresRetention(database),
      ledger: () => postgresCreditStore(database).entries({ limit: 100 }),
    };
  });

  it('give each chunk to one process alone, and end when the last of them has committed', async () => {
    const database = databases.open();
    let last = 0;
    const newId = () => `${++last}`.padStart(32, '0');
    const stores = [database, databases.elsewhere(), databases.elsewhere()].map((one) =>
      postgresBulkStore(one, { newId }),
    );
    const [first] = stores;
    if (first === undefined) throw new Error('no store');
    const options = { createMissing: false, keepEvidence: false };
    const bulk = { workspace: 'ours', family: 'entity-resolution' as const, options, keyId: 'key_1' };
    const key = { workspace: 'ours', id: await first.create(bulk) };
    const operation = 'entity-resolution' as const;
    const rows = Array.from({ length: 5000 }, (_, at) => ({
      request: { trading_name: `row ${at}` },
      charges: [{ operation, amount: 1 }],
    }));
    await first.addPart(key, { part: 1, sha256: 'a'.repeat(64), rows });
    await first.start(key, 1);
    const worked = await Promise.all(
      stores.map(async (store, at) => {
        const numbers: number[] = [];
        const lease = { owner: `host/${at}/1`, forMs: 60_000 };
        for (let chunk = await store.claim(lease); chunk !== undefined; chunk = await store.claim(lease)) {
          const ends = chunk.rows.map(() => ({
            result: {
              state: 'failed' as const,
              errorType: 'unknown' as const,
              errorMessage: 'x',
              extended: null,
            },
            ...{ pinned: null, mentioned: [], created: null, notRun: [] },
          }));
          if (await store.finish({ chunk, endedMs: await store.now(), ends })) numbers.push(chunk.number);
        }
        return numbers;
      }),
    );
    const numbers = worked.flat();
    expect([numbers.length, new Set(numbers).size]).toEqual([20, 20]);
    expect(await first.status(key)).toMatchObject({ status: 'completed', done: 5000, failed: 5000 });
    const balance = await postgresCreditStore(database).balance('ours');
    expect(balance).toContainEqual(expect.objectContaining({ operation, charges: 5000 }));
  });
});
