import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { scheduled } from './filled-place.ts';
import { calling, LOOKS, look, ownerAt } from './people.ts';

const OF_LOCAL = '/schedules/crosscheck/local';

describe('schedules in the calls of the pages', () => {
  const place = workplace({ startsOver: true });
  beforeAll(() => scheduled(place));

  it('are paused, resumed and run by admins of their workspace alone', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const admin = await calling(place, address, { name: 'anna', workspace: 'default', role: 'admin' });
    const reviewer = await calling(place, address, { name: 'rita', workspace: 'default', role: 'reviewer' });
    const stranger = await calling(place, address, { name: 'sven', workspace: 'other', role: 'admin' });
    const [listed] = (await admin('GET', '/schedules')).body;
    expect(listed).toMatchObject({ kind: 'crosscheck', name: 'local', paused_reason: null, runs: [] });
    expect((await stranger('GET', '/schedules')).body).toEqual([]);
    expect((await reviewer('GET', '/schedules')).status).toBe(403);
    for (const what of ['pause', 'resume', 'run']) {
      expect((await stranger('POST', `${OF_LOCAL}/${what}`)).status).toBe(404);
      expect((await reviewer('POST', `${OF_LOCAL}/${what}`)).status).toBe(403);
      expect((await admin('POST', `/schedules/crosscheck/gone/${what}`)).status).toBe(404);
      expect((await admin('POST', `/schedules/strange/local/${what}`)).status).toBe(400);
    }
    expect((await admin('POST', `${OF_LOCAL}/pause`)).status).toBe(200);
    expect((await admin('GET', '/schedules')).body[0].paused_reason).toBe('a person has paused it');
    expect((await admin('POST', `${OF_LOCAL}/resume`)).status).toBe(200);
    expect((await admin('POST', `${OF_LOCAL}/run`)).status).toBe(200);
    const lastRun = async () => (await admin('GET', '/schedules')).body[0].runs[0];
    await expect
      .poll(async () => (await lastRun())?.outcome, { timeout: 60_000 })
      .toMatch(/^the first run: 2 accounts/);
  });

  it('of sources are told to admins of default alone', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const admin = await calling(place, address, { name: 'berta', workspace: 'default', role: 'admin' });
    const stranger = await calling(place, address, { name: 'sten', workspace: 'other', role: 'admin' });
    expect((await stranger('GET', '/sources')).status).toBe(403);
    const { body } = await admin('GET', '/sources');
    expect(body.sources).toMatchObject([{ name: 'starter', update: null }]);
    expect(body.entities).toBeGreaterThan(1000);
  });
});

describe.skipIf(!hasBrowser)('the pages of schedules and the overview', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
    await scheduled(place);
    await place.core('feedback', 'submit', '--crm-id', '001A000010khO8JIAU', '--feedback', 'wrong');
  });
  afterAll(() => browser?.close());
  const place = workplace({ startsOver: true });

  it('lead from what waits to where it is settled, by keyboard', async () => {
    const { address } = await serve({ dataDir: place.dataDir });
    const { page } = await ownerAt(place, { browser, address });
    await page.getByText('First steps').waitFor();
    await page.getByText('1 new ticket').waitFor();
    await page.getByRole('link', { name: 'All schedules' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pause: local' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('local is paused.').waitFor();
    await page.getByRole('button', { name: 'Resume: local' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('local goes on.').waitFor();
  });

  it.each(LOOKS)('look right: %s', async (name, how) => {
    await place.core('crm', 'schedule', 'pause', 'local');
    const { address } = await serve({ dataDir: place.dataDir });
    const watched = await ownerAt(place, { browser, address, look: how });
    const { page } = watched;
    await page.getByText('1 paused').waitFor();
    await page.getByText('no source is old').waitFor();
    await page.getByText('No delivery has failed.').waitFor();
    await look(watched, `overview-${name}`);
    await page.goto(`${address}/ui/#/settings/schedules`);
    await page.getByRole('button', { name: 'Resume: local' }).waitFor();
    await look(watched, `schedules-${name}`);
    await page.getByRole('link', { name: 'local' }).click();
    await page.getByText('Nothing has run yet.').waitFor();
    await look(watched, `schedule-${name}`);
  });
});
