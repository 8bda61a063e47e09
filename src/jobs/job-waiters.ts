/** Those who wait for jobs to end in this process. */
export interface JobWaiters {
  /** Resolves when all of the jobs have been told as ended, when the time is over, or on the signal. */
  wait(ids: readonly string[], forMs: number, signal?: AbortSignal): Promise<void>;
  ended(ids: readonly string[]): void;
}

export function jobWaiters(): JobWaiters {
  const waiting = new Map<string, Set<Waiter>>();
  const leave = (waiter: Waiter) => {
    for (const id of waiter.open) {
      const others = waiting.get(id);
      others?.delete(waiter);
      if (others?.size === 0) waiting.delete(id);
    }
    waiter.resolve();
  };
  return {
    wait: (ids, forMs, signal) =>
      new Promise((resolve) => {
        const waiter: Waiter = { open: new Set(ids), resolve: () => {} };
        const end = () => leave(waiter);
        const timer = setTimeout(end, forMs);
        waiter.resolve = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', end);
          resolve();
        };
        for (const id of waiter.open) waiting.set(id, (waiting.get(id) ?? new Set()).add(waiter));
        signal?.addEventListener('abort', end);
        if (waiter.open.size === 0 || signal?.aborted === true) end();
      }),
    ended(ids) {
      for (const id of ids) {
        for (const waiter of waiting.get(id) ?? []) {
          waiter.open.delete(id);
          if (waiter.open.size === 0) waiter.resolve();
        }
        waiting.delete(id);
      }
    },
  };
}

interface Waiter {
  readonly open: Set<string>;
  resolve: () => void;
}
