import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openWeb } from '../../src/admin/open-web.ts';
import { usersAdmin } from '../../src/admin/users-admin.ts';
import type { UiRoute } from '../../src/contract/ui/ui-route.ts';
import { UI_ROUTES } from '../../src/contract/ui-routes.ts';
import { SESSION_IDLE_MS, type UserRole } from '../../src/contract/user.ts';
import { CALLS } from '../../src/web/app/calls.ts';
import { testClock } from '../clock.ts';
import { served } from '../http/server/serving.ts';
import { storesIn } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';
import { NO_SERVICE } from './no-service.ts';
import { withFiles } from './uploaded-files.ts';

const PASSWORD = 'seven green umbrellas';
const OWN = { 'sec-fetch-site': 'same-origin' };
const ROUTES = Object.values<UiRoute>(UI_ROUTES).map(
  ({ method, path }) => [method, `/ui/api${path.replace(/\{\w+\}/g, 'key_1')}`] as const,
);
const OF_FILES = [
  ['POST', '/ui/api/files?name=a.csv&bytes=1'],
  ['GET', '/ui/api/files/f1/output/csv'],
  ['GET', '/ui/api/files/f1/actions/p1/actions/README.md'],
] as const;
const NAMES = { app: 'app-1.js', link: 'link-1.js', style: 'style-1.css' };

describe('the pages of the web application', () => {
  it('may load nothing but their own files, in no frame, and are kept by no cache', async () => {
    const { app } = await opened();
    for (const url of ['/ui/', '/ui/link', '/ui/api/session']) {
      const { headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
    const { headers, body } = await app.inject({ url: '/ui/assets/app-1.js' });
    expect([headers['content-type'], headers['cache-control'], body]).toEqual([
      ...['text/javascript', 'public, max-age=31536000, immutable', 'app'],
    ]);
    expect((await app.inject({ url: '/ui/assets/..%2ffiles.json' })).statusCode).toBe(404);
  });

  it('are the sign-in without a session, also with one that never was', async () => {
    const { app } = await opened();
    for (const cookie of ['', 'core_session=', 'core_session=abc', '__Host-core_session=abc'])
      expect((await app.inject({ url: '/ui/', headers: { cookie } })).body).toContain('action="sign-in"');
  });
});

describe('an address below /ui that is no page', () => {
  it.each(['sign-in', 'sign-out', 'password', 'first-user'])('%s leads to the door', async (form) => {
    const { app } = await opened();
    const { statusCode, headers } = await app.inject({ url: `/ui/${form}` });
    expect([statusCode, headers.location]).toEqual([302, './']);
  });

  it.each([
    ['/ui/keys', './'],
    ['/ui/settings/keys?a=/b', '../'],
    ['/ui/a/%2f/"><script>/', '../../../'],
  ])('%s says so, and leads to the overview', async (url, root) => {
    const { app } = await opened();
    const { statusCode, headers, body } = await app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain(`<a href="${root}">`);
    expect(body).toContain(`href="${root}assets/style-1.css"`);
    expect(body).not.toContain('<script');
  });
});

describe('the address of the service alone', () => {
  it('leads to the pages', async () => {
    const { app } = await opened();
    const { statusCode, headers } = await app.inject({ url: '/' });
    expect([statusCode, headers.location]).toEqual([302, 'ui/']);
  });
});

describe('signing in', () => {
  it('gives a cookie that no script reads and no other site sends, a new one each time', async () => {
    const { app, add } = await opened();
    await add('anna', 'reviewer');
    const first = await signedIn(app, 'Anna', 'core_session=chosen-by-somebody');
    expect(first.attributes).toBe('Path=/; HttpOnly; SameSite=Lax');
    expect(first.cookie).not.toContain('chosen-by-somebody');
    expect((await signedIn(app, 'anna')).cookie).not.toBe(first.cookie);
    const { body } = await app.inject({ url: '/ui/api/session', headers: { cookie: first.cookie } });
    expect(JSON.parse(body)).toEqual({ user: 'anna', workspace: 'acme', role: 'reviewer' });
  });

  it('is for HTTPS alone where there is HTTPS', async () => {
    const { app, add } = await opened({ trustProxy: true });
    await add('anna', 'reviewer');
    const { cookie, attributes } = await signedIn(app, 'anna');
    expect(cookie).toMatch(/^__Host-core_session=[\w-]{43}$/);
    expect(attributes).toBe('Path=/; HttpOnly; SameSite=Lax; Secure');
  });

  it('tells nobody whether the name or the password is wrong, and lets nobody guess for long', async () => {
    const { app, add, clock } = await opened();
    await add('anna', 'reviewer');
    const attempt = (name: string, password: string) => post(app, '/ui/sign-in', { name, password });
    const [wrongName, wrongPassword] = [await attempt('bert', 'x'), await attempt('anna', 'x')];
    expect(wrongName.statusCode).toBe(401);
    expect(wrongName.body.replace('bert', 'anna')).toBe(wrongPassword.body);
    for (let times = 1; times < 10; times++) expect((await attempt('anna', 'x')).statusCode).toBe(401);
    const refused = await attempt('anna', PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.body).toContain('too many attempts; try again in 15 minutes');
    clock.pass(15 * 60_000);
    expect((await attempt('anna', PASSWORD)).statusCode).toBe(303);
  });

  it('counts failures alone: an office behind one address may sign in as often as it likes', async () => {
    const { app, add } = await opened();
    await add('anna', 'reviewer');
    await add('bert', 'reviewer');
    const guess = () => post(app, '/ui/link', { token: 'guessed' });
    for (let times = 0; times < 49; times++) expect((await guess()).statusCode).toBe(401);
    for (const name of ['anna', 'bert', 'anna']) await signedIn(app, name);
    expect((await guess()).statusCode).toBe(401);
    expect((await post(app, '/ui/sign-in', { name: 'anna', password: PASSWORD })).statusCode).toBe(429);
  });

  it('ends with sign-out, after half a day without use, and when the password changes', async () => {
    const { app, add, users, clock } = await opened();
    await add('anna', 'reviewer');
    const isIn = async (cookie: string) =>
      (await app.inject({ url: '/ui/api/session', headers: { cookie } })).statusCode === 200;
    const [out, idle, used] = await Promise.all(
      [1, 2, 3].map(async () => (await signedIn(app, 'anna')).cookie),
    );
    expect(await isIn(out as string)).toBe(true);
    await app.inject({ method: 'POST', url: '/ui/sign-out', headers: { cookie: out as string, ...OWN } });
    expect(await isIn(out as string)).toBe(false);
    clock.pass(SESSION_IDLE_MS - 1);
    expect(await isIn(used as string)).toBe(true);
    clock.pass(1);
    expect([await isIn(idle as string), await isIn(used as string)]).toEqual([false, true]);
    await users.setPassword('anna', 'another few words');
    expect(await isIn(used as string)).toBe(false);
  });

  it('by a link makes the first user once, and chooses a password once', async () => {
    const { app, web, users } = await opened();
    const { token } = (await web.firstWayIn()) as { readonly token: string };
    const first = { token, name: 'anna', password: PASSWORD, again: PASSWORD };
    expect((await post(app, '/ui/link', { token: 'x'.repeat(43) })).statusCode).toBe(401);
    expect((await post(app, '/ui/link', { token: `http://x/ui/#token=${token}` })).body).toContain(
      'The first user',
    );
    for (const wrong of [{ again: 'other' }, { name: 'a b' }, { password: 'short', again: 'short' }])
      expect((await post(app, '/ui/first-user', { ...first, ...wrong })).statusCode).toBe(400);
    expect((await post(app, '/ui/first-user', first)).statusCode).toBe(303);
    expect((await post(app, '/ui/first-user', { ...first, name: 'bert' })).statusCode).toBe(401);
    expect(await web.firstWayIn()).toBe('there is an admin');
    await users.add({ name: 'carl', workspace: 'acme', role: 'reviewer' });
    const choice = { token: await users.passwordLink('carl'), password: PASSWORD, again: PASSWORD };
    expect((await post(app, '/ui/password', choice)).statusCode).toBe(303);
    expect((await post(app, '/ui/password', choice)).statusCode).toBe(401);
    expect((await signedIn(app, 'carl')).cookie).not.toBe('');
  });
});

describe('the link of the first user', () => {
  it('says that there is a user where a command has made one meanwhile', async () => {
    const { app, web, add } = await opened();
    const { token } = (await web.firstWayIn()) as { readonly token: string };
    await add('anna', 'reviewer');
    const first = { token, name: 'bert', password: PASSWORD, again: PASSWORD };
    for (const [url, form] of [
      ['/ui/link', { token }],
      ['/ui/first-user', first],
    ] as const) {
      const { statusCode, body } = await post(app, url, form);
      expect(statusCode).toBe(401);
      expect(body).toContain('there is a user by now: sign in, or ask an admin to add you');
    }
    expect(await web.firstWayIn()).toBe('no admin');
  });
});

describe('what other pages make a browser send', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://evil.example' }],
    [{ origin: 'null' }],
    [{}],
  ])('is refused: %j', async (headers) => {
    const { app, add } = await opened();
    await add('anna', 'admin');
    const { cookie } = await signedIn(app, 'anna');
    for (const [method, url] of [
      ['POST', '/ui/sign-in'],
      ['POST', '/ui/sign-out'],
      ['POST', '/ui/link'],
      ...UNSAFE,
    ] as const)
      expect((await app.inject({ method, url, headers: { ...headers, cookie } })).statusCode, url).toBe(403);
  });

  it('is known by its origin where a browser does not say more', async () => {
    const { app, add } = await opened();
    await add('anna', 'admin');
    const headers = { origin: 'http://core.lan:8080', host: 'Core.LAN:8080' };
    const answer = await post(app, '/ui/sign-in', { name: 'anna', password: PASSWORD }, headers);
    expect(answer.statusCode).toBe(303);
  });
});

describe('the calls of the pages', () => {
  it('are those that the pages know', () => {
    const routes = Object.entries<UiRoute>(UI_ROUTES).map(([name, { method, path }]) => [
      name,
      [method, path],
    ]);
    expect(CALLS).toEqual(Object.fromEntries(routes));
  });

  it.each(Object.entries<UiRoute>(UI_ROUTES))(
    '%s is refused without a session, and to a role that may not',
    async (_, route) => {
      const { app, add } = await opened();
      await add('anna', 'reviewer');
      const { cookie } = await signedIn(app, 'anna');
      const asked = { method: route.method, url: `/ui/api${route.path.replace(/\{\w+\}/g, 'key_1')}` };
      expect((await app.inject({ ...asked, headers: OWN })).statusCode).toBe(401);
      const key = { 'x-api-key': 'core_live_one' };
      expect((await app.inject({ ...asked, headers: { ...OWN, ...key } })).statusCode).toBe(401);
      const { statusCode } = await app.inject({ ...asked, headers: { ...OWN, cookie }, payload: {} });
      expect(statusCode === 403).toBe(route.role === 'admin' || route.isOfDefault === true);
    },
  );

  it('are refused to a page that was opened for somebody else, files that come and go too', async () => {
    const { app, add } = await opened();
    await add('anna', 'admin', 'default');
    await add('bert', 'admin', 'default');
    const [anna, bert] = [await signedIn(app, 'anna'), await signedIn(app, 'bert')];
    const { body: page } = await app.inject({ url: '/ui/', headers: { cookie: anna.cookie } });
    const opener = /data-opened-by="([\w-]{43})"/.exec(page)?.[1];
    const headers = { ...OWN, 'x-core-opened-by': opener };
    const again = await signedIn(app, 'anna');
    for (const [method, url] of [...ROUTES, ...OF_FILES]) {
      const asked = (cookie: string) =>
        app.inject({ method, url, headers: { ...headers, cookie }, payload: {} });
      const refused = await asked(bert.cookie);
      expect([url, refused.statusCode, refused.json()]).toEqual([
        ...[url, 412],
        {
          error: 'This page was opened for somebody else: by now bert is signed in, to workspace default',
          fix: 'Nothing was done. Reload the page to go on as bert, or sign in again as before in another tab.',
        },
      ]);
      expect((await asked(again.cookie)).statusCode, url).not.toBe(412);
    }
  });

  it('see and change the keys of their own workspace alone', async () => {
    const { app, add } = await opened();
    await add('anna', 'admin', 'acme');
    await add('bert', 'admin', 'other');
    const [anna, bert] = [await signedIn(app, 'anna'), await signedIn(app, 'bert')];
    const asked = async (method: 'GET' | 'POST' | 'DELETE', url: string, { cookie }: { cookie: string }) => {
      const payload = method === 'POST' ? { name: ' CRM ' } : undefined;
      const answer = await app.inject({
        method,
        url,
        headers: { ...OWN, cookie },
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: JSON.parse(answer.body) };
    };
    const { body: created } = await asked('POST', '/ui/api/keys', anna);
    expect(created).toEqual({
      id: expect.stringMatching(/^key_/),
      api_key: expect.stringMatching(/^core_live_/),
      signing_secret: expect.stringMatching(/^whsec_/),
    });
    expect((await asked('GET', '/ui/api/keys', anna)).body).toMatchObject([{ id: created.id, name: 'CRM' }]);
    expect((await asked('GET', '/ui/api/keys', bert)).body).toEqual([]);
    expect((await asked('DELETE', `/ui/api/keys/${created.id}`, bert)).status).toBe(404);
    expect((await asked('DELETE', `/ui/api/keys/${created.id}`, anna)).status).toBe(200);
    expect((await asked('DELETE', `/ui/api/keys/${created.id}`, anna)).status).toBe(404);
  });
});

const UNSAFE = ROUTES.filter(([method]) => method !== 'GET');

async function opened(options: { readonly trustProxy?: boolean } = {}) {
  const dataDir = tempFolder();
  let ms = Date.parse('2026-11-22T08:00:00Z');
  const clock = {
    ...testClock(() => ms),
    steadyNow: () => ms,
    pass(span: number) {
      ms += span;
    },
  };
  const stores = storesIn(dataDir, clock.now);
  const web = openWeb({ stores, dataDir, clock, randomBytes, service: NO_SERVICE });
  const users = usersAdmin({ stores, dataDir, now: clock.now, randomBytes });
  onTestFinished(() => web.close());
  const files = new Map(
    Object.entries(NAMES).map(([part, name]) => [
      name,
      { type: name.endsWith('.js') ? 'text/javascript' : 'text/css', bytes: Buffer.from(part) },
    ]),
  );
  const { app } = served({
    web: { ...web, ...withFiles({ dataDir, clock, web }), files, entry: NAMES },
    ...options,
  });
  const add = async (name: string, role: UserRole, workspace = 'acme') => {
    await users.add({ name, role, workspace });
    await users.setPassword(name, PASSWORD);
  };
  return { app, web, users, clock, add };
}

function post(app: FastifyInstance, url: string, form: Record<string, string>, headers: object = OWN) {
  return app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(form).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

async function signedIn(app: FastifyInstance, name: string, before = '') {
  const answer = await post(app, '/ui/sign-in', { name, password: PASSWORD }, { ...OWN, cookie: before });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, './']);
  const [cookie = '', ...attributes] = String(answer.headers['set-cookie']).split('; ');
  return { cookie, attributes: attributes.join('; ') };
}
