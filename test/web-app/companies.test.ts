import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { holdCalls } from './held-calls.ts';
import { calling, HOSTILE, LOOKS, look, ownerAt } from './people.ts';

const SIEMENS = '6075156552';

describe('companies in the calls of the pages', () => {
  const place = workplace({ startsOver: true });

  it('are found by name, shown with every fact and its source, and drawn with their family', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const call = await calling(place, address, { name: 'anna', workspace: 'acme', role: 'reviewer' });
    const found = await call('GET', '/companies?text=Siemens&country=DE');
    expect(found.body.map((one: { core_id: string }) => one.core_id)).toContain(SIEMENS);
    const { body: company } = await call('GET', `/companies/${SIEMENS}`);
    expect(company).toMatchObject({ name: 'Siemens', legal_name: 'Siemens AG', asked_id: null });
    expect(company.facts).toContainEqual({
      group: 'names',
      field: 'legal name',
      value: 'Siemens AG',
      record: expect.stringMatching(/^starter:/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      is_shown: true,
    });
    const { body: family } = await call('GET', `/companies/${SIEMENS}/family`);
    expect(family.lines[0]).toMatchObject({ core_id: SIEMENS, level: 0 });
    expect(family.lines.length).toBe(family.size);
  });

  it('tell whose parent is not known: that of the company at the top', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const call = await calling(place, address, { name: 'fritz', workspace: 'acme', role: 'reviewer' });
    const { body: family } = await call('GET', `/companies/${SIEMENS}/family`);
    expect(family.top_reasoning).toBe('The starter list of core knows the company and names no parent.');
    const child = family.lines.find(({ level }: { readonly level: number }) => level === 1);
    for (const below of ['true', 'false']) {
      const { body } = await call('GET', `/companies/${child.core_id}/family?below=${below}`);
      expect(body.top_reasoning).toBe(`Siemens, at the top: ${family.top_reasoning}`);
    }
  });

  it('have the decisions of their own workspace alone', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const acme = await calling(place, address, { name: 'berta', workspace: 'acme', role: 'reviewer' });
    const other = await calling(place, address, { name: 'carl', workspace: 'other', role: 'reviewer' });
    const decision = ['--entity', `001A000001AAAAQ=${SIEMENS}`, '--by', 'Ana', '--reason', 'a call'];
    await place.core('overrides', 'add', ...decision, '--workspace', 'acme');
    const decisionsFor = async (call: typeof acme) =>
      (await call('GET', `/companies/${SIEMENS}`)).body.decisions;
    expect(await decisionsFor(acme)).toMatchObject([
      { words: expect.stringContaining(`is ${SIEMENS}`), by: 'Ana', reason: 'a call' },
    ]);
    expect(await decisionsFor(other)).toEqual([]);
  });

  it('that are asked for wrongly are refused with a reason', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const call = await calling(place, address, { name: 'dora', workspace: 'acme', role: 'reviewer' });
    expect(await call('GET', '/companies?text=%20')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('give a name') },
    });
    expect((await call('GET', '/companies?text=Acme&country=Nowhere')).status).toBe(400);
    expect((await call('GET', '/companies/0000000000')).status).toBe(404);
    expect((await call('GET', '/companies/..%2f..%2fkeys')).status).toBe(404);
  });
});

describe.skipIf(!hasBrowser)('the pages of companies', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const place = workplace({ startsOver: true });

  it('are reached by keyboard, from the search to the family', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    await page.getByRole('link', { name: 'Search', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name or core_id').focus();
    await page.keyboard.type('Siemens');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Siemens', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Siemens', exact: true }).waitFor();
    const website = page.getByRole('link', { name: 'siemens.com' }).first();
    await website.waitFor();
    expect(await website.getAttribute('rel')).toBe('noreferrer');
    await page.getByText('Nobody in workspace default has decided').waitFor();
  });

  it('tell that there are more companies than are shown, and show them', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `${at},Wexcombe Quorbit ${at},DE\n`);
    place.write('many.csv', `id,name,country\n${rows.join('')}`);
    const map = ['--map', 'id=id,name=name,country=country'];
    await place.core('reference', 'import', 'csv', 'many.csv', '--source', 'many', ...map);
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    await page.goto(`${address}/ui/#/companies?text=Wexcombe+Quorbit`);
    await page.getByRole('status').getByText('The first 50 companies of more').waitFor();
    expect(await page.getByRole('row').count()).toBe(51);
    const goOn = await holdCalls(page, /companies\?text=Wexcombe/);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('status').getByText('Loading…').waitFor();
    goOn();
    await page.getByRole('status').getByText('60 companies, the best fitting first').waitFor();
    expect(await page.getByRole('row').count()).toBe(61);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  it('say of no name that it is unknown before it was looked for', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/companies\?text=Siemens/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${address}/ui/#/companies?text=Xqzzy`);
    await page.getByText('No company is known by a name like').waitFor();
    await page.getByLabel('Name or core_id').fill('Siemens');
    await page.keyboard.press('Enter');
    await page.getByText('Loading…').waitFor();
    expect(await page.getByText('No company is known').count()).toBe(0);
    goOn();
    await page.getByRole('link', { name: 'Siemens', exact: true }).waitFor();
    const field = page.getByLabel('Name or core_id');
    expect(await field.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('Xqzzy');
  });

  it.each(LOOKS)('look right: %s', async (name, how) => {
    place.write('odd.csv', `id,name,website,country\n1,"Odd ${HOSTILE}",javascript:alert(1).com,DE\n`);
    await place.core(
      'reference',
      'import',
      'csv',
      'odd.csv',
      '--source',
      'odd',
      '--map',
      'id=id,name=name,website=website,country=country',
    );
    const { address } = await serve({ dataDir: place.dataDir });
    const watched = await ownerAt(place, { browser, address, look: how });
    const { page } = watched;
    await page.goto(`${address}/ui/#/companies`);
    await page.getByLabel('Name or core_id').waitFor();
    await look(watched, `search-empty-${name}`);
    await page.goto(`${address}/ui/#/companies?text=Siemens`);
    await page.getByRole('link', { name: 'Siemens Energy', exact: true }).waitFor();
    await look(watched, `search-${name}`);
    await page.goto(`${address}/ui/#/companies?text=${encodeURIComponent(HOSTILE)}&country=DE`);
    await page.getByRole('link', { name: 'onerror' }).waitFor();
    await page.getByRole('link', { name: 'onerror' }).click();
    await page.getByRole('heading', { name: 'onerror' }).waitFor();
    await look(watched, `company-hostile-${name}`);
    await page.goto(`${address}/ui/#/companies/${SIEMENS}`);
    await page.getByRole('heading', { name: 'Siemens', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Records' }).waitFor();
    await page.getByText(/compan(y|ies)\. /).waitFor();
    await look(watched, `company-${name}`);
  });
});
