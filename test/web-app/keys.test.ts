import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { openPage } from './browser.ts';

const SHOTS = process.env.CORE_SCREENSHOTS;
const PASSWORD = 'seven green umbrellas';

describe.skipIf(!hasBrowser)('the web application in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const { dataDir, core } = workplace({ startsOver: true });

  it('makes the first user by the link that core serve prints, and a key that opens the API until it is deleted', async () => {
    const { address, stderr } = await serve({ dataDir });
    const watched = await openPage(browser, address);
    const { page } = watched;
    await expect.poll(stderr).toContain('#token=');
    const [link = ''] = /http\S+#token=\S+/.exec(stderr()) ?? [];
    await page.goto(link);
    await page.getByRole('heading', { name: 'The first user' }).waitFor();
    expect(page.url()).not.toContain('token');
    await watched.check();
    await page.getByLabel('Name').fill('anna');
    await page.getByLabel('Password').fill('short');
    await page.getByLabel('The same again').fill('short');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('the password must have 12 to 256 characters');
    // Of a form that was refused the browser tells the status.
    expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('The same again').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Workspace default' }).waitFor();
    await page.getByRole('link', { name: 'API keys' }).first().click();
    await page.getByText('There is no key yet.').waitFor();
    await page.getByRole('button', { name: 'Create key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('<img src=x onerror=alert(1)>');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Keep these two now' }).waitFor();
    const key = await page.getByRole('textbox', { name: 'Key, for' }).inputValue();
    expect(await page.getByRole('textbox', { name: 'Signing secret' }).inputValue()).toMatch(/^whsec_/);
    await watched.check();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('<img src=x onerror=alert(1)>', { exact: true }).waitFor();
    const status = async () =>
      (await fetch(`${address}/v1/lookup-entity/1`, { headers: { 'x-api-key': key } })).status;
    expect(await status()).toBe(404);
    await page.getByRole('button', { name: /^Delete key/ }).click();
    await page.getByRole('button', { name: 'Delete key', exact: true }).click();
    await page.getByText('There is no key yet.').waitFor();
    expect(await status()).toBe(401);
    await watched.check();
    // The link is good for nothing now.
    const again = await openPage(browser, address);
    await again.page.goto(link);
    await again.page.getByRole('alert').waitFor();
  });

  it.each([
    ['wide', { width: 1280 }],
    ['tablet', { width: 768 }],
    ['phone', { width: 390 }],
    ['dark', { width: 1280, isDark: true }],
  ])('looks right: %s', async (name, look) => {
    await core('keys', 'create', '--name', `CRM sync ${name}`);
    const { address } = await serve({ dataDir });
    const watched = await openPage(browser, address, look);
    const { page } = watched;
    const shoot = async (what: string) => {
      await watched.check();
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${what}-${name}.png` });
    };
    await page.goto(`${address}/ui/`);
    await shoot('sign-in');
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Workspace default' }).waitFor();
    await shoot('overview');
    await page.goto(`${address}/ui/#/settings/keys`);
    await page.getByText(`CRM sync ${name}`, { exact: true }).waitFor();
    await shoot('keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await shoot('create-key');
  });
});
