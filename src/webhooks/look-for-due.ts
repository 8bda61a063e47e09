import type { Clock, StopTimer } from '../contract/clock.ts';
import type { Turns } from '../jobs/turns.ts';

/** Looks for deliveries that are due. */
export interface Looking {
  /** There may be something to send. */
  wake(): void;
  /** An attempt has ended, so that its receiver has room again; its delivery may wait for another one. */
  attemptEnded(isWaiting: boolean): void;
  isClosed(): boolean;
  /** Waits for a look that is under way. */
  close(): Promise<void>;
}

interface LoopOptions {
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly isOnDemand?: boolean;
}

/** Other processes add deliveries too, and leave some behind. */
export const LOOK_MS = 5000;
const PAUSE_AFTER_ERROR_MS = 1000;

/** One look at a time, when it is woken and when the time is up; whoever wakes it during a look causes another one. After an error it pauses. */
export function lookingLoop(
  look: () => Promise<number>,
  { clock, onError, isOnDemand = false }: LoopOptions,
): Looking {
  let stopTimer: StopTimer | undefined;
  let looked: Promise<void> = Promise.resolve();
  let state: 'asleep' | 'awake' | 'looking' | 'woken' | 'paused' | 'closed' = 'asleep';
  const is = (one: typeof state) => state === one;
  const lookOnce = async () => {
    state = 'looking';
    const pauseMs = await look().catch(onError);
    if (is('closed')) return;
    if (typeof pauseMs === 'number' && is('woken')) return rise();
    state = typeof pauseMs === 'number' ? 'asleep' : 'paused';
    stopTimer = clock.after(Math.min(LOOK_MS, pauseMs ?? PAUSE_AFTER_ERROR_MS), rise, { isBackground: true });
  };
  const rise = () => {
    stopTimer?.();
    state = 'awake';
    // Several calls of wake at once cause one look.
    setImmediate(() => {
      if (is('awake')) looked = lookOnce();
    });
  };
  const wake = () => {
    if (state === 'asleep') rise();
    else if (state === 'looking') state = 'woken';
  };
  return {
    wake,
    attemptEnded() {
      if (!isOnDemand) wake();
    },
    isClosed: () => is('closed'),
    close: () => {
      state = 'closed';
      stopTimer?.();
      return looked;
    },
  };
}

interface TurnOptions {
  readonly turns: Turns;
  readonly hasRoom: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Looks when this process has the turn. Its end gives the next one, for what waits, or waits for its receiver. */
export function lookingInTurn(
  look: () => Promise<number>,
  { turns, hasRoom, onError }: TurnOptions,
): Looking {
  let isClosed = false;
  let isMore = false;
  let isGiving = false;
  const taken = turns.take('deliveries', {
    hasRoom,
    async take() {
      const nextMs = await look();
      isMore = nextMs !== Number.POSITIVE_INFINITY;
      return isMore ? Math.min(LOOK_MS, nextMs) : undefined;
    },
    onError: (_what, error) => onError(error),
  });
  const give = async () => {
    isGiving = true;
    await turns.give('deliveries', '').catch(onError);
    isGiving = false;
  };
  return {
    wake: () => taken.wake(),
    attemptEnded(isWaiting) {
      if ((isWaiting || isMore) && !isGiving) void give();
    },
    isClosed: () => isClosed,
    async close() {
      isClosed = true;
      await taken.close();
    },
  };
}
