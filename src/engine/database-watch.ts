import type { Clock } from '../contract/clock.ts';

interface Watching {
  readonly clock: Pick<Clock, 'every'>;
  readonly onError: (what: string, error: unknown) => void;
}

export interface DatabaseWatch {
  /** Whether the last question that has ended was answered. */
  isReachable(): boolean;
  stop(): void;
}

const ASK_MS = 2000;

/** Asks the database that machines share, one question at a time, whether it takes what is written. Without one nothing is asked. */
export function watchDatabase(
  ask: (() => Promise<void>) | undefined,
  { clock, onError }: Watching,
): DatabaseWatch {
  let isReachable = true;
  let isAsking = false;
  const answered = () => {
    isReachable = true;
  };
  const refused = (error: unknown) => {
    if (isReachable) onError('the database cannot be reached', error);
    isReachable = false;
  };
  const look = () => {
    if (ask === undefined || isAsking) return;
    isAsking = true;
    void ask()
      .then(answered, refused)
      .finally(() => {
        isAsking = false;
      });
  };
  return { isReachable: () => isReachable, stop: clock.every(ASK_MS, look) };
}
