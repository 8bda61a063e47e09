import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { openPage } from './browser.ts';
import { placeWith } from './crosscheck-site.ts';
import { LINES } from './result-file.ts';

const CSV = {
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,website\nAcme,acme.example\n'),
};

describe.skipIf(!hasBrowser)('what is done after the session has ended', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it('is told of an upload, which is not saved', async () => {
    const { page, end, notSaved, comeBack } = await signedIn('/files');
    await page.getByLabel('Drop a file here').waitFor();
    await end();
    await page.getByLabel('Drop a file here').setInputFiles(CSV);
    await notSaved();
    await comeBack();
    await page.getByLabel('Drop a file here').setInputFiles(CSV);
    await page.getByRole('heading', { name: 'list.csv' }).waitFor();
  });

  it('is told of a run, and loses no choice and no rule; nor does another purpose', async () => {
    const { page, end, notSaved, comeBack } = await signedIn('/files');
    await page.getByLabel('Drop a file here').setInputFiles(CSV);
    await page.getByLabel('Crosscheck').check();
    await page.getByText('Rules: who is protected').click();
    const rules = page.getByRole('textbox', { name: 'Rules (YAML)' });
    await rules.fill('limits:\n  max_risk: 20\n');
    await end();
    await page.getByRole('button', { name: 'Crosscheck all accounts' }).click();
    await notSaved();
    await page.getByRole('radio', { name: /^Resolve/ }).check();
    await page.getByText('what was typed and chosen here stays').first().waitFor();
    await comeBack();
    await page.getByRole('radio', { name: /^Crosscheck/ }).check();
    expect(await rules.inputValue()).toContain('max_risk: 20');
    await page.getByRole('button', { name: 'Crosscheck all accounts' }).click();
    await page.getByText('It waits for its turn').waitFor();
  });

  it('is told of answers about a duplicate group, with what was typed', async () => {
    const { page, end, notSaved, comeBack } = await signedIn(
      `/files/f1/groups/${encodeURIComponent('group 001A')}`,
    );
    await page.getByRole('button', { name: 'Keep apart' }).first().click();
    await page.keyboard.type('two branches');
    await end();
    await page.getByRole('button', { name: 'Save' }).click();
    await notSaved();
    await page.getByRole('button', { name: 'Accept merge' }).last().click();
    await notSaved();
    expect(await page.locator('.asked input').inputValue()).toBe('two branches');
    await comeBack();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('are kept apart').waitFor();
    expect(await page.locator('.asked input').count()).toBe(0);
  });

  async function signedIn(path: string) {
    const site = await placeWith(LINES).site();
    const { page } = await openPage(browser, site.address);
    const comeBack = async () => {
      const value = await site.sessionOf('ana');
      await page.context().addCookies([{ name: 'core_session', value, url: `${site.address}/ui` }]);
    };
    await comeBack();
    await page.goto(`${site.address}/ui/#${path}`);
    return {
      page,
      comeBack,
      end: () => page.context().clearCookies(),
      notSaved: () =>
        page
          .getByRole('alert')
          .getByText('Your session has ended, and this was not saved.')
          .first()
          .waitFor(),
    };
  }
});
