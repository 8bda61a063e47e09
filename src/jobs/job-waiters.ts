import type { Clock } from '../contract/clock.ts';

/** Those who wait for jobs to end in this process. */
export interface JobWaiters {
  /**
   * Begins to note which of the jobs are told as ended. To be called before the jobs are read: between the answer of the
   * database and the wait for those that it said are open, one may end.
   */
  listen(ids: readonly string[]): JobEnds;
  ended(ids: readonly string[]): void;
}

export interface JobEnds {
  /** Resolves when all of these jobs have been told as ended, when the time is over, or on the signal. */
  wait(open: readonly string[], wait: Patience): Promise<void>;
  /** Listens no more. */
  stop(): void;
}

export interface Patience {
  readonly forMs: number;
  readonly signal?: AbortSignal;
}

/** Nobody waits longer than `atMostMs` before looking again, where other processes end jobs as well. */
export function jobWaiters(clock: Clock, atMostMs = Number.POSITIVE_INFINITY): JobWaiters {
  const within = (forMs: number) => Math.max(0, Math.min(atMostMs, forMs));
  const listening = new Map<string, Set<Listener>>();
  return {
    listen(ids) {
      const listener: Listener = { ended: new Set(), hear: () => {} };
      for (const id of ids) listening.set(id, (listening.get(id) ?? new Set()).add(listener));
      const stop = () => {
        for (const id of ids) {
          listening.get(id)?.delete(listener);
          if (listening.get(id)?.size === 0) listening.delete(id);
        }
      };
      return {
        wait: (open, patience) =>
          waited(listener, open, { ...patience, forMs: within(patience.forMs), clock }),
        stop,
      };
    },
    ended(ids) {
      const heard = new Set<Listener>();
      for (const id of ids) {
        for (const listener of listening.get(id) ?? []) {
          listener.ended.add(id);
          heard.add(listener);
        }
      }
      for (const listener of heard) listener.hear();
    },
  };
}

interface Listener {
  readonly ended: Set<string>;
  hear: () => void;
}

interface TimedPatience extends Patience {
  readonly clock: Clock;
}

function waited(
  listener: Listener,
  open: readonly string[],
  { forMs, signal, clock }: TimedPatience,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopTimer();
      signal?.removeEventListener('abort', end);
      listener.hear = () => {};
      resolve();
    };
    const stopTimer = clock.after(forMs, end);
    signal?.addEventListener('abort', end);
    listener.hear = () => {
      if (signal?.aborted === true || open.every((id) => listener.ended.has(id))) end();
    };
    listener.hear();
  });
}
