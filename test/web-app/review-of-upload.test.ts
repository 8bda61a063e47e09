import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf, EXPORT } from '../cli/crm-export.ts';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { callsOnPage } from './filled-place.ts';
import { look, ownerAt } from './people.ts';

describe.skipIf(!hasBrowser)('the review of an upload', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const place = workplace({ startsOver: true });

  it('follows its crosscheck, survives a kill of the service, and is that of the command line', async () => {
    const first = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address: first.address });
    const path = join(place.folder, 'crm.csv');
    writeFileSync(path, csvOf(EXPORT));
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('heading', { name: 'crm.csv' }).waitFor();
    await page.getByLabel('Crosscheck').check();
    await page.getByRole('button', { name: /^Crosscheck all accounts/ }).click();
    await page.getByRole('link', { name: 'Review what is recommended' }).click();
    await page.getByRole('heading', { name: /^Merge .*\?$/ }).waitFor();
    await page.keyboard.press('m');
    await page.locator('.saved', { hasText: 'are one company' }).waitFor();
    const { pathname, hash } = new URL(page.url());
    await first.killGroup();
    const second = await serve({ dataDir: place.dataDir });
    const again = await ownerAt(place, { browser, address: second.address });
    await again.page.goto(`${second.address}${pathname}${hash}`);
    await again.page.getByRole('button', { name: 'Answers so far' }).click();
    await again.page.getByRole('dialog').getByText('are one company').waitFor();
    await again.check();
    await again.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await again.page.goto(`${second.address}${pathname}${hash.replace('/review', '/actions')}`);
    await again.page.getByText('In Salesforce merges and deletions can be taken back').waitFor();
    await again.page.getByLabel('CSV').check();
    await again.page.getByRole('button', { name: 'Prepare files for CSV' }).click();
    await again.page.getByRole('status').getByText('1 account to be merged into 1 other').waitFor();
    await look(again, 'crosscheck-actions');
    const [download] = await Promise.all([
      again.page.waitForEvent('download'),
      again.page.getByRole('link', { name: 'All files (zip)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('crm.actions.zip');
    const [plan] = await Promise.all([
      again.page.waitForEvent('download'),
      again.page.getByRole('link', { name: '20_merge_plan.csv' }).click(),
    ]);
    expect(readFileSync(await plan.path(), 'utf8').split('\n')).toHaveLength(3);
    const failed = again.page.getByRole('alert');
    const zip = again.page.getByRole('link', { name: 'All files (zip)' });
    await again.page.route('**/all.zip', (route) => route.abort());
    await zip.click();
    await failed.getByText('The service cannot be reached.').waitFor();
    await again.page.unroute('**/all.zip');
    // In another tab others are made.
    const address = hash.replace(/^#|\/review.*$/g, '');
    const wish = { crm: 'csv', only_accepted: false, include_delete: true };
    await callsOnPage(again.page, second.address).send('POST', `${address}/actions`, wish);
    await zip.click();
    await failed.getByText('These files are no longer there, for others were made.').waitFor();
    expect(again.complaints.splice(0)).toHaveLength(2);
    await look(again, 'crosscheck-actions-gone');
    await again.page.context().clearCookies();
    await zip.click();
    await failed.getByText('Your session has ended.').waitFor();
    expect(await failed.count()).toBe(1);
    const { stdout } = await place.core('review', 'history', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ verdict: 'accepted', taken_back: false }]);
  });
});
