import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { EntityResolutionStatus } from '../../../src/contract/entity-resolution.ts';
import { AT, LATER, resolved } from '../../contract/examples.ts';

/** A request as the service got it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, a string as it is. */
  readonly body?: unknown;
}

/** Answers a request; a handler that answers by itself gives nothing back. */
export type Handler = (
  seen: Seen,
  response: ServerResponse,
) => Reply | undefined | Promise<Reply | undefined>;

export interface FakeService {
  readonly endpoint: string;
  readonly seen: readonly Seen[];
  /** The most connections that were open at the same time. */
  mostSockets(): number;
}

interface Identity {
  readonly key: string;
  readonly cert: string;
}

/** A real server on loopback, until the test has finished; over TLS when it is given a certificate. */
export async function fakeService(handler: Handler, identity?: Identity): Promise<FakeService> {
  const seen: Seen[] = [];
  const server = identity === undefined ? createServer() : createTlsServer(identity);
  const sockets = counted(server);
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    seen.push(one);
    const reply = await handler(one, response);
    if (reply !== undefined) send(reply, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const scheme = identity === undefined ? 'http' : 'https';
  return { endpoint: `${scheme}://localhost:${port}`, seen, mostSockets: () => sockets.most };
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function completed(id: string): EntityResolutionStatus {
  return { status: 'completed', id, created_at: AT, completed_at: LATER, record: resolved };
}

export function processing(id: string): EntityResolutionStatus {
  return { status: 'processing', id, created_at: AT };
}

/** Gives the replies one after the other, the last of them for ever. */
export function inTurn(replies: readonly Reply[]): Handler {
  let next = 0;
  return () => replies[Math.min(next++, replies.length - 1)];
}

function send({ status = 200, headers = {}, body = {} }: Reply, response: ServerResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function counted(server: Server): { most: number } {
  const sockets = { open: 0, most: 0 };
  server.on('connection', (socket: Socket) => {
    sockets.open += 1;
    sockets.most = Math.max(sockets.most, sockets.open);
    socket.on('close', () => {
      sockets.open -= 1;
    });
  });
  return sockets;
}
