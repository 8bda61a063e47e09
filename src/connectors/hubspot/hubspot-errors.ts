import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError, retryAfterMs } from '../../contract/retryable-error.ts';
import type { RestAnswer } from '../rest/rest-client.ts';

const ErrorBody = z.object({
  message: z.string().optional(),
  category: z.string().optional(),
  policyName: z.string().optional(),
});

/** What HubSpot asks to wait where it names no time: its shorter windows are a second and ten. */
const SECONDLY_MS = 1000;
const TEN_SECONDLY_MS = 10_000;

/**
 * The error that an answer stands for: RetryableError when it may pass, `wasSent` false when HubSpot said that it has
 * done nothing. https://developers.hubspot.com/docs/api/error-handling
 */
export function hubspotFailure(answer: RestAnswer, nowMs: number): CoreError | RetryableError {
  const { status } = answer;
  const { message = `it answers ${status}`, policyName = '' } = ErrorBody.safeParse(answer.body).data ?? {};
  const said = `HubSpot says: ${message.replace(/\s+/g, ' ').trim()}`;
  if (status === 429) return limitFailure(said, { policyName, answer, nowMs });
  if (status === 401) return new CoreError('UNAUTHORIZED', said, { fix: RECONNECT });
  if (status === 403) return new CoreError('FORBIDDEN', said, { fix: RIGHTS });
  if (status >= 500 || status === 477 || status === 423)
    return new RetryableError(new CoreError('REMOTE', said), {
      // 423 locks and 477 moves an account before anything is done; gateways answer 5xx before and after.
      wasSent: status >= 500,
      waitMs: retryAfterMs(answer.header('retry-after'), nowMs),
    });
  return new CoreError('INVALID_REQUEST', said, {
    fix: 'Check the names of object and properties, and the WHERE.',
  });
}

function limitFailure(
  said: string,
  {
    policyName,
    answer,
    nowMs,
  }: { readonly policyName: string; readonly answer: RestAnswer; readonly nowMs: number },
): CoreError | RetryableError {
  const lasting = new CoreError('RATE_LIMITED', said, {
    fix: 'The requests of this day are used up; they begin anew at midnight in the time zone of the portal.',
  });
  if (/daily/i.test(policyName)) return lasting;
  const usual = /ten/i.test(policyName) ? TEN_SECONDLY_MS : SECONDLY_MS;
  return new RetryableError(lasting, {
    wasSent: false,
    waitMs: retryAfterMs(answer.header('retry-after'), nowMs) ?? usual,
  });
}

const RECONNECT = 'Run core crm connect again with the access token of the private app.';
const RIGHTS =
  'Give the private app the scopes crm.objects.companies.read and, to write, crm.objects.companies.write.';
