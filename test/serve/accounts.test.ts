import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { AccountsStatus } from '../../src/contract/accounts.ts';
import { tempFolder } from '../temp-folder.ts';
import { booksOf } from './books.ts';
import { callerWith } from './caller.ts';
import { seeded } from './seeded.ts';
import { type ServedProcess, serve } from './served-process.ts';

const SLOW_MS = 120_000;
const OLD = 40;
const NEW = 3000;

describe('the accounts of a served workspace', { timeout: SLOW_MS }, () => {
  it('are its own: no other sees them, nor is evaluated against them', async () => {
    const { dataDir, newKey } = stage();
    const served = await serve({ dataDir });
    const [own, other] = [await newKey('default'), await newKey('acme')];
    expect((await put(served, own, accounts(OLD))).status).toBe(202);
    expect((await settled(served, own)).in_use?.accounts).toBe(OLD);
    expect((await settled(served, other)).in_use).toBeNull();
    expect(await crosscheckOf(served, own)).not.toBeNull();
    expect(await crosscheckOf(served, other)).toBeNull();
    await served.stop();
  });

  it('are loaded once at a time, while jobs see those before', async () => {
    const { dataDir, newKey } = stage();
    const served = await serve({ dataDir });
    const key = await newKey('default');
    await put(served, key, accounts(OLD));
    await settled(served, key);
    expect((await put(served, key, accounts(NEW))).status).toBe(202);
    expect(await put(served, key, accounts(OLD))).toMatchObject({
      status: 409,
      body: { error: 'the accounts of the workspace default are being loaded already' },
    });
    expect((await look(served, key)).in_use?.accounts).toBe(OLD);
    expect(await crosscheckOf(served, key)).not.toBeNull();
    expect((await settled(served, key)).in_use?.accounts).toBe(NEW);
    await served.stop();
  });

  it('are those before, or all of the new ones, whenever the power is cut', async () => {
    const { dataDir, newKey } = stage();
    const first = await serve({ dataDir });
    const key = await newKey('default');
    await put(first, key, accounts(OLD));
    await settled(first, key);
    await first.stop();
    const random = seeded(11);
    for (let cut = 0; cut < 6; cut++) {
      const served = await serve({ dataDir });
      const sending = put(served, key, accounts(NEW)).catch(() => undefined);
      // The first cut hits the upload.
      if (cut > 0) await sending;
      await delay(cut * 150 * random());
      await served.killGroup();
      await sending;
      const risen = await serve({ dataDir });
      const { in_use: inUse, load } = await look(risen, key);
      expect([OLD, NEW]).toContain(inUse?.accounts);
      if (inUse?.accounts === OLD && cut > 0) expect(load).toMatchObject({ state: 'failed' });
      expect(await crosscheckOf(risen, key)).not.toBeNull();
      expect(readdirSync(join(dataDir, 'crm')).filter((name) => !name.endsWith('.lock'))).toHaveLength(1);
      await put(risen, key, accounts(OLD), '?confirm=leaving');
      expect((await settled(risen, key)).in_use?.accounts).toBe(OLD);
      await risen.stop();
    }
  });
});

function stage() {
  const dataDir = tempFolder();
  cpSync(inject('starterData'), dataDir, { recursive: true });
  const books = booksOf(dataDir);
  return { dataDir, newKey: async (workspace: string) => (await books.newKey(workspace)).apiKey };
}

function accounts(count: number): string {
  const apple = { external_id: 'apple', legal_name: 'Apple Inc.', website: 'apple.com', country: 'US' };
  const others = Array.from({ length: count - 1 }, (_, at) => ({
    ...{ external_id: `${at}`, trading_name: `Plinth Works ${at}`, website: `plinthworks${at}.example` },
    country: 'FR',
  }));
  return [apple, ...others].map((account) => JSON.stringify(account)).join('\n');
}

async function put({ address }: ServedProcess, key: string, body: string, query = '') {
  const sent = { method: 'PUT', headers: { 'x-api-key': key }, body };
  const answer = await fetch(`${address}/v1/crm/accounts${query}`, sent);
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function look({ address }: ServedProcess, key: string, waitSeconds = 0): Promise<AccountsStatus> {
  const headers = { 'x-api-key': key, ...(waitSeconds > 0 && { prefer: `wait=${waitSeconds}` }) };
  return AccountsStatus.parse(await (await fetch(`${address}/v1/crm/accounts/status`, { headers })).json());
}

async function settled(served: ServedProcess, key: string): Promise<AccountsStatus> {
  const status = await look(served, key, 60);
  expect(status.load?.state ?? 'completed').toBe('completed');
  return status;
}

let asked = 0;

async function crosscheckOf({ address }: ServedProcess, key: string): Promise<unknown> {
  const caller = callerWith(key);
  const body = { external_id: 'apple', legal_name: 'Apple Inc.', website: 'apple.com', country: 'US' };
  const posted = { family: 'crosscheck' as const, body, idempotencyKey: `accounts-${++asked}` };
  const id = (await caller.post(address, posted)) ?? '';
  const { record } = await caller.look(address, { family: 'crosscheck', id }, 20);
  return (record as { readonly crosscheck: unknown }).crosscheck;
}
