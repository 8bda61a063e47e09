import { X509Certificate } from 'node:crypto';
import { Agent, request } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signatureOf } from '../../src/contract/webhook-signature.ts';
import { type ReceivedWebhook, webhookReceiver } from '../../src/http/receiver/webhook-receiver.ts';
import { webhookSender } from '../../src/webhooks/send.ts';
import { testClock } from '../clock.ts';
import { certificate } from '../webhooks/https-receiver.ts';
import { httpServer } from './http-server.ts';

const SECRET = 'whsec_c2VjcmV0';
const BODY = '{"event":"combined.failed",  "name":"Müller"}';

describe('the receiver of webhooks', () => {
  it('takes what core sends, and tells what came', async () => {
    const { address, events } = await receiving();
    const { cert } = await certificate();
    const sender = webhookSender({ allowPrivate: true, clock: testClock(), caCertificates: [cert] });
    onTestFinished(() => sender.close());
    const sent = { url: address, event: 'combined.failed', body: BODY, attemptId: 'att_1' };
    expect((await sender.send({ ...sent, signingSecret: SECRET })).status).toBe(204);
    expect((await sender.send({ ...sent, signingSecret: 'whsec_other' })).status).toBe(401);
    const told = { event: 'combined.failed', delivery: 'att_1', body: BODY };
    expect(events).toEqual([
      { ...told, isVerified: true, status: 204 },
      { ...told, isVerified: false, status: 401 },
    ]);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one without its prefix', signatureOf(BODY, SECRET).replace('sha256=', '')],
    ['one of another body', signatureOf(`${BODY} `, SECRET)],
  ])('refuses a signature when it is %s', async (_what, signature) => {
    const forwarded = await httpServer();
    const { address, events } = await receiving({ forwardTo: forwarded.url });
    expect(await posted(address, { signature })).toBe(401);
    expect(events).toMatchObject([{ isVerified: false, status: 401, event: null, delivery: null }]);
    expect(forwarded.heard).toEqual([]);
  });

  it('hands verified webhooks on, byte for byte and with their headers, and answers as it is answered', async () => {
    const forwarded = await httpServer(418);
    const { address, events } = await receiving({ forwardTo: `${forwarded.url}/hooks?of=core` });
    expect(await posted(address)).toBe(418);
    const signature = signatureOf(BODY, SECRET);
    expect(forwarded.heard).toMatchObject([
      {
        ...{ method: 'POST', path: '/hooks?of=core', body: BODY },
        headers: { 'x-service-signature': signature, 'x-other': 'kept', 'content-type': 'application/json' },
      },
    ]);
    expect(forwarded.heard[0]?.headers.host).toBe(new URL(forwarded.url).host);
    expect(events).toMatchObject([{ isVerified: true, status: 418 }]);
  });

  it('answers 502 when nobody is there to hand it on to', async () => {
    const gone = await httpServer();
    await gone.close();
    const { address, events } = await receiving({ forwardTo: gone.url });
    expect(await posted(address)).toBe(502);
    expect(events).toMatchObject([{ isVerified: true, status: 502 }]);
  });

  it('takes POST only', async () => {
    const { address, events } = await receiving();
    expect(await posted(address, { method: 'GET', body: null })).toBe(405);
    expect(await posted(address, { method: 'PUT' })).toBe(405);
    expect(events).toEqual([]);
  });

  it('takes a body of 1 MiB and no byte more', async () => {
    const { address } = await receiving();
    const body = 'x'.repeat(1024 * 1024);
    expect(await posted(address, { body, signature: signatureOf(body, SECRET) })).toBe(204);
    const longer = `${body}x`;
    expect(await posted(address, { body: longer, signature: signatureOf(longer, SECRET) })).toBe(413);
  });

  it('says that its port is in use', async () => {
    const { address } = await receiving();
    const port = Number(new URL(address).port);
    await expect(receiving({ port })).rejects.toThrow(`port ${port} is in use`);
  });
});

describe('the certificate that it makes', () => {
  it('is of this machine for a year, and its own authority', async () => {
    const certified = new X509Certificate((await certificate()).cert);
    const names = ['localhost', '127.0.0.1', '::1'];
    expect(names.map((name) => certified.checkHost(name) ?? certified.checkIP(name))).toEqual(names);
    expect([certified.checkHost('acme.example'), certified.checkIP('8.8.8.8')]).toEqual([
      undefined,
      undefined,
    ]);
    const days = (Date.parse(certified.validTo) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    expect(certified.verify(certified.publicKey)).toBe(true);
  });
});

async function receiving(options: { forwardTo?: string; port?: number } = {}) {
  const events: ReceivedWebhook[] = [];
  const receiver = await webhookReceiver({
    ...{ signingSecret: SECRET, tls: await certificate(), ...options },
    onEvent: (event) => void events.push(event),
  });
  onTestFinished(() => receiver.close());
  return { address: receiver.address, events };
}

interface Post {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: string | null;
  readonly signature?: string | undefined;
}

/** Sends a request that is signed unless another signature is given, and gives the status of the answer. */
async function posted(address: string, post: Post = {}): Promise<number> {
  const { method = 'POST', body = BODY } = post;
  const signature = 'signature' in post ? post.signature : signatureOf(BODY, SECRET);
  const dispatcher = new Agent({ connect: { ca: (await certificate()).cert } });
  onTestFinished(() => dispatcher.destroy());
  const headers = { 'content-type': 'application/json', 'x-other': 'kept', 'x-service-signature': signature };
  const answer = await request(address, { method, body, headers, dispatcher });
  await answer.body.dump();
  return answer.statusCode;
}
