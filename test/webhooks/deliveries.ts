import { onTestFinished } from 'vitest';
import { type CoreDatabase, openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { deliveryInsert, sqliteDeliveryStore } from '../../src/store/sqlite/sqlite-delivery-store.ts';
import type { OpenedDeliveryStore } from '../store/delivery-store-suite.ts';
import { tempPath } from '../temp-folder.ts';

export interface Deliveries extends OpenedDeliveryStore {
  readonly database: CoreDatabase;
  /** Writes a webhook in the transaction that is open. */
  insert(): void;
  /** Has the store go by another clock. */
  setClock(now: () => number): void;
}

/** A database of its own with the key `key_live0001`, and webhooks in it. */
export function deliveries(path = tempPath('core.sqlite')): Deliveries {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  database
    .prepare(
      `INSERT OR IGNORE INTO api_key (id, workspace, hint, hash, sealed_secret, created_at)
       VALUES ('key_live0001', 'acme', '', '', 'sealed', 0)`,
    )
    .run();
  let count = 0;
  let clock = () => 0;
  const newId = () => `${process.hrtime.bigint().toString(36)}${count++}`;
  const insertAt = deliveryInsert(database, newId);
  const DELIVERY = {
    event: 'combined.completed',
    body: '{"event":"combined.completed"}',
    jobId: 'job_1',
  } as const;
  const insert = (
    { url = 'https://acme.example/hook', keyId = 'key_live0001', workspace = 'acme' } = {},
    nowMs = 0,
  ) => insertAt({ ...DELIVERY, url, workspace, keyId }, nowMs);
  const store = sqliteDeliveryStore(database, { newId, now: () => clock() });
  const setClock = (now: () => number) => {
    clock = now;
  };
  return {
    ...{ database, store, setClock, insert },
    at(nowMs) {
      setClock(() => nowMs);
      return store;
    },
    async add(delivery, nowMs) {
      insert(delivery, nowMs);
      return (await store.list({ limit: 1 }))[0]?.id ?? '';
    },
    deleteKeys: async () => void database.exec('UPDATE api_key SET deleted_at = 1, sealed_secret = NULL'),
  };
}
