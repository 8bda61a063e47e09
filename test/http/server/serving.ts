import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, expect } from 'vitest';
import { ErrorBody, MessageBody } from '../../../src/contract/error-body.ts';
import type { ErrorStatus, Route } from '../../../src/contract/route.ts';
import { ALL_ROUTES } from '../../../src/contract/routes.ts';
import { buildServer } from '../../../src/http/server/build-server.ts';
import { KEY, type TestHost, testHost } from './host.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** A server over a host in memory, closed after the test. */
export function served(options: Partial<Parameters<typeof buildServer>[0]> = {}): {
  app: FastifyInstance;
  host: TestHost;
} {
  const host = testHost(options.now);
  const app = buildServer({
    host,
    logger: false,
    version: '1.2.3',
    now: Date.now,
    mounts: { feedback: '', inbound: '' },
    trustProxy: false,
    isLoopback: true,
    docs: () => ({ script: '', style: '' }),
    ...options,
  });
  opened.push(app);
  return { app, host };
}

interface Sent extends InjectOptions {
  readonly method: NonNullable<InjectOptions['method']>;
  readonly url: string;
  /** Null sends none. */
  readonly key?: string | null;
}

interface Got {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

/** Sends a request, and holds the answer against the route table. */
export async function call(app: FastifyInstance, { key = KEY, headers, ...rest }: Sent): Promise<Got> {
  const withKey = key === null ? { ...headers } : { 'x-api-key': key, ...headers };
  const answer = await app.inject({ ...rest, headers: withKey });
  const got = { status: answer.statusCode, headers: answer.headers, body: bodyOf(answer.payload) };
  expectContract(rest.method, rest.url, got);
  return got;
}

/** Sends a request over a socket, and holds the answer against the route table. */
export async function callOver(
  app: FastifyInstance,
  options: RequestOptions & { body?: Buffer | string },
): Promise<Got> {
  const { body, ...rest } = options;
  // Without one of these headers node sends the body of a GET without saying where it ends.
  const length =
    rest.headers !== undefined && 'transfer-encoding' in rest.headers
      ? {}
      : { 'content-length': Buffer.byteLength(body ?? '') };
  const sent = request({
    ...(await addressOf(app)),
    ...rest,
    headers: { 'x-api-key': KEY, ...length, ...rest.headers },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  // The server may answer and close while the body is still on its way; the answer may have been read by then.
  sent.on('error', () => {});
  sent.socket?.on('error', () => {});
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const got = { status: answer.statusCode ?? 0, headers: answer.headers, body: bodyOf(text) };
  expectContract(rest.method ?? 'GET', rest.path ?? '/', got);
  return got;
}

/** Where the server listens; it begins to. */
export async function addressOf(app: FastifyInstance): Promise<{ host: string; port: number }> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  // A server that listens on a port has an address of this kind.
  const { port } = app.server.address() as AddressInfo;
  return { host: '127.0.0.1', port };
}

/** An address at which the route answers. */
export function urlOf({ path }: Route): string {
  return path.replace('{family}', 'combined').replace(/\{\w+\}/g, 'some-id');
}

function bodyOf(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function expectContract(method: string, url: string, { status, headers, body }: Got): void {
  const path = url.replace(/\?.*/, '');
  if (method === 'HEAD' || ['/healthz', '/readyz'].includes(path)) return;
  const schema = schemaOf(routeAt(method, path), status);
  expect(schema.parse(body)).toEqual(body);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
}

function routeAt(method: string, path: string): Route | undefined {
  return ALL_ROUTES.find(
    (route) =>
      route.method === method && new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}

/** Of addresses that are no route, and of what the server itself refuses, the general forms. */
function schemaOf(route: Route | undefined, status: number) {
  if (route?.status === status) return route.response;
  // Keys of the table are statuses; one that it lacks is undefined.
  const own = route?.errors[status as ErrorStatus];
  if (own !== undefined) return own;
  expect(route === undefined ? [400, 401, 403, 404, 405] : [400]).toContain(status);
  return status === 401 || status === 403 ? MessageBody : ErrorBody;
}
