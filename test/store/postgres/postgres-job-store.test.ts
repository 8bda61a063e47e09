import { postgresCreditStore } from '../../../src/store/postgres/postgres-credit-store.ts';
import { postgresDeliveryStore } from '../../../src/store/postgres/postgres-delivery-store.ts';
import { postgresIdentityStore } from '../../../src/store/postgres/postgres-identity-store.ts';
import { postgresJobStore } from '../../../src/store/postgres/postgres-job-store.ts';
import { describeJobStore, type OpenedJobStore } from '../job-store-suite.ts';
import { timedStore } from '../timed-store.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const databases = databaseOfFile();
let lastId = 0;

describePostgres('in PostgreSQL', () => {
  describeJobStore('jobs', opened);
});

function opened(): OpenedJobStore {
  const database = databases.open();
  return {
    store: timedStore((now) => postgresJobStore(database, { newId, now })),
    identity: postgresIdentityStore(database),
    credits: postgresCreditStore(database),
    deliveries: postgresDeliveryStore(database, { newId, now: Date.now }),
  };
}

/** Later ids are smaller: nothing may go by their order. */
function newId(): string {
  return String(1_000_000 - ++lastId);
}
