type Header = readonly [name: string, value: string];

/** Addresses that are none of ours, or ours in another spelling. */
export const TARGETS: readonly string[] = `
  / // /v1 /v1/ /v1//entity-resolution /V1/entity-resolution /v1/entity-resolution/ /v1/entity-resolution/%
  /v1/entity-resolution/%zz /v1/entity-resolution/%00 /v1/%65ntity-resolution /v1/entity-resolution/%c3%28
  /v1/entity-resolution/%ed%a0%80 /v1/crosscheck/%2e%2e /v1/crosscheck/.. /v1/lookup-entity/a%2Fb
  /v1/lookup-entity/a/b /v1/lookup-entity/ /v1/lookup-entity/%252F * /v1/crosscheck/a;b=c /v1/crosscheck/a?
  /v1/crosscheck/a#b /v1/crosscheck/constructor /__proto__ /feedback?ticketId= /feedback?ticketId=1e3
  /feedback?ticketId=1&ticketId=2 /feedback?ticketId[]=1 /feedback?ticketId=999999999999999
  /feedback?ticketId=9999999999999999 /feedback?% /feedback?__proto__=1 /api/v1/inbound/enrichment
  /api/v1/inbound/enrichment?executionId= /api/v1/inbound/enrichment?executionId=%00
  /api/v1/inbound/enrichment?executionId=a&executionId=b /healthz /readyz /metrics /docs /openapi.json
  /healthz/ /healthz?x=1 /favicon.ico http://127.0.0.1/v1/entity-resolution v1/entity-resolution
`
  .trim()
  .split(/\s+/);

function headersOf(name: string, values: readonly string[]): readonly Header[] {
  return values.map((value) => [name, value]);
}

const WAITS = [
  'wait=0',
  'wait',
  'wait=',
  'wait=-1',
  'wait=abc',
  'wait="0"',
  'a, wait=0',
  'wait=0; b',
  ',,,',
  '\xff',
];
const KEYS = ['a', 'same', '', ' ', '\xe9', 'k'.repeat(255), 'k'.repeat(256), '"quoted"', 'a, b'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '*/*',
  'none',
  '',
];
const CHARSETS = ['application/json; charset=latin1', 'application/json; charset=', 'application/JSON'];

/** Headers that change nothing about the answer, or are refused; none is an error of ours. */
export const HEADERS: readonly Header[] = [
  ...headersOf('Prefer', WAITS),
  ...headersOf('Idempotency-Key', KEYS),
  ...headersOf('X-Core-Extended', ['true', 'false', 'TRUE', '1', '']),
  ...headersOf('Content-Type', [...TYPES, ...CHARSETS]),
  ...headersOf('Content-Encoding', ['gzip', 'br', 'identity', 'none']),
  ...headersOf('Accept', ['text/html', 'application/xml;q=0.1', 'none']),
  ...headersOf('Expect', ['100-continue', 'none']),
  ['Upgrade', 'h2c'],
  ['Accept-Encoding', 'gzip, br'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Forwarded-For', '1.2.3.4, none'],
  ['If-None-Match', '*'],
  ['Range', 'bytes=0-1'],
  ['Cookie', '__proto__=1'],
  ['Origin', 'null'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['Bad Name', 'x'],
  ['X-Bell', 'a\x07b'],
  ['X-Long', 'h'.repeat(20_000)],
  ['Content-Length', '-1'],
  ['Content-Length', '0'],
  ['Transfer-Encoding', 'none'],
];
