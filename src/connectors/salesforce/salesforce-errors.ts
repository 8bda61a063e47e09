import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import type { RestAnswer } from '../rest/rest-client.ts';

const Errors = z.array(z.object({ errorCode: z.string(), message: z.string() })).min(1);

/** Errors of rows that another try may not meet. */
const PASSING =
  /^(?:UNABLE_TO_LOCK_ROW|SERVER_UNAVAILABLE|REQUEST_RUNNING_TOO_LONG|QUERY_TIMEOUT|TXN_\w+|STORAGE_LIMIT_EXCEEDED|UNKNOWN_EXCEPTION)$/;

export function isPassingRowError(statusCode: string): boolean {
  return PASSING.test(statusCode);
}

/**
 * The error that an answer stands for: RetryableError when it may pass, `wasSent` false when Salesforce said that it
 * has done nothing. https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm
 */
export function salesforceFailure(answer: RestAnswer): CoreError | RetryableError {
  const errors = Errors.safeParse(answer.body);
  const [first] = errors.success ? errors.data : [];
  const code = first?.errorCode ?? '';
  const said =
    first === undefined
      ? `answers ${answer.status}`
      : `${first.message.replace(/\s+/g, ' ').trim()} (${code})`;
  const message = first === undefined ? `Salesforce ${said}` : `Salesforce says: ${said}`;
  if (code === 'REQUEST_LIMIT_EXCEEDED') return limitFailure(first?.message ?? '', message);
  if (answer.status === 401) return new CoreError('UNAUTHORIZED', message, { fix: RECONNECT });
  if (answer.status === 503 && code === 'SERVER_UNAVAILABLE')
    return new RetryableError(new CoreError('REMOTE', message), { wasSent: false });
  if (answer.status >= 500 || code === 'UNABLE_TO_LOCK_ROW' || code === 'QUERY_TIMEOUT')
    return new RetryableError(new CoreError('REMOTE', message), { wasSent: true });
  if (answer.status === 403) return new CoreError('FORBIDDEN', message, { fix: RIGHTS });
  if (answer.status >= 300 && answer.status < 400)
    return new CoreError('REMOTE', `Salesforce redirects, and redirects are not followed`, {
      fix: RECONNECT,
    });
  return new CoreError('INVALID_REQUEST', message, {
    fix: 'Check the names of object and fields, and the WHERE.',
  });
}

/** Of many requests at once some have to wait; of the day's requests all have to, for hours. */
function limitFailure(said: string, message: string): CoreError | RetryableError {
  const lasting = new CoreError('RATE_LIMITED', message, {
    fix: 'The requests of the last 24 hours are used up; try again later.',
  });
  return /concurrent/i.test(said) ? new RetryableError(lasting, { wasSent: false }) : lasting;
}

const RECONNECT = 'Run core crm connect again with new credentials.';
const RIGHTS = 'Give the user of the connection the API Enabled permission and access to the object.';
