import { describe, expect, it } from 'vitest';
import { tempPath } from '../../temp-folder.ts';
import { deliveries } from '../../webhooks/deliveries.ts';
import { describeDeliveryStore } from '../delivery-store-suite.ts';

describeDeliveryStore('webhooks in SQLite', () => deliveries());

describe('webhooks in SQLite', () => {
  it('are gone when the transaction of their job is', async () => {
    const { database, store, insert } = deliveries();
    const job = database.transaction(() => {
      insert();
      throw new Error('the job failed to commit');
    });
    expect(job).toThrow('the job failed');
    expect([await store.list({ limit: 9 }), await store.nextDueMs()]).toEqual([[], undefined]);
  });

  it('are there for the next process', async () => {
    const path = tempPath('core.sqlite');
    const id = await deliveries(path).add();
    expect(await deliveries(path).store.find(id)).toMatchObject({ id, state: 'waiting' });
  });
});
