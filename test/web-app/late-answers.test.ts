import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreparedActions } from '../../src/contract/prepared-actions.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { openPage } from './browser.ts';
import { placeWith } from './crosscheck-site.ts';
import { holdCalls } from './held-calls.ts';
import { account, LINES, merged } from './result-file.ts';

const PREPARED: PreparedActions = {
  ...{ id: '0123456789abcdef', crm: 'salesforce', parents: 1, merged: 2, survivors: 1, deleted: 59 },
  ...{ missing_parents: 0, left_out: 0, deletes_not_asked: 0, not_accepted: 0 },
  ...{ actions: [{ name: '40_delete.csv', bytes: 12 }], undo: [] },
};

describe.skipIf(!hasBrowser)('an answer to what is not chosen any more', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it('does not show files for a CRM under another choice', async () => {
    const page = await opened('/files/f1/actions');
    const goOn = await holdCalls(page, '**/f1/actions', (route) => route.fulfill({ json: PREPARED }));
    const [salesforce, csv] = ['Salesforce', 'CSV'].map((name) => page.getByRole('radio', { name }));
    const deletions = page.getByLabel('with the accounts to delete');
    await deletions.check();
    await page.getByRole('button', { name: 'Prepare files for Salesforce' }).click();
    await csv?.check();
    await deletions.uncheck();
    goOn();
    await page.getByRole('button', { name: 'Prepare files for CSV' }).waitFor();
    const prepared = page.getByRole('heading', { name: 'Prepared' });
    expect(await prepared.count()).toBe(0);
    await salesforce?.check();
    expect(await prepared.count()).toBe(0);
    await deletions.check();
    await prepared.waitFor();
    await page.getByText('59 accounts to be deleted').waitFor();
  });

  it('does not say of one choice why another one was refused', async () => {
    const page = await opened('/files/f1/actions');
    const refused = { status: 409, json: { error: 'HubSpot merges nothing here' } };
    const goOn = await holdCalls(page, '**/f1/actions', (route) => route.fulfill(refused));
    await page.getByRole('radio', { name: 'HubSpot' }).check();
    await page.getByRole('button', { name: 'Prepare files for HubSpot' }).click();
    goOn();
    await page.getByRole('alert').getByText('HubSpot merges nothing here').waitFor();
    await page.getByRole('radio', { name: 'CSV' }).check();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('does not count the questions of another filter, nor confirm those of another answer', async () => {
    const page = await opened('/files/f1/review');
    await page.getByRole('combobox', { name: /^Question/ }).selectOption('merge');
    await page.getByRole('button', { name: 'Answer all of these' }).click();
    const dialog = page.getByRole('dialog');
    const risky = dialog.getByLabel('Accept also the 1');
    await risky.check();
    const goOn = await holdCalls(page, '**/review/bulk-preview');
    await dialog.getByLabel('Reject').check();
    await dialog.getByText('Counting…').waitFor();
    expect(await dialog.getByRole('button', { name: 'Reject', exact: true }).count()).toBe(1);
    await dialog.getByLabel('Defer').check();
    goOn();
    await dialog.getByRole('button', { name: 'Defer 2 questions' }).waitFor();
    expect(await risky.count()).toBe(0);
    await dialog.getByRole('radio', { name: 'Accept' }).check();
    expect(await risky.isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'Accept 2 questions' }).waitFor();
    // Back and forward change the filter below the dialog.
    await page.evaluate('location.hash = location.hash.replace("kind=merge", "kind=delete")');
    await dialog.getByRole('button', { name: 'Accept 1 question', exact: true }).waitFor();
  });

  it('does not list questions as they were before a later answer', async () => {
    const page = await opened('/files/f1/review', [
      account('A'),
      ...['B', 'C', 'D'].map((id) => merged(id, 'A')),
    ]);
    const listed = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
    await expect.poll(() => listed.count()).toBe(3);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let lists = 0;
    await page.route('**/review/questions?*', async (route) => {
      const isFirst = lists++ === 0;
      const response = await route.fetch();
      if (isFirst) await held;
      await route.fulfill({ response });
    });
    for (const id of ['B', 'C']) {
      await page.keyboard.press('m');
      await page.locator('.saved', { hasText: `Account ${id} (${id})` }).waitFor();
    }
    await expect.poll(() => listed.count()).toBe(1);
    const late = page.waitForResponse('**/review/questions?*');
    goOn();
    await (await late).finished();
    // What came last was heard before the answer to another call.
    await page.evaluate('fetch("api/session")');
    expect(await listed.count()).toBe(1);
  });

  it('does not lead away who has gone to another page', async () => {
    const page = await opened('/files');
    const csv = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nAcme\n') };
    await page.getByLabel('Drop a file here').setInputFiles(csv);
    await page.getByRole('button', { name: 'Delete file' }).click();
    const goOn = await holdCalls(page, /files\/\w+$/);
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click();
    await page.evaluate('location.hash = "#/companies"');
    await page.getByRole('heading', { name: 'Search' }).waitFor();
    goOn();
    await (await deleted).finished();
    await page.evaluate('fetch("api/session")');
    expect(page.url()).toContain('#/companies');
  });

  async function opened(path: string, lines = LINES) {
    const site = await placeWith(lines).site();
    const { page } = await openPage(browser, site.address);
    const value = await site.sessionOf('ana');
    await page.context().addCookies([{ name: 'core_session', value, url: `${site.address}/ui` }]);
    await page.goto(`${site.address}/ui/#${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }
});
