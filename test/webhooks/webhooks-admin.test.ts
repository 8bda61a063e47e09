import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sealSecret } from '../../src/access/signing-secret.ts';
import { triggerWebhook, webhooksAdmin } from '../../src/admin/webhooks-admin.ts';
import { readSecretKey } from '../../src/store/sqlite/secret-key-file.ts';
import { testClock } from '../clock.ts';
import { storesIn } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';
import { deliveries } from './deliveries.ts';
import { httpsReceiver } from './https-receiver.ts';

const NOW = 1_800_000_000_000;

describe('webhooks that are sent again by hand', () => {
  it('have an attempt at once, and wait for the next one when it fails', async () => {
    const receiver = await httpsReceiver();
    const { admin, id } = await opened(receiver);
    // This process does not trust the receiver's certificate; that is how the attempt fails.
    const again = await admin.resend(id);
    expect(again).toMatchObject({
      resendOf: id,
      state: 'waiting',
      attempts: 1,
      body: (await admin.find(id)).body,
    });
    expect(again.nextAt).toBe(new Date(NOW + 30_000).toISOString());
    const error = `there is no safe connection to 127.0.0.1:${receiver.port} (DEPTH_ZERO_SELF_SIGNED_CERT)`;
    expect(again.history).toMatchObject([{ number: 1, status: null, error }]);
    expect((await admin.list({ limit: 9 })).map((delivery) => delivery.id)).toEqual([again.id, id]);
    expect(await admin.find(id)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('go to public addresses only, unless private ones are allowed', async () => {
    const receiver = await httpsReceiver();
    const { admin, id } = await opened({ ...receiver, allowPrivate: false });
    const { history } = await admin.resend(id);
    expect(history[0]?.error).toBe('webhook_url: must be a public address, and 127.0.0.1 is none');
  });

  it('are not made when they are not known', async () => {
    const { admin } = await opened({ url: 'https://acme.example/' });
    await expect(admin.resend('dlv_unknown')).rejects.toMatchObject({
      ...{ code: 'NOT_FOUND', message: 'there is no delivery dlv_unknown' },
      fix: 'Run core webhooks deliveries to see what is kept.',
    });
    await expect(admin.find('dlv_unknown')).rejects.toThrow('there is no delivery dlv_unknown');
  });

  it('are not made when their key was deleted', async () => {
    const { admin, id, kept } = await opened({ url: 'https://acme.example/' });
    kept.database.exec('UPDATE api_key SET deleted_at = 1, sealed_secret = NULL');
    await expect(admin.resend(id)).rejects.toThrow(`the API key of delivery ${id} was deleted`);
    expect(await admin.list({ limit: 9 })).toHaveLength(1);
  });

  it('are not made when their secret cannot be decrypted', async () => {
    const { admin, id, kept } = await opened({ url: 'https://acme.example/' });
    kept.database.exec(`UPDATE api_key SET sealed_secret = 'damaged'`);
    await expect(admin.resend(id)).rejects.toThrow('a signing secret cannot be decrypted');
    expect(await admin.list({ limit: 9 })).toHaveLength(1);
  });
});

describe('a webhook for trying out', () => {
  it('tells what hinders it', async () => {
    const sent = {
      event: 'combined.completed',
      signingSecret: 'whsec_x',
      clock: testClock(() => NOW),
    } as const;
    const url = 'https://localhost:1/';
    expect(await triggerWebhook({ ...sent, url, allowPrivate: false })).toEqual({
      ...{ isDelivered: false, status: null, response: null },
      error: 'webhook_url: must be a public address, and localhost is none',
    });
    const allowed = await triggerWebhook({ ...sent, url, allowPrivate: true });
    expect(allowed.error).toBe('localhost:1 refuses the connection');
  });
});

async function opened({ url, allowPrivate = true }: { url: string; allowPrivate?: boolean }) {
  const dataDir = tempFolder();
  const kept = deliveries(join(dataDir, 'core.sqlite'));
  const sealed = sealSecret('whsec_c2VjcmV0', readSecretKey(dataDir, randomBytes), randomBytes);
  kept.database.prepare('UPDATE api_key SET sealed_secret = ?').run(sealed);
  const id = await kept.add({ url }, NOW);
  const stores = storesIn(dataDir, () => NOW);
  const admin = webhooksAdmin({ stores, clock: testClock(() => NOW), randomBytes, allowPrivate });
  onTestFinished(() => admin.close());
  return { admin, id, kept };
}
