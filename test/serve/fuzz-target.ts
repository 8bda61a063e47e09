import type { AddressInfo } from 'node:net';
import { openServedEngine } from '../../src/engine/open-served-engine.ts';
import { buildServer } from '../../src/http/server/build-server.ts';
import { testClock } from '../clock.ts';
import { ownerOf } from '../conformance/owner.ts';
import { removeFolder, starterFolder } from '../conformance/served-engine.ts';
import { openedStores } from '../stores.ts';
import type { FuzzedRequest } from './fuzzed-requests.ts';

/** A served engine of this process, on the companies that come with core. */
export interface FuzzTarget {
  readonly port: number;
  /** What the engine could not do; it should be nothing. */
  readonly errors: readonly string[];
  keyHeaders(key: FuzzedRequest['key']): readonly (readonly [name: string, value: string])[];
  close(): Promise<void>;
}

export async function openFuzzTarget(): Promise<FuzzTarget> {
  const dataDir = starterFolder();
  const owner = ownerOf(dataDir);
  // Several, for the inbound endpoints take few requests of one key.
  const living: string[] = [];
  for (let at = 0; at < 20; at++) living.push((await owner.newKey('fuzz')).apiKey);
  const deleted = await owner.newKey('fuzz');
  await owner.deleteKey(deleted.id);
  const errors: string[] = [];
  const stores = openedStores(dataDir);
  const host = await openServedEngine({
    ...{ stores, dataDir, clock: testClock(), threads: 0, prices: {}, allowPrivateWebhooks: false },
    onError: (what, error) => errors.push(`${what}: ${String(error)}`),
  });
  const server = buildServer({
    ...{ host, logger: false, version: '0.0.0', now: Date.now, trustProxy: false, isLoopback: true },
    mounts: { feedback: '', inbound: '' },
    docs: () => ({ script: '', style: '' }),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  let sent = 0;
  const keys = {
    living: () => living[sent++ % living.length],
    deleted: () => deleted.apiKey,
    wrong: () => 'core_live_wrong',
    none: () => undefined,
  };
  return {
    // A server that listens on a port has an address of this kind.
    port: (server.server.address() as AddressInfo).port,
    errors,
    keyHeaders(which) {
      const key = keys[which]();
      return key === undefined ? [] : [['x-api-key', key]];
    },
    async close() {
      await server.close();
      await host.close();
      await stores.close();
      owner.close();
      removeFolder(dataDir);
    },
  };
}
