import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { call, callOver, served } from './serving.ts';

const ACME = { external_id: '1', legal_name: 'Acme Ltd' };
const PATH = '/v1/crm/accounts';

describe('accounts that are sent', () => {
  it('are read line by line, with the line that each stands on', async () => {
    const { app, host } = served();
    const body = `{"rules":{}}\r\n\n${JSON.stringify(ACME)}\n{"external_id":"é"}`;
    const got = await callOver(app, { method: 'PUT', path: PATH, body });
    expect(got).toMatchObject({
      status: 202,
      body: { dataset: null, load: { accounts: 3, state: 'resolving' } },
    });
    expect(host.accounts).toEqual([
      { line: 1, value: { rules: {} } },
      { line: 3, value: ACME },
      { line: 4, value: { external_id: 'é' } },
    ]);
  });

  it('may be compressed', async () => {
    const { app, host } = served();
    const headers = { 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' };
    const body = gzipSync(ndjson(500));
    expect((await callOver(app, { method: 'PUT', path: PATH, headers, body })).status).toBe(202);
    expect(host.accounts.map(({ line }) => line)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
  });

  it.each([
    ['malformed JSON', '{"external_id":"1"}\n{"external_id":', 'line 2 is malformed JSON'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'the body is not valid UTF-8'],
    ['a line without an end', `"${'x'.repeat(1024 * 1024)}"`, 'line 1 is longer than 1 MiB'],
  ])('are refused with %s', async (_, body, error) => {
    const { app } = served();
    expect(await callOver(app, { method: 'PUT', path: PATH, body })).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  it.each([
    ['gzip', Buffer.from('no gzip at all'), 'the body is not valid gzip'],
    ['br', Buffer.from('x'), 'Content-Encoding: must be gzip, or left out'],
  ])('are refused when they are no %s', async (encoding, body, error) => {
    const { app } = served();
    const headers = { 'content-encoding': encoding };
    expect(await callOver(app, { method: 'PUT', path: PATH, headers, body })).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  it.each(['gzip', 'GZIP', 'x-gzip', 'X-Gzip'])('are read with the coding %s', async (encoding) => {
    const { app } = served();
    const headers = { 'content-encoding': encoding };
    const body = gzipSync(ndjson(1));
    expect(await callOver(app, { method: 'PUT', path: PATH, headers, body })).toMatchObject({ status: 202 });
  });

  it('are refused when they are more than the limit, compressed or not, and the client reads why', async () => {
    const { app } = served({ maxUploadBytes: 2 * 1024 * 1024 });
    const plain = `${ndjson(1)}\n`.repeat(100_000);
    const chunked = { 'transfer-encoding': 'chunked' };
    for (const headers of [{}, chunked, { ...chunked, 'content-encoding': 'gzip' }]) {
      const body = 'content-encoding' in headers ? gzipSync(plain) : plain;
      expect(await callOver(app, { method: 'PUT', path: PATH, headers, body })).toMatchObject({
        status: 413,
        body: { error: 'the body is larger than 2 MiB' },
      });
    }
  });

  it('belong to the dataset that the header names', async () => {
    const { app } = served();
    const named = (name: string) => ({
      method: 'PUT' as const,
      url: PATH,
      headers: { 'x-core-dataset': name },
      payload: '{}',
    });
    expect(await call(app, named('run_7.a'))).toMatchObject({ status: 202, body: { dataset: 'run_7.a' } });
    expect(await call(app, named('../etc'))).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^X-Core-Dataset: must be 1 to 128/) },
    });
  });

  it('leave when that is confirmed, and nothing else confirms it', async () => {
    const { app } = served();
    expect((await call(app, { method: 'PUT', url: `${PATH}?confirm=leaving`, payload: '{}' })).status).toBe(
      202,
    );
    expect(await call(app, { method: 'PUT', url: `${PATH}?confirm=yes`, payload: '{}' })).toMatchObject({
      status: 400,
      body: { error: 'confirm: must be leaving' },
    });
  });
});

describe('the state of accounts', () => {
  it('is told at once, or held back, and gone when they are dropped', async () => {
    const { app, host } = served();
    await call(app, { method: 'PUT', url: PATH, payload: '{}' });
    const now = await call(app, { method: 'GET', url: `${PATH}/status` });
    expect(now).toMatchObject({ status: 200, body: { load: { state: 'resolving' } } });
    const held = await call(app, { method: 'GET', url: `${PATH}/status`, headers: { prefer: 'wait=1' } });
    expect(held.headers['preference-applied']).toBe('wait');
    expect(await call(app, { method: 'DELETE', url: PATH })).toMatchObject({
      status: 200,
      body: { load: null },
    });
    expect(host.accounts).toEqual([]);
  });
});

describe('a crosscheck', () => {
  it('is evaluated against the dataset that the header names', async () => {
    const { app, host } = served();
    const post = (url: string) => ({
      ...{ method: 'POST' as const, url, headers: { 'x-core-dataset': 'run-1' } },
      payload: { external_id: '1', legal_name: 'Acme' },
    });
    await call(app, post('/v1/crosscheck'));
    await call(app, post('/v1/entity-resolution'));
    expect([...host.jobs.values()].map(({ dataset }) => dataset)).toEqual(['run-1', undefined]);
  });
});

function ndjson(count: number): string {
  return Array.from({ length: count }, (_, at) => JSON.stringify({ ...ACME, external_id: String(at) })).join(
    '\n',
  );
}
