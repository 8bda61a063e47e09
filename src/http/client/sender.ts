import pLimit from 'p-limit';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import { answerFailure } from './answer-failure.ts';
import { type Backoff, backoffOf, type Gate, OutOfTime, openGate } from './backoff.ts';
import { type Call, lastAttemptAt, requestOf, type TimedAnswer } from './call.ts';
import type { ClientClock } from './clock.ts';
import type { Transport } from './transport.ts';

export interface SenderOptions {
  readonly transport: Transport;
  readonly clock: ClientClock;
  /** Requests at the same time. */
  readonly concurrency: number;
  /** Of one request, beside the time its answer may be held back. */
  readonly timeoutMs: number;
}

/** Gives the 2xx answer to a call; throws a CoreError, the reason of its signal, or OutOfTime when it may be held. */
export type Sender = (call: Call) => Promise<TimedAnswer>;

const MOST_TRIES = 8;
/** Fewer tries while the service has never answered: its address is probably wrong. */
const TRIES_WITHOUT_CONTACT = 3;

/** Makes a sender that tries passing failures again; a 429 to one call is a pause for all of them. */
export function senderOf(options: SenderOptions): Sender {
  const { clock } = options;
  const lanes = lanesOf(options);
  const gate = openGate(clock);
  let hadContact = false;
  const onContact = () => {
    hadContact = true;
  };
  return async (call) => {
    const pauses = backoffOf(clock, () => (hadContact ? MOST_TRIES : TRIES_WITHOUT_CONTACT));
    for (;;) {
      try {
        return await lanes(call, () => attempt(call, { ...options, gate, onContact }));
      } catch (error) {
        if (!(error instanceof RetryableError)) throw error;
        if (call.lines !== undefined && !Array.isArray(call.lines)) throw error.lasting;
        // The gate is its pause, and the try does not count.
        if (isRateLimit(error)) continue;
        await clock.sleep(pauseAfter(error, { ...options, call, pauses }), call.signal);
      }
    }
  };
}

interface Attempt extends SenderOptions {
  readonly gate: Gate;
  readonly onContact: () => void;
}

async function attempt(call: Call, parts: Attempt): Promise<TimedAnswer> {
  const { clock, timeoutMs, gate } = parts;
  await gate.pass(call.signal, lastAttemptAt(call, { now: clock.now(), timeoutMs }));
  const sentAt = clock.now();
  const { request, askedMs } = requestOf(call, { now: sentAt, timeoutMs });
  const answer = await parts.transport.exchange(request);
  parts.onContact();
  const now = clock.now();
  const failure = answerFailure(answer, { route: call.route, address: call.address, now });
  if (failure === undefined) return { ...answer, askedMs, tookMs: now - sentAt };
  if (failure instanceof RetryableError && isRateLimit(failure)) gate.closeFor(failure.waitMs ?? 0);
  throw failure;
}

function isRateLimit({ lasting }: RetryableError): boolean {
  return lasting.code === 'RATE_LIMITED';
}

interface Retry extends SenderOptions {
  readonly call: Call;
  readonly pauses: Backoff;
}

/** How long to pause before the next try; throws what the failure comes to when there is none. */
function pauseAfter(failure: RetryableError, { call, pauses, clock, timeoutMs }: Retry): number {
  if (failure.wasSent && call.effect !== undefined) throw uncertain(failure.lasting, call.effect);
  const pauseMs = pauses.next(failure.waitMs ?? 0);
  const now = clock.now();
  if (pauseMs === undefined) throw failure.lasting;
  if (now + pauseMs > lastAttemptAt(call, { now, timeoutMs })) throw new OutOfTime(failure.lasting);
  return pauseMs;
}

function uncertain({ code, message }: CoreError, effect: string): CoreError {
  return new CoreError(code, `${message}; ${effect}`, {
    fix: 'Look whether it did before you send it again; a job with an Idempotency-Key is safe to send twice.',
  });
}

/** Requests that may be held leave some connections free: new jobs and last looks get through beside them. */
function lanesOf({
  concurrency,
  clock,
}: SenderOptions): <T>(call: Call, work: () => Promise<T>) => Promise<T> {
  const all = pLimit(concurrency);
  const held = pLimit(Math.max(1, concurrency - Math.ceil(concurrency / 8)));
  return ({ holdUntil = 0 }, work) => (holdUntil > clock.now() ? held(() => all(work)) : all(work));
}
