import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openWeb } from '../../src/admin/open-web.ts';
import { usersAdmin } from '../../src/admin/users-admin.ts';
import { testClock } from '../clock.ts';
import { served } from '../http/server/serving.ts';
import { storesIn } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';
import { NO_SERVICE } from './no-service.ts';
import { withFiles } from './uploaded-files.ts';

const PASSWORD = 'seven green umbrellas';
const OWN = { 'sec-fetch-site': 'same-origin' };
const TABLE = 'name,website\nAcme,acme.com\n';
const MOST = 64 * 1024;
const PLAN = {
  kind: 'resolve',
  sheet: null,
  fields: ['name', 'website'],
  min_confidence: null,
  max_risk: null,
  rules: null,
};

describe('an upload', () => {
  it('of a page of somebody else, without a session or of a key is refused', async () => {
    const { app, cookie, left } = await opened();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', cookie },
      { ...OWN },
      { ...OWN, 'x-api-key': 'core_live_one' },
    ]) {
      const { statusCode } = await app.inject({ ...uploading('a.csv', TABLE), headers });
      expect([401, 403]).toContain(statusCode);
    }
    expect(left()).toEqual([]);
  });

  it.each([
    ['../../../etc/passwd.csv', 'passwd.csv'],
    ['C:\\fakepath\\list.csv', 'list.csv'],
    ['a\u0000b\u202Ecsv.exe', 'abcsv.exe'],
    ['%2e%2e%2fx.csv', '%2e%2e%2fx.csv'],
    ['<img src=x onerror=alert(1)>.csv', '<img src=x onerror=alert(1)>.csv'],
  ])('called %j stands in its own folder, for its owner alone, and is called %j', async (name, shown) => {
    const { app, cookie, dataDir } = await opened();
    const { statusCode, body } = await app.inject({ ...uploading(name, TABLE), headers: { ...OWN, cookie } });
    expect([statusCode, JSON.parse(body).name]).toEqual([200, shown]);
    const folder = join(dataDir, 'files', 'acme', JSON.parse(body).id);
    expect(readdirSync(folder)).toEqual([shown.endsWith('.csv') ? 'input.csv' : 'input']);
    expect([
      statSync(folder).mode & 0o777,
      statSync(join(folder, readdirSync(folder)[0] ?? '')).mode & 0o777,
    ]).toEqual([...[0o700, 0o600]]);
    expect(readdirSync(join(dataDir, 'files'))).toEqual(['acme']);
  });

  it.each([
    ['..', TABLE, 'the file has no name'],
    ['logo.csv', '\x89PNG\r\n\x1a\n', 'logo.csv is a picture (PNG)'],
    ['empty.csv', '', 'empty.csv is empty'],
    ['page.csv', '<!doctype html><table>', 'page.csv is an HTML page'],
    ['list.xlsx', 'PK\x03\x04 no workbook', 'list.xlsx'],
    ['wide.csv', `${'c,'.repeat(5001)}c\n`, 'at most 5000 can be read'],
  ])('that is no table is refused and leaves nothing: %s', async (name, content, fault) => {
    const { app, cookie, left } = await opened();
    const { statusCode, body } = await app.inject({
      ...uploading(name, Buffer.from(content, 'latin1')),
      headers: { ...OWN, cookie },
    });
    expect([statusCode, body]).toEqual([400, expect.stringContaining(fault)]);
    expect(left()).toEqual([]);
  });

  it('of another size than was announced is refused and leaves nothing', async () => {
    const { app, cookie, left } = await opened();
    for (const bytes of [TABLE.length - 1, TABLE.length + 1]) {
      const { statusCode, body } = await app.inject({
        ...uploading('a.csv', TABLE, bytes),
        headers: { ...OWN, cookie },
      });
      expect([statusCode, body]).toEqual([400, expect.stringContaining('that were announced')]);
    }
    for (const bytes of ['x', '-1', '1.5'])
      expect(
        (await app.inject({ ...uploading('a.csv', TABLE, bytes), headers: { ...OWN, cookie } })).statusCode,
      ).toBe(400);
    expect(left()).toEqual([]);
  });

  it('that is larger than the limit is refused, announced or not', async () => {
    const { app, cookie, left } = await opened();
    const large = Buffer.alloc(MOST + 1, 'a');
    const told = await app.inject({ ...uploading('a.csv', large), headers: { ...OWN, cookie } });
    expect([told.statusCode, told.body]).toEqual([413, expect.stringContaining('--max-upload')]);
    const lied = await app.inject({ ...uploading('a.csv', large, MOST), headers: { ...OWN, cookie } });
    expect(lied.statusCode).toBe(413);
    expect(left()).toEqual([]);
  });

  it('that ends before it is whole leaves nothing, in parts or with a length', async () => {
    const { app, cookie, left } = await opened();
    for (const headers of [{ 'content-length': '1000' }, { 'transfer-encoding': 'chunked' }]) {
      await brokenOff(app, { ...OWN, cookie, ...headers });
      await expect.poll(left).toEqual([]);
    }
    expect((await app.inject({ url: '/ui/api/files', headers: { cookie } })).body).toBe('[]');
  });

  it.skipIf(!existsSync('/dev/full'))(
    'for which the disk has no room is refused with the reason',
    async () => {
      const { app, cookie, dataDir, left } = await opened({ newId: () => 'file_1' });
      mkdirSync(join(dataDir, 'files', 'acme', 'file_1'), { recursive: true });
      symlinkSync('/dev/full', join(dataDir, 'files', 'acme', 'file_1', 'input.csv'));
      const { statusCode, body } = await app.inject({
        ...uploading('a.csv', TABLE),
        headers: { ...OWN, cookie },
      });
      expect([statusCode, body]).toEqual([413, expect.stringContaining('There is no room')]);
      expect(left()).toEqual([]);
    },
  );

  it('that unpacks to far more than it is is read no further than a trial needs', async () => {
    const { app, cookie } = await opened();
    const content = gzipSync(Buffer.concat([Buffer.from('name\n'), Buffer.alloc(32 * 1024 ** 2, 'a\n')]));
    const { id } = await uploaded(app, cookie, { name: 'a.csv.gz', content });
    const { statusCode, body } = await app.inject({
      ...{ method: 'POST', url: `/ui/api/files/${id}/trial`, headers: { ...OWN, cookie } },
      payload: { ...PLAN, fields: ['name'] },
    });
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      expect.objectContaining({ rows: 500_000, is_estimate: true }),
    ]);
  });
});

describe('a file', () => {
  it('is nobody’s in another workspace, whatever is asked of it', async () => {
    const { app, cookie, signIn } = await opened();
    const { id } = await uploaded(app, cookie, { name: 'a.csv', content: TABLE });
    const other = await signIn('bert', 'other');
    const asked = [
      ['GET', ''],
      ['GET', '/columns?kind=resolve'],
      ['POST', '/trial'],
      ['POST', '/run'],
      ['DELETE', '/run'],
      ['GET', '/rows?page=0'],
      ['GET', '/output/csv'],
      ['GET', '/actions/0123456789abcdef/actions/all.zip'],
      ['DELETE', ''],
    ] as const;
    for (const [method, path] of asked) {
      const { statusCode } = await app.inject({
        ...{ method, url: `/ui/api/files/${id}${path}`, headers: { ...OWN, cookie: other } },
        ...(method === 'POST' && { payload: PLAN }),
      });
      expect([path, statusCode]).toEqual([path, 404]);
    }
    expect((await app.inject({ url: '/ui/api/files', headers: { cookie: other } })).body).toBe('[]');
    expect((await app.inject({ url: `/ui/api/files/${id}`, headers: { cookie } })).statusCode).toBe(200);
  });

  it('is deleted by who uploaded it and by admins, and by no other reviewer', async () => {
    const { app, cookie, signIn, left } = await opened();
    const { id } = await uploaded(app, cookie, { name: 'a.csv', content: TABLE });
    const [carl, dora] = [await signIn('carl', 'acme'), await signIn('dora', 'acme', 'admin')];
    const remove = async (by: string) =>
      (await app.inject({ method: 'DELETE', url: `/ui/api/files/${id}`, headers: { ...OWN, cookie: by } }))
        .statusCode;
    expect([await remove(carl), await remove(dora), await remove(dora)]).toEqual([403, 200, 404]);
    expect(left()).toEqual([]);
  });

  it('is told how it may be read, and refuses a plan by which nothing can be found', async () => {
    const { app, cookie } = await opened();
    const { id } = await uploaded(app, cookie, { name: 'mine.csv', content: TABLE });
    const refused = async (plan: object) => {
      const payload = { ...PLAN, ...plan };
      const { statusCode, body } = await app.inject({
        ...{ method: 'POST', url: `/ui/api/files/${id}/run`, headers: { ...OWN, cookie }, payload },
      });
      expect(statusCode).toBe(400);
      return JSON.parse(body).error;
    };
    expect(await refused({ fields: [null, null] })).toContain('Choose the column that holds the name');
    expect(await refused({ fields: ['name'] })).toContain('2 columns, and 1 are told');
    expect(await refused({ fields: ['name', '__proto__'] })).toContain('no field');
    expect(await refused({ sheet: 'Sheet1' })).toContain('mine.csv has no sheets');
    expect(await refused({ kind: 'delete' })).toContain('kind');
    const { body } = await app.inject({
      url: `/ui/api/files/${id}/columns?kind=resolve`,
      headers: { cookie },
    });
    expect(JSON.parse(body)).toMatchObject({
      format: 'csv',
      columns: [
        { name: 'name', field: 'name', because: 'header', samples: ['Acme'] },
        { name: 'website', field: 'website', samples: ['acme.com'] },
      ],
    });
  });

  it('has no result before a run has ended, and is left alone while one is under way', async () => {
    const { app, cookie } = await opened();
    const { id } = await uploaded(app, cookie, { name: 'a.csv', content: TABLE });
    const asked = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const sent = { method, url: `/ui/api/files/${id}${path}`, headers: { ...OWN, cookie } };
      return (await app.inject({ ...sent, ...(payload && { payload }) })).statusCode;
    };
    expect([
      await asked('GET', '/rows?page=0'),
      await asked('GET', '/output/csv'),
      await asked('DELETE', '/run'),
    ]).toEqual([...[409, 409, 409]]);
    expect([
      await asked('POST', '/run', PLAN),
      await asked('POST', '/run', PLAN),
      await asked('DELETE', ''),
    ]).toEqual([...[200, 409, 409]]);
    expect([await asked('DELETE', '/run'), await asked('DELETE', ''), await asked('GET', '')]).toEqual([
      200, 200, 404,
    ]);
  });
});

interface OpenedOptions {
  readonly maxBytes?: number;
  readonly newId?: () => string;
}

async function opened({ maxBytes = MOST, newId }: OpenedOptions = {}) {
  const dataDir = tempFolder();
  const clock = testClock(() => Date.parse('2026-11-22T08:00:00Z'));
  const stores = storesIn(dataDir, clock.now);
  const web = openWeb({ stores, dataDir, clock, randomBytes, service: NO_SERVICE });
  const users = usersAdmin({ stores, dataDir, now: clock.now, randomBytes });
  onTestFinished(() => web.close());
  const pages = { files: new Map(), entry: { app: 'a.js', link: 'l.js', style: 's.css' } };
  const files = withFiles({ dataDir, clock, web, maxBytes, ...(newId !== undefined && { newId }) });
  const { app } = served({ web: { ...web, ...files, ...pages } });
  const signIn = async (name: string, workspace: string, role: 'admin' | 'reviewer' = 'reviewer') => {
    await users.add({ name, role, workspace });
    await users.setPassword(name, PASSWORD);
    const { headers } = await app.inject({
      ...{
        method: 'POST',
        url: '/ui/sign-in',
        payload: new URLSearchParams({ name, password: PASSWORD }).toString(),
      },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...OWN },
    });
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const left = () => {
    const folder = join(dataDir, 'files', 'acme');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  return { app, dataDir, signIn, left, cookie: await signIn('anna', 'acme') };
}

function uploading(name: string, content: string | Buffer, bytes: number | string = content.length) {
  const query = new URLSearchParams({ name, bytes: String(bytes) });
  return { method: 'POST', url: `/ui/api/files?${query}`, payload: content } as const;
}

async function uploaded(
  app: FastifyInstance,
  cookie: string,
  { name, content }: { readonly name: string; readonly content: string | Buffer },
): Promise<{ readonly id: string }> {
  const { statusCode, body } = await app.inject({ ...uploading(name, content), headers: { ...OWN, cookie } });
  expect(statusCode).toBe(200);
  return JSON.parse(body);
}

/** Sends the beginning of a file, and goes away once the service has begun with it. */
async function brokenOff(app: FastifyInstance, headers: Readonly<Record<string, string>>): Promise<void> {
  if (!app.server.listening) await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await new Promise<void>((done) => {
    const sent = request({ port, method: 'POST', path: '/ui/api/files?name=a.csv&bytes=1000', headers });
    sent.once('error', () => done());
    sent.write(TABLE, () => sent.destroy(new Error('the browser was closed')));
  });
}
