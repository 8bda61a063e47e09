import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { openPage } from './browser.ts';
import { calling, LOOKS, look, ownerAt } from './people.ts';

describe('users in the calls of the pages', () => {
  const place = workplace({ startsOver: true });

  it('are those of the own workspace, whose admins make, change and delete them', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const admin = await calling(place, address, { name: 'anna', workspace: 'acme', role: 'admin' });
    const stranger = await calling(place, address, { name: 'sven', workspace: 'other', role: 'admin' });
    const reviewer = await calling(place, address, { name: 'rita', workspace: 'acme', role: 'reviewer' });
    const names = async (call: typeof admin) =>
      (await call('GET', '/users')).body.map((user: { name: string }) => user.name);
    expect(await names(admin)).toEqual(['anna', 'rita']);
    expect(await names(stranger)).toEqual(['sven']);
    expect((await reviewer('GET', '/users')).status).toBe(403);
    expect((await stranger('PUT', '/users/rita/role', { role: 'admin' })).status).toBe(404);
    expect((await stranger('POST', '/users/rita/reset')).status).toBe(404);
    expect((await stranger('DELETE', '/users/rita')).status).toBe(404);
    expect((await admin('POST', '/users', { name: 'sven', role: 'admin' })).status).toBe(409);
    expect((await admin('POST', '/users', { name: 'a b', role: 'admin' })).status).toBe(400);
    expect((await admin('POST', '/users', { name: 'zoe', role: 'reviewer' })).body).toEqual({
      name: 'zoe',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await admin('PUT', '/users/rita/role', { role: 'admin' })).status).toBe(200);
    // In the session that she has.
    expect(await names(reviewer)).toEqual(['anna', 'rita', 'zoe']);
    for (const [method, path, body] of [
      ['DELETE', '/users/anna', undefined],
      ['POST', '/users/anna/reset', undefined],
      ['PUT', '/users/anna/role', { role: 'reviewer' }],
    ] as const)
      expect((await admin(method, path, body)).status).toBe(409);
    expect((await admin('POST', '/users/rita/reset')).status).toBe(200);
    expect((await reviewer('GET', '/session')).status).toBe(401);
    expect((await admin('DELETE', '/users/rita')).status).toBe(200);
    expect(await names(admin)).toEqual(['anna', 'zoe']);
  });
});

describe.skipIf(!hasBrowser)('the page of users', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const place = workplace({ startsOver: true });

  it('gives a link by which a new user chooses a password, by keyboard alone', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    await page.getByRole('link', { name: 'Users' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add user' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('nina');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Send this link to nina' }).waitFor();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.getByRole('button', { name: 'I have kept it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('not chosen yet').waitFor();
    const other = (await openPage(browser, address)).page;
    await other.goto(link);
    await other.getByRole('heading', { name: 'Choose a password' }).waitFor();
    await other.getByLabel('Password').fill('seven green umbrellas');
    await other.getByLabel('The same again').fill('seven green umbrellas');
    await other.keyboard.press('Enter');
    await other.getByText('a reviewer').waitFor();
    expect(await other.getByRole('link', { name: 'Users' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Delete nina' }).click();
    await page.getByRole('button', { name: 'Delete user' }).click();
    await page.getByText('There is no user yet').waitFor();
    await other.reload();
    await other.getByRole('heading', { name: 'Sign in to core' }).waitFor();
  });

  it.each(LOOKS)('looks right: %s', async (name, how) => {
    await place.core('users', 'add', `${'long'.repeat(10)}@example.com.${name}`, '--role', 'admin');
    const { address } = await serve({ dataDir: place.dataDir });
    const watched = await ownerAt(place, { browser, address, look: how });
    const { page } = watched;
    await page.goto(`${address}/ui/#/settings/users`);
    await page.getByText('not chosen yet').first().waitFor();
    await look(watched, `users-${name}`);
    await page.getByRole('button', { name: 'Add user' }).click();
    await look(watched, `add-user-${name}`);
    await page.getByLabel('Name').fill(`mara-${name}`);
    await page.getByRole('button', { name: 'Add user' }).last().click();
    await page.getByRole('heading', { name: /^Send this link/ }).waitFor();
    await look(watched, `user-link-${name}`);
  });
});
