import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { type Look, openPage, type WatchedPage } from './browser.ts';
import { callsOf, type Place, placeWith } from './crosscheck-site.ts';
import { HOSTILE, LOOKS, look } from './people.ts';
import { account, LINES, merged, writeResult } from './result-file.ts';
import type { ReviewSite } from './review-site.ts';

/** Whether it asks for the next question of a kind. */
function asksFor(request: Request, kind: string): boolean {
  return request.url().endsWith('/review/next') && request.postDataJSON()?.filter.kind === kind;
}

/** Calls the pages' interface in the session of a person. */
async function calls(site: ReviewSite, name: string, workspace?: string) {
  const call = await callsOf(site, name, workspace);
  return {
    call,
    next: async (filter: object = {}, after: string | null = null) =>
      (await call('POST', '/files/f1/review/next', { filter, after })).body,
    answer: (id: string, answer: object) => call('POST', '/files/f1/review/answer', { id, answer }),
    undo: async () => {
      const { body: last } = await call('GET', '/files/f1/review/undoable');
      return call('POST', '/files/f1/review/undo', { batch: last[0]?.batch ?? 0 });
    },
  };
}

describe('the calls of a review', () => {
  it('never show two people the same question, and take an answer once', async () => {
    const site = await placeWith(LINES).site();
    const [ana, bob] = [await calls(site, 'ana'), await calls(site, 'bob')];
    const first = await ana.next();
    const second = await bob.next();
    expect(first.question.question).toContain('Merge');
    expect(second.question.id).not.toBe(first.question.id);
    expect(second.elsewhere).toBe(1);
    const stolen = await bob.answer(first.question.id, { word: 'keep' });
    expect([stolen.status, stolen.body.error]).toEqual([
      409,
      'somebody else is looking at this account right now',
    ]);
    expect(
      (await ana.answer(first.question.id, { word: 'keep', reason: 'two branches' })).body,
    ).toMatchObject({
      verdict: 'rejected',
    });
    await ana.next({}, first.question.id);
    const late = await bob.answer(first.question.id, { word: 'merge' });
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('answered meanwhile: ana')]);
    expect((await bob.call('GET', '/review/history?limit=10')).body).toMatchObject([
      { by: 'ana', reason: 'two branches', is_undone: false },
    ]);
  });

  it('refuse an answer to what is not asked any more after a new run', async () => {
    const place = placeWith(LINES);
    const site = await place.site();
    const ana = await calls(site, 'ana');
    const { question } = await ana.next({ kind: 'delete' });
    writeResult(place.path, [account('001A'), ...LINES.slice(3)]);
    const old = await ana.answer(question.id, { word: 'accept' });
    expect([old.status, old.body.error]).toEqual([
      409,
      'this question is not asked any more: the result has changed',
    ]);
    const again = await ana.next({ kind: 'delete' });
    expect(again.question.account.id).toBe('001D');
    expect((await ana.answer(again.question.id, { word: 'accept' })).status).toBe(200);
  });

  it('lose nothing when the service ends between two answers', async () => {
    const place = placeWith(LINES);
    const site = await place.site();
    const ana = await calls(site, 'ana');
    const { question } = await ana.next({ kind: 'company' });
    await ana.answer(question.id, { word: 'pick', pick: { kind: 'company', core_id: '1000000002' } });
    await site.close();
    const next = await calls(await place.site(), 'ana');
    expect((await next.call('GET', '/files/f1/review')).body.kinds).toContainEqual({
      ...{ kind: 'company', open: 0, deferred: 0, answered: 1 },
    });
    const { body: taken } = await next.undo();
    expect(taken).toMatchObject([{ id: question.id, verdict: 'accepted' }]);
    expect((await next.next({ kind: 'company' })).question.id).toBe(question.id);
  });

  it('are refused to another workspace, and take back nothing of another person', async () => {
    const site = await placeWith(LINES).site();
    const ana = await calls(site, 'ana');
    const sven = await calls(site, 'sven', 'other');
    for (const [method, path, body] of [
      ['GET', '/files/f1/review', undefined],
      ['GET', '/files/f1/review/questions?from=0&limit=10', undefined],
      ['POST', '/files/f1/review/next', { filter: {}, after: null }],
      ['POST', '/files/f1/review/undo', { batch: 1 }],
    ] as const)
      expect((await sven.call(method, path, body)).status).toBe(404);
    const { question } = await ana.next();
    const { body: given } = await ana.answer(question.id, { word: 'keep' });
    expect((await sven.call('GET', '/review/history?limit=10')).body).toEqual([]);
    const bob = await calls(site, 'bob');
    expect((await bob.call('GET', '/files/f1/review/undoable')).body).toEqual([]);
    const { batch } = given;
    expect((await bob.call('POST', '/files/f1/review/undo', { batch })).status).toBe(409);
    expect((await ana.call('POST', '/files/f1/review/undo', { batch })).body).toMatchObject([{ batch }]);
  });

  it('answer many at once after a look, the risky ones when that is said twice, and take all of it back', async () => {
    const lines = [account('A'), ...Array.from({ length: 30 }, (_, at) => merged(`B${at}`, 'A'))];
    const site = await placeWith([...lines, merged('Z', 'A', { core_risk: '90' })]).site();
    const ana = await calls(site, 'ana');
    const wish = { answer: 'accept', filter: { kind: 'merge' } };
    const { body: preview } = await ana.call('POST', '/files/f1/review/bulk-preview', wish);
    expect(preview).toMatchObject({ questions: 31, risky: 1, kinds: [{ kind: 'merge', risks: [0, 30, 1] }] });
    expect(preview.riskiest[0]).toMatchObject({ risk: 90 });
    const bulk = (more: object) =>
      ana.call('POST', '/files/f1/review/bulk', { ...wish, token: preview.token, is_risky: true, ...more });
    expect((await bulk({ is_risky: false })).status).toBe(400);
    expect((await bulk({ filter: {}, token: 'another' })).status).toBe(409);
    expect((await bulk({})).body).toEqual({ decided: 31, left_open: 0, batch: 1 });
    expect((await bulk({})).status).toBe(409);
    expect((await ana.undo()).body.length).toBe(31);
    expect((await ana.call('GET', '/files/f1/review')).body.open).toBe(31);
  });

  it('list questions by filters, and refuse what is none', async () => {
    const site = await placeWith(LINES).site();
    const ana = await calls(site, 'ana');
    const list = async (query: string) =>
      (await ana.call('GET', `/files/f1/review/questions?from=0&limit=10&${query}`)).body;
    expect((await list('order=risk')).questions[0]).toMatchObject({ risk: 70, state: 'open' });
    expect((await list('words=nordwind+hamburg')).total).toBe(1);
    expect((await list('conditions=risk%3E40')).total).toBe(1);
    const refused = await list('conditions=colour%3Dred');
    expect(refused.error).toContain('the file has nothing that is called colour');
    expect((await ana.call('GET', '/files/f1/review/questions?from=0&limit=9999')).status).toBe(400);
  });
});

describe.skipIf(!hasBrowser)('the page of a review', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function opened(place: Place, how: { name?: string; look?: Look } = {}): Promise<WatchedPage> {
    const site = await place.site();
    return openedAt(site, how);
  }

  async function openedAt(
    site: ReviewSite,
    { name = 'ana', look: how = {}, path = '' }: { name?: string; look?: Look; path?: string },
  ): Promise<WatchedPage> {
    const watched = await openPage(browser, site.address, how);
    const value = await site.sessionOf(name);
    await watched.page.context().addCookies([{ name: 'core_session', value, url: `${site.address}/ui` }]);
    await watched.page.goto(`${site.address}/ui/#/files/f1/review${path}`);
    await watched.page.getByRole('heading', { name: 'Review of accounts.csv' }).waitFor();
    await watched.page.locator('.question').waitFor();
    return watched;
  }

  const saved = (page: Page, words: string) => page.locator('.saved', { hasText: words }).waitFor();

  it('shows the question above the answers in a narrow window, too', async () => {
    const { page, check } = await opened(placeWith(LINES));
    await page.setViewportSize({ width: 360, height: 780 });
    await page.reload();
    const seen = () =>
      page.evaluate(`(() => {
        const { top, bottom } = document.getElementById('question').getBoundingClientRect();
        return top >= 0 && bottom <= document.querySelector('.answers').getBoundingClientRect().top;
      })()`);
    await page.locator('#question').waitFor();
    await expect.poll(seen).toBe(true);
    await check();
  });

  it('asks twenty questions and takes answers by keyboard alone', async () => {
    const lines = [account('A'), ...Array.from({ length: 20 }, (_, at) => merged(`B${at}`, 'A'))];
    const { page, check } = await opened(placeWith([...lines, ...LINES.slice(3)]));
    for (let at = 0; at < 20; at++) {
      await page.getByRole('heading', { name: `Merge Account B${at} into Account A?` }).waitFor();
      await page.keyboard.press('m');
      await saved(page, `Account B${at} (B${at}) and Account A (A) are one company`);
    }
    await page.keyboard.press('u');
    await saved(page, 'Taken back: Account B19');
    await page.keyboard.press('k');
    await page.keyboard.type('two branches\n');
    await saved(page, 'are kept apart');
    await page.keyboard.press('h');
    await page.getByRole('dialog').getByText('(two branches)').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await check();
  });

  it('turns single keys off and on again, and remembers it', async () => {
    const { page, check } = await opened(placeWith([account('A'), merged('B', 'A'), merged('C', 'A')]));
    const first = page.getByRole('heading', { name: 'Merge Account B into Account A?' });
    await first.waitFor();
    const keys = page.getByRole('checkbox', { name: 'Single-key shortcuts' });
    await keys.uncheck();
    await page.reload();
    await first.waitFor();
    expect(await keys.isChecked()).toBe(false);
    expect(await page.locator('kbd:visible').count()).toBe(0);
    for (const key of ['m', 'k', 'h', '?']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByText('Single-key shortcuts are turned off').waitFor();
    expect(await page.locator('.saved, .asked, dialog').count()).toBe(0);
    await check();
    await keys.check();
    await page.keyboard.press('m');
    await saved(page, 'Account B (B) and Account A (A) are one company');
  });

  it('is its content alone on paper', async () => {
    const { page } = await opened(placeWith(LINES));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const gone of ['.menu', '.filters', '.answers', '.review button:not(.queued)'])
      expect([gone, await page.locator(gone).first().isVisible()]).toEqual([gone, false]);
    await page.locator('.question h2').waitFor();
    await page.getByText('On paper are those that were seen on the screen').waitFor();
    const styles = await page.evaluate(
      `[getComputedStyle(document.querySelector('.window')).maxHeight,
        ...[...document.querySelectorAll('.window li')].map((item) => getComputedStyle(item).position)]`,
    );
    expect([...new Set(Object.values(Object(styles)))]).toEqual(['none', 'static']);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  });

  it('leaves no field that the next key would go into', async () => {
    const { page } = await opened(placeWith([account('A'), merged('B', 'A'), merged('C', 'A')]));
    await page.getByRole('heading', { name: 'Merge Account B into Account A?' }).waitFor();
    await page.keyboard.press('k');
    await page.locator('.asked input').waitFor();
    // Looks in the moment in which the answer is drawn, before the browser paints.
    const fields = page.evaluate<number>(`new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('.saved') === null) return;
        resolve(document.querySelectorAll('.asked input').length);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    })`);
    await page.keyboard.press('Enter');
    expect(await fields).toBe(0);
  });

  it('shows the question of the last filter, whichever answer comes first', async () => {
    const { page } = await opened(placeWith(LINES));
    const ofDoubts = page.waitForResponse((response) => asksFor(response.request(), 'doubt'));
    const ofDeletions = page.waitForResponse((response) => asksFor(response.request(), 'delete'));
    await page.route('**/review/next', async (route) => {
      if (asksFor(route.request(), 'delete')) await ofDoubts;
      await route.continue();
    });
    const kinds = page.getByRole('combobox', { name: 'Question', exact: true });
    await kinds.selectOption({ label: 'Delete (1)' });
    await kinds.selectOption({ label: 'In doubt (1)' });
    await (await ofDeletions).finished();
    const question = page.locator('.question');
    await question.waitFor();
    // What came last was heard before the answer to another call.
    await page.evaluate('fetch("api/session")');
    expect(await question.textContent()).toMatch(/^In doubt/);
    await page.keyboard.press('d');
    await page.locator('.asked input').waitFor();
  });

  it('goes on after an answer that was sent twice', async () => {
    const { page } = await opened(placeWith([account('A'), merged('B', 'A'), merged('C', 'A')]));
    let sent = 0;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/review/answer', async (route) => {
      sent++;
      await held;
      await route.continue();
    });
    const question = page.locator('.question h2');
    const first = await question.textContent();
    await page.keyboard.press('k');
    await page.locator('.asked input').press('Enter');
    await page.locator('.asked input').press('Enter');
    goOn();
    await saved(page, 'are kept apart');
    await expect.poll(() => question.textContent()).not.toBe(first);
    expect([sent, await page.getByRole('alert').count()]).toEqual([1, 0]);
  });

  it('says what became of an answer when another question was opened meanwhile', async () => {
    const place = placeWith(LINES);
    const { page } = await opened(place);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/review/answer', async (route) => {
      await held;
      await route.fulfill({ status: 409, json: { error: 'answered meanwhile: bob' } });
    });
    await page.locator('.question', { hasText: 'Merge' }).waitFor();
    await page.keyboard.press('m');
    await page.getByRole('combobox', { name: 'Question', exact: true }).selectOption({ label: 'Delete (1)' });
    await page.locator('.question', { hasText: 'Delete' }).waitFor();
    goOn();
    await page.getByRole('alert').getByText('answered meanwhile: bob').waitFor();
    expect(await page.locator('.question').textContent()).toMatch(/^Delete/);
  });

  it('begins with the question of its address, and then obeys its filters', async () => {
    const site = await placeWith(LINES).site();
    const ana = await calls(site, 'ana');
    const { question } = await ana.next({ kind: 'parent' });
    const { page } = await openedAt(site, { path: `?question=${encodeURIComponent(question.id)}` });
    const shown = page.locator('.question');
    expect(await shown.textContent()).toMatch(/^Parent/);
    await page.getByRole('combobox', { name: 'Question', exact: true }).selectOption({ label: 'Delete (1)' });
    await page.locator('.question', { hasText: 'Delete' }).waitFor();
  });

  it('picks a company that was searched for', async () => {
    const watched = await opened(placeWith(LINES.slice(5, 6)));
    const { page } = watched;
    await page.getByRole('heading', { name: 'Which company is Sprint?' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('volkswagen\n');
    await page.getByRole('button', { name: /^1 \d{10} Volkswagen/ }).waitFor();
    await watched.check();
    await page.keyboard.press('1');
    await saved(page, 'Sprint (001F) is ');
    await page.getByText('There is nothing left to decide in it.').waitFor();
    await watched.check();
  });

  it('loses no answer when the session has ended, and says that it was not saved', async () => {
    const site = await placeWith([account('A'), merged('B', 'A'), ...LINES.slice(3)]).site();
    const { page } = await openedAt(site, {});
    await page.keyboard.press('k');
    await page.keyboard.type('two branches');
    const context = page.context();
    await context.clearCookies();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Your session has ended, and this was not saved.').waitFor();
    expect(await page.locator('.asked input').inputValue()).toBe('two branches');
    const value = await site.sessionOf('ana');
    await context.addCookies([{ name: 'core_session', value, url: `${site.address}/ui` }]);
    await page.locator('.asked').getByRole('button', { name: 'Save' }).click();
    await saved(page, 'are kept apart');
  });

  it('tells an answer that was saved as saved when the next question does not come', async () => {
    const site = await placeWith([account('A'), merged('B', 'A'), ...LINES.slice(3)]).site();
    const { page } = await openedAt(site, {});
    await page.route('**/review/next', (route) => route.abort());
    await page.keyboard.press('m');
    await page.getByRole('alert').getByText('The next question could not be had').waitFor();
    await saved(page, 'are one company');
    await page.unroute('**/review/next');
    await page.getByRole('button', { name: 'Next question' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'undo' }).click();
    await page.getByRole('status').getByText('Taken back').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('takes back the answer that is meant: one that was given elsewhere is told first', async () => {
    const lines = [account('A'), ...['B', 'C', 'D'].map((id) => merged(id, 'A'))];
    const site = await placeWith(lines).site();
    const ana = await calls(site, 'ana');
    const { body: queue } = await ana.call('GET', '/files/f1/review/questions?from=0&limit=9');
    const [ofB, ofC, ofD] = queue.questions.map(({ id }: { readonly id: string }) => id);
    const { page } = await openedAt(site, { path: `?question=${encodeURIComponent(ofB)}` });
    const dialog = page.getByRole('dialog');
    const takeBack = async (told: string) => {
      await page.keyboard.press('u');
      await dialog.getByText(told).waitFor();
      await dialog.getByText('It was not given on this page just now.').waitFor();
      return () => dialog.getByRole('button', { name: 'Take it back' }).click();
    };
    await page.keyboard.press('m');
    await saved(page, 'Account B (B) and Account A (A) are one company');
    await ana.answer(ofC, { word: 'merge' });
    const confirm = await takeBack('Account C (C) and Account A (A) are one company');
    await ana.answer(ofD, { word: 'merge' });
    await confirm();
    const refused = page.getByRole('alert').getByText('your last answer is another one: Account D (D)');
    await refused.waitFor();
    const { body: history } = await ana.call('GET', '/review/history?limit=9');
    expect(history.map((one: { readonly is_undone: boolean }) => one.is_undone)).toEqual([
      false,
      false,
      false,
    ]);
    for (const id of ['D', 'C']) {
      await (await takeBack(`Account ${id} (${id})`))();
      await saved(page, `Taken back: Account ${id}`);
    }
    await page.keyboard.press('u');
    await saved(page, 'Taken back: Account B');
    expect(await dialog.count()).toBe(0);
  });

  it('keeps in the address what it filters by, and asks what the address says', async () => {
    const site = await placeWith(LINES).site();
    const { page } = await openedAt(site, {});
    await page.getByRole('combobox', { name: /^Question/ }).selectOption('delete');
    await page.getByRole('heading', { name: /Delete/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /Delete/ }).waitFor();
    expect(await page.getByRole('combobox', { name: /^Question/ }).inputValue()).toBe('delete');
    await page.goto(page.url().replace('kind=delete', 'kind=parent'));
    await expect.poll(() => page.getByRole('combobox', { name: /^Question/ }).inputValue()).toBe('parent');
    await page.getByRole('heading', { name: /Nordwind Kiel/ }).waitFor();
  });

  it('says what two people at once may not do', async () => {
    const site = await placeWith(LINES.slice(0, 2)).site();
    const ana = await openedAt(site, {});
    const bob = await openPage(browser, site.address);
    const value = await site.sessionOf('bob');
    await bob.page.context().addCookies([{ name: 'core_session', value, url: `${site.address}/ui` }]);
    await bob.page.goto(`${site.address}/ui/#/files/f1/review`);
    await bob.page.getByText('That was the last question.').waitFor();
    await ana.page.keyboard.press('m');
    await saved(ana.page, 'are one company');
    await bob.page.getByRole('button', { name: 'Begin again' }).click();
    await bob.page.getByText('There is nothing left to decide in it.').waitFor();
    await bob.check();
  });

  it('accepts many at once after a look', async () => {
    const lines = [account('A'), ...Array.from({ length: 200 }, (_, at) => merged(`B${at}`, 'A'))];
    const watched = await opened(placeWith([...lines, merged('Z', 'A', { core_risk: '90' })]));
    const { page } = watched;
    await page.getByRole('button', { name: 'Answer all of these' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The riskiest first:').waitFor();
    await watched.check();
    await dialog.getByRole('button', { name: 'Accept 201 questions' }).click();
    await dialog.getByRole('alert').getByText('Confirm those of a high risk').waitFor();
    await dialog.getByLabel('Accept also the 1').check();
    await dialog.getByRole('button', { name: 'Accept 201 questions' }).click();
    await saved(page, '201 answered, 0 left open');
    await page.keyboard.press('u');
    await saved(page, 'and 200 given with it');
  });

  it.each(LOOKS)('looks right: %s', async (name, how) => {
    const watched = await opened(placeWith(LINES), { look: how });
    const { page } = watched;
    await page.locator('.window li').first().waitFor();
    await look(watched, `review-merge-${name}`);
    await page.getByRole('button', { name: 'All fields' }).click();
    for (const kind of ['Delete', 'In doubt', 'Which company', 'Parent']) {
      await page
        .getByRole('combobox', { name: 'Question', exact: true })
        .selectOption({ label: `${kind} (1)` });
      await page.locator('.question', { hasText: kind }).waitFor();
      await look(watched, `review-${kind.toLowerCase().replace(' ', '-')}-${name}`);
    }
    await page.getByRole('combobox', { name: 'Question', exact: true }).selectOption('');
    await page.getByRole('combobox', { name: 'Risk' }).selectOption({ label: 'above 40' });
    await page.locator('.question', { hasText: '001C' }).waitFor();
    expect(await page.locator('.compared').textContent()).toContain(HOSTILE.slice(0, 20));
    await look(watched, `review-hostile-${name}`);
    await page.getByRole('button', { name: 'Answer all of these' }).click();
    await page.getByText('The riskiest first:').waitFor();
    await look(watched, `review-bulk-${name}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Answers so far' }).click();
    await page.getByText('Nothing has been answered').waitFor();
    await look(watched, `review-history-${name}`);
  });
});
