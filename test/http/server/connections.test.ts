import { once } from 'node:events';
import { createServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { ownCertificate } from '../../../src/http/receiver/own-certificate.ts';
import { answerUnreadable } from '../../../src/http/server/answer-error.ts';
import { KEY } from './host.ts';
import { addressOf, served } from './serving.ts';

const IDLE = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const HALF = `POST /v1/combined HTTP/1.1\r\nHost: x\r\nx-api-key: ${KEY}\r\nContent-Length: 99\r\n\r\n{"legal`;

it('closes at once what is idle, half asked or not yet a connection of TLS', async () => {
  const { cert, key } = await ownCertificate();
  const { app } = served({ tls: { cert, key } });
  const at = await addressOf(app);
  const [idle, half] = [await tls(at), await tls(at)];
  idle.write(IDLE);
  half.write(HALF);
  await once(idle, 'data');
  const bare = kept(connect(at));
  // The server hears of connections in their order.
  kept(await tls(at));
  const ended = [idle, half, bare].map((socket) => once(socket.resume(), 'close'));
  await app.close();
  await Promise.all(ended);
  expect(app.server.listening).toBe(false);
});

it('tells a request without a Host what it lacks', async () => {
  const { app } = served({});
  const asked = kept(connect(await addressOf(app))).setEncoding('utf8');
  asked.write(`GET /v1/firmographics/x HTTP/1.1\r\nx-api-key: ${KEY}\r\nConnection: close\r\n\r\n`);
  const answer = (await asked.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('{"error":"the request has no Host header"}');
});

it('ends an answer over TLS that its client was slow to read', async () => {
  const { cert, key } = await ownCertificate();
  const { app } = served({ tls: { cert, key } });
  const slow = (await tls(await addressOf(app))).setEncoding('utf8');
  // Read by the server at once: what of a connection is unread when it ends takes away answers that are on their way.
  slow.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40));
  await once(app.server, 'request');
  const closed = app.close();
  const answers = (await slow.toArray()).join('').split('HTTP/1.1 200 OK').slice(1);
  await closed;
  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n')))).size).toBe(1);
});

it('gives back a connection that never agrees on TLS, whether its client goes or stays', async () => {
  const server = createServer({ ...(await ownCertificate()), handshakeTimeout: 100 });
  onTestFinished(() => void server.close());
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    answerUnreadable({ ...error, code: error.code ?? '' }, socket as Socket, { has: () => false }),
  );
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  const [silent, begun] = [kept(connect(port, '127.0.0.1')), kept(connect(port, '127.0.0.1'))];
  begun.write(Buffer.from('16030100c8010000', 'hex'));
  await Promise.all([silent, begun].map((socket) => once(socket.resume(), 'close')));
  const open = () => new Promise<number>((told) => server.getConnections((_, count) => told(count)));
  await expect.poll(open).toBe(0);
});

async function tls(at: { host: string; port: number }): Promise<Socket> {
  const socket = kept(connectTls({ ...at, rejectUnauthorized: false }));
  await once(socket, 'secureConnect');
  return socket;
}

function kept(socket: Socket): Socket {
  onTestFinished(() => void socket.destroy());
  return socket.on('error', () => {});
}
