import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import { hostOf } from './remote-address.ts';

export const GO_ON =
  'Run the same command again: it goes on where it stopped; or download the files by hand and use core reference import.';
const CHECK = `Check the connection. ${GO_ON}`;

const UNREACHABLE = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'];
const SILENT = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'];
const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'];
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|^EPROTO$|^ERR_SSL/;

/** Says in words what became of a connection; an error that is none of the network passes unchanged. */
export function networkFailure(error: unknown, url: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const host = hostOf(url);
  if (UNREACHABLE.includes(code)) return failure(`${host} cannot be reached (${code}): are you offline?`);
  if (SILENT.includes(code)) return passing(`${host} does not answer`);
  if (BROKEN.includes(code) || code.startsWith('HPE_')) return passing(`${host} broke off the connection`);
  if (!UNTRUSTED.test(code)) return error;
  return failure(
    `there is no safe connection to ${host} (${code})`,
    'Check the clock of this machine; behind a proxy that opens connections, name its certificate in NODE_EXTRA_CA_CERTS.',
  );
}

/** The end of the connection before the end of the file. */
export function cutOff(url: string, bytes: number, size: number): RetryableError {
  return passing(`${hostOf(url)} broke off after ${bytes} of ${size} bytes`);
}

/** A range that was not asked for. */
export function otherPart(url: string): RetryableError {
  return passing(`${hostOf(url)} does not go on where the file stopped`);
}

function failure(message: string, fix: string = CHECK): CoreError {
  return new CoreError('NETWORK', message, { fix });
}

function passing(message: string): RetryableError {
  return new RetryableError(failure(message));
}
