import type { FastifyReply, FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';

/** May be read by pages of every origin: who is refused was refused before. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

export async function allowOrigins(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(HEADERS);
}

/**
 * Why a request without a token is refused; undefined for one of this machine. A foreign Host is a name that was bound to
 * this machine anew (DNS rebinding). A page of another site may show a preview in a frame, but have no script read an answer.
 */
export function refuseForeigners({ headers, hostname }: FastifyRequest): string | undefined {
  if (!LOOPBACK.test(hostname)) return `the Host header says ${JSON.stringify(hostname)}, ${ONLY_HERE}`;
  const { origin, referer, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (mode === 'navigate') return undefined;
  const from = origin ?? referer;
  const isForeign = from === undefined ? site === 'cross-site' : !isLoopbackAddress(from);
  return isForeign ? `a page of another site asks, ${ONLY_HERE}` : undefined;
}

const ONLY_HERE =
  'and only this machine is answered here; elsewhere the address needs a token (core reconcile-tokens create)';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i;

function isLoopbackAddress(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Where the client reaches the service, as it says itself; throws INVALID_REQUEST for a Host that cannot be one. */
export function originOf({ protocol, host }: FastifyRequest): string {
  if (!HOST.test(host)) throw new CoreError('INVALID_REQUEST', 'the Host header is not an address');
  return `${protocol}://${host}`;
}
