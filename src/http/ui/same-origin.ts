import type { FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what another page makes a browser send: an unsafe request must come from a page of this very address. Browsers
 * say so in Sec-Fetch-Site; where one does not (plain HTTP in a local network), its Origin must be the address it asks.
 */
export function refuseForeign({ method, headers }: FastifyRequest): void {
  if (SAFE.includes(method)) return;
  const site = headers['sec-fetch-site'];
  if (site === undefined ? isOwn(headers.origin, headers.host) : site === 'same-origin') return;
  throw new CoreError('FORBIDDEN', 'this was not sent by a page of core');
}

function isOwn(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}
