import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BulkStatus } from '../../../src/contract/bulk.ts';
import type { Service } from '../../../src/contract/service.ts';
import { remoteService } from '../../../src/http/client/remote-service.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { company } from '../../builders.ts';
import { servedEngine } from '../../engine/served-engine.ts';
import { KEY, testHost } from './host.ts';
import { call, callOver, served } from './serving.ts';

const ZYMERGEN = company({ id: 'z', name: 'Zymergen', website: 'zymergen.com', country: 'US' });
const ZYMERGEN_ID = mintCoreId('list:z');
const ROWS = [{ website: 'zymergen.com' }, { trading_name: 'Kadazan' }];
const LINES = ROWS.map((row) => `${JSON.stringify(row)}\n`).join('');
const HASH = createHash('sha256').update(LINES).digest('hex');
const BULK = '/v1/bulk/entity-resolution';

describe('the routes of bulks', () => {
  it('take rows, tell how far they are, and give the results line by line', async () => {
    const { app } = servedFor(servedEngine([ZYMERGEN]).callerOf('ours'));
    const { status, body } = await call(app, { method: 'POST', url: BULK });
    const created = idOf(body);
    expect([status, body]).toMatchObject([202, { status: 'open', family: 'entity-resolution', parts: [] }]);
    const path = `${BULK}/${created}`;
    const part = { part: 1, rows: 2, sha256: HASH, done: 0 };
    const headers = { 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' };
    const put = {
      method: 'PUT',
      path: `${path}/parts/1?sha256=${HASH}`,
      headers,
      body: gzipSync(LINES),
    } as const;
    expect(await callOver(app, put)).toMatchObject({ status: 200, body: part });
    expect(await callOver(app, put)).toMatchObject({ status: 200, body: part });
    const begun = await call(app, { method: 'POST', url: `${path}/start`, payload: { parts: 1 } });
    expect(begun).toMatchObject({ status: 202, body: { rows: 2 } });
    const waited = await call(app, { method: 'GET', url: path, headers: { prefer: 'wait=20' } });
    expect(waited.body).toMatchObject({
      status: 'completed',
      done: 2,
      failed: 0,
      parts: [{ ...part, done: 2 }],
    });
    const answer = await app.inject({
      url: `${path}/parts/1`,
      headers: { 'x-api-key': KEY, 'x-core-extended': 'true' },
    });
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    const lines = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { id: `${created}-1`, record: { core_id: ZYMERGEN_ID }, extended: { outcome: 'matched' } },
      { id: `${created}-2`, record: { core_id: null }, extended: { outcome: 'no_match' } },
    ]);
    expect(
      (await call(app, { method: 'GET', url: `/v1/entity-resolution/${created}-1` })).body,
    ).toMatchObject({
      record: { core_id: ZYMERGEN_ID },
    });
    expect(await call(app, { method: 'DELETE', url: path })).toMatchObject({
      status: 200,
      body: { status: 'dropped' },
    });
    expect((await call(app, { method: 'GET', url: path })).status).toBe(404);
  });

  it('refuse what is wrong, and say what', async () => {
    const { app } = servedFor(servedEngine([ZYMERGEN]).callerOf('ours'));
    const created = idOf((await call(app, { method: 'POST', url: BULK })).body);
    const path = `${BULK}/${created}`;
    const put = (to: string, body: string) => callOver(app, { method: 'PUT', path: to, body });
    expect(await call(app, { method: 'POST', url: '/v1/bulk/resolution' })).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('"resolution"') },
    });
    expect(await put(`${path}/parts/one`, LINES)).toMatchObject({ status: 400 });
    expect(await put(`${path}/parts/1`, `${LINES}{"website":`)).toMatchObject({
      status: 400,
      body: { error: 'line 3 is malformed JSON' },
    });
    expect(await put(`${path}/parts/1?sha256=${'0'.repeat(64)}`, LINES)).toMatchObject({ status: 400 });
    expect(await call(app, { method: 'POST', url: `${path}/start`, payload: { parts: 1 } })).toMatchObject({
      status: 409,
      body: { error: 'part 1 of 1 is missing' },
    });
    await put(`${path}/parts/1`, LINES);
    expect(await put(`${path}/parts/1`, `${LINES}{}\n`)).toMatchObject({ status: 409 });
    expect(await call(app, { method: 'GET', url: `${path}/parts/1` })).toMatchObject({ status: 409 });
    expect(await call(app, { method: 'GET', url: `${path}/parts/2` })).toMatchObject({ status: 404 });
    expect(await call(app, { method: 'GET', url: `/v1/bulk/combined/${created}` })).toMatchObject({
      status: 404,
    });
    expect(await call(app, { method: 'PUT', url: path })).toMatchObject({ status: 405 });
  });
});

describe('a client that runs many rows', () => {
  it('sends them as a bulk, and once, however often it is asked', async () => {
    const engine = servedEngine([ZYMERGEN]);
    const { app } = servedFor(engine.callerOf('ours'));
    const client = remoteService({
      endpoint: await app.listen({ port: 0, host: '127.0.0.1' }),
      apiKey: KEY,
      userAgent: 'test',
    });
    const requests = ROWS.map((body, at) => ({ body, idempotencyKey: `run/${at}` }));
    const run = () => client.runBulk('entity-resolution', requests, { waitMs: 20_000, extended: true });
    const [first, again] = [await run(), await run()];
    expect(first).toMatchObject([
      { status: 'completed', record: { core_id: ZYMERGEN_ID }, extended: { outcome: 'matched' } },
      { status: 'completed', record: { core_id: null } },
    ]);
    expect(again).toEqual(first);
    expect(await engine.credits.balance('ours')).toContainEqual(
      expect.objectContaining({ operation: 'entity-resolution', charges: 2 }),
    );
    await client.close();
  });
});

/** A server whose callers all have this service. */
function servedFor(service: Service) {
  const host = { ...testHost(), callerOf: async () => ({ keyId: 'key-1', workspace: 'ours', service }) };
  return served({ host });
}

function idOf(body: unknown): string {
  return BulkStatus.parse(body).id;
}
