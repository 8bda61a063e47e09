import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';
import { hasBrowser, openBrowser } from '../web/browser.ts';
import { type Filled, fill } from './filled-place.ts';
import { LONG_TEXT, makeHostile } from './hostile-answers.ts';
import { look, ownerAt } from './people.ts';

const WIDE = 1280;
const LONGEST_MS = 600_000;

interface Visit {
  /** As pages.tsx of its area names the page. */
  readonly page: string;
  readonly at: (filled: Filled) => string;
  /** What is pressed one after the other, so that dialogs and what is asked for later are looked at too. */
  readonly press?: readonly (string | RegExp)[];
}

const VISITS: readonly Visit[] = [
  { page: '/', at: () => '/' },
  { page: '/files', at: () => '/files' },
  { page: '/files/{id}', at: ({ uploaded }) => `/files/${uploaded}`, press: ['Try 100 rows', 'Delete file'] },
  { page: '/files/{id}', at: ({ resolved }) => `/files/${resolved}`, press: ['Run it again, or otherwise'] },
  { page: '/files/{id}', at: ({ crosschecked }) => `/files/${crosschecked}` },
  { page: '/files/{file}/review', at: ({ resolved }) => `/files/${resolved}/review` },
  {
    page: '/files/{file}/review',
    at: ({ crosschecked }) => `/files/${crosschecked}/review`,
    press: [/^Answer all of these/],
  },
  {
    page: '/files/{file}/crosscheck',
    at: ({ crosschecked }) => `/files/${crosschecked}/crosscheck`,
    press: [/onerror.*line|onerror.*waits/],
  },
  { page: '/files/{file}/groups', at: ({ crosschecked }) => `/files/${crosschecked}/groups` },
  {
    page: '/files/{file}/groups/{group}',
    at: ({ crosschecked, group }) => `/files/${crosschecked}/groups/${encodeURIComponent(group)}`,
    press: [/^Keep apart/],
  },
  {
    page: '/files/{file}/actions',
    at: ({ crosschecked }) => `/files/${crosschecked}/actions`,
    press: [/^Prepare files/],
  },
  { page: '/companies', at: () => '/companies?text=siemens' },
  { page: '/companies/{id}', at: () => '/companies/6075156552' },
  { page: '/feedback', at: () => '/feedback', press: [/^Close/] },
  { page: '/settings/users', at: () => '/settings/users', press: [/^Delete/] },
  { page: '/settings/keys', at: () => '/settings/keys', press: [/^Delete/] },
  { page: '/settings/webhooks', at: () => '/settings/webhooks' },
  { page: '/settings/webhooks/{id}', at: ({ delivery }) => `/settings/webhooks/${delivery}` },
  { page: '/settings/schedules', at: () => '/settings/schedules' },
  {
    page: '/settings/schedules/{kind}/{name}',
    at: () => `/settings/schedules/crosscheck/${encodeURIComponent(LONG_TEXT)}`,
  },
  { page: '/settings/credits', at: () => '/settings/credits' },
  { page: '/settings/sources', at: () => '/settings/sources' },
];

describe('the list of pages that are looked at', () => {
  it('has all that there are', () => {
    const folder = join(import.meta.dirname, '..', '..', 'src', 'web', 'app', 'pages');
    const texts = readdirSync(folder).map((area) => readFileSync(join(folder, area, 'pages.tsx'), 'utf8'));
    const addresses = texts.join('\n').matchAll(/\baddress: '([^']+)'/g);
    expect([...new Set(VISITS.map(({ page }) => page))].sort()).toEqual(
      [...addresses].map(([, one]) => one).sort(),
    );
  });
});

describe.skipIf(!hasBrowser)('every page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const place = workplace({ startsOver: true });

  it(
    'shows whatever text there is as text, and no more',
    async () => {
      const { address } = await serve({ dataDir: place.dataDir });
      const watched = await ownerAt(place, { browser, address });
      const { page } = watched;
      const filled = await fill(place, page, address);
      const { replaced, settled } = await makeHostile(page, address);
      await page.reload();
      const faults: string[] = [];
      page.on('dialog', (dialog) => faults.push(`it asks ${dialog.message()}`));
      const check = async (where: string, shot: string) => {
        await settled();
        const text = await page.locator('main').textContent();
        if (text?.includes('onerror') !== true) faults.push(`${where}: shows nothing of it, but ${text}`);
        faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`));
        await look(watched, shot).catch((error) => faults.push(`${where}: ${error.message}`));
      };
      for (const width of [WIDE, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [number, { at, press = [] }] of VISITS.entries()) {
          const shot = `hostile-${number}-${width}`;
          await page.goto(`${address}/ui/#${at(filled)}`);
          await check(at(filled).slice(0, 80), shot);
          // What opens is narrower than the widest window.
          for (const [step, button] of width === WIDE ? [] : press.entries()) {
            await page.getByRole('button', { name: button }).first().click();
            await check(`${at(filled)} after ${button}`, `${shot}-${step}`);
          }
        }
      }
      expect(faults).toEqual([]);
      expect(replaced.size).toBeGreaterThan(80);
    },
    LONGEST_MS,
  );
});

/** Elements that no page has, and texts that another one turns round. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(FAULTS);
}

const FAULTS = `(() => {
  const faults = [...document.querySelectorAll('img, iframe, object, embed, script:not([src]), [onerror], a[href^="javascript:" i]')]
    .map((element) => element.outerHTML.slice(0, 100));
  const isOwn = (element) => {
    const { unicodeBidi, display } = getComputedStyle(element);
    return unicodeBidi !== 'normal' || display !== 'inline';
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!text.data.includes('\\u202e') || text.parentElement.closest('option, title, textarea') !== null) continue;
    let around = text.parentElement;
    while (!isOwn(around)) around = around.parentElement;
    const range = document.createRange();
    range.setStartAfter(text);
    range.setEndAfter(around.lastChild);
    const after = range.toString().trim();
    if (after !== '' && !after.startsWith('<img')) faults.push('turned: ' + after.slice(0, 60));
  }
  return [...new Set(faults)];
})()`;
