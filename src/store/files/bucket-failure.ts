import { CoreError, type ErrorCode } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';

/** What a client of a bucket throws: members of which each may be missing. */
interface Thrown {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

interface Failure {
  readonly code: ErrorCode;
  readonly what: string;
  readonly fix: string;
}

const CREDENTIALS =
  'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, and that they may list, read, write and delete there.';

const FAILURES: Readonly<Record<string, Failure>> = {
  NoSuchBucket: {
    code: 'CONFIG',
    what: 'there is no such bucket',
    fix: 'Make it, or name another one; core makes none.',
  },
  PermanentRedirect: {
    code: 'CONFIG',
    what: 'the bucket is in another region',
    fix: 'Name its region in AWS_REGION.',
  },
  AuthorizationHeaderMalformed: {
    code: 'CONFIG',
    what: 'the bucket is in another region',
    fix: 'Name its region in AWS_REGION.',
  },
  RequestTimeTooSkewed: {
    code: 'CONFIG',
    what: 'the clock of this machine is minutes away from that of the service',
    fix: 'Set the clock of this machine, best by NTP.',
  },
  CredentialsProviderError: {
    code: 'CONFIG',
    what: 'there are no credentials',
    fix: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.',
  },
  TokenProviderError: {
    code: 'CONFIG',
    what: 'the credentials have run out',
    fix: 'Sign in again, as with aws sso login.',
  },
};

/** Of a connection, or of a service that is overloaded. */
const PASSING = /^(?:E[A-Z]+|UND_ERR\w*|TimeoutError|AbortError|NetworkingError|SlowDown|RequestTimeout)$/;

/** Whether it says that there is no such file. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = thrown(error);
  return name === 'NoSuchKey' || (name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404);
}

/** Says in words why a bucket does not do what is asked; what may pass is a RetryableError. */
export function bucketFailure(error: unknown, place: string): unknown {
  if (error instanceof CoreError || error instanceof RetryableError) return error;
  const { name, code, $metadata } = thrown(error);
  const status = $metadata?.httpStatusCode ?? 0;
  const known = FAILURES[String(name)] ?? (status === 301 ? FAILURES.PermanentRedirect : undefined);
  if (known !== undefined) return new CoreError(known.code, `${place}: ${known.what}`, { fix: known.fix });
  if (status === 401 || status === 403)
    return new CoreError('FORBIDDEN', `${place} refuses these credentials (${String(name)})`, {
      fix: CREDENTIALS,
    });
  if (status >= 500)
    return new RetryableError(
      new CoreError('REMOTE', `${place} answers with ${status} (${String(name)})`, {
        fix: 'Try again later.',
      }),
    );
  const word = [code, name].map(String).find((one) => PASSING.test(one));
  if (word === undefined) return error;
  return new RetryableError(
    new CoreError('NETWORK', `${place} cannot be reached (${word})`, {
      fix: 'Check the connection, and AWS_ENDPOINT_URL where the bucket is not at AWS.',
    }),
  );
}

function thrown(error: unknown): Thrown {
  return typeof error === 'object' && error !== null ? error : {};
}
