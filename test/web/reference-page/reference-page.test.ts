import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ALL_ROUTES } from '../../../src/contract/routes.ts';
import { serve } from '../../serve/served-process.ts';
import { tempFolder } from '../../temp-folder.ts';
import { hasBrowser, openBrowser, type Watched, watch } from '../browser.ts';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Where screenshots go, for those who want to look. */
const SCREENSHOTS = process.env.CORE_SCREENSHOTS;

describe.skipIf(!hasBrowser)('the page at /docs', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it('shows every route with what it takes and answers, and asks nobody else for anything', async () => {
    const { page, watched, address } = await opened(DESK);
    const text = await page.locator('#reference').innerText();
    for (const { path } of ALL_ROUTES) expect(text).toContain(path);
    expect(text).toContain('X-Service-Signature');
    expect(text).toContain('"ACME WIDGETS LIMITED"');
    await shot(page, 'docs-1280');
    const foreign = watched.requests.filter((url) => !url.startsWith(`${address}/`) && !isOwn(url));
    expect(watched.requests).toContain(`${address}/openapi.json`);
    expect(foreign).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('finds what is searched for', async () => {
    const { page, watched } = await opened(DESK);
    await page.getByPlaceholder('Search...').fill('firmographic');
    const found = page.locator('[data-role="search:results"]');
    await found.getByText('Poll firmographic enrichment').first().waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page, watched } = await opened(PHONE);
    await shot(page, 'docs-390');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
    expect(watched.complaints).toEqual([]);
  });

  async function opened(viewport: {
    width: number;
    height: number;
  }): Promise<{ page: Page; watched: Watched; address: string }> {
    const dataDir = join(tempFolder(), 'data');
    cpSync(inject('starterData'), dataDir, { recursive: true });
    const { address } = await serve({ dataDir });
    const page = await browser.newPage({ viewport });
    const watched = await watch(page);
    await page.goto(`${address}/docs`);
    await page.locator('#reference[data-state="shown"]').waitFor();
    return { page, watched, address };
  }
});

/** The worker that searches, and the empty icon. */
function isOwn(url: string): boolean {
  return url.startsWith('blob:') || url.startsWith('data:');
}

async function shot(page: Page, name: string): Promise<void> {
  if (SCREENSHOTS !== undefined) await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}
