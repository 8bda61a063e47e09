import { CoreError } from '../../contract/errors.ts';
import { RetryableError, retryAfterMs } from '../../contract/retryable-error.ts';
import type { HttpAnswer } from './http-client.ts';
import { GO_ON } from './network-failure.ts';
import { hostOf } from './remote-address.ts';

const FORBIDDEN_FIX =
  'Give --contact with your e-mail address: some registers, like the SEC, serve only programs that say whose they are.';
const BY_HAND_FIX =
  'Open the address in a browser; the files can also be downloaded by hand and given to core reference import.';

/** What an answer without the file means, and whether it may pass. */
export function statusFailure(
  answer: HttpAnswer,
  { userAgent, now }: { readonly userAgent: string; readonly now: () => number },
): CoreError | RetryableError {
  const { status, url } = answer;
  const host = hostOf(url);
  const waitMs = retryAfterMs(answer.header('retry-after'), now());
  if (status === 429) {
    const busy = new CoreError('RATE_LIMITED', `${host} has been asked too often (429)`, { fix: GO_ON });
    return new RetryableError(busy, { waitMs });
  }
  if (status === 408 || status >= 500) {
    const down = new CoreError('REMOTE', `${host} has trouble of its own (${status})`, {
      file: url,
      fix: GO_ON,
    });
    return new RetryableError(down, { waitMs });
  }
  if (status === 403) {
    const fix = userAgent.includes('@') ? BY_HAND_FIX : FORBIDDEN_FIX;
    return new CoreError('REMOTE', `${host} refuses to give the file (403)`, { file: url, fix });
  }
  const problem = status === 404 || status === 410 ? 'does not have the file' : 'does not give the file';
  return new CoreError('REMOTE', `${host} ${problem} (${status})`, { file: url, fix: BY_HAND_FIX });
}
