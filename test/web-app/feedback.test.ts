import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { ACCOUNT, submitted } from './filled-place.ts';
import { holdCalls } from './held-calls.ts';
import { calling, HOSTILE, LOOKS, look, ownerAt } from './people.ts';

const OTHER = '001A000010khO9XIAU';

describe('feedback in the calls of the pages', () => {
  const place = workplace({ startsOver: true });

  it('is answered by reviewers of its own workspace, who are told before what that decides', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const rita = await calling(place, address, { name: 'rita', workspace: 'acme', role: 'reviewer' });
    const stranger = await calling(place, address, { name: 'sven', workspace: 'other', role: 'admin' });
    await submitted(place, { workspace: 'acme', feedback: 'not the same' });
    const [ticket] = (await rita('GET', '/tickets')).body;
    expect(ticket).toMatchObject({ number: 1, crm_id: ACCOUNT, state: 'new', outcome: null, decided: [] });
    expect((await stranger('GET', '/tickets')).body).toEqual([]);
    const closing = { outcome: 'not_a_duplicate', of: [OTHER] };
    for (const what of ['open', 'preview', 'close']) {
      const body = what === 'open' ? undefined : closing;
      expect((await stranger('POST', `/tickets/1/${what}`, body)).status).toBe(404);
      expect((await rita('POST', `/tickets/x/${what}`, body)).status).toBe(404);
    }
    expect((await rita('POST', '/tickets/1/open')).body.state).toBe('open');
    const told = [`${ACCOUNT} and ${OTHER} are different companies`];
    expect((await rita('POST', '/tickets/1/preview', closing)).body).toEqual({ decided: told });
    expect((await rita('GET', '/tickets?state=open')).body).toHaveLength(1);
    expect((await rita('POST', '/tickets/1/close', { outcome: 'wrong_parent' })).status).toBe(400);
    expect((await rita('POST', '/tickets/1/close', closing)).body).toMatchObject({
      state: 'closed',
      closed_by: 'rita',
      decided: told,
    });
    expect((await rita('POST', '/tickets/1/close', closing)).status).toBe(409);
    const { stdout } = await place.core('overrides', 'list', '--workspace', 'acme', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ decision: 'different_companies', decided_by: 'rita' }]);
  });
});

describe.skipIf(!hasBrowser)('the page of feedback', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const place = workplace({ startsOver: true });

  it('closes a ticket by keyboard, and tells before what that decides', async () => {
    await submitted(place, { workspace: 'default', feedback: 'it has closed' });
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    await page.getByRole('link', { name: 'Feedback' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Work on it/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('open', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Close:/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Outcome').selectOption('no_longer_operating');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(`${ACCOUNT} no longer operates`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('No ticket waits.').waitFor();
    await page.getByRole('link', { name: 'Closed' }).click();
    await page
      .getByText(/^No longer operates/)
      .first()
      .waitFor();
  });

  it('closes a ticket by no other outcome than the one whose decision was shown', async () => {
    await submitted(place, { workspace: 'default', feedback: 'not the same' });
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    await page.goto(`${address}/ui/#/feedback`);
    await page
      .getByRole('button', { name: /^Close:/ })
      .first()
      .click();
    const goOn = await holdCalls(page, '**/preview');
    await page.getByLabel('Outcome').selectOption('still_operating');
    await page.getByRole('button', { name: 'See what it decides' }).click();
    await page.getByLabel('Outcome').selectOption('no_longer_operating');
    const heard = page.waitForResponse('**/preview');
    goOn();
    await heard;
    const see = page.getByRole('button', { name: 'See what it decides' });
    await expect.poll(() => see.isEnabled()).toBe(true);
    expect(await page.getByText('Later runs obey:').count()).toBe(0);
    await see.click();
    await page.getByText(`${ACCOUNT} no longer operates`).waitFor();
    await page.getByRole('button', { name: 'Close ticket' }).waitFor();
  });

  it.each(LOOKS)('looks right: %s', async (name, how) => {
    await submitted(place, { workspace: 'default', feedback: `${HOSTILE} ${'long'.repeat(40)}` });
    const { address } = await serve({ dataDir: place.dataDir });
    const watched = await ownerAt(place, { browser, address, look: how });
    const { page } = watched;
    await page.goto(`${address}/ui/#/feedback`);
    await page.getByText('longlong').first().waitFor();
    await look(watched, `feedback-${name}`);
    await page
      .getByRole('button', { name: /^Close/ })
      .first()
      .click();
    await page.getByLabel('Outcome').selectOption('wrong_parent');
    await page.getByLabel('The right parent').fill('none');
    await page.getByRole('button', { name: 'See what it decides' }).click();
    await page.getByText('has no parent').waitFor();
    await look(watched, `feedback-close-${name}`);
  });
});
