import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { ROUTES, type Route } from '../../src/contract/routes.ts';
import { anyText, arbitraryOf } from './arbitrary-of.ts';
import { spoilt } from './spoilt.ts';

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
  const routes = ROUTES.map((route) => validRequest(route));
  const valid = fc.oneof(...routes);
  const created = fc.oneof(...ROUTES.filter(({ status }) => status === 202).map(validRequest));
  const body = valid.chain((one) => anyBody.map((bytes) => ({ ...one, body: bytes, promise: NO })));
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 6, arbitrary: fc.oneof(...ROUTES.filter(hasBody).map(nearlyValidRequest)) },
    { weight: 4, arbitrary: body },
    {
      weight: 2,
      arbitrary: valid.chain((one) => anyMethod.map((method) => ({ ...one, method, promise: NO }))),
    },
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
  const bodies = body === undefined ? fc.constant(NOTHING) : arbitraryOf(body).map(jsonOf);
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

function nearlyValidRequest(route: Route): fc.Arbitrary<FuzzedRequest> {
  const { body } = route.request ?? {};
  if (body === undefined) throw new Error(`${route.name} takes no body`);
  return fc.tuple(validRequest(route), spoilt(arbitraryOf(body))).map(([request, text]) => {
    const bytes = Buffer.from(text);
    return { ...request, body: bytes, promise: NO };
  });
}

const IDS = [
  'some-id',
  'job_01a1fdbfec6c90eaca175c1400000000',
  '4812345678',
  '0',
  '%F0%9F%8F%A2',
  'a.b~c',
  '%20',
];

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

const MEBIBYTE = 1024 * 1024;

const SMALL = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '0',
    '""',
    '[]',
    '[{}]',
    '{}',
    '{"a":1e999}',
    '{"a":-0}',
    '{"a":01}',
    'NaN',
    '{"a":1,}',
  ],
  ...[
    '\ufeff{}',
    '{}{}',
    "{'a':1}",
    '{"\\ud800":1}',
    '// {}',
    '{"__proto__":{"legal_name":"x"}}',
    '{"a":"\u0001"}',
  ],
].map((text) => Buffer.from(text));

const STRANGE = [
  Buffer.from('{"legal_name":"Acme"}', 'utf16le'),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  gzipSync('{"legal_name":"Acme"}'),
];

const BIG = [
  '['.repeat(200_000),
  '{"a":'.repeat(100_000),
  `{"external_id":"1","legal_name":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"legal_name":"${'x'.repeat(MEBIBYTE - 17)}"}`,
  `{"external_id":"1","jobs":["firmographics"],"legal_name":"${'Acme '.repeat(200_000)}"}`,
  `{"external_id":"1","jobs":["firmographics"],"website":"${'a.'.repeat(500_000)}"}`,
  `{"external_id":"${'1'.repeat(MEBIBYTE)}","legal_name":"Acme"}`,
  ' '.repeat(3 * MEBIBYTE),
].map((text) => Buffer.from(text));

/** Bodies that need not be anything at all. */
const anyBody: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 2, arbitrary: fc.json({ maxDepth: 6 }).map((text) => Buffer.from(text)) },
  {
    weight: 1,
    arbitrary: fc.json().chain((text) => fc.nat(text.length).map((end) => Buffer.from(text.slice(0, end)))),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 2, arbitrary: fc.constantFrom(...SMALL, ...STRANGE) },
  { weight: 2, arbitrary: fc.constantFrom(...BIG) },
);

const anyMethod = fc.constantFrom(
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'M-SEARCH'],
  ...['get', 'FOO', 'GETGETGET', 'QUERY', 'LINK'],
);

const TARGETS = [
  ...['/', '//', '/v1', '/v1/', '/v1//entity-resolution', '/V1/entity-resolution', '/v1/entity-resolution/'],
  ...[
    '/v1/entity-resolution/%',
    '/v1/entity-resolution/%zz',
    '/v1/entity-resolution/%00',
    '/v1/%65ntity-resolution',
  ],
  ...[
    '/v1/entity-resolution/%c3%28',
    '/v1/entity-resolution/%ed%a0%80',
    '/v1/crosscheck/%2e%2e',
    '/v1/crosscheck/..',
  ],
  ...[
    '/v1/lookup-entity/a%2Fb',
    '/v1/lookup-entity/a/b',
    '/v1/lookup-entity/',
    '/v1/lookup-entity/%252F',
    '*',
  ],
  ...[
    '/v1/crosscheck/a;b=c',
    '/v1/crosscheck/a?',
    '/v1/crosscheck/a#b',
    '/v1/crosscheck/constructor',
    '/__proto__',
  ],
  ...[
    '/feedback?ticketId=',
    '/feedback?ticketId=1e3',
    '/feedback?ticketId=1&ticketId=2',
    '/feedback?ticketId[]=1',
  ],
  ...[
    '/feedback?ticketId=999999999999999',
    '/feedback?ticketId=9999999999999999',
    '/feedback?%',
    '/feedback?__proto__=1',
  ],
  ...[
    '/api/v1/inbound/enrichment',
    '/api/v1/inbound/enrichment?executionId=',
    '/api/v1/inbound/enrichment?executionId=%00',
  ],
  ...[
    '/api/v1/inbound/enrichment?executionId=a&executionId=b',
    '/healthz',
    '/readyz',
    '/metrics',
    '/docs',
    '/openapi.json',
  ],
  ...[
    '/healthz/',
    '/healthz?x=1',
    '/favicon.ico',
    'http://127.0.0.1/v1/entity-resolution',
    'v1/entity-resolution',
  ],
];

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

const LONG = 'h'.repeat(20_000);

/** Each of these changes nothing about what a valid request is answered, or is refused; none is an error of ours. */
const HEADERS: readonly Header[] = [
  ...[
    'wait=0',
    'wait',
    'wait=',
    'wait=-1',
    'wait=abc',
    'wait="0"',
    'respond-async, wait=0',
    'wait=0; foo',
    ',,,',
    '\xff',
  ].map((value) => ['Prefer', value] as const),
  ...['a', 'same', '', ' ', '\xe9', 'k'.repeat(255), 'k'.repeat(256), '"quoted"', 'a, b'].map(
    (value) => ['Idempotency-Key', value] as const,
  ),
  ...['true', 'false', 'TRUE', '1', ''].map((value) => ['X-Core-Extended', value] as const),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '*/*',
    'nonsense',
    '',
  ].map((value) => ['Content-Type', value] as const),
  ...['application/json; charset=latin1', 'application/json; charset=', 'application/JSON'].map(
    (value) => ['Content-Type', value] as const,
  ),
  ...['gzip', 'br', 'identity', 'nonsense'].map((value) => ['Content-Encoding', value] as const),
  ...['text/html', 'application/xml;q=0.1', 'nonsense'].map((value) => ['Accept', value] as const),
  ...['100-continue', 'nonsense'].map((value) => ['Expect', value] as const),
  ['Upgrade', 'h2c'],
  ['Accept-Encoding', 'gzip, br'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Forwarded-For', '1.2.3.4, nonsense'],
  ['If-None-Match', '*'],
  ['Range', 'bytes=0-1'],
  ['Cookie', '__proto__=1'],
  ['Origin', 'null'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['Bad Name', 'x'],
  ['X-Bell', 'a\x07b'],
  ['X-Long', LONG],
  ['Content-Length', '-1'],
  ['Content-Length', '0'],
  ['Transfer-Encoding', 'nonsense'],
];

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
