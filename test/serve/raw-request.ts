import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface RawRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  /** What of it is sent in the end only: nothing, the last character, or all that follows the first line. */
  readonly heldBack: 'nothing' | 'end' | 'headers';
}

/** A request that is under way. */
export interface Begun {
  /** Sends the rest of it, and gives the status of the answer and its body. */
  finish(): Promise<{ readonly status: number; readonly body: unknown }>;
  /** What comes over the connection until it ends. */
  rest(): Promise<string>;
}

/** More answers than the buffers between two processes hold. */
const UNREAD = 1500;

/** Begins a request; what of it was sent has reached the server when this resolves. */
export async function beginRequest(address: string, request: RawRequest): Promise<Begun> {
  const { hostname } = new URL(address);
  const socket = await connected(address);
  const body = request.body === undefined ? '' : JSON.stringify(request.body);
  const headers = {
    host: hostname,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...request.headers,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const first = `${request.method} ${request.path} HTTP/1.1\r\n`;
  const text = `${first}${head.join('')}\r\n${body}`;
  const cut = { nothing: text.length, end: text.length - 1, headers: first.length }[request.heldBack];
  socket.write(text.slice(0, cut));
  // The server reads in the order of connections: once it answers a later one, it has read what came before.
  await fetch(`${address}/healthz`);
  return { finish: () => finish(socket, text.slice(cut)), rest: () => textOf(socket) };
}

/** One connection over which nothing was asked yet, and one whose request was answered. */
export async function idleConnections(address: string): Promise<readonly Pick<Begun, 'rest'>[]> {
  const sockets = [await connected(address), await connected(address)] as const;
  sockets[1].write('GET /healthz HTTP/1.1\r\nhost: core\r\n\r\n');
  await once(sockets[1], 'data');
  return sockets.map((socket) => ({ rest: () => textOf(socket) }));
}

/** Asks for a lot over one connection, and reads nothing of it yet. */
export async function unreadAnswers(address: string): Promise<Pick<Begun, 'rest'>> {
  const socket = await connected(address);
  socket.write('GET /openapi.json HTTP/1.1\r\nhost: core\r\n\r\n'.repeat(UNREAD));
  await fetch(`${address}/healthz`);
  return { rest: () => textOf(socket) };
}

async function connected(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

async function finish(socket: Socket, rest: string) {
  socket.write(rest);
  const answer = await textOf(socket);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
  return { status: Number(status), body: JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as unknown };
}
