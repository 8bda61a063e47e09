import { type Browser, chromium, type Page } from 'playwright-core';
import { isThere, pathOf } from '../is-there.ts';

const BROWSER = 'chromium';

/** Whether there is a browser to look at pages with: that of Debian. */
export const hasBrowser = isThere(BROWSER);

/** Starts the browser; the caller closes it. */
export function openBrowser(): Promise<Browser> {
  // Root, as in CI, has no sandbox for its tabs; /dev/shm of a container is small.
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  const executablePath = pathOf(BROWSER);
  if (executablePath === undefined) throw new Error(`${BROWSER} is not installed`);
  return chromium.launch({ executablePath, args });
}

/** What a page asked for, and what it complained of, from before its first request on. */
export interface Watched {
  readonly requests: readonly string[];
  readonly complaints: string[];
}

/** Notes every request of the page, every error on its console and every report of its Content-Security-Policy. */
export async function watch(page: Page): Promise<Watched> {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.exposeFunction('tellReport', (report: string) => complaints.push(`policy: ${report}`));
  await page.addInitScript(REPORTING);
  return { requests, complaints };
}

const REPORTING = `document.addEventListener('securitypolicyviolation', (event) =>
  window.tellReport(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));`;
