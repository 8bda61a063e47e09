import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { openPage } from './browser.ts';
import { placeWith } from './crosscheck-site.ts';
import { look } from './people.ts';
import { LINES } from './result-file.ts';

const CSV = {
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,website\nAcme,acme.example\n'),
};

describe.skipIf(!hasBrowser)('a page after somebody else has signed in, in another tab', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it('shows and sends nothing of the other one, says so, and can be loaded anew', async () => {
    const watched = await openedBy('ana', '/files');
    const { page, complaints, signIn, told } = watched;
    await page.getByText('There is no file yet').or(page.getByText('no files yet')).waitFor();
    await signIn('sven', 'other');
    await page.getByLabel('Drop a file here').setInputFiles(CSV);
    await told('by now sven is signed in, to workspace other').waitFor();
    await page.getByRole('link', { name: 'Feedback' }).click();
    await page.getByRole('main').getByRole('alert').getByText('opened for somebody else').waitFor();
    expect(complaints.splice(0).every((words) => words.includes('412'))).toBe(true);
    await look(watched, 'other-session');
    await page.goto(page.url().replace(/#.*/, '#/files'));
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.locator('.workspace', { hasText: 'other' }).waitFor();
    await page.getByText('Workspace other has no files yet').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('keeps what was typed, and goes on for who signs in as before', async () => {
    const group = `/files/f1/groups/${encodeURIComponent('group 001A')}`;
    const { page, signIn, told } = await openedBy('ana', group);
    await page.getByRole('button', { name: 'Keep apart' }).first().click();
    await page.keyboard.type('two branches');
    // Of the same workspace, so that the answer would be taken.
    await signIn('bob');
    await page.getByRole('button', { name: 'Save' }).click();
    await told('by now bob is signed in').waitFor();
    expect(await page.locator('.asked input').inputValue()).toBe('two branches');
    await signIn('ana');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('are kept apart').waitFor();
    await told('by now bob is signed in').waitFor({ state: 'detached' });
  });

  async function openedBy(name: string, path: string) {
    const site = await placeWith(LINES).site();
    const watched = await openPage(browser, site.address);
    const { page } = watched;
    const signIn = async (user: string, workspace?: string) => {
      const value = await site.sessionOf(user, workspace);
      await page.context().addCookies([{ name: 'core_session', value, url: `${site.address}/ui` }]);
    };
    await signIn(name);
    await page.goto(`${site.address}/ui/#${path}`);
    const told = (words: string) => page.getByRole('banner').getByRole('alert').getByText(words);
    return { ...watched, signIn, told };
  }
});
