import { CoreError } from '../contract/errors.ts';

interface Attempted {
  /** Name and port of the receiver; never its path, which may hold a secret. */
  readonly host: string;
  readonly timeoutMs: number;
  readonly isLate: boolean;
}

const UNKNOWN = [
  'ENOTFOUND',
  'ENODATA',
  'ESERVFAIL',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ETIMEOUT',
  'EREFUSED',
  'EBADNAME',
];
const UNREACHABLE = ['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'EADDRNOTAVAIL', 'EACCES', 'EPERM'];
const SILENT = ['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'];
const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
const UNTRUSTED = /CERT|^EPROTO$|^ERR_SSL|^ERR_TLS|SIGNATURE|^UNABLE_TO/;

/** Why no answer came, in one sentence. Messages of libraries are not passed on: they may hold what was sent. */
export function failureOf(error: unknown, { host, timeoutMs, isLate }: Attempted): string {
  const code = codeOf(error);
  if (error instanceof CoreError) return error.message;
  if (isLate || SILENT.includes(code)) return `${host} did not answer within ${timeoutMs / 1000} seconds`;
  if (UNKNOWN.includes(code)) return `the address of ${host} cannot be found (${code})`;
  if (code === 'ECONNREFUSED') return `${host} refuses the connection`;
  if (UNREACHABLE.includes(code)) return `${host} cannot be reached (${code})`;
  if (BROKEN.includes(code)) return `${host} broke off the connection before it answered`;
  if (UNTRUSTED.test(code)) return `there is no safe connection to ${host} (${code})`;
  if (code.startsWith('UND_ERR_HEADERS') || isNoHttp(error)) return `${host} does not answer in HTTP`;
  return `${host} could not be asked${code === '' ? '' : ` (${code})`}`;
}

/** A name with several addresses has an error for each; the first is told. */
function codeOf(error: unknown): string {
  const one = error instanceof AggregateError && !('code' in error) ? error.errors[0] : error;
  return one instanceof Error && 'code' in one ? String(one.code ?? '') : '';
}

/** Such errors of undici have a code only sometimes. */
function isNoHttp(error: unknown): boolean {
  return error instanceof Error && error.name === 'HTTPParserError';
}
