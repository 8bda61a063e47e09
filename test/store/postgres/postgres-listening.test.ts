import { EventEmitter } from 'node:events';
import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { listening } from '../../../src/store/postgres/postgres-listening.ts';

it('tells nothing of what comes in after its end, while the connection is still there', async () => {
  const released: unknown[] = [];
  const client = Object.assign(new EventEmitter(), {
    release: (isDropped: unknown) => void released.push(isDropped),
    escapeIdentifier: (name: string) => `"${name}"`,
    query: async () => {},
  });
  const heard: string[] = [];
  const stop = await listening(
    { connect: async () => client as unknown as PoolClient, areShared: () => false },
    ['core'],
    (message) => void heard.push(message),
  );
  client.emit('notification', { payload: 'before', channel: 'core' });
  await stop();
  client.emit('notification', { payload: 'under way', channel: 'core' });
  expect(heard).toEqual(['before']);
  expect(released).toEqual([true]);
});
