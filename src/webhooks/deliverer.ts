import type { StopTimer } from '../contract/clock.ts';
import { type AttemptOptions, attempt } from './attempt.ts';
import type { ClaimedDelivery } from './delivery-store.ts';
import { afterAttempt, LONGEST_DELAY_MS } from './retry-schedule.ts';
import { type TasksUnderWay, tasksUnderWay } from './tasks-under-way.ts';

export interface DelivererOptions extends AttemptOptions {
  readonly owner: string;
  /** Sends only what `deliverNow` names, nothing else that is due. */
  readonly isOnDemand?: boolean;
}

export interface Deliverer {
  /** There may be something to send. */
  wake(): void;
  /** Attempts these at once, due or not, and waits for the end of the attempts; leaves out what others send. */
  deliverNow(ids: readonly string[]): Promise<void>;
  /** Begins no more attempts, waits for those under way and closes the sender. */
  close(): Promise<void>;
}

const MOST_CLAIMED = 64;
const MOST_OF_ONE_RECEIVER = 8;
const MOST_UNDER_WAY = 256;
/** Other processes add deliveries too, and leave some behind. */
const LOOK_MS = 5000;
const PAUSE_AFTER_ERROR_MS = 1000;
const LEASE_MS = 30_000;
/** What an attempt takes at most: one that is lost had ended by then. */
const ATTEMPT_MS = 5000;

/** Sends what is due, each delivery as a task of its own, until it is closed. */
export function deliverer(options: DelivererOptions): Deliverer {
  const tasks = tasksUnderWay();
  const loop = lookingLoop(() => takeUp(options, { tasks, start }), options);
  const start = (claimed: ClaimedDelivery) => {
    const work = attempt(claimed, options).catch(options.onError).then(wake);
    return tasks.add(claimed.origin, work);
  };
  const wake = () => {
    if (options.isOnDemand !== true) loop.wake();
  };
  wake();
  return {
    wake,
    async deliverNow(ids) {
      for (let at = 0; at < ids.length && !loop.isClosed(); at += MOST_OF_ONE_RECEIVER) {
        const some = ids.slice(at, at + MOST_OF_ONE_RECEIVER);
        const claimed = await claim(options, { limit: some.length, ids: some, underWay: new Map() });
        await Promise.all(claimed.map(start));
      }
    },
    async close() {
      await loop.close();
      await tasks.all();
      await options.sender.close();
    },
  };
}

interface Wanted {
  readonly limit: number;
  readonly underWay: ReadonlyMap<string, number>;
  readonly ids?: readonly string[];
}

function claim({ store, owner }: DelivererOptions, wanted: Wanted): Promise<readonly ClaimedDelivery[]> {
  return store.claim({
    ...{ ...wanted, perOrigin: MOST_OF_ONE_RECEIVER, owner, forMs: LEASE_MS },
    furthestMs: ATTEMPT_MS + LONGEST_DELAY_MS,
    ifLost: (attemptNumber, nowMs) => afterAttempt(attemptNumber, nowMs + ATTEMPT_MS, false),
  });
}

interface Tasks {
  readonly tasks: TasksUnderWay;
  readonly start: (claimed: ClaimedDelivery) => Promise<void>;
}

/** Starts what is due and says after how long to look again. */
async function takeUp(options: DelivererOptions, { tasks, start }: Tasks): Promise<number> {
  const limit = Math.min(MOST_CLAIMED, MOST_UNDER_WAY - tasks.size());
  if (limit <= 0) return LOOK_MS;
  const nowMs = await options.store.now();
  const claimed = await claim(options, { limit, underWay: tasks.byOrigin });
  for (const delivery of claimed) void start(delivery);
  if (claimed.length === limit) return 0;
  const nextMs = (await options.store.nextDueMs()) ?? Number.POSITIVE_INFINITY;
  // What is due and was not claimed waits for its receiver: the end of another attempt wakes it.
  return nextMs <= nowMs ? LOOK_MS : Math.min(LOOK_MS, nextMs - nowMs);
}

/** One look at a time, when it is woken and when the time is up; whoever wakes it during a look causes another one. After an error it pauses. */
function lookingLoop(
  look: () => Promise<number>,
  { clock, onError }: Pick<DelivererOptions, 'clock' | 'onError'>,
) {
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
    stopTimer = clock.after(pauseMs ?? PAUSE_AFTER_ERROR_MS, rise, { isBackground: true });
  };
  const rise = () => {
    stopTimer?.();
    state = 'awake';
    // Several calls of wake at once cause one look.
    setImmediate(() => {
      if (is('awake')) looked = lookOnce();
    });
  };
  return {
    wake: () => {
      if (state === 'asleep') rise();
      else if (state === 'looking') state = 'woken';
    },
    isClosed: () => is('closed'),
    /** Waits for a look that is under way. */
    close: () => {
      state = 'closed';
      stopTimer?.();
      return looked;
    },
  };
}
