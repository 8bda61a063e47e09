import fc from 'fast-check';
import type { Route } from '../../src/contract/route.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { anyBody } from './any-body.ts';
import { anyText, arbitraryOf } from './arbitrary-of.ts';
import { spoilt } from './spoilt.ts';
import { HEADERS, TARGETS } from './strange-lines.ts';

type Header = readonly [name: string, value: string];

/** A request to be sent; those that promise to be valid must succeed. */
export interface FuzzedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: Buffer;
  /** The key to send: a living one, none, one that never was, one that was deleted. */
  readonly key: 'living' | 'none' | 'wrong' | 'deleted';
  readonly promise: 'valid' | 'nothing';
}

const NOTHING = Buffer.alloc(0);
const JSON_TYPE: Header = ['Content-Type', 'application/json'];

/** Requests to every route of the route table: valid ones, and others that are wrong in one way or in all. */
export function fuzzedRequests(): fc.Arbitrary<FuzzedRequest> {
  const valid = fc.oneof(...ROUTES.map(validRequest));
  const created = fc.oneof(...ROUTES.filter(({ status }) => status === 202).map(validRequest));
  const withAnyBody = valid.chain((one) => anyBody.map((body) => ({ ...one, body, promise: NO })));
  const withAnyMethod = valid.chain((one) => anyMethod.map((method) => ({ ...one, method, promise: NO })));
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 6, arbitrary: fc.oneof(...ROUTES.filter(hasBody).map(nearlyValidRequest)) },
    { weight: 4, arbitrary: withAnyBody },
    { weight: 2, arbitrary: withAnyMethod },
    { weight: 3, arbitrary: valid.chain(withOtherTarget) },
    { weight: 4, arbitrary: valid.chain(withOtherHeaders) },
    { weight: 1, arbitrary: valid.chain(withOtherKey) },
    { weight: 1, arbitrary: valid.map(inChunks) },
    { weight: 1, arbitrary: created.chain(withUsedKey) },
    { weight: 1, arbitrary: fc.tuple(valid, anyBody, anyMethod).chain(withEverythingWrong) },
  );
}

const NO = 'nothing' as const;

function hasBody({ request }: Route): boolean {
  return request?.body !== undefined;
}

function validRequest(route: Route): fc.Arbitrary<FuzzedRequest> {
  const { body, query } = route.request ?? {};
  const bodies = body === undefined ? fc.constant(NOTHING) : validBody(route, arbitraryOf(body)).map(jsonOf);
  const queries =
    query === undefined || body !== undefined ? fc.constant('') : arbitraryOf(query).map(queryOf);
  return fc
    .record({
      method: fc.constant(route.method),
      target: fc.tuple(targetOf(route), queries).map((parts) => parts.join('')),
      body: bodies,
      headers: bodies.map(() => []),
      key: fc.constant('living' as const),
      promise: fc.constant('valid' as const),
    })
    .map((request) => ({ ...request, headers: [JSON_TYPE] }));
}

/** Which form ids of accounts have is the workspace's own, and no matter of the route. */
function validBody({ name }: Route, bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (name !== 'submit-feedback') return bodies;
  return bodies.map((body) => ({ ...(body as object), crmId: '001A000010khO8JIAU' }));
}

function nearlyValidRequest(route: Route): fc.Arbitrary<FuzzedRequest> {
  const { body } = route.request ?? {};
  if (body === undefined) throw new Error(`${route.name} takes no body`);
  return fc.tuple(validRequest(route), spoilt(arbitraryOf(body))).map(([request, text]) => {
    const bytes = Buffer.from(text);
    return { ...request, body: bytes, promise: NO };
  });
}

const IDS = ['some-id', `job_${'0'.repeat(32)}`, '4812345678', '0', '%F0%9F%8F%A2', 'a.b~c', '%20'];

function targetOf({ path }: Route): fc.Arbitrary<string> {
  if (!path.includes('{')) return fc.constant(path);
  return fc.constantFrom(...IDS).map((id) => path.replace(/\{\w+\}/, id));
}

/** The same with its body in two chunks, and its length not told. */
function inChunks(request: FuzzedRequest): FuzzedRequest {
  const middle = Math.floor(request.body.length / 2);
  const chunks = [request.body.subarray(0, middle), request.body.subarray(middle)].filter(
    ({ length }) => length > 0,
  );
  const written = chunks.flatMap((chunk) => [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n']);
  const body = Buffer.concat([...written, '0\r\n\r\n'].map((part) => Buffer.from(part)));
  return { ...request, headers: [...request.headers, ['Transfer-Encoding', 'chunked']], body };
}

/** With an Idempotency-Key that others have used, too. */
function withUsedKey(request: FuzzedRequest): fc.Arbitrary<FuzzedRequest> {
  const keys = fc.constantFrom('one', 'two', '\xe9');
  return keys.map((key) => ({
    ...request,
    headers: [...request.headers, ['Idempotency-Key', key]],
    promise: NO,
  }));
}

function queryOf(value: unknown): string {
  const pairs = Object.entries(value ?? {}).map(([name, text]) => [name, String(text)] as [string, string]);
  return `?${new URLSearchParams(pairs).toString()}`;
}

function jsonOf(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

const anyMethod = fc.constantFrom(
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'M-SEARCH'],
  ...['get', 'FOO', 'GETGETGET', 'QUERY', 'LINK'],
);

function withOtherTarget(request: FuzzedRequest): fc.Arbitrary<FuzzedRequest> {
  const longId = fc
    .constantFrom(511, 512, 513, 5000, 20_000)
    .map((length) => `/v1/crosscheck/${'i'.repeat(length)}`);
  const encoded = anyText.map((text) => `/v1/lookup-entity/${encodeURIComponent(wellFormed(text))}`);
  const queried = fc.webQueryParameters().map((query) => `${request.target}?${query}`);
  const targets = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...TARGETS) }, longId, encoded, queried);
  return targets.map((target) => ({ ...request, target, promise: NO }));
}

/** UTF-8 has no half of a pair. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function withOtherHeaders(request: FuzzedRequest): fc.Arbitrary<FuzzedRequest> {
  const more = fc.array(fc.constantFrom(...HEADERS), { minLength: 1, maxLength: 3 });
  return fc.tuple(more, fc.boolean()).map(([added, isFirst]) => {
    const headers = isFirst ? [...added, ...request.headers] : [...request.headers, ...added];
    return { ...request, headers, promise: NO };
  });
}

function withOtherKey(request: FuzzedRequest): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom('none', 'wrong', 'deleted').map((key) => ({ ...request, key, promise: NO }));
}

function withEverythingWrong([valid, body, method]: [
  FuzzedRequest,
  Buffer,
  string,
]): fc.Arbitrary<FuzzedRequest> {
  return withOtherTarget({ ...valid, method, body })
    .chain(withOtherHeaders)
    .chain(withOtherKey);
}
