import type { Agent, Dispatcher } from 'undici';
import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import type { AddressGuard } from '../address-guard.ts';

export interface RestRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface RestAnswer {
  readonly status: number;
  header(name: string): string | undefined;
  /** The JSON of the answer; undefined when it is none. */
  readonly body: unknown;
}

export interface RestClient {
  /** One request, whatever its answer. Throws RetryableError when none came, and CoreError for an address that is refused. */
  exchange(request: RestRequest): Promise<RestAnswer>;
  close(): Promise<void>;
}

interface RestOptions {
  readonly guard: AddressGuard;
  readonly clock: Clock;
  /** From the beginning of the request to the end of the answer. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;
const CONNECT_MS = 10_000;
const LARGEST_ANSWER_BYTES = 64 * 1024 * 1024;
const USER_AGENT = 'core-crm/1';

/** Failures before the request has left: the CRM knows nothing of it. */
const NOT_SENT =
  /^(?:ECONNREFUSED|ENOTFOUND|ENODATA|EAI_\w+|ESERVFAIL|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|UNABLE_TO\w+|\w*SELF_SIGNED\w*|ERR_TLS\w*)$/;

/** Opens a client that follows no redirects: what is asked, with its token, goes to one address alone. */
export function restClient(options: RestOptions): RestClient {
  const { guard, clock, timeoutMs = TIMEOUT_MS } = options;
  let opened: Promise<Agent> | undefined;
  return {
    async exchange(request) {
      checkAddress(request.url, guard);
      opened ??= openAgent(guard);
      const ending = new AbortController();
      const end = () => ending.abort();
      const stopTimer = clock.after(timeoutMs, end);
      request.signal?.throwIfAborted();
      request.signal?.addEventListener('abort', end, { once: true });
      try {
        return await answerOf(await opened, request, ending.signal);
      } catch (error) {
        request.signal?.throwIfAborted();
        throw failureOf(error, { host: request.url.host, isLate: ending.signal.aborted });
      } finally {
        stopTimer();
        request.signal?.removeEventListener('abort', end);
      }
    },
    close: async () => (await opened)?.destroy(),
  };
}

async function openAgent({ lookup }: AddressGuard): Promise<Agent> {
  // Loaded only to ask a CRM: it costs start-up time.
  const { Agent } = await import('undici');
  return new Agent({
    connect: { timeout: CONNECT_MS, ...(lookup && { lookup }) },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: LARGEST_ANSWER_BYTES,
  });
}

async function answerOf(agent: Agent, request: RestRequest, signal: AbortSignal): Promise<RestAnswer> {
  const { url, method, body = null } = request;
  const headers = { 'user-agent': USER_AGENT, accept: 'application/json', ...request.headers };
  const answer = await agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers,
    body,
    signal,
  });
  return {
    status: answer.statusCode,
    header: (name) => headerOf(answer, name),
    body: parsed(await answer.body.text()),
  };
}

/** HTTPS and a public address, unless private ones are allowed. */
function checkAddress(url: URL, guard: AddressGuard): void {
  if (url.username !== '' || url.password !== '') throw refused(url, 'holds a user name or a password');
  if (guard.allowsPrivate && url.protocol === 'http:') return;
  if (url.protocol !== 'https:') throw refused(url, 'does not begin with https://');
  guard.check(url.hostname);
}

function refused(url: URL, why: string): CoreError {
  return new CoreError('INVALID_REQUEST', `the address of the CRM, ${url.host}, ${why}`, {
    field: 'instance_url',
  });
}

function failureOf(
  error: unknown,
  { host, isLate }: { readonly host: string; readonly isLate: boolean },
): unknown {
  if (error instanceof CoreError) return error;
  const code = codeOf(error);
  const wasSent = !NOT_SENT.test(code);
  const what = isLate ? 'does not answer in time' : `cannot be reached${code === '' ? '' : ` (${code})`}`;
  return new RetryableError(new CoreError('NETWORK', `${host} ${what}`), { wasSent });
}

/** A name with several addresses has an error for each; the first is told. */
function codeOf(error: unknown): string {
  const one = error instanceof AggregateError && !('code' in error) ? error.errors[0] : error;
  return one instanceof Error && 'code' in one ? String(one.code ?? '') : '';
}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | undefined {
  return [headers[name]].flat()[0];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
