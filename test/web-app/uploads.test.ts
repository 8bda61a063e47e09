import { expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { openPage } from './browser.ts';
import { placeWith } from './crosscheck-site.ts';
import { LINES } from './result-file.ts';

const CSV = {
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,website\nAcme,acme.example\n'),
};

it.skipIf(!hasBrowser)(
  'an upload goes on when another page is opened, and leads nobody away from it',
  async () => {
    const site = await placeWith(LINES).site();
    const browser = await openBrowser();
    try {
      const { page } = await openPage(browser, site.address);
      const value = await site.sessionOf('ana');
      await page.context().addCookies([{ name: 'core_session', value, url: `${site.address}/ui` }]);
      await page.goto(`${site.address}/ui/#/files`);
      let goOn = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route('**/api/files?name=*', async (route) => {
        await held;
        await route.continue();
      });
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
