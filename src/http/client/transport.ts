import { X509Certificate } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';
import { CoreError } from '../../contract/errors.ts';
import { type Address, hostOf } from './address.ts';
import { LONGEST_TIMER_MS } from './clock.ts';
import { connectionFailure, timeOut } from './connection-failure.ts';

export interface HttpRequest {
  readonly method: string;
  readonly address: Address;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
  /** From the first byte out to the last byte in. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Transport {
  /** One request, one answer of whatever status. Redirects are answers like others: the key goes to no other host. */
  exchange(request: HttpRequest): Promise<HttpAnswer>;
  close(): Promise<void>;
}

export interface TransportOptions {
  /** Connections to one host at the same time. */
  readonly connections: number;
  /** PEM; trusted beside the authorities Node knows. */
  readonly caCertificates?: string;
}

const CONNECT_TIMEOUT_MS = 10_000;
const LARGEST_ANSWER_BYTES = 32 * 1024 * 1024;

/**
 * Opens a transport that keeps its connections alive; nothing is connected before the first request. Throws CONFIG for
 * certificates that are not valid.
 */
export function openTransport(options: TransportOptions): Transport {
  if (options.caCertificates !== undefined) checkCertificate(options.caCertificates);
  const pools = new Map<string, Promise<Pool>>();
  return {
    async exchange(request) {
      const { origin } = request.address;
      const pool = pools.get(origin) ?? openPool(origin, options);
      pools.set(origin, pool);
      return within(request, await pool);
    },
    async close() {
      const open = await Promise.all(pools.values());
      await Promise.all(open.map((pool) => pool.destroy()));
    },
  };
}

async function openPool(origin: string, { connections, caCertificates }: TransportOptions): Promise<Pool> {
  // Loaded only for a remote service: it costs start-up time.
  const { Pool } = await import('undici');
  return new Pool(origin, {
    connections,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: LARGEST_ANSWER_BYTES,
    connect: {
      timeout: CONNECT_TIMEOUT_MS,
      ...(caCertificates !== undefined && { ca: await trusted(caCertificates) }),
    },
  });
}

/** Node ignores text that is not a certificate, and then trusts no authority. */
function checkCertificate(pem: string): void {
  try {
    new X509Certificate(pem);
  } catch {
    throw new CoreError('CONFIG', 'the certificates to trust cannot be read', {
      field: 'caCertificates',
      fix: 'Give them as PEM, beginning with -----BEGIN CERTIFICATE-----.',
    });
  }
}

/** A list of one's own takes the place of Node's, so Node's is put in again. */
async function trusted(caCertificates: string): Promise<string[]> {
  const { rootCertificates } = await import('node:tls');
  return [...rootCertificates, caCertificates];
}

/** Exchanges within the time and the signal; AbortSignal.any would keep every request of a long run in memory. */
async function within(request: HttpRequest, pool: Pool): Promise<HttpAnswer> {
  const { signal, timeoutMs, address } = request;
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, Math.min(timeoutMs, LONGEST_TIMER_MS));
  try {
    return await exchanged(request, { pool, signal: ending.signal });
  } catch (error) {
    signal.throwIfAborted();
    if (ending.signal.aborted) throw timeOut(hostOf(address), timeoutMs);
    throw connectionFailure(error, hostOf(address));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

async function exchanged(
  { method, address, headers, body }: HttpRequest,
  { pool, signal }: { readonly pool: Pool; readonly signal: AbortSignal },
): Promise<HttpAnswer> {
  const answer = await pool.request({
    method,
    path: address.path,
    headers,
    body: body ?? null,
    signal,
  });
  return { status: answer.statusCode, headers: flat(answer), text: await answer.body.text() };
}

function flat({ headers }: Dispatcher.ResponseData): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')] as const);
  return Object.fromEntries(pairs);
}
