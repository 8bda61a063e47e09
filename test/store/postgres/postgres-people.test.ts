import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { postgresBeforeImages } from '../../../src/store/postgres/postgres-before-images.ts';
import { postgresConnectionStore } from '../../../src/store/postgres/postgres-connection-store.ts';
import { postgresFileStore } from '../../../src/store/postgres/postgres-file-store.ts';
import { postgresOverrideStore } from '../../../src/store/postgres/postgres-override-store.ts';
import { postgresReviewStore } from '../../../src/store/postgres/postgres-review-store.ts';
import { postgresUserStore } from '../../../src/store/postgres/postgres-user-store.ts';
import { processOwner } from '../../../src/store/sqlite/process-owner.ts';
import { describeConnectionStore } from '../connection-store-suite.ts';
import { describeFileStore } from '../file-store-suite.ts';
import { describeReviewStore } from '../review-store-suite.ts';
import { describeUserStore } from '../user-store-suite.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

/** Process ids end far below. */
const NO_PROCESS = 2 ** 30;

const databases = databaseOfFile();

describePostgres('in PostgreSQL', () => {
  describeUserStore('users', () => postgresUserStore(databases.open()));
  describeReviewStore('answers', () => {
    const [database, other] = [databases.open(), databases.elsewhere()];
    return {
      reviews: postgresReviewStore(database, { owner: processOwner(), leaseMs: null }),
      // The runner of the tests lives as long as they do.
      elsewhere: postgresReviewStore(other, { owner: `${hostname()}/${process.ppid}/`, leaseMs: null }),
      killed: postgresReviewStore(other, { owner: `${hostname()}/${NO_PROCESS}/1`, leaseMs: null }),
      browsing: postgresReviewStore(other, { owner: `${processOwner()}/Ana`, leaseMs: 60_000 }),
      late: postgresReviewStore(other, { owner: `${processOwner()}/Bob`, leaseMs: -1 }),
      overrides: postgresOverrideStore(other),
    };
  });
  describeConnectionStore('connections to CRMs', () => {
    const database = databases.open();
    return {
      connections: postgresConnectionStore(database),
      images: (connection) => postgresBeforeImages(database, { workspace: 'acme', connection, now: () => 7 }),
    };
  });
  describeFileStore('files', (now) => postgresFileStore(databases.open(), { now }));

  it('the first user is one, however many are the first at once', async () => {
    const stores = [databases.open(), databases.elsewhere()].map(postgresUserStore);
    const first = { workspace: 'acme', role: 'admin', passwordHash: 'hash' } as const;
    for (const hash of ['a', 'b']) await stores[0]?.addLink({ hash, purpose: 'first-user', user: null }, 10);
    // One link takes the place of the other; whoever has the later one may come with it many times at once.
    const added = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        stores[at % 2]?.addFirst('b', { ...first, name: `user ${at}` }, 1),
      ),
    );
    expect(added.filter((isAdded) => isAdded)).toHaveLength(1);
    expect(await stores[1]?.list()).toHaveLength(1);
  });
});
