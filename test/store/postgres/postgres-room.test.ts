import { expect, it } from 'vitest';
import { postgresEnrichmentStore } from '../../../src/store/postgres/postgres-enrichment-store.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const databases = databaseOfFile();
const START = 1_795_000_000_000;
const LEASE_MS = 60_000;
const ROOM = 5;

describePostgres('the room of a workspace for enrichments', () => {
  it('is never exceeded by processes that claim at once, and what a killed one held is free when its lease ends', async () => {
    let nowMs = START;
    let lastId = 0;
    const parts = { newId: () => `${++lastId}`, now: () => nowMs, cacheMs: 0 };
    const [killed, alive] = [databases.open(), databases.elsewhere()].map((database) =>
      postgresEnrichmentStore(database, parts),
    );
    if (killed === undefined || alive === undefined) throw new Error('there are two processes');
    for (let account = 0; account < 3 * ROOM; account++)
      await killed.start({ workspace: 'acme', schedule: null, request: { crmId: `account-${account}` } });
    const claim = (store: typeof killed, owner: string) =>
      store.claim({ workspace: 'acme', accountsAtOnce: ROOM, limit: 2 }, { owner, forMs: LEASE_MS });
    const racing = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 2 === 0 ? claim(killed, 'one/1/1') : claim(alive, 'two/2/2'),
      ),
    );
    expect(racing.flat()).toHaveLength(ROOM);
    nowMs += LEASE_MS / 2;
    await alive.renew(racing.filter((_, turn) => turn % 2 === 1).flat(), LEASE_MS);
    expect(await claim(alive, 'two/2/2')).toEqual([]);
    nowMs += LEASE_MS / 2 + 1;
    const left = racing.filter((_, turn) => turn % 2 === 0).flat();
    const taken = await Promise.all(left.map(() => claim(alive, 'two/2/2')));
    expect(
      taken
        .flat()
        .map(({ executionId }) => executionId)
        .sort(),
    ).toEqual(left.map(({ executionId }) => executionId).sort());
    expect(await claim(alive, 'two/2/2')).toEqual([]);
  });
});
