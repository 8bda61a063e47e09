import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbookBytes } from '../../bench/workbooks/workbook-bytes.ts';
import { CrosscheckRules } from '../../src/contract/crosscheck-rules.ts';
import { readRules } from '../../src/crm/rules/read-rules.ts';
import { RULES_EXAMPLE } from '../../src/web/app/pages/files/rules-example.ts';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { callsOnPage } from './filled-place.ts';
import { LOOKS, look, ownerAt } from './people.ts';

const ACCOUNTS = [
  'Id,Name,Website,Owner',
  '001A000010khO8JIAU,Siemens,siemens.com,Anna',
  '001A000010khO9XIAU,Siemens AG,siemens.com,Bob',
].join('\n');
const APART = 'kept_apart:\n  - because: they have different owners\n    values_differ: owner\n';

it('begins with the rules that core has', () => {
  expect(readRules(RULES_EXAMPLE, 'rules')).toEqual(CrosscheckRules.parse({}));
});

describe.skipIf(!hasBrowser)('rules that are given to a crosscheck in the browser', () => {
  let browser: Browser;
  const place = workplace({ startsOver: true });
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it.each([
    ['protekted: []', /^rules line 1: .*protekted/],
    ['limits:\n  max_risk: 200\n', /^rules line 2: .*limits\.max_risk/],
    ['junk: *test*', /^rules line 1: a text that begins with an asterisk needs quotes/],
    ['a: [', /^rules line \d: is no YAML/],
    ['customers: [{ field: Tier, is: [A] }]', /protect accounts by "Tier"/],
    ['x'.repeat(50_001), /50,000 characters/],
  ])('are refused where they cannot be followed: %.20s', async (rules, why) => {
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    const { send } = callsOnPage(page, address);
    const file = (await send('POST', `/files?name=a.csv&bytes=${ACCOUNTS.length}`, ACCOUNTS)).body;
    const fields = ['external_id', 'name', 'website', 'owner'];
    const plan = { kind: 'crosscheck', fields, sheet: null, min_confidence: null, max_risk: null, rules };
    for (const what of ['trial', 'run']) {
      const { status, body } = await send('POST', `/files/${file.id}/${what}`, plan);
      expect([status, body.error]).toEqual([400, expect.stringMatching(why)]);
      expect(body.fix ?? '').not.toContain('--');
    }
    expect((await send('GET', `/files/${file.id}`)).body.run).toBe(null);
  });

  it('are typed, corrected where the page says so, obeyed, and shown with the result', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const watched = await ownerAt(place, { browser, address });
    const { page } = watched;
    await uploaded(page, address);
    await page.getByText('Rules: who is protected').click();
    await page.getByRole('textbox', { name: 'Rules (YAML)' }).fill(APART.replace('values_differ', 'differ'));
    await page.getByRole('button', { name: 'Crosscheck all accounts' }).click();
    await page
      .getByRole('alert')
      .getByText(/^rules line 2: .*Correct kept_apart/)
      .waitFor();
    expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    const file = { name: 'rules.yaml', mimeType: 'text/yaml', buffer: Buffer.from(APART) };
    await page.getByLabel('Or from a file').setInputFiles(file);
    await expect.poll(() => page.getByRole('textbox', { name: 'Rules (YAML)' }).inputValue()).toBe(APART);
    await page.getByRole('button', { name: 'Crosscheck all accounts' }).click();
    await page.getByRole('heading', { name: 'Crosschecked' }).waitFor();
    expect(await page.getByText(/^Merge \d/).count()).toBe(0);
    await page.getByText('By rules of its own').click();
    await page.getByText('because: they have different owners').waitFor();
    await watched.check();
    await page.getByRole('button', { name: 'Run it again, or otherwise' }).click();
    expect(await page.getByRole('textbox', { name: 'Rules (YAML)' }).inputValue()).toBe(APART);
    await page.getByRole('textbox', { name: 'Rules (YAML)' }).fill('');
    await page.getByRole('button', { name: 'Crosscheck all accounts' }).click();
    await page.getByRole('heading', { name: 'Crosschecked' }).waitFor();
    await page.getByText(/^Merge 1/).waitFor();
    expect(await page.getByText('By rules of its own').count()).toBe(0);
  });

  it('wait until it is known how the columns are read for a crosscheck', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/columns\?kind=crosscheck/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${address}/ui/#/files`);
    const file = { name: 'crm.csv', mimeType: 'text/csv', buffer: Buffer.from(ACCOUNTS) };
    await page.getByLabel('Drop a file here').setInputFiles(file);
    await page.getByRole('button', { name: 'Resolve all rows' }).waitFor();
    await page.getByLabel('Crosscheck').check();
    await page.getByText('Reading the file…').waitFor();
    expect(await page.getByRole('button', { name: /all accounts|100 rows/ }).count()).toBe(0);
    goOn();
    await page.getByText('Rules: who is protected').click();
    await page.getByRole('textbox', { name: 'Rules (YAML)' }).fill(APART);
    await page.getByLabel('Resolve', { exact: false }).first().check();
    await page.getByRole('button', { name: 'Resolve all rows' }).waitFor();
    await page.getByLabel('Crosscheck').check();
    expect(await page.getByRole('textbox', { name: 'Rules (YAML)' }).inputValue()).toBe(APART);
  });

  it('stay when a sheet is chosen that cannot be read', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    const cells = ['id', 'name'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
    const row = `<row>${cells}</row>`;
    const sheets = [
      { name: 'Accounts', rows: row + row },
      { name: 'Nothing', rows: '' },
    ];
    await page.goto(`${address}/ui/#/files`);
    const buffer = await workbookBytes({ sheets });
    const file = { name: 'crm.xlsx', mimeType: 'application/octet-stream', buffer };
    await page.getByLabel('Drop a file here').setInputFiles(file);
    await page.getByLabel('Crosscheck').check();
    await page.getByText('Rules: who is protected').click();
    await page.getByRole('textbox', { name: 'Rules (YAML)' }).fill(APART);
    await page.getByLabel('Sheet').selectOption('Nothing');
    await page.getByRole('alert').getByText('is empty').waitFor();
    await page.getByLabel('Sheet').selectOption('Accounts');
    await expect.poll(() => page.getByRole('textbox', { name: 'Rules (YAML)' }).inputValue()).toBe(APART);
  });

  it.each(LOOKS)('look right: %s', async (name, how) => {
    const { address } = await serve({ dataDir: place.dataDir });
    const watched = await ownerAt(place, { browser, address, look: how });
    const { page } = watched;
    await uploaded(page, address);
    await page.getByText('Rules: who is protected').click();
    await page.getByText('An example: the rules').click();
    await page.getByRole('button', { name: 'Begin with the example' }).click();
    await look(watched, `rules-${name}`);
    await page.getByRole('button', { name: 'Try 100 rows' }).click();
    await page.getByText('A trial tells who the companies are').waitFor();
  });
});

async function uploaded(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/ui/#/files`);
  const file = { name: 'crm.csv', mimeType: 'text/csv', buffer: Buffer.from(ACCOUNTS) };
  await page.getByLabel('Drop a file here').setInputFiles(file);
  await page.getByLabel('Crosscheck').check();
}
