import { CoreError, type ErrorCode } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';

interface Cause {
  readonly codes: RegExp;
  /** What happened; the host and the code are put in. */
  readonly says: string;
  readonly fix: string;
  readonly code?: ErrorCode;
  /** Whether another attempt may mend it, and whether this one may have reached the service. */
  readonly passes?: { readonly wasSent: boolean };
}

const AGAIN = 'Check the connection, then try again.';
const ONLINE = 'Check that this machine is online, and the spelling of the endpoint.';
const TRUST =
  'If you trust the service, name its certificate, or that of the proxy on the way: NODE_EXTRA_CA_CERTS=certificate.pem';
const CLOCK = 'Check the clock of this machine; if it is right, the operator has to renew the certificate.';

/** The first line that knows the code of an error; codes are those of Node, OpenSSL and undici. */
const CAUSES: readonly Cause[] = [
  {
    codes: /^(ENOTFOUND|EAI_AGAIN)$/,
    says: 'the name {host} is not known to the name servers ({code})',
    fix: ONLINE,
    passes: { wasSent: false },
  },
  {
    codes: /^ECONNREFUSED$/,
    says: 'nothing listens at {host} ({code})',
    fix: 'Check the port, and that the service runs.',
    passes: { wasSent: false },
  },
  {
    codes: /^(EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/,
    says: '{host} cannot be reached from here ({code})',
    fix: ONLINE,
    passes: { wasSent: false },
  },
  {
    codes: /^UND_ERR_CONNECT_TIMEOUT$/,
    says: '{host} takes no connection',
    fix: 'Check the address, and whether a firewall is in the way.',
    passes: { wasSent: false },
  },
  {
    codes:
      /^(ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|HPE_INVALID_EOF_STATE)$/,
    says: '{host} broke off the connection',
    fix: AGAIN,
    passes: { wasSent: true },
  },
  {
    codes: /SELF_SIGNED/,
    says: 'the certificate of {host} is signed by itself and not by an authority ({code})',
    fix: TRUST,
  },
  {
    codes: /^UNABLE_TO_(VERIFY|GET)/,
    says: 'the certificate of {host} comes from an authority that is not known here ({code})',
    fix: TRUST,
  },
  { codes: /^CERT_HAS_EXPIRED$/, says: 'the certificate of {host} has expired', fix: CLOCK },
  { codes: /^CERT_NOT_YET_VALID$/, says: 'the certificate of {host} is not valid yet', fix: CLOCK },
  {
    codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    says: 'the certificate of {host} is for another host',
    fix: 'Use the name the certificate is made for as the endpoint.',
  },
  {
    codes: /^(EPROTO|ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG)$/,
    says: '{host} does not speak TLS on this port ({code})',
    fix: 'Check the port; a service without TLS on this machine is reached as http://localhost.',
  },
  { codes: /CERT|^ERR_(SSL|TLS)/, says: 'there is no safe connection to {host} ({code})', fix: TRUST },
  {
    codes: /^UND_ERR_RES_EXCEEDED_MAX_SIZE$/,
    says: 'the answer of {host} has no end',
    fix: 'Check the endpoint.',
    code: 'REMOTE',
  },
  {
    codes: /^(HPE_|HTTPParserError|UND_ERR_HEADERS_OVERFLOW)/,
    says: '{host} does not speak HTTP on this port',
    fix: 'Check the port, and whether the endpoint needs https://.',
    code: 'REMOTE',
  },
];

/** Says in words what became of a connection; an error that is none of the network comes back unchanged. */
export function connectionFailure(error: unknown, host: string): unknown {
  const code = error instanceof Error ? codeOf(error) : '';
  const cause = CAUSES.find(({ codes }) => codes.test(code));
  if (cause === undefined) return error;
  const message = cause.says.replace('{host}', host).replace('{code}', code);
  const lasting = new CoreError(cause.code ?? 'NETWORK', message, { fix: cause.fix });
  return cause.passes === undefined ? lasting : new RetryableError(lasting, cause.passes);
}

/** The end of the time a request is given. */
export function timeOut(host: string, timeoutMs: number): RetryableError {
  const message = `${host} did not answer within ${Math.ceil(timeoutMs / 1000)} s`;
  return new RetryableError(new CoreError('NETWORK', message, { fix: AGAIN }), { wasSent: true });
}

function codeOf(error: Error): string {
  // undici gives errors of its parser no code.
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
