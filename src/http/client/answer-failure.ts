import { CoreError, type ErrorCode } from '../../contract/errors.ts';
import { RetryableError, retryAfterMs } from '../../contract/retryable-error.ts';
import type { Route, RouteName } from '../../contract/route.ts';
import { type Address, hostOf } from './address.ts';
import { cleanWords } from './clean-words.ts';
import type { HttpAnswer } from './transport.ts';

interface Asked {
  readonly route: Route;
  readonly address: Address;
  readonly now: number;
}

/** What another attempt may mend. */
const PASSING = [500, 502, 503, 504];

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  410: 'JOB_PRUNED',
  413: 'TOO_LARGE',
};

const PROBLEMS: Readonly<Record<number, string>> = {
  401: 'no longer takes the API key',
  403: 'does not take the API key',
  404: 'does not know the address',
};

/** What is not there when one of these answers 404 with words of the service. */
const MISSING: Readonly<Partial<Record<RouteName, ErrorCode>>> = {
  'read-crosscheck': 'JOB_NOT_FOUND',
  'lookup-entity': 'ENTITY_NOT_FOUND',
  'load-bulk-part': 'JOB_NOT_FOUND',
  'start-bulk': 'JOB_NOT_FOUND',
  'read-bulk': 'JOB_NOT_FOUND',
  'read-bulk-part': 'JOB_NOT_FOUND',
};

const PAUSE_MS = 2_000;
const SHORTEST_PAUSE_MS = 500;
/** A service that asks for more is not waited for. */
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** What an answer without a result means, and whether it may pass; undefined for one with a result. */
export function answerFailure(answer: HttpAnswer, asked: Asked): CoreError | RetryableError | undefined {
  const { status } = answer;
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return redirected(answer, asked);
  if (status === 429) return tooMany(answer, asked);
  if (!PASSING.includes(status)) return refusal(answer, asked);
  return new RetryableError(new CoreError('REMOTE', problemOf(answer, asked)), {
    wasSent: true,
    waitMs: retryAfterMs(answer.headers['retry-after'], asked.now) ?? 0,
  });
}

function refusal(answer: HttpAnswer, asked: Asked): CoreError {
  const code = CODES[answer.status];
  const words = wordOf(answer, 'error');
  if (code === undefined || words === undefined) {
    const isAddress = code === undefined || code === 'NOT_FOUND';
    const place = isAddress ? { fix: 'Check the endpoint and its path.' } : {};
    return new CoreError(code ?? 'REMOTE', problemOf(answer, asked), place);
  }
  // A refusal of the key has no `error` (docs/wire.md, Keys): here the operator has switched something off.
  if (code === 'FORBIDDEN') return new CoreError(code, words, { fix: 'Ask the operator of the service.' });
  const isTicket = code === 'NOT_FOUND' && asked.route.name === 'read-feedback';
  const place = isTicket ? { fix: 'Check its number.' } : {};
  return new CoreError((code === 'NOT_FOUND' ? MISSING[asked.route.name] : undefined) ?? code, words, place);
}

function problemOf(answer: HttpAnswer, { address }: Asked): string {
  const { status } = answer;
  const words = wordOf(answer, 'error') ?? wordOf(answer, 'message');
  const problem = PROBLEMS[status] ?? (status >= 500 ? 'has trouble of its own' : 'refuses the request');
  return `${hostOf(address)} ${problem} (${words === undefined ? status : `${status}: ${words}`})`;
}

function redirected({ status, headers }: HttpAnswer, { address }: Asked): CoreError {
  const from = `${address.origin}${address.path}`;
  const location = headers.location ?? '';
  if (location === '' || !URL.canParse(location, from))
    return new CoreError('REMOTE', `${hostOf(address)} answers ${status} without a new address`);
  const target = cleanWords(new URL(location, from).href);
  return new CoreError('REMOTE', `${cleanWords(from)} has moved to ${target} (${status})`, {
    fix: 'Redirects are not followed, to keep the API key: if you trust the new address, give it as the endpoint.',
  });
}

function tooMany(answer: HttpAnswer, { address, now }: Asked): CoreError | RetryableError {
  const waitMs = Math.max(retryAfterMs(answer.headers['retry-after'], now) ?? PAUSE_MS, SHORTEST_PAUSE_MS);
  const wait = `${Math.ceil(waitMs / 1000)} s`;
  const message = `${hostOf(address)} has been asked too often and asks for a pause of ${wait}`;
  const lasting = new CoreError('RATE_LIMITED', message, { fix: `Try again after ${wait}.` });
  return waitMs > LONGEST_PAUSE_MS ? lasting : new RetryableError(lasting, { wasSent: false, waitMs });
}

function wordOf({ text }: HttpAnswer, member: 'error' | 'message'): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    // Of a value without members the member is undefined.
    const words: unknown = Object(body)[member];
    return typeof words === 'string' && words !== '' ? cleanWords(words) : undefined;
  } catch {
    return undefined;
  }
}
