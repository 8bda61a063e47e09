import { setTimeout as pause } from 'node:timers/promises';
import { type Dispatcher, request } from 'undici';
import { expect } from 'vitest';
import type { JobFamily } from '../../src/contract/job.ts';
import type { ErrorStatus, Route, RouteName } from '../../src/contract/route.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { JOB_SCHEMAS, type JobStatus, type RequestOf } from '../../src/contract/service.ts';
import type { Case } from './conforms.ts';
import type { Owner } from './owner.ts';
import type { Receiver } from './receiver.ts';
import { strictly } from './strictly.ts';

/** A service by its addresses and a key; whoever has more control of it gives more. */
export interface WireTarget {
  readonly bases: Readonly<Record<Route['mount'], string>>;
  readonly apiKey: string;
  /** How long a job or a delivery may take. */
  readonly patienceMs: number;
  readonly receiver?: Receiver;
  /** The webhook secret of the key. */
  readonly signingSecret?: string;
  readonly owner?: Owner;
  /** The same service with a rate limit of one request a second on the main API. */
  readonly limited?: WireTarget;
  /** The same service with an engine in which nothing works. */
  readonly broken?: WireTarget;
  /** The same service while its store is busy. */
  readonly busy?: WireTarget;
}

/** A target that has the members. */
export type With<K extends keyof WireTarget> = WireTarget & {
  readonly [Key in K]-?: NonNullable<WireTarget[Key]>;
};

/** A case for those targets alone that have the members. */
export function needs<K extends keyof WireTarget>(keys: readonly K[], one: Case<With<K>>): Case<WireTarget> {
  // A target without the members never comes here: `runSuite` skips the case.
  return { ...one, needs: keys, run: (target) => one.run(target as With<K>) };
}

export interface Asked {
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly text?: string;
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes 429 for an answer, and does not ask again. */
  readonly isImpatient?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** Calls a route and holds the answer against the contract: its status is documented, and its body to the last member. */
export async function call(target: WireTarget, name: RouteName, asked: Asked = {}): Promise<Answer> {
  const route = routeNamed(name);
  const path = route.path.replace(/\{\w+\}/, encodeURIComponent(asked.id ?? ''));
  const search = asked.query === undefined ? '' : `?${new URLSearchParams(asked.query)}`;
  const url = target.bases[route.mount] + path + search;
  const answer = await ask(target, { method: route.method, url, asked });
  if (answer.status === 429 && asked.isImpatient !== true) {
    await pause(Math.max(1, Number(answer.headers['retry-after']) || 0) * 1000);
    return call(target, name, asked);
  }
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  strictly(schemaOf(route, answer), answer.body, `${answer.status} of ${name}`);
  if (asked.headers?.['x-core-extended'] === undefined) expect(answer.body).not.toHaveProperty('extended');
  return answer;
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly asked?: Asked;
}

/** Sends a request to an address that need not be a route. */
export async function ask(target: WireTarget, { method, url, asked = {} }: Sent): Promise<Answer> {
  const { key = target.apiKey, body, text = body === undefined ? undefined : JSON.stringify(body) } = asked;
  const headers = {
    ...(key !== null && { 'x-api-key': key }),
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...asked.headers,
  };
  // A method is one of the route table, or one that a test makes up on purpose.
  const options = { method: method as Dispatcher.HttpMethod, headers, body: text ?? null };
  const answer = await request(url, options);
  const received = await answer.body.text();
  return { status: answer.statusCode, headers: answer.headers, body: jsonOf(received) };
}

/** Starts a job and gives its id. */
export async function start<F extends JobFamily>(
  target: WireTarget,
  family: F,
  body: RequestOf<F>,
): Promise<string> {
  const answer = await call(target, `create-${family}`, { body });
  expect(answer).toMatchObject({ status: 202, body: { status: 'processing' } });
  return Object(answer.body).id;
}

/** What is read of a job now. */
export async function look<F extends JobFamily>(
  target: WireTarget,
  family: F,
  id: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly job: JobStatus<F>; readonly wasHeld: boolean }> {
  const answer = await call(target, `read-${family}`, { id, headers });
  expect(answer.status).toBe(200);
  // The schema is that of the family.
  const job = strictly(JOB_SCHEMAS[family].status, answer.body, family) as JobStatus<F>;
  return { job, wasHeld: answer.headers['preference-applied'] !== undefined };
}

/** Polls a job until it has ended: after 2 s doubling to 30 s (docs/wire.md, Jobs), unless the service holds its answers. */
export async function end<F extends JobFamily>(
  target: WireTarget,
  family: F,
  id: string,
): Promise<JobStatus<F>> {
  const deadline = Date.now() + target.patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const { job, wasHeld } = await look(target, family, id, { prefer: 'wait=20' });
    if (job.status === 'completed' || job.status === 'failed') return job;
    if (Date.now() > deadline) throw new Error(`${family} ${id} is still ${job.status}`);
    if (!wasHeld) await pause(pauseMs);
  }
}

/** Starts a job and waits for its end. */
export async function run<F extends JobFamily>(
  target: WireTarget,
  family: F,
  body: RequestOf<F>,
): Promise<JobStatus<F>> {
  return end(target, family, await start(target, family, body));
}

export function plain({ status, body }: Answer) {
  return { status, body };
}

function routeNamed(name: RouteName): Route {
  const route = ROUTES.find((one) => one.name === name);
  if (route === undefined) throw new Error(`there is no route ${name}`);
  return route;
}

function schemaOf({ name, status, response, errors }: Route, answer: Answer) {
  if (answer.status === status) return response;
  // A status that is not among them has no schema.
  const schema = errors[answer.status as ErrorStatus];
  if (schema === undefined)
    throw new Error(`${name} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
  return schema;
}

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
