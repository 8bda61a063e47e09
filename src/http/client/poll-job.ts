import { retryAfterMs } from '../../contract/retryable-error.ts';
import { OutOfTime } from './backoff.ts';
import type { TimedAnswer } from './call.ts';
import type { ClientClock } from './clock.ts';

/** One look at a job. */
export interface JobLook<S> {
  readonly answer: TimedAnswer;
  readonly job: S;
  readonly hasEnded: boolean;
}

interface Polling {
  readonly clock: ClientClock;
  readonly deadline: number;
  readonly signal: AbortSignal;
}

// The pauses between two polls (docs/wire.md, Jobs).
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** An answer that took less was not held back, whatever it says: to ask again at once would be a busy loop. */
const SHORTEST_HOLD_MS = 1_000;

/**
 * Looks at a job until it has ended or the deadline is over, and answers with its latest state. A service that holds
 * its answers back is asked again at once; any other after the pause it wishes, or 2 s doubling to 30 s.
 */
export async function pollJob<S>(
  look: (isKnown: boolean) => Promise<JobLook<S>>,
  polling: Polling,
): Promise<S> {
  const { clock, deadline, signal } = polling;
  let known: S | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    let seen: JobLook<S>;
    try {
      seen = await look(known !== undefined);
    } catch (error) {
      return outOfTime(error, known, polling);
    }
    known = seen.job;
    const leftMs = deadline - clock.now();
    if (seen.hasEnded || leftMs <= 0) return known;
    if (wasHeld(seen.answer)) continue;
    await clock.sleep(Math.min(wishedMs(seen.answer, clock) ?? pauseMs, leftMs), signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** What was known of the job when no other look was possible. */
async function outOfTime<S>(
  error: unknown,
  known: S | undefined,
  { clock, deadline, signal }: Polling,
): Promise<S> {
  if (!(error instanceof OutOfTime)) throw error;
  if (known === undefined) throw error.lasting;
  const leftMs = deadline - clock.now();
  if (leftMs > 0) await clock.sleep(leftMs, signal);
  return known;
}

function wasHeld({ headers, askedMs, tookMs }: TimedAnswer): boolean {
  if (askedMs === 0) return false;
  const isApplied = /\bwait\b/.test(headers['preference-applied'] ?? '');
  return tookMs >= Math.max(SHORTEST_HOLD_MS, isApplied ? 0 : askedMs - SHORTEST_HOLD_MS);
}

function wishedMs(answer: TimedAnswer, clock: ClientClock): number | undefined {
  const askedMs = retryAfterMs(answer.headers['retry-after'], clock.now());
  return askedMs === undefined ? undefined : Math.max(askedMs, SHORTEST_HOLD_MS);
}
