import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { watch } from '../web/browser.ts';

/** The longest that a call of a page waits, in ms: a test that does not wait for what it presses fails with 1500. */
const SLOWEST = Number(process.env.CORE_SLOW_CALLS ?? 0);
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A page of which everything that it should not do is noted. */
export interface WatchedPage {
  readonly page: Page;
  /** What the page complained of, until it is taken out. */
  readonly complaints: string[];
  /** Axe finds nothing serious, no complaint is left, nobody else was asked, and the page is no wider than the window. */
  check(): Promise<void>;
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
  const { requests, complaints } = await watch(page);
  if (SLOWEST > 0) {
    await page.route(/\/ui\/api\//, async (route) => {
      await setTimeout(Math.random() * SLOWEST);
      await route.continue().catch(() => {});
    });
  }
  const isOwn = (url: string) => url.startsWith(`${address}/`) || url.startsWith('data:');
  const axe = readFileSync(AXE, 'utf8');
  return {
    page,
    complaints,
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
      expect(complaints).toEqual([]);
      expect(requests.filter((url) => !isOwn(url))).toEqual([]);
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
