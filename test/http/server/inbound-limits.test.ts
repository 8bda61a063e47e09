import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { ServedEngine } from '../../../src/contract/served-engine.ts';
import { newIds } from '../../../src/engine/new-ids.ts';
import { type CoreDatabase, openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteEnrichmentStore } from '../../../src/store/sqlite/sqlite-enrichment-store.ts';
import {
  openEngine,
  removeFolder,
  type Served,
  serveHost,
  starterFolder,
} from '../../conformance/served-engine.ts';
import { newApiKey } from '../../serve/starter-copy.ts';

const KEYS = 2;
const CLIENTS = 100;
const ACCOUNTS = 60;
/** Started before, so that there is no room from the beginning. */
const EARLIER = 200;
const SAP = { name: 'SAP', website: 'sap.com' };
const dataDir = starterFolder();
let host: ServedEngine;
let served: Served;
let database: CoreDatabase;

beforeAll(async () => {
  host = await openEngine(dataDir);
  served = await serveHost(host);
  database = openCoreDatabase(join(dataDir, 'core.sqlite'));
});

afterAll(async () => {
  await served.close();
  await host.close();
  database.close();
  removeFolder(dataDir);
});

it('holds 100 clients to five requests a second of each key and to fifty accounts at once', async () => {
  const keys = await Promise.all(Array.from({ length: KEYS }, () => newApiKey(dataDir, 'acme')));
  const waiting = Array.from({ length: ACCOUNTS }, (_, at) => `account-${at}`);
  const started = new Map<string, unknown>();
  const taken = new Map<string, number>(keys.map((key) => [key, 0]));
  let refused = 0;
  const active = watchActive();
  onTestFinished(active.stop);
  const store = sqliteEnrichmentStore(database, { newId: newIds(Date.now), now: Date.now, cacheMs: 0 });
  for (let at = 0; at < EARLIER; at++)
    await store.start({ workspace: 'acme', request: { crmId: `earlier-${at}`, ...SAP } });
  const startedMs = performance.now();
  const client = async (key: string) => {
    for (let crmId = waiting.pop(); crmId !== undefined; crmId = waiting.pop()) {
      const answer = await startOf(crmId, key);
      if (answer.status !== 429) {
        taken.set(key, (taken.get(key) ?? 0) + 1);
        started.set(crmId, ((await answer.json()) as { executionId: string }).executionId);
        continue;
      }
      refused++;
      expect(answer.headers.get('retry-after')).toBe('1');
      waiting.push(crmId);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, at) => client(keys[at % KEYS] ?? '')));
  const seconds = (performance.now() - startedMs) / 1000;
  expect(refused).toBeGreaterThan(0);
  for (const count of taken.values()) expect(count).toBeLessThanOrEqual(5 + 5 * seconds);
  expect(new Set(started.values()).size).toBe(ACCOUNTS);
  await expect.poll(openRuns, { timeout: 20_000 }).toBe(0);
  expect(active.most()).toBeLessThanOrEqual(50);
  const ends = database.prepare("SELECT count(*) FROM enrichment WHERE status = 'complete'").pluck();
  expect(ends.get()).toBe(ACCOUNTS + EARLIER);
});

function startOf(crmId: string, key: string): Promise<Response> {
  return fetch(`${served.address}/api/v1/inbound/enrichment`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ crmId, ...SAP }),
  });
}

function openRuns(): number {
  const open = "SELECT count(*) FROM enrichment WHERE status IN ('queued', 'linking', 'processing')";
  return Number(database.prepare(open).pluck().get());
}

/** The most accounts that are seen in work at one moment. */
function watchActive() {
  const count = database.prepare("SELECT count(*) FROM enrichment WHERE status IN ('linking', 'processing')");
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, Number(count.pluck().get()));
  }, 2);
  return { most: () => most, stop: () => clearInterval(timer) };
}
