import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbookBytes } from '../../bench/workbooks/workbook-bytes.ts';
import { escapeHtml } from '../../src/http/server/escape-html.ts';
import { COLUMNS, EXPORT } from '../cli/crm-export.ts';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { openPage } from './browser.ts';

const PASSWORD = 'seven green umbrellas';
const ACCOUNTS = [COLUMNS, ...EXPORT.map((row) => COLUMNS.map((column) => row[column]))];

/** The accounts stand on the second sheet. */
function workbook(): Promise<Buffer> {
  return workbookBytes({
    sheets: [
      { name: 'Read me', rows: rowXml(['Exported on Monday', 'by Anna']) },
      { name: 'Accounts', rows: ACCOUNTS.map(rowXml).join('') },
    ],
  });
}

function rowXml(cells: readonly string[]): string {
  return `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${escapeHtml(cell)}</t></is></c>`).join('')}</row>`;
}

describe.skipIf(!hasBrowser)('the keyboard alone', () => {
  let browser: Browser;
  const { dataDir, coreReading } = workplace({ startsOver: true });
  beforeAll(async () => {
    browser = await openBrowser();
    const words = [
      'users',
      'add',
      'anna',
      '--workspace',
      'default',
      '--role',
      'admin',
      '--password-file',
      '-',
    ];
    expect((await coreReading(PASSWORD, ...words)).code).toBe(0);
  });
  afterAll(() => browser?.close());

  it('signs in, uploads a workbook, reviews 20 accounts, accepts a merge, and makes and deletes a key', async () => {
    const { address } = await serve({ dataDir });
    const watched = await openPage(browser, address);
    const { page } = watched;
    await page.goto(`${address}/ui/`);
    await typeInto(page, page.getByLabel('Name'), 'anna');
    await typeInto(page, page.getByLabel('Password'), PASSWORD);
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('link', { name: 'Upload a file' }));
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel('Drop a file here'));
    await page.keyboard.press('Enter');
    const chooser = await choosing;
    const buffer = await workbook();
    await chooser.setFiles({ name: 'crm.xlsx', mimeType: 'application/octet-stream', buffer });
    await page.getByRole('heading', { name: 'crm.xlsx' }).waitFor();
    await tabTo(page, page.getByLabel('Sheet'));
    await page.keyboard.type('Acc');
    await page.getByLabel('BillingCity is read as').waitFor();
    await tabTo(page, page.getByLabel('Resolve', { exact: false }).first(), 'back');
    await page.keyboard.press('ArrowDown');
    await page.getByLabel('ParentId is read as').waitFor();
    await enter(page, page.getByRole('button', { name: 'Crosscheck all accounts' }));
    await page.getByRole('heading', { name: 'Crosschecked' }).waitFor({ timeout: 120_000 });
    await enter(page, page.getByRole('link', { name: 'Review what is recommended' }));
    let merges = 0;
    for (let answered = 0; answered < 20; answered++) {
      const question = page.locator('.question h2');
      await question.waitFor();
      const before = await question.textContent();
      const first = page.locator('.answers kbd').first();
      const key = (await first.textContent()) ?? '';
      if (key === 'm') merges++;
      await page.keyboard.press(key);
      await expect.poll(() => question.textContent()).not.toBe(before);
      await page.locator('.saved').waitFor();
    }
    expect(merges).toBeGreaterThan(0);
    await page.keyboard.press('h');
    await page.getByRole('region', { name: 'Past answers' }).getByRole('listitem').nth(19).waitFor();
    await page.keyboard.press('Escape');
    await watched.check();
    await enter(page, page.getByRole('link', { name: 'API keys' }));
    await enter(page, page.getByRole('button', { name: 'Create key' }));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('by hand');
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('button', { name: 'I have kept them' }));
    await enter(page, page.getByRole('button', { name: /^Delete key/ }));
    await enter(page, page.getByRole('button', { name: 'Delete key', exact: true }));
    await page.getByText('There is no key yet.').waitFor();
    await watched.check();
  });
});

const FARTHEST = 300;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator, way: 'forth' | 'back' = 'forth'): Promise<void> {
  await wanted.waitFor();
  for (let pressed = 0; pressed < FARTHEST; pressed++) {
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(way === 'forth' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error('Tab does not lead to it');
}

async function enter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
