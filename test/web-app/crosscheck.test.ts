import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { type Look, openPage, type WatchedPage } from './browser.ts';
import { callsOf, placeWith } from './crosscheck-site.ts';
import { HOSTILE, LOOKS, look } from './people.ts';
import { account, LINES, merged } from './result-file.ts';
import type { ReviewSite } from './review-site.ts';

const OF_FILE = '/files/f1/crosscheck';
const GROUP = `${OF_FILE}/groups/${encodeURIComponent('group 001A')}`;

describe('the results of a crosscheck', () => {
  it('are counted, filtered, searched and put in order', async () => {
    const call = await callsOf(await placeWith(LINES).site(), 'ana');
    expect((await call('GET', OF_FILE)).body).toMatchObject({
      ...{ file: 'accounts.csv', accounts: 7, protected: 1, needs_review: 1, groups: 1, doubles: 2 },
      actions: [
        { action: 'Delete', accounts: 1, answered: 0, risky: 0 },
        { action: 'Merge', accounts: 2, answered: 0, risky: 1 },
        { action: 'Associate', accounts: 1 },
        { action: 'Associate (missing parent)', accounts: 0 },
        { action: 'None', accounts: 3 },
      ],
    });
    const ids = async (query: string) =>
      (await call('GET', `${OF_FILE}/accounts?from=0&limit=50&${query}`)).body.accounts.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('')).toEqual(['001A', '001B', '001C', '001D', '001E', '001F', '001G']);
    expect(await ids('action=Merge&order=risk')).toEqual(['001C', '001B']);
    expect(await ids('risk=middle')).toEqual(['001B']);
    expect(await ids('only=protected')).toEqual(['001A']);
    expect(await ids('only=in+doubt')).toEqual(['001E']);
    expect(await ids('words=hamburg+OLD')).toEqual(['001B']);
    expect(await ids('state=answered')).toEqual([]);
    expect((await call('GET', `${OF_FILE}/accounts?from=1&limit=2`)).body).toMatchObject({
      ...{ total: 7, from: 1, accounts: [{ id: '001B', target: '001A' }, { id: '001C' }] },
    });
    expect((await call('GET', `${OF_FILE}/accounts?from=0&limit=50&action=Sell`)).status).toBe(400);
  });

  it('have a group with what is compared in it, and answers of the review change what is open', async () => {
    const call = await callsOf(await placeWith(LINES).site(), 'ana');
    const { body: group } = await call('GET', GROUP);
    expect(group).toMatchObject({
      ...{ accounts: 3, id_column: 'Id', name_column: 'Name', before: null, after: null, place: 1, total: 1 },
      members: [
        { id: '001A', type: 'PRIMARY', protected: 'it is a customer', merged_into: '', question: null },
        { id: '001B', type: 'DUPLICATE', duplicate_of: '001A', merged_into: '001A', risk: 30 },
        { id: '001C', values: { Name: HOSTILE, Notes: HOSTILE } },
      ],
    });
    const groups = async (open: boolean) =>
      (await call('GET', `${OF_FILE}/groups?from=0&limit=10&open=${open}`)).body.groups;
    expect(await groups(true)).toMatchObject([
      { name: 'Nordwind Logistik GmbH', doubles: 2, open: 2, risk: 70 },
    ]);
    for (const { question } of group.members)
      if (question !== null) {
        const answer = { id: question.id, answer: { word: 'merge' } };
        expect((await call('POST', '/files/f1/review/answer', answer)).status).toBe(200);
      }
    expect([await groups(true), (await groups(false)).length]).toEqual([[], 1]);
    expect((await call('GET', GROUP)).body.members[1].question).toMatchObject({
      ...{ state: 'accepted', answer: { by: 'ana' } },
    });
  });

  it('leave an account to who is shown it in the review, and tell the remedy with the refusal', async () => {
    const site = await placeWith(LINES).site();
    const [ana, bob] = [await callsOf(site, 'ana'), await callsOf(site, 'bob')];
    const { id } = (await ana('GET', GROUP)).body.members[1].question;
    expect((await ana('POST', '/files/f1/review/show', { id })).status).toBe(200);
    const refused = await bob('POST', '/files/f1/review/answer', { id, answer: { word: 'merge' } });
    expect(refused).toEqual({
      status: 409,
      body: {
        error: 'somebody else is looking at this account right now',
        fix: 'Go on with the next question; it comes up again when nobody has answered it.',
      },
    });
  });

  it('are nobody’s in another workspace, and a group that is not there is told', async () => {
    const site = await placeWith(LINES).site();
    const [ana, sven] = [await callsOf(site, 'ana'), await callsOf(site, 'sven', 'other')];
    for (const path of [
      OF_FILE,
      `${OF_FILE}/accounts?from=0&limit=5`,
      `${OF_FILE}/groups?from=0&limit=5&open=true`,
      GROUP,
    ])
      expect([path, (await sven('GET', path)).status]).toEqual([path, 404]);
    expect((await ana('GET', `${OF_FILE}/groups/no`)).status).toBe(404);
  });
});

describe.skipIf(!hasBrowser)('the pages of a crosscheck', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function opened(site: ReviewSite, path: string, how?: Look): Promise<WatchedPage> {
    const watched = await openPage(browser, site.address, how);
    const value = await site.sessionOf('ana');
    await watched.page.context().addCookies([{ name: 'core_session', value, url: `${site.address}/ui` }]);
    await watched.page.goto(`${site.address}/ui/#${path}`);
    return watched;
  }

  it('lead from the counts to a group, where merges are accepted, kept apart with a reason and undone', async () => {
    const site = await placeWith(LINES).site();
    const watched = await opened(site, OF_FILE);
    const { page } = watched;
    await page.getByRole('button', { name: '2 Merge' }).click();
    await page.getByRole('button', { name: /^Nordwind Logistik 001B/ }).click();
    await page.getByRole('dialog').getByText('a merge is hard to undo').waitFor();
    await watched.check();
    await page.getByRole('link', { name: 'Its duplicate group' }).click();
    await page.getByRole('heading', { name: 'What survives' }).waitFor();
    const city = page.getByRole('row', { name: /^BillingCity/ });
    expect(await city.locator('.surviving').textContent()).toBe('Kiel');
    const revenue = page.getByRole('row', { name: /^Notes/ });
    expect(await revenue.locator('.surviving').textContent()).toBe('–');
    const members = page.getByRole('list', { name: 'Accounts of the group' }).getByRole('listitem');
    await members.nth(1).getByRole('button', { name: 'Accept merge' }).click();
    await page.getByRole('status').getByText('are one company').waitFor();
    await members.nth(2).getByRole('button', { name: 'Keep apart' }).click();
    await page.keyboard.type('another town');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('are kept apart').waitFor();
    await page.getByText('ana: rejected').waitFor();
    await watched.check();
    await page.getByRole('button', { name: 'Undo my last answer' }).click();
    await page.getByRole('status').getByText('Taken back').waitFor();
    await members.nth(2).getByRole('button', { name: 'Keep apart' }).waitFor();
    const history = await (await callsOf(site, 'ana'))('GET', '/review/history?limit=10');
    expect(history.body).toMatchObject([
      { verdict: 'rejected', reason: 'another town', is_undone: true },
      { verdict: 'accepted', is_undone: false },
    ]);
  });

  it('take back the answer that is meant: one that was given elsewhere is told first', async () => {
    const site = await placeWith(LINES).site();
    const { page } = await opened(site, `/files/f1/groups/${encodeURIComponent('group 001A')}`);
    const call = await callsOf(site, 'ana');
    const members = page.getByRole('list', { name: 'Accounts of the group' }).getByRole('listitem');
    await members.nth(1).getByRole('button', { name: 'Accept merge' }).click();
    await page.getByRole('status').getByText('are one company').waitFor();
    const { body: queue } = await call('GET', '/files/f1/review/questions?from=0&limit=9&kind=delete');
    const answer = { id: queue.questions[0].id, answer: { word: 'accept' } };
    await call('POST', '/files/f1/review/answer', answer);
    const undo = page.getByRole('button', { name: 'Undo my last answer' });
    await undo.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Test test').waitFor();
    const { body: last } = await call('GET', '/files/f1/review/undoable');
    await call('POST', '/files/f1/review/undo', { batch: last[0].batch });
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('alert').getByText('your last answer is another one').waitFor();
    await undo.click();
    await page.getByRole('status').getByText('Taken back: Nordwind Logistik').waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it.each([
    ['', 'Crosscheck of'],
    ['groups', 'Duplicate groups of'],
    ['actions', 'Files for the CRM, of'],
    ['review', 'Review of'],
  ])('show the name of a hostile file as text: %s', async (part, title) => {
    const site = await placeWith(LINES, HOSTILE).site();
    const watched = await opened(site, part === '' ? OF_FILE : `/files/f1/${part}`);
    await watched.page.getByRole('heading', { level: 1, name: `${title} <img src=x` }).waitFor();
    await watched.check();
  });

  it('keep in the address what they filter by, for who reloads, goes back or is sent it', async () => {
    const site = await placeWith(LINES).site();
    const { page } = await opened(site, OF_FILE);
    await page.getByLabel('Action').selectOption('Merge');
    await page.getByLabel('Words').fill('hamburg');
    await page.keyboard.press('Enter');
    await page
      .getByRole('list', { name: 'Accounts', exact: true })
      .getByRole('button')
      .nth(1)
      .waitFor({ state: 'detached' });
    const isFiltered = async () => {
      await page.getByRole('button', { name: /Nordwind Logistik 001B/ }).waitFor();
      expect(await page.getByLabel('Action').inputValue()).toBe('Merge');
      expect(await page.getByLabel('Words').inputValue()).toBe('hamburg');
      expect(await page.locator('.window li').count()).toBe(1);
    };
    await isFiltered();
    expect(page.url()).toContain('?action=Merge&words=hamburg');
    await page.getByRole('link', { name: 'Duplicate groups' }).click();
    await page.getByLabel('Only those that wait').check();
    await page.reload();
    await expect.poll(() => page.getByLabel('Only those that wait').isChecked()).toBe(true);
    await page.goBack();
    await isFiltered();
    await page.reload();
    await isFiltered();
    await page.goto(`${site.address}/ui/#${OF_FILE}?action=Sell&risk=low`);
    await expect.poll(() => page.getByRole('combobox', { name: /^Risk/ }).inputValue()).toBe('low');
    expect(await page.getByLabel('Action').inputValue()).toBe('');
  });

  it('are shown as soon as the service can be reached again, whichever of their calls it was', async () => {
    const site = await placeWith(LINES).site();
    const { page } = await opened(site, OF_FILE);
    for (const lost of ['**/api/session', '**/f1/crosscheck', '**/crosscheck/accounts?*']) {
      await page.route(lost, (route) => route.abort());
      await page.reload();
      await page.getByText('The service cannot be reached.').waitFor();
      await page.unroute(lost);
      await page.getByRole('button', { name: /Nordwind Kiel/ }).waitFor();
    }
  });

  it('name the window after what they show, and have a heading where there is nothing', async () => {
    const site = await placeWith(LINES).site();
    const { page } = await opened(site, `/files/f1/groups/${encodeURIComponent('group 001A')}`);
    await expect.poll(() => page.title()).toBe('Nordwind Logistik GmbH – core');
    await page.goto(`${site.address}/ui/#/files/f1/review`);
    await expect.poll(() => page.title()).toBe('Review of accounts.csv – core');
    await page.goto(`${site.address}/ui/#/nowhere`);
    await expect.poll(() => page.title()).toBe('There is no such page – core');
    await page.goto(`${site.address}/ui/#/files/f1/groups/none`);
    await page.getByRole('heading', { level: 1, name: 'Duplicate group' }).waitFor();
  });

  it('scroll through 20,000 accounts and draw those alone that are seen', async () => {
    const doubles = Array.from({ length: 19_999 }, (_, at) => merged(`B${at}`, `A${at % 5000}`));
    const watched = await opened(await placeWith([account('A0'), ...doubles]).site(), OF_FILE);
    const { page } = watched;
    await page.getByRole('button', { name: /A0/ }).first().waitFor();
    expect(await page.locator('.window li').count()).toBeLessThan(40);
    await page.locator('.window').evaluate('document.querySelector(".window").scrollTop = 1e9');
    await page.getByRole('button', { name: 'Account B19998' }).waitFor();
    await page.getByLabel('Words').fill('Account B7777');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Account B7777' }).waitFor();
    expect(await page.locator('.window li').count()).toBe(1);
    await watched.check();
  });

  it.each(LOOKS)('look right: %s', async (name, how) => {
    const site = await placeWith(LINES).site();
    const watched = await opened(site, OF_FILE, how);
    const { page } = watched;
    await page.getByRole('button', { name: /Nordwind Kiel/ }).waitFor();
    await look(watched, `crosscheck-accounts-${name}`);
    await page.getByRole('link', { name: 'Duplicate groups' }).click();
    await page.getByRole('link', { name: /Nordwind Logistik GmbH/ }).click();
    await page.getByRole('heading', { name: 'What survives' }).waitFor();
    await look(watched, `crosscheck-group-${name}`);
    await page.getByRole('link', { name: 'Duplicate groups' }).click();
    await page.getByRole('heading', { name: 'Duplicate groups of accounts.csv' }).waitFor();
    await look(watched, `crosscheck-groups-${name}`);
  });
});
