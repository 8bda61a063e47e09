import type { Clock } from '../contract/clock.ts';
import type { AttemptEnded } from '../contract/served-engine.ts';
import type { AttemptResult, ClaimedDelivery, DeliveryStore } from './delivery-store.ts';
import { afterAttempt } from './retry-schedule.ts';
import type { WebhookAnswer, WebhookSender } from './send.ts';

export interface AttemptOptions {
  readonly store: DeliveryStore;
  readonly sender: WebhookSender;
  /** Undefined once the key was deleted: its deliveries are not sent any more. */
  readonly secretOf: (keyId: string) => Promise<string | undefined>;
  readonly clock: Clock;
  /** After the commit. */
  readonly onAttempt?: (event: AttemptEnded) => void;
  /** Between the receiver's 2xx and the commit. */
  readonly onDelivered?: () => void;
  /** Is told of unexpected errors, such as a store that cannot be written. */
  readonly onError: (error: unknown) => void;
}

const COMMIT_TRIES = 3;
const COMMIT_PAUSE_MS = 1000;

/** Sends a claimed delivery once and commits what became of it; says whether it waits for another attempt. */
export async function attempt(claimed: ClaimedDelivery, options: AttemptOptions): Promise<boolean> {
  const startedMs = options.clock.now();
  const secret = await options.secretOf(claimed.keyId);
  const answer = secret === undefined ? KEY_DELETED : await options.sender.send(requestOf(claimed, secret));
  const tookMs = options.clock.now() - startedMs;
  const isDelivered = isSuccess(answer);
  if (isDelivered) options.onDelivered?.();
  const { id, attemptId, token, attemptNumber } = claimed;
  const outcomeAt = (endedMs: number) =>
    secret === undefined ? FAILED : afterAttempt(attemptNumber, endedMs, isDelivered);
  const resultAt = (endedMs: number) => ({
    ...{ id, attemptId, token, endedMs, ...answer },
    outcome: outcomeAt(endedMs),
  });
  const committed = await commit(resultAt, options);
  if (committed === undefined) return true;
  const { state } = committed.outcome;
  options.onAttempt?.({ outcome: state === 'waiting' ? 'retry' : state, seconds: tookMs / 1000 });
  return state === 'waiting';
}

/** Whether the answer ends the delivery: the receiver said 2xx. */
export function isSuccess({ status }: Pick<WebhookAnswer, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

const FAILED = { state: 'failed' } as const;
const KEY_DELETED: WebhookAnswer = {
  status: null,
  error: 'not sent: the API key was deleted',
  response: null,
};

function requestOf({ url, event, body, attemptId }: ClaimedDelivery, signingSecret: string) {
  return { url, event, body, attemptId, signingSecret };
}

/**
 * Gives what was committed, undefined when the lease was lost. Tries again for a while: a webhook whose delivery cannot
 * be noted is sent again when its lease has run out.
 */
async function commit(
  resultAt: (endedMs: number) => AttemptResult,
  { store, onError, clock }: AttemptOptions,
): Promise<AttemptResult | undefined> {
  let endedMs: number | undefined;
  for (let tries = 1; ; tries++) {
    try {
      endedMs ??= await store.now();
      const result = resultAt(endedMs);
      return (await store.finish(result)) ? result : undefined;
    } catch (error) {
      if (tries === COMMIT_TRIES) throw error;
      onError(error);
      await clock.sleep(COMMIT_PAUSE_MS);
    }
  }
}
