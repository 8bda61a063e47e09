import { request, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { KEY } from './host.ts';
import { addressOf, call, served } from './serving.ts';

function logging() {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { ...served({ logger }), lines };
}

describe('the log', () => {
  it('has a line for each request: method, route, status, time and key id', async () => {
    const { app, lines } = logging();
    await call(app, { method: 'GET', url: '/v1/combined/job-77?token=hidden' });
    await call(app, { method: 'POST', url: '/nowhere', key: null });
    expect(lines.map(({ method, route, status, keyId }) => ({ method, route, status, keyId }))).toEqual([
      { method: 'GET', route: '/v1/combined/:job_id', status: 200, keyId: 'key-1' },
      { method: 'POST', route: 'none', status: 403, keyId: undefined },
    ]);
    expect(lines.every(({ ms, reqId }) => typeof ms === 'number' && typeof reqId === 'string')).toBe(true);
  });

  it('shows no key, address or body, whatever goes wrong', async () => {
    const { app, host, lines } = logging();
    const payload = { legal_name: 'Secret Holdings' };
    const post = { method: 'POST', url: '/v1/entity-resolution', payload } as const;
    await call(app, post);
    await call(app, { ...post, payload: '{"legal_name":"Secret Holdings"' });
    await call(app, { method: 'GET', url: '/v1/combined/%zz-Secret' });
    host.failure = new Error('disk full');
    await call(app, post);
    app.log.info({ headers: { 'x-api-key': KEY }, req: { headers: { 'x-api-key': KEY } } }, 'by accident');
    const text = JSON.stringify(lines);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain('Secret');
    expect(text).toContain('[Redacted]');
  });

  it('has the whole of an unforeseen error, under the id of its request', async () => {
    const { app, host, lines } = logging();
    host.failure = new Error('disk full');
    await call(app, { method: 'GET', url: '/v1/combined/job-1' });
    expect(lines[0]).toMatchObject({ level: 50, err: { message: 'disk full' } });
    expect(lines[1]).toMatchObject({ status: 500, reqId: lines[0]?.reqId });
  });

  it('has one line of a request, and the service goes on, when its answer fails after its end', async () => {
    const { app, lines } = logging();
    const answers: ServerResponse[] = [];
    app.addHook('onRequest', async (_, reply) => void answers.push(reply.raw));
    await call(app, { method: 'GET', url: '/v1/combined/job-77' });
    for (let late = 0; late < 2; late++) answers[0]?.emit('error', new Error('write after end'));
    expect(answers).toHaveLength(1);
    expect(lines.map(({ status }) => status)).toEqual([200]);
  });

  it('tells of a client that went away', async () => {
    const { app, lines } = logging();
    const headers = { 'x-api-key': KEY, prefer: 'wait=60' };
    await call(app, {
      method: 'POST',
      url: '/v1/combined',
      payload: { legal_name: 'A', jobs: ['firmographics'] },
    });
    const sent = request({ ...(await addressOf(app)), path: '/v1/combined/job-1', headers });
    sent.on('error', () => undefined).end();
    setTimeout(() => sent.destroy(), 100);
    while (!lines.some(({ status }) => status === 499))
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(lines.at(-1)).toMatchObject({ route: '/v1/combined/:job_id', keyId: 'key-1' });
  });
});
