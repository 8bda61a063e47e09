import { expect } from 'vitest';
import { ErrorBody, MessageBody } from '../../src/contract/error-body.ts';
import type { ErrorStatus, Route } from '../../src/contract/route.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { strictly } from '../conformance/strictly.ts';
import type { WireAnswer } from './raw-http.ts';

/** What the server refuses by itself, before any route has a say. */
const BEFORE_ROUTES = [400, 401, 403, 404, 405, 413, 414, 431];
/** What the router reads as the root. */
const TO_THE_DOCUMENTATION = ['/', '*', ''];
const NOT_OURS = [
  '/docs',
  '/docs/main.js',
  '/docs/main.css',
  '/openapi.json',
  '/metrics',
  '/healthz',
  '/readyz',
];

interface Asked {
  readonly method: string;
  readonly target: string;
}

/** Whatever was asked, the answer has a status and a body that the route table has for it. */
export function judge({ method, target }: Asked, answer: WireAnswer): void {
  const path = target.replace(/[?#].*/s, '').replace(/^http:\/\/127\.0\.0\.1/, '');
  expect(answer.status).toBeLessThan(500);
  if (NOT_OURS.includes(path) && answer.status === 200) return;
  if (answer.status === 302) {
    expect(TO_THE_DOCUMENTATION).toContain(path);
    expect(answer.headers.get('location')).toBe('docs');
    return;
  }
  // Of a request that cannot be read nobody knows that it was a HEAD.
  if (method === 'HEAD' && ![400, 431].includes(answer.status)) {
    expect(answer.text).toBe('');
    return;
  }
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(answer.text)));
  const schema = schemaOf(routeAt(method, path), answer.status);
  strictly(schema, JSON.parse(answer.text), `${method} ${path.slice(0, 100)} ${answer.status}`);
  if (answer.status === 405) expect(answer.headers.get('allow')).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
  if (answer.status === 429) expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
}

/** The route that a request meets, if any; `%65` in a path is an e. */
export function routeAt(method: string, path: string): Route | undefined {
  const asRead = decoded(path);
  return ROUTES.find((route) => {
    const form = new RegExp(`^${route.path.replace(/\{\w+\}/, '[^/]+')}$`, 's');
    return route.method === method && form.test(asRead);
  });
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function schemaOf(route: Route | undefined, status: number) {
  if (route?.status === status) return route.response;
  // Keys of the table are statuses; one that it lacks is undefined.
  const own = route?.errors[status as ErrorStatus];
  if (own !== undefined) return own;
  expect(BEFORE_ROUTES).toContain(status);
  return status === 401 || status === 403 ? MessageBody : ErrorBody;
}
