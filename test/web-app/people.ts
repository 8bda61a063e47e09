import type { Browser } from 'playwright-core';
import type { Workplace } from '../cli/run-core.ts';
import { type Look, openPage, type WatchedPage } from './browser.ts';

const SHOTS = process.env.CORE_SCREENSHOTS;
const PASSWORD = 'seven green umbrellas';

/** How pages are looked at. */
export const LOOKS: readonly (readonly [name: string, look: Look])[] = [
  ['wide', { width: 1280 }],
  ['tablet', { width: 768 }],
  ['phone', { width: 390 }],
  ['dark', { width: 1280, isDark: true }],
];

/** Nothing of it may be more than text. */
export const HOSTILE = '<img src=x onerror=alert(1)> \u202eesrever\u202c javascript:alert(1)';

interface Served {
  readonly browser: Browser;
  readonly address: string;
  readonly look?: Look;
}

/** A page of the owner of the data directory, who is an admin of `default`. */
export async function ownerAt(
  { core }: Workplace,
  { browser, address, look = {} }: Served,
): Promise<WatchedPage> {
  const { stdout } = await core('ui', '--no-open');
  const watched = await openPage(browser, address, look);
  await watched.page.goto(stdout.trim());
  await watched.page.locator('.app').waitFor();
  return watched;
}

interface Person {
  readonly name: string;
  readonly workspace: string;
  readonly role: 'admin' | 'reviewer';
}

/** Whoever it is has a session; its cookie is sent with each call. */
export async function calling(
  { coreReading, core }: Workplace,
  address: string,
  { name, workspace, role }: Person,
): Promise<(method: string, path: string, body?: unknown) => Promise<Called>> {
  if (workspace !== 'default') await core('workspace', 'set', workspace, 'feedback', 'on');
  const words = ['users', 'add', name, '--workspace', workspace, '--role', role, '--password-file', '-'];
  await coreReading(PASSWORD, ...words);
  const own = { origin: address };
  const form = new URLSearchParams({ name, password: PASSWORD });
  const signedIn = await fetch(`${address}/ui/sign-in`, {
    ...{ method: 'POST', headers: own, body: form, redirect: 'manual' },
  });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return async (method, path, body) => {
    const answer = await fetch(`${address}/ui/api${path}`, {
      method,
      headers: { ...own, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

interface Called {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each call has an answer of its own, which the test compares
  readonly body: any;
}

/** Looks whether the page is as pages must be, and keeps a picture of it where that is asked for. */
export async function look(watched: WatchedPage, name: string): Promise<void> {
  await watched.check();
  if (SHOTS !== undefined) await watched.page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}
