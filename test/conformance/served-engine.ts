import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { ServedEngine } from '../../src/contract/served-engine.ts';
import { openServedEngine } from '../../src/engine/open-served-engine.ts';
import { buildServer } from '../../src/http/server/build-server.ts';
import { testClock } from '../clock.ts';
import { openedStores } from '../stores.ts';

/** A data directory with the companies that come with core. */
export function starterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'core-conformance-'));
  cpSync(inject('starterData'), folder, { recursive: true });
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The engine of this process on a data directory, without worker threads. */
export async function openEngine(dataDir: string): Promise<ServedEngine> {
  const stores = openedStores(dataDir);
  const engine = await openServedEngine({
    ...{ stores, dataDir },
    clock: testClock(),
    threads: 0,
    prices: {},
    allowPrivateWebhooks: false,
    onError: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  return { ...engine, close: () => engine.close().finally(() => stores.close()) };
}

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a host on a free port of loopback; the host stays open when the server closes. */
export async function serveHost(
  host: ServedEngine,
  { rateLimit }: { readonly rateLimit?: number } = {},
): Promise<Served> {
  const server = buildServer({
    host,
    logger: false,
    version: '0.0.0',
    now: Date.now,
    mounts: { feedback: '', inbound: '' },
    trustProxy: false,
    isLoopback: true,
    docs: () => ({ script: '', style: '' }),
    ...(rateLimit !== undefined && { rateLimit }),
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => server.close() };
}
