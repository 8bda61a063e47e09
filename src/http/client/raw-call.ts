import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import { baseAddress } from './address.ts';
import { ownHeaders } from './route-calls.ts';
import { type HttpAnswer, openTransport } from './transport.ts';

export interface RawCall {
  /** Base address of the service; a path of its own is kept. */
  readonly endpoint: string;
  readonly apiKey: string;
  readonly method: string;
  /** Below the endpoint, with its query: `/v1/lookup-entity/6075156552`. */
  readonly path: string;
  /** Sent as it is, as JSON unless the headers say otherwise. */
  readonly body?: string;
  /** Put in place of those that are sent otherwise. */
  readonly headers?: Readonly<Record<string, string>>;
  /** From the first byte out to the last byte in. */
  readonly timeoutMs: number;
  readonly userAgent?: string;
  readonly allowInsecure?: boolean;
  /** PEM; trusted beside the authorities Node knows. */
  readonly caCertificates?: string;
  readonly signal?: AbortSignal;
}

/**
 * Sends one request as it is given and answers with whatever comes back: no status is an error, nothing is tried again,
 * no redirect is followed. Throws CONFIG for an address that would send the key unencrypted, USAGE, and NETWORK.
 */
export async function rawCall(call: RawCall): Promise<HttpAnswer> {
  const { endpoint, method, path, body, timeoutMs, allowInsecure = false, caCertificates } = call;
  const base = baseAddress(endpoint, { field: 'endpoint', allowInsecure });
  const transport = openTransport({
    connections: 1,
    ...(caCertificates !== undefined && { caCertificates }),
  });
  try {
    return await transport.exchange({
      method: method.toUpperCase(),
      address: { origin: base.origin, path: base.path + pathBelow(path) },
      headers: headersOf(call),
      ...(body !== undefined && { body }),
      timeoutMs,
      signal: call.signal ?? new AbortController().signal,
    });
  } catch (error) {
    throw failureOf(error);
  } finally {
    await transport.close();
  }
}

function failureOf(error: unknown): unknown {
  if (error instanceof RetryableError) return error.lasting;
  const isUnsendable = error instanceof Error && 'code' in error && error.code === 'UND_ERR_INVALID_ARG';
  return isUnsendable ? new CoreError('USAGE', `the request cannot be sent: ${error.message}`) : error;
}

function headersOf({ apiKey, userAgent = 'core', body, headers = {} }: RawCall): Record<string, string> {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    ...ownHeaders({ apiKey, userAgent }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...Object.fromEntries(given),
  };
}

function pathBelow(path: string): string {
  // A whole address would take the key to another host than the endpoint.
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//') || /[\s#]/.test(path))
    throw new CoreError('USAGE', `"${path}" is not a path below the endpoint`, {
      fix: 'Give the path alone, for example /v1/lookup-entity/6075156552.',
    });
  // As a terminal gives it; Buffer mends what is no Unicode.
  const sent = path.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(Buffer.from(part).toString()));
  return sent.startsWith('/') ? sent : `/${sent}`;
}
