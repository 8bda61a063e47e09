import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The browser of this machine; undefined when none is installed. */
export const BROWSER = process.env.CORE_BROWSER ?? PLACES.find((path) => existsSync(path));
if (BROWSER === undefined) console.warn('No browser is installed: tests of the web application are skipped.');

/** A page that is watched: everything it should not do is noted. */
export interface WatchedPage {
  readonly page: Page;
  /** Requests to other addresses, reports of the content policy, errors on the console. */
  readonly wrongs: string[];
  /** Axe finds nothing serious, the page has done nothing wrong, and it is as wide as the window. */
  check(): Promise<void>;
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...(BROWSER && { executablePath: BROWSER }), args: ['--no-sandbox'] });
}

export interface Look {
  readonly width?: number;
  readonly isDark?: boolean;
}

/** A page of its own session. */
export async function openPage(
  browser: Browser,
  address: string,
  { width = 1280, isDark = false }: Look = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: isDark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  const wrongs: string[] = [];
  const { host } = new URL(address);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.host !== host && url.protocol !== 'data:') wrongs.push(`asks ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') wrongs.push(message.text());
  });
  page.on('pageerror', (error) => wrongs.push(String(error)));
  const axe = readFileSync(AXE, 'utf8');
  return {
    page,
    wrongs,
    async check() {
      // The content policy lets no page load it: it is put in by the browser itself.
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run();
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
      expect(found).toEqual([]);
      expect(wrongs).toEqual([]);
      const width = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(width).toBeLessThanOrEqual(0);
    },
  };
}

interface Axe {
  run(): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}
