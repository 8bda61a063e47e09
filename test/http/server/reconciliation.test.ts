import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { DELETED_KEY, KEY, OTHER_KEY } from './host.ts';
import { served } from './serving.ts';

const HERE = 'localhost:8080';
const QUERIES = 'queries=%7B%22q0%22%3A%7B%22query%22%3A%22Siemens%22%7D%7D';

async function get(app: FastifyInstance, url: string, headers: OutgoingHttpHeaders = {}) {
  return app.inject({ url, headers: { host: HERE, ...headers } });
}

function post(app: FastifyInstance, payload: string, headers: OutgoingHttpHeaders = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  return app.inject({
    method: 'POST',
    url: '/reconcile',
    payload,
    headers: { host: HERE, ...type, ...headers },
  });
}

describe('the reconciliation service on loopback', () => {
  it.each(['__proto__', 'constructor', 'toString', ''])(
    'answers a query whatever its key: %j',
    async (key) => {
      const queries = `{"q0":{"query":"Siemens"},${JSON.stringify(key)}:{"query":"Siemens"}}`;
      const answer = await post(served().app, new URLSearchParams({ queries }).toString());
      expect(Object.keys(JSON.parse(answer.body)).toSorted()).toEqual(['q0', key].toSorted());
    },
  );

  it('needs no key, and names its own address', async () => {
    const answer = await get(served().app, '/reconcile');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().view.url).toBe('http://localhost:8080/reconcile/preview?id={{id}}');
    expect(answer.json().serviceVersion).toBe('1.2.3');
  });

  it('has the same behind a slash', async () => {
    const [there, behind] = [await get(served().app, '/reconcile'), await get(served().app, '/reconcile/')];
    expect([behind.statusCode, behind.body]).toEqual([200, there.body]);
  });

  it.each(['localhost', 'LOCALHOST:3333', '127.0.0.1:8080', '127.1.2.3', '[::1]:8080'])(
    'answers at %s',
    async (host) => {
      expect((await get(served().app, '/reconcile', { host })).statusCode).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example:8080', '127.0.0.1.evil.example', '192.168.0.7:8080'])(
    'refuses the Host %j, to which a foreign name may have been bound',
    async (host) => {
      const { app } = served();
      for (const url of [
        '/reconcile',
        '/reconcile/preview?id=6075156552',
        '/reconcile/suggest/type?prefix=a',
      ])
        expect((await get(app, url, { host })).statusCode).toBe(403);
      expect((await post(app, QUERIES, { host })).statusCode).toBe(403);
    },
  );

  it.each([
    ['OpenRefine at its address', { origin: 'http://127.0.0.1:3333', 'sec-fetch-site': 'cross-site' }],
    [
      'a script of a page of OpenRefine',
      { referer: 'http://127.0.0.1:3333/', 'sec-fetch-site': 'cross-site' },
    ],
    ['the server of OpenRefine, which says nothing', {}],
    ['a browser to which the address was given', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ])('answers %s', async (_who, headers) => {
    const answer = await get(served().app, '/reconcile?callback=cb', headers);
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
  });

  it.each([
    ['with its origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['in a sandbox', { origin: 'null' }],
    ['as the source of a script', { referer: 'https://evil.example/', 'sec-fetch-mode': 'no-cors' }],
    ['that hides itself', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ])('lets no script of a foreign page read anything: one %s', async (_how, headers) => {
    const { app } = served();
    expect((await get(app, '/reconcile?callback=cb', headers)).statusCode).toBe(403);
    expect((await post(app, QUERIES, headers)).statusCode).toBe(403);
  });

  it('is not there where others can ask, or behind a proxy', async () => {
    for (const options of [{ isLoopback: false }, { trustProxy: true }]) {
      const { app } = served(options);
      expect((await get(app, '/reconcile')).statusCode).toBe(403);
      expect((await post(app, QUERIES)).statusCode).toBe(403);
    }
  });

  it('counts requests, and says when there may be more', async () => {
    const { app } = served({ now: () => 0 });
    const answers = [];
    for (let asked = 0; asked < 101; asked++) answers.push(await get(app, '/reconcile/properties'));
    expect(answers.slice(0, 100).every(({ statusCode }) => statusCode === 200)).toBe(true);
    const [last] = answers.slice(-1);
    expect([last?.statusCode, last?.headers['retry-after']]).toEqual([429, '1']);
  });
});

describe('a page of another origin', () => {
  it.each(['', '/suggest/entity', '/flyout/type', '/properties', '/preview'])(
    'may ask first whether it may call %j',
    async (below) => {
      const { app } = served();
      for (const path of ['/reconcile', `/reconcile/k/${KEY}`]) {
        const headers = {
          host: HERE,
          origin: 'http://127.0.0.1:3333',
          'access-control-request-method': 'POST',
        };
        const answer = await app.inject({ method: 'OPTIONS', url: path + below, headers });
        expect(answer.statusCode).toBe(204);
        expect(answer.headers).toMatchObject({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, POST, OPTIONS',
        });
      }
    },
  );

  it('can read an error, too', async () => {
    const answer = await post(served().app, 'queries=%7B');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toEqual({ error: 'queries is malformed JSON at line 1, column 2' });
  });
});

describe('a request that cannot be answered', () => {
  it.each([
    ['', 400, 'the form (application/x-www-form-urlencoded) has neither queries nor extend'],
    ['queries=[1]', 400, 'queries: must be an object'],
    ['extend=%7B%22ids%22%3A%221%22%7D', 400, 'ids: must be a list'],
  ])('is told why: %j', async (form, status, error) => {
    const answer = await post(served().app, form);
    expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
  });

  it('has too many queries, or too large a form', async () => {
    const { app } = served();
    const queries = JSON.stringify(
      Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`q${at}`, {}])),
    );
    const many = await post(app, `queries=${encodeURIComponent(queries)}`);
    expect([many.statusCode, many.json().error]).toEqual([
      413,
      '201 queries at once: 200 are taken (batchSize)',
    ]);
    const large = await post(app, `queries=${'a'.repeat(4_100_000)}`);
    expect([large.statusCode, large.json().error]).toEqual([413, 'the body is larger than 4096000 bytes']);
  });

  it('asks for what is not there', async () => {
    const { app } = served();
    expect((await get(app, '/reconcile/flyout/entity?id=1')).statusCode).toBe(404);
    expect((await get(app, '/reconcile/preview?id=1')).statusCode).toBe(404);
    const deleted = await app.inject({ method: 'DELETE', url: '/reconcile', headers: { host: HERE } });
    expect(deleted.statusCode).toBe(405);
  });
});

describe('JSONP', () => {
  it('is a call of the function that is named', async () => {
    const answer = await get(
      served().app,
      '/reconcile/suggest/entity?prefix=a%E2%80%A8b&callback=jQuery3_1.done',
    );
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toMatch(/^\/\*\*\/jQuery3_1\.done\(\{.*\}\);$/);
    expect(answer.body).toContain('found by a\\u2028b');
  });

  it.each(['alert(1)//', '<script>', '', 'a'.repeat(101), '1a', 'a-b', 'a..b', 'a.', 'a.1'])(
    'refuses %j as a function',
    async (name) => {
      const answer = await get(served().app, `/reconcile?callback=${encodeURIComponent(name)}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        400,
        'application/json; charset=utf-8',
      ]);
    },
  );

  it('is not given where the address is a secret', async () => {
    const answer = await get(served().app, `/reconcile/k/${KEY}?callback=cb`);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('a token', () => {
  it('opens the service at any address, and its manifest names paths below the token', async () => {
    const { app } = served({ isLoopback: false, trustProxy: true });
    const headers = { 'x-forwarded-host': 'core.example:8443', 'x-forwarded-proto': 'https' };
    const answer = await get(app, `/reconcile/k/${KEY}`, { ...headers, origin: 'https://refine.example' });
    expect(answer.statusCode).toBe(200);
    const { view, suggest } = answer.json();
    expect(view.url).toBe(`https://core.example:8443/reconcile/k/${KEY}/preview?id={{id}}`);
    expect(suggest.entity).toBeDefined();
    expect((await get(app, `/reconcile/k/${KEY}/properties`)).statusCode).toBe(200);
  });

  it('is refused when it is not valid, and from the moment it is deleted', async () => {
    const { app } = served({ isLoopback: false });
    const unknown = await get(app, '/reconcile/k/nothing');
    expect([unknown.statusCode, unknown.json()]).toEqual([403, { message: 'Forbidden' }]);
    const deleted = await get(app, `/reconcile/k/${DELETED_KEY}/preview?id=6075156552`);
    expect([deleted.statusCode, deleted.json()]).toEqual([401, { message: 'Unauthorized' }]);
  });

  it('stands in no log, and its id does', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { app } = served({ logger });
    for (const path of ['', '/nowhere', '/preview?id=1', '?queries=%7B', '/properties%zz'])
      await get(app, `/reconcile/k/${KEY}${path}`);
    expect(lines.join('')).toContain('"route":"/reconcile/k/:token/preview"');
    expect(lines.join('')).toContain('"keyId":"key-1"');
    expect(lines.join('')).not.toContain(KEY);
  });

  it('has a limit of its own', async () => {
    const { app } = served({ now: () => 0 });
    for (let asked = 0; asked < 100; asked++) await get(app, `/reconcile/k/${KEY}/properties`);
    expect((await get(app, `/reconcile/k/${KEY}/properties`)).statusCode).toBe(429);
    expect((await get(app, `/reconcile/k/${OTHER_KEY}/properties`)).statusCode).toBe(200);
  });

  it('is refused with a Host that is no address: the manifest would name it', async () => {
    const answer = await get(served().app, `/reconcile/k/${KEY}`, { host: 'a/b?c' });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a preview', () => {
  const HOSTILE = '<img src=x onerror=alert(1)>"\'&\u202e';

  it('shows names as they are written, whatever they are', async () => {
    const { app, host } = served();
    const described = {
      id: '1',
      name: HOSTILE,
      facts: [{ label: 'Website', value: 'javascript:alert(1)</dd>' }],
    };
    Object.assign(host.reconciliation, { described: async () => described });
    const page = (await get(app, '/reconcile/preview?id=1')).body;
    const flyout = (await get(app, '/reconcile/flyout/entity?id=1')).json().html;
    for (const html of [page, flyout]) {
      expect(html).toContain('<bdi>&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;\u202e</bdi>');
      expect(html).toContain('<bdi>javascript:alert(1)&#60;/dd&#62;</bdi>');
      expect(html).not.toMatch(/<(?:img|a|script)\b|href=/);
    }
  });

  it('may stand in a frame of OpenRefine, and do nothing there', async () => {
    const { headers } = await get(served().app, '/reconcile/preview?id=6075156552');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*; sandbox$/,
    );
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});
