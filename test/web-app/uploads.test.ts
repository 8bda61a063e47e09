import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { openPage } from './browser.ts';
import { placeWith } from './crosscheck-site.ts';
import { holdCalls } from './held-calls.ts';
import { LINES } from './result-file.ts';
import type { ReviewSite } from './review-site.ts';

const CSV = {
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,website\nAcme,acme.example\n'),
};

async function filesPage(browser: Browser, site: ReviewSite): Promise<Page> {
  const { page } = await openPage(browser, site.address);
  const value = await site.sessionOf('ana');
  await page.context().addCookies([{ name: 'core_session', value, url: `${site.address}/ui` }]);
  await page.goto(`${site.address}/ui/#/files`);
  return page;
}

it.skipIf(!hasBrowser)('a file that is dropped while another one is sent is taken after it', async () => {
  const site = await placeWith(LINES).site();
  const browser = await openBrowser();
  try {
    const page = await filesPage(browser, site);
    await page.getByLabel('Drop a file here').waitFor();
    const goOn = await holdCalls(page, '**/api/files?name=first.csv*');
    const drop = (name: string) =>
      page.evaluate(`(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['name\\nAcme\\n'], '${name}'));
        dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
      })()`);
    await drop('first.csv');
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await drop('second.csv');
    goOn();
    await page.getByRole('heading', { name: 'second.csv' }).waitFor();
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await page.getByRole('link', { name: 'first.csv' }).waitFor();
  } finally {
    await browser.close();
  }
});

it.skipIf(!hasBrowser)(
  'an upload goes on when another page is opened, and leads nobody away from it',
  async () => {
    const site = await placeWith(LINES).site();
    const browser = await openBrowser();
    try {
      const page = await filesPage(browser, site);
      const goOn = await holdCalls(page, '**/api/files?name=*');
      await page.getByLabel('Drop a file here').setInputFiles(CSV);
      await page.getByRole('button', { name: 'Cancel' }).waitFor();
      await page.getByRole('link', { name: 'Search', exact: true }).click();
      await page.getByRole('heading', { name: 'Search' }).waitFor();
      const sent = page.waitForResponse(/api\/files\?name=/);
      goOn();
      expect((await sent).status()).toBe(200);
      await page.getByRole('link', { name: 'Files', exact: true }).click();
      await page.getByRole('link', { name: 'list.csv' }).waitFor();
      expect(page.url()).toMatch(/#\/files$/);
    } finally {
      await browser.close();
    }
  },
);
