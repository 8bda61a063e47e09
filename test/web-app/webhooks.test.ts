import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { httpsReceiver } from '../webhooks/https-receiver.ts';
import { jobWith } from './filled-place.ts';
import { calling, HOSTILE, LOOKS, look, ownerAt } from './people.ts';

const NOBODY = 'https://127.0.0.1:1/hook';

describe('webhooks and credits in the calls of the pages', () => {
  const place = workplace({ startsOver: true });

  it('are those of the own workspace, and open to its admins alone', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const admin = await calling(place, address, { name: 'anna', workspace: 'acme', role: 'admin' });
    const stranger = await calling(place, address, { name: 'sven', workspace: 'other', role: 'admin' });
    const reviewer = await calling(place, address, { name: 'rita', workspace: 'acme', role: 'reviewer' });
    await jobWith(place, { address, hook: NOBODY, workspace: 'acme' });
    const listed = async () => (await admin('GET', '/deliveries')).body;
    await expect.poll(async () => (await listed())[0]?.attempts, { timeout: 20_000 }).toBe(1);
    const [{ id }] = await listed();
    expect((await stranger('GET', '/deliveries')).body).toEqual([]);
    expect((await stranger('GET', `/deliveries/${id}`)).status).toBe(404);
    expect((await stranger('POST', `/deliveries/${id}/resend`)).status).toBe(404);
    for (const path of ['/deliveries', `/deliveries/${id}`, '/credits'])
      expect((await reviewer('GET', path)).status).toBe(403);
    expect((await admin('GET', '/credits')).body).toMatchObject({
      used: 1,
      ledger: [{ operation: 'entity-resolution', kind: 'charge', amount: 1 }],
    });
    expect((await stranger('GET', '/credits')).body).toMatchObject({ used: 0, ledger: [] });
    expect((await admin('GET', '/deliveries?state=delivered')).body).toEqual([]);
    expect((await admin('GET', '/deliveries?state=lost')).status).toBe(400);
  });
});

describe.skipIf(!hasBrowser)('the pages of webhooks and credits', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const place = workplace({ startsOver: true });

  it('show what a receiver answered, and send it again by keyboard', async () => {
    const receiver = await httpsReceiver((response) => response.writeHead(200).end(HOSTILE));
    const caFile = join(place.folder, 'receiver.pem');
    writeFileSync(caFile, receiver.ca);
    const { address } = await serve({ dataDir: place.dataDir, env: { NODE_EXTRA_CA_CERTS: caFile } });
    await jobWith(place, {
      address,
      hook: receiver.url,
      workspace: 'default',
      name: `Siemens AG ${HOSTILE}`,
    });
    await expect.poll(() => receiver.heard.length, { timeout: 20_000 }).toBe(1);
    const watched = await ownerAt(place, { browser, address });
    const { page } = watched;
    await page.goto(`${address}/ui/#/settings/webhooks?state=delivered`);
    await page.getByRole('link', { name: 'entity-resolution.completed' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(HOSTILE, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send again' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Sends again').waitFor();
    expect(receiver.heard[1]?.body).toBe(receiver.heard[0]?.body);
    await look(watched, 'delivery-delivered');
  });

  it.each(LOOKS)('look right: %s', async (name, how) => {
    const { address } = await serve({ dataDir: place.dataDir });
    await jobWith(place, {
      address,
      hook: `${NOBODY}/${'long'.repeat(50)}`,
      workspace: 'default',
      name: `Siemens AG ${HOSTILE}`,
    });
    const watched = await ownerAt(place, { browser, address, look: how });
    const { page } = watched;
    await page.goto(`${address}/ui/#/settings/webhooks?state=failed`);
    await page.getByText('No webhook is failed.').waitFor();
    await page.goto(`${address}/ui/#/settings/webhooks`);
    await page.getByRole('link', { name: 'entity-resolution.completed' }).first().waitFor();
    await look(watched, `webhooks-${name}`);
    await page.getByRole('link', { name: 'entity-resolution.completed' }).first().click();
    await page.getByRole('heading', { name: 'Attempts' }).waitFor();
    await look(watched, `delivery-${name}`);
    await page.goto(`${address}/ui/#/settings/credits`);
    await page.getByText('has used').waitFor();
    await look(watched, `credits-${name}`);
    await page.goto(`${address}/ui/#/settings/sources`);
    await page.getByText('Only the companies that come with core').waitFor();
    await look(watched, `sources-${name}`);
    await page.goto(`${address}/ui/#/settings/schedules`);
    await page.getByText('There is no schedule yet.').waitFor();
    await look(watched, `schedules-empty-${name}`);
  });
});
