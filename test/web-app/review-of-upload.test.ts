import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf, EXPORT } from '../cli/crm-export.ts';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { ownerAt } from './people.ts';

describe.skipIf(!hasBrowser)('the review of an upload', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const place = workplace();

  it('follows its crosscheck, survives a kill of the service, and is that of the command line', async () => {
    const first = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address: first.address });
    const path = join(place.folder, 'crm.csv');
    writeFileSync(path, csvOf(EXPORT));
    await page.getByRole('link', { name: 'Files' }).click();
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('heading', { name: 'crm.csv' }).waitFor();
    await page.getByLabel('Crosscheck').check();
    await page.getByRole('button', { name: /^Crosscheck all accounts/ }).click();
    await page.getByRole('link', { name: 'Review what is recommended' }).click();
    await page
      .getByText(/^Merge .*\?$/)
      .first()
      .waitFor();
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
    const { stdout } = await place.core('review', 'history', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ verdict: 'accepted', taken_back: false }]);
  });
});
