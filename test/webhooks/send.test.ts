import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { verifyWebhook } from '../../src/contract/webhook-signature.ts';
import { assertWebhookUrl, guardedLookup } from '../../src/webhooks/public-address.ts';
import { webhookSender } from '../../src/webhooks/send.ts';
import { testClock } from '../clock.ts';
import { certificate, httpsReceiver } from './https-receiver.ts';
import { resolving } from './resolving.ts';

const SECRET = 'whsec_c2VjcmV0';
const BODY = '{"event":"resolve-parent.completed","name":"Müller & Söhne"}';

describe('a webhook on its way', () => {
  it('carries the headers of the specification, and the body as it is', async () => {
    const receiver = await httpsReceiver();
    expect(await sent(receiver)).toEqual({ status: 204, error: null, response: '' });
    const [heard] = receiver.heard;
    expect(heard).toMatchObject({ method: 'POST', path: '/hook?token=hidden', body: BODY });
    const own = pairs(heard?.rawHeaders ?? []).filter(([name]) =>
      /^(content-type|x-|user-agent)/i.test(name),
    );
    expect(Object.fromEntries(own)).toEqual({
      'Content-Type': 'application/json',
      'X-Service-Signature': expect.stringMatching(/^sha256=[0-9a-f]{64}$/),
      'X-Service-Event': 'resolve-parent.completed',
      'X-Service-Delivery': 'att_1',
      'User-Agent': 'core-webhooks/1',
    });
  });

  it('is signed as openssl signs it, with the whole secret as key', async () => {
    const receiver = await httpsReceiver();
    await sent(receiver);
    const printed = execFileSync('openssl', ['dgst', '-sha256', '-hmac', SECRET], { input: BODY }).toString();
    const signature = String(receiver.heard[0]?.headers['x-service-signature']);
    expect(signature).toBe(`sha256=${printed.trim().split('= ')[1]}`);
    expect(verifyWebhook(BODY, { signature, signingSecret: SECRET })).toBe(true);
    expect(verifyWebhook(`${BODY} `, { signature, signingSecret: SECRET })).toBe(false);
  });

  it.each([400, 404, 410, 429, 500, 503])('brings back the status %i', async (status) => {
    const receiver = await httpsReceiver((response) => response.writeHead(status).end('no, thank you'));
    expect(await sent(receiver)).toEqual({ status, error: null, response: 'no, thank you' });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect with %i', async (status) => {
    const elsewhere = await httpsReceiver();
    const receiver = await httpsReceiver((response) =>
      response.writeHead(status, { location: elsewhere.url }).end(),
    );
    const error = 'the receiver redirects, and redirects are not followed';
    expect(await sent(receiver)).toEqual({ status, error, response: '' });
    expect([receiver.heard.length, elsewhere.heard.length]).toEqual([1, 0]);
  });

  it('keeps 1,024 characters of the answer', async () => {
    const receiver = await httpsReceiver((response) => response.end('🏢é'.repeat(20_000)));
    const { status, response } = await sent(receiver);
    expect(status).toBe(200);
    expect(response).toBe('🏢é'.repeat(512));
  });
});

describe('a receiver that takes its time', () => {
  it('has not answered when its headers come too late', async () => {
    const receiver = await httpsReceiver(() => {});
    const answer = await sent(receiver, { timeoutMs: 300 });
    const error = `127.0.0.1:${receiver.port} did not answer within 0.3 seconds`;
    expect(answer).toEqual({ status: null, error, response: null });
  });

  it('has answered when only its body never ends', async () => {
    const receiver = await httpsReceiver((response) => void response.writeHead(200).write('wait for it'));
    const answer = await sent(receiver, { timeoutMs: 400 });
    expect(answer).toEqual({ status: 200, error: null, response: 'wait for it' });
  });

  it('has answered when it breaks off in its body', async () => {
    const receiver = await httpsReceiver((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('begun');
      setTimeout(() => response.destroy(), 50);
    });
    expect(await sent(receiver)).toEqual({ status: 200, error: null, response: 'begun' });
  });

  it('has not answered when it never shakes hands', async () => {
    const port = await rawServer(() => {});
    const answer = await sent({ url: `https://127.0.0.1:${port}/`, ca: '' }, { timeoutMs: 300 });
    expect(answer.error).toBe(`127.0.0.1:${port} did not answer within 0.3 seconds`);
  });

  it('has not answered when its name is looked up for ever', async () => {
    const url = 'https://acme.example/';
    const answer = await sent({ url, ca: '' }, { timeoutMs: 300, allowPrivate: false, resolve: () => {} });
    expect(answer.error).toBe('acme.example did not answer within 0.3 seconds');
  });

  it('has not answered when it sends headers without end', async () => {
    const receiver = await httpsReceiver((response) => {
      const drip = setInterval(() => response.socket?.write('x'), 20);
      response.socket?.write('HTTP/1.1 200 OK\r\nx-slow: ');
      response.socket?.once('close', () => clearInterval(drip));
    });
    const answer = await sent(receiver, { timeoutMs: 300 });
    expect(answer.error).toContain('did not answer within 0.3 seconds');
  });
});

describe('a receiver that cannot be asked', () => {
  it('is told when it refuses the connection', async () => {
    const port = await rawServer(() => {}, { isClosed: true });
    const answer = await sent({ url: `https://127.0.0.1:${port}/hook?token=hidden`, ca: '' });
    expect(answer).toEqual({
      status: null,
      error: `127.0.0.1:${port} refuses the connection`,
      response: null,
    });
  });

  it('is told when its certificate is not trusted', async () => {
    const receiver = await httpsReceiver();
    const answer = await sent({ ...receiver, ca: undefined });
    expect(answer.error).toBe(
      `there is no safe connection to 127.0.0.1:${receiver.port} (DEPTH_ZERO_SELF_SIGNED_CERT)`,
    );
    expect(receiver.heard).toEqual([]);
  });

  it('is told when its certificate is of another name', async () => {
    const receiver = await httpsReceiver();
    const url = `https://acme.example:${receiver.port}/`;
    const answer = await sent({ ...receiver, url }, { resolve: resolving(['127.0.0.1']) });
    expect(answer.error).toContain('there is no safe connection to acme.example');
    expect(receiver.heard).toEqual([]);
  });

  it('is told when it breaks off', async () => {
    const port = await rawServer((socket) => socket.destroy());
    const answer = await sent({ url: `https://127.0.0.1:${port}/?token=hidden`, ca: '' });
    expect(answer.error).toBe(`127.0.0.1:${port} broke off the connection before it answered`);
  });

  it('is told when it does not speak HTTP', async () => {
    const receiver = await httpsReceiver(
      (response) => void response.socket?.end('220 mail.acme.example ESMTP\r\n'),
    );
    const answer = await sent(receiver);
    expect(answer.error).toBe(`127.0.0.1:${receiver.port} does not answer in HTTP`);
  });

  it('is told when its name is not known', async () => {
    const unknown = Object.assign(new Error('queryA ENOTFOUND acme.example'), { code: 'ENOTFOUND' });
    const answer = await sent(
      { url: 'https://acme.example/', ca: '' },
      { resolve: (_host, _options, done) => done(unknown, '') },
    );
    expect(answer.error).toBe('the address of acme.example cannot be found (ENOTFOUND)');
  });
});

describe('a private address', () => {
  it.each(['https://127.0.0.1:PORT/', 'https://2130706433:PORT/', 'https://[::ffff:127.0.0.1]:PORT/'])(
    'is not asked as %s, whatever the look-up says',
    async (url) => {
      const receiver = await httpsReceiver();
      const target = { ...receiver, url: url.replace('PORT', String(receiver.port)) };
      const answer = await sent(target, { allowPrivate: false, resolve: resolving(['8.8.8.8']) });
      expect(answer.error).toMatch(/^webhook_url: must be a public address, and \S+ is none$/);
      expect(receiver.heard).toEqual([]);
    },
  );

  it('is not asked under a name of its own', async () => {
    const { heard, port, ca } = await httpsReceiver();
    const url = `https://acme.example:${port}/`;
    const answer = await sent({ url, ca }, { allowPrivate: false, resolve: resolving(['127.0.0.1']) });
    expect(answer.error).toBe('webhook_url: acme.example leads to an address that is not public');
    expect(heard).toEqual([]);
  });

  it('is not asked under a name that was public at the first look-up', async () => {
    const { heard, port, ca } = await httpsReceiver();
    const url = `https://acme.example:${port}/`;
    const resolve = resolving(['93.184.216.34'], ['127.0.0.1']);
    assertWebhookUrl(new URL(url));
    const first = await new Promise((done) =>
      guardedLookup(resolve)('acme.example', {}, (...found) => done(found)),
    );
    expect(first).toEqual([null, '93.184.216.34', 4]);
    const answer = await sent({ url, ca }, { allowPrivate: false, resolve });
    expect(answer.error).toBe('webhook_url: acme.example leads to an address that is not public');
    expect(heard).toEqual([]);
  });

  it('is asked when the operator allows it, over HTTPS all the same', async () => {
    const receiver = await httpsReceiver();
    expect((await sent(receiver)).status).toBe(204);
    const answer = await sent({ ...receiver, url: `http://127.0.0.1:${receiver.port}/` });
    expect(answer).toEqual({ status: null, error: 'webhook_url: must start with https://', response: null });
    expect((await sent({ ...receiver, url: 'https://' })).error).toBe('webhook_url: is no address');
  });
});

interface Target {
  readonly url: string;
  readonly ca: string | undefined;
}

async function sent({ url, ca }: Target, options: Partial<Parameters<typeof webhookSender>[0]> = {}) {
  const caCertificates = ca === undefined ? {} : { caCertificates: [ca || (await certificate()).cert] };
  const sender = webhookSender({ allowPrivate: true, clock: testClock(), ...caCertificates, ...options });
  onTestFinished(() => sender.close());
  const event = 'resolve-parent.completed';
  const answer = await sender.send({ url, event, body: BODY, attemptId: 'att_1', signingSecret: SECRET });
  expect(JSON.stringify(answer)).not.toMatch(/hidden|whsec|Müller/);
  return answer;
}

async function rawServer(onSocket: (socket: Socket) => void, { isClosed = false } = {}): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onSocket(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (isClosed) await new Promise((done) => server.close(done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function pairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []));
}
