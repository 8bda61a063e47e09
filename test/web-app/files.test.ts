import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { openPage } from './browser.ts';
import { holdCalls } from './held-calls.ts';

const SHOTS = process.env.CORE_SCREENSHOTS;
const PASSWORD = 'seven green umbrellas';
const USERS = [
  ['rita', 'acme'],
  ['carla', 'crm'],
  ['nora', 'none'],
  ['tess', 'test'],
  ...['wide', 'tablet', 'phone', 'dark'].map((look) => [`lena-${look}`, `look-${look}`] as const),
] as const;
const HOSTILE = '<img src=x onerror=alert(1)>';
const ACCOUNTS = [
  'Account,Web,Notes',
  'Siemens,siemens.com,javascript:alert(1)',
  `${HOSTILE},,=HYPERLINK("http://evil.example")`,
  'شركة المثال,,مرحبا',
  `${'Donaudampfschiffahrt'.repeat(12)},,x`,
  ',,nothing to go by',
  '',
].join('\n');

describe.skipIf(!hasBrowser)('files in the browser', () => {
  let browser: Browser;
  const { dataDir, core, write } = workplace({ startsOver: true });
  beforeAll(async () => {
    browser = await openBrowser();
    write('password', PASSWORD);
    for (const [name, workspace] of USERS) {
      await core('workspace', 'set', workspace, 'feedback', 'on');
      const words = ['--workspace', workspace, '--role', 'reviewer', '--password-file', 'password'];
      expect((await core('users', 'add', name, ...words)).code).toBe(0);
    }
  });
  afterAll(() => browser?.close());

  it('are uploaded, tried, resolved, looked at, downloaded and deleted, by keyboard', async () => {
    const { address } = await serve({ dataDir });
    const watched = await openPage(browser, address);
    const { page } = watched;
    await signIn(page, address, 'rita');
    await page.getByRole('link', { name: 'Files' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Workspace acme has no files yet').waitFor();
    await watched.check();
    await upload(page, '../../accounts.csv', ACCOUNTS);
    await page.getByRole('heading', { name: 'accounts.csv' }).waitFor();
    await page.getByText('3 columns, about 5 rows').waitFor();
    const notes = page.getByLabel('Notes is read as');
    expect([await page.getByLabel('Account is read as').inputValue(), await notes.inputValue()]).toEqual([
      'name',
      '',
    ]);
    await page.getByLabel('Web is read as').focus();
    await page.getByLabel('Web is read as').selectOption('');
    await page.getByLabel('Web is read as').selectOption('website');
    await page.getByRole('button', { name: 'Try 100 rows' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('All 5 rows cost at most 5 credits').waitFor();
    await page.getByText(HOSTILE, { exact: true }).first().waitFor();
    await watched.check();
    await page.getByRole('button', { name: 'Resolve all rows' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Resolved' }).waitFor();
    await page.getByRole('cell', { name: 'nothing to go by' }).waitFor();
    await watched.check();
    const heads = await page
      .getByRole('region', { name: 'Rows of the result' })
      .getByRole('columnheader')
      .allTextContents();
    expect([heads.slice(0, 4), heads.at(-1)]).toEqual([['Row', 'Account', 'Web', 'core_id'], 'Notes']);
    const goOn = await holdCalls(page, /outcome=matched/);
    await page.getByLabel('Outcome').selectOption('matched');
    await page.getByText('Loading…').waitFor();
    await page.locator('[aria-busy=true]', { hasText: 'nothing to go by' }).waitFor();
    goOn();
    await page.getByRole('cell', { name: 'nothing to go by' }).waitFor({ state: 'detached' });
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    const csv = await downloaded(page, 'CSV');
    expect(csv.name).toBe('accounts.resolved.csv');
    expect(rowsOf(csv.text).map((row) => row.core_outcome)).toEqual([
      ...['matched', 'no_match', 'no_match', 'no_match', 'invalid'],
    ]);
    expect(csv.text).toContain('=HYPERLINK');
    expect(rowsOf((await downloaded(page, 'CSV for Excel')).text)[1]?.Notes).toMatch(/^'=/);
    const [first] = JSON.parse((await downloaded(page, 'JSON')).text);
    expect(first).toMatchObject({ Account: 'Siemens', core_probability: expect.any(Number) });
    expect((await downloaded(page, 'Excel (xlsx)')).text.startsWith('PK')).toBe(true);
    await page.getByRole('button', { name: 'Delete file' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Workspace acme has no files yet').waitFor();
    const { balance } = JSON.parse((await core('credits', '--workspace', 'acme', '--json')).stdout);
    expect(balance[0]).toMatchObject({ operation: 'entity-resolution', charges: 4 });
  });

  it('are read in the encoding that is chosen where the guess is wrong, also by the run', async () => {
    const { address } = await serve({ dataDir });
    const { page } = await openPage(browser, address);
    await signIn(page, address, 'tess');
    await page.goto(`${address}/ui/#/files`);
    await upload(page, 'sjis.csv', iconv.encode('name,city\nトヨタ自動車,豊田市\n', 'shift_jis'));
    const guess = page.getByText('the file is not UTF-8; it is read as');
    expect(await guess.textContent()).toContain('another one can be chosen under “Encoding”');
    await page.getByLabel('Encoding').selectOption('shift_jis');
    await page.getByText('トヨタ自動車').waitFor();
    expect(await guess.count()).toBe(0);
    await page.getByRole('button', { name: 'Try 100 rows' }).click();
    await page.getByRole('cell', { name: 'トヨタ自動車 · 豊田市' }).waitFor();
    await page.getByRole('button', { name: 'Resolve all rows' }).click();
    await page.getByRole('heading', { name: 'Resolved' }).waitFor();
    expect(rowsOf((await downloaded(page, 'CSV')).text)[0]?.city).toBe('豊田市');
    expect(await page.locator('body').textContent()).not.toContain('--encoding');
  });

  it('are crosschecked, with a report', async () => {
    const { address } = await serve({ dataDir });
    const watched = await openPage(browser, address);
    const { page } = watched;
    await signIn(page, address, 'carla');
    await page.goto(`${address}/ui/#/files`);
    await upload(page, 'crm.csv', 'id,name,website\n1,Siemens,siemens.com\n2,Siemens AG,siemens.com\n');
    await page.getByLabel('Crosscheck').check();
    await page.getByRole('button', { name: 'Crosscheck all accounts' }).click();
    await page.getByRole('heading', { name: 'Crosschecked' }).waitFor();
    await page.getByRole('heading', { name: 'What to do with the accounts' }).waitFor();
    await watched.check();
    expect((await downloaded(page, 'Report')).text).toContain('Crosscheck of crm.csv');
    expect((await downloaded(page, 'CSV')).text).toContain('core_action');
  });

  it('tell how far a run is also when the service could not be reached for a while', async () => {
    const { address } = await serve({ dataDir });
    const { page } = await openPage(browser, address);
    await signIn(page, address, 'tess');
    await page.goto(`${address}/ui/#/files`);
    await upload(page, 'few.csv', 'name,website\nSiemens,siemens.com\n');
    await page.getByRole('button', { name: 'Resolve all rows' }).waitFor();
    let asked = 0;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // Away, then there with a run that waits, then away once more.
    await page.route(/\/api\/files\/\w+$/, async (route) => {
      const time = ++asked;
      if (time === 4) await held;
      if (time === 1 || time === 3) return route.abort();
      const answer = await route.fetch();
      if (time >= 4) return route.fulfill({ response: answer });
      const file = await answer.json();
      return route.fulfill({ json: { ...file, run: { ...file.run, state: 'waiting', summary: null } } });
    });
    await page.getByRole('button', { name: 'Resolve all rows' }).click();
    await page.getByText('It waits for its turn').waitFor();
    await page.getByRole('alert').getByText('The service cannot be reached.').waitFor();
    expect(await page.getByText('It waits for its turn').count()).toBe(1);
    goOn();
    await page.getByRole('heading', { name: 'Resolved' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('show a run that somebody else has started, why theirs was not, and then its result', async () => {
    const { address } = await serve({ dataDir });
    const watched = await openPage(browser, address);
    const { page } = watched;
    await signIn(page, address, 'tess');
    await page.goto(`${address}/ui/#/files`);
    await upload(page, 'both.csv', 'name,website\nSiemens,siemens.com\n');
    await page.getByRole('button', { name: 'Resolve all rows' }).click();
    await page.getByRole('button', { name: 'Run it again, or otherwise' }).click();
    await page.getByRole('radio', { name: /^Crosscheck/ }).check();
    await page.getByText('Rules: who is protected').click();
    const rules = page.getByRole('textbox', { name: 'Rules (YAML)' });
    await rules.fill('limits:\n  max_risk: 20\n');
    const error = 'both.csv is being worked on.';
    await page.route(/\/run$/, (route) => route.fulfill({ status: 409, json: { error } }));
    const waits = { state: 'waiting', summary: null };
    let more: object = waits;
    await page.route(/\/api\/files\/\w+$/, async (route) => {
      const file = await (await route.fetch()).json();
      const run = { ...file.run, asked_at: '2026-01-02T03:04:05.000Z', ...more };
      await route.fulfill({ json: { ...file, run } });
    });
    await page.getByRole('button', { name: 'Crosscheck all accounts' }).click();
    await page.getByText('It waits for its turn').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.getByRole('alert').getByText(error).waitFor();
    expect(await rules.isVisible()).toBe(false);
    expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('409')]);
    await watched.check();
    more = {};
    await page.getByRole('heading', { name: 'Resolved' }).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Run it again, or otherwise' }).click();
    expect(await rules.inputValue()).toContain('max_risk: 20');
    expect(await page.getByRole('alert').count()).toBe(0);
    // A link leads to the form while the file is run.
    more = waits;
    await page.goto(`${page.url()}?again=yes`);
    await page.reload();
    await page.getByText('It waits for its turn').waitFor();
    more = {};
    await page.getByRole('heading', { name: 'Resolved' }).waitFor();
  });

  it('are shown after the sign-in that a link to them, or a download, asks for', async () => {
    const { address } = await serve({ dataDir });
    const { page } = await openPage(browser, address);
    await signIn(page, address, 'tess');
    await page.goto(`${address}/ui/#/files`);
    await upload(page, 'late.csv', 'name,website\nSiemens,siemens.com\n');
    await page.getByRole('button', { name: 'Resolve all rows' }).click();
    await page.getByRole('heading', { name: 'Resolved' }).waitFor();
    const file = page.url();
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'CSV', exact: true }).click();
    await page.getByLabel('Name').fill('tess');
    await page.getByLabel('Password').fill('not this one');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'late.csv' }).waitFor();
    expect(page.url()).toBe(file);
    expect((await downloaded(page, 'CSV')).name).toBe('late.resolved.csv');
    await page.getByLabel('Outcome').selectOption('matched');
    await page.getByRole('region', { name: 'Rows of the result' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Siemens', exact: true }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Outcome').inputValue()).toBe('matched');
  });

  it('that are broken off are incomplete, on their page and in the list', async () => {
    const { address } = await serve({ dataDir });
    const { page } = await openPage(browser, address);
    await signIn(page, address, 'tess');
    await page.goto(`${address}/ui/#/files`);
    const names = Array.from({ length: 3000 }, (_, at) => `Company ${at * 7919},c${at * 104729}.example`);
    const packed = gzipSync(`name,website\n${names.join('\n')}\n`);
    await upload(page, 'cut.csv.gz', packed.subarray(0, packed.length / 2));
    await page.getByRole('button', { name: 'Try 100 rows' }).click();
    const refusal = await page.getByRole('alert').textContent();
    expect(refusal).toContain('the file breaks off here');
    expect(refusal).not.toContain('output');
    await page.getByRole('button', { name: 'Resolve all rows' }).click();
    await page.getByRole('heading', { name: 'Resolved, incomplete' }).waitFor();
    expect(await page.getByRole('alert').textContent()).toMatch(
      /^The file broke off after row 1,\d{3}: cut\.csv\.gz /,
    );
    await page.getByRole('link', { name: 'All files' }).click();
    await page.getByRole('cell', { name: /^resolution incomplete 1,\d{3} rows$/ }).waitFor();
  });

  it('that are no table are refused, and say what they are', async () => {
    const { address } = await serve({ dataDir });
    const watched = await openPage(browser, address);
    const { page } = watched;
    await signIn(page, address, 'nora');
    await page.goto(`${address}/ui/#/files`);
    await upload(page, 'logo.csv', '\x89PNG\r\n\x1a\n');
    expect(await page.getByRole('alert').textContent()).toContain('logo.csv is a picture (PNG)');
    expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await page.getByText('Workspace none has no files yet').waitFor();
    await watched.check();
  });

  it('that are dropped together are all taken but those that are refused, which are told', async () => {
    const { address } = await serve({ dataDir });
    const { page } = await openPage(browser, address);
    await signIn(page, address, 'nora');
    await page.goto(`${address}/ui/#/files`);
    const drop = () =>
      page.evaluate(`(() => {
        const dataTransfer = new DataTransfer();
        ['name\\nAcme\\n', '', 'name\\nBolt\\n'].forEach((text, at) =>
          dataTransfer.items.add(new File([text], 'list-' + at + '.csv')));
        dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
      })()`);
    await page.getByLabel('Drop a file here').waitFor();
    await drop();
    await page.getByRole('alert').getByText('list-1.csv is empty').waitFor();
    for (const name of ['list-0.csv', 'list-2.csv']) await page.getByRole('link', { name }).waitFor();
    await page.route(/api\/files\?name/, (route) => route.abort());
    await drop();
    await page.getByRole('alert').getByText('Not uploaded either: list-1.csv, list-2.csv.').waitFor();
  });

  it('keep the columns that were chosen while another purpose is looked at', async () => {
    const { address } = await serve({ dataDir });
    const { page } = await openPage(browser, address);
    await signIn(page, address, 'tess');
    await page.goto(`${address}/ui/#/files`);
    await upload(page, 'chosen.csv', 'name,odd\nSiemens,Munich\n');
    const odd = page.getByLabel('odd is read as');
    await odd.selectOption('city');
    await page.getByRole('radio', { name: /^Crosscheck/ }).check();
    await page.getByRole('button', { name: 'Crosscheck all accounts' }).waitFor();
    expect(await odd.inputValue()).toBe('');
    await page.getByRole('radio', { name: /^Resolve/ }).check();
    await page.getByRole('button', { name: 'Resolve all rows' }).waitFor();
    expect(await odd.inputValue()).toBe('city');
  });

  it.each([
    ['wide', { width: 1280 }],
    ['tablet', { width: 768 }],
    ['phone', { width: 390 }],
    ['dark', { width: 1280, isDark: true }],
  ])('look right: %s', async (name, look) => {
    const { address } = await serve({ dataDir });
    const watched = await openPage(browser, address, look);
    const { page } = watched;
    const shoot = async (what: string) => {
      await watched.check();
      if (SHOTS !== undefined)
        await page.screenshot({ path: `${SHOTS}/files-${what}-${name}.png`, fullPage: true });
    };
    await signIn(page, address, `lena-${name}`);
    await page.goto(`${address}/ui/#/files`);
    await page.getByText('has no files yet').waitFor();
    await shoot('empty');
    await upload(page, 'accounts.csv', ACCOUNTS);
    await page.getByText('3 columns, about 5 rows').waitFor();
    await page.getByRole('button', { name: 'Try 100 rows' }).click();
    await page.getByText('All 5 rows cost').waitFor();
    await shoot('trial');
    await page.getByRole('button', { name: 'Resolve all rows' }).click();
    await page.getByRole('heading', { name: 'Resolved' }).waitFor();
    await page.getByRole('cell', { name: 'nothing to go by' }).waitFor();
    await shoot('result');
    await page.getByRole('link', { name: 'All files' }).click();
    await page.getByRole('link', { name: 'accounts.csv' }).waitFor();
    await shoot('list');
  });
});

async function signIn(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/ui/`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Workspace/ }).waitFor();
}

async function upload(page: Page, name: string, content: string | Buffer): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: bufferOf(content) };
  await page.getByLabel('Drop a file here').setInputFiles(file);
}

/** What is no text is written byte by byte. */
function bufferOf(text: string | Buffer): Buffer {
  if (typeof text !== 'string') return text;
  return text.startsWith('\x89') ? Buffer.from(text, 'latin1') : Buffer.from(text);
}

async function downloaded(
  page: Page,
  link: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: link === 'CSV' || link === 'JSON' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}
