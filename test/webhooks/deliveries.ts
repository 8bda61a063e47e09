import { onTestFinished } from 'vitest';
import { type CoreDatabase, openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { deliveryInsert, sqliteDeliveryStore } from '../../src/store/sqlite/sqlite-delivery-store.ts';
import type { ClaimOptions, DeliveryStore } from '../../src/webhooks/delivery-store.ts';
import { afterAttempt } from '../../src/webhooks/retry-schedule.ts';
import { tempPath } from '../temp-folder.ts';

export interface Deliveries {
  readonly database: CoreDatabase;
  readonly store: DeliveryStore;
  /** Adds a webhook as a job would, and gives its id. */
  add(delivery?: { url?: string; keyId?: string; workspace?: string }, nowMs?: number): string;
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
  const newId = () => `${process.hrtime.bigint().toString(36)}${count++}`;
  const insert = deliveryInsert(database, newId);
  const store = sqliteDeliveryStore(database, newId);
  return {
    database,
    store,
    add({ url = 'https://acme.example/hook', keyId = 'key_live0001', workspace = 'acme' } = {}, nowMs = 0) {
      const event = 'combined.completed';
      insert({ event, url, body: '{"event":"combined.completed"}', workspace, keyId, jobId: 'job_1' }, nowMs);
      return store.list({ limit: 1 })[0]?.id ?? '';
    },
  };
}

/** What a deliverer would claim with. */
export function claimAt(nowMs: number, options: Partial<ClaimOptions> = {}): ClaimOptions {
  return {
    ...{
      limit: 64,
      perOrigin: 8,
      underWay: new Map(),
      owner: 'here/1/1',
      nowMs,
      leaseUntilMs: nowMs + 30_000,
      latestMs: nowMs + 125_000,
    },
    ifLost: (attemptNumber) => afterAttempt(attemptNumber, nowMs + 5000, false),
    ...options,
  };
}
