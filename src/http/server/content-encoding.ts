import type { IncomingHttpHeaders } from 'node:http';
import { CoreError } from '../../contract/errors.ts';

/** The coding of a body, in small letters (RFC 9110, 8.4.1): `identity` without one, and `gzip` by its older name, too. */
export function encodingOf(headers: IncomingHttpHeaders): string {
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '') return 'identity';
  return encoding === 'x-gzip' ? 'gzip' : encoding;
}

/** Throws INVALID_REQUEST for a body that is not sent as it is. */
export function refuseEncoded(headers: IncomingHttpHeaders): void {
  if (encodingOf(headers) === 'identity') return;
  const field = 'Content-Encoding';
  throw new CoreError('INVALID_REQUEST', `${field}: must be left out; this body is read as it is`, { field });
}
