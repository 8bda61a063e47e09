import type { Turns } from '../jobs/turns.ts';
import { type AttemptOptions, attempt } from './attempt.ts';
import type { ClaimedDelivery } from './delivery-store.ts';
import { LOOK_MS, type Looking, lookingInTurn, lookingLoop } from './look-for-due.ts';
import { afterAttempt, LONGEST_DELAY_MS } from './retry-schedule.ts';
import { type TasksUnderWay, tasksUnderWay } from './tasks-under-way.ts';

export interface DelivererOptions extends AttemptOptions {
  readonly owner: string;
  /** Sends only what `deliverNow` names, nothing else that is due. */
  readonly isOnDemand?: boolean;
  /** Says when to look; without, it looks by itself. */
  readonly turns?: Turns | undefined;
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
const LEASE_MS = 30_000;
/** What an attempt takes at most: one that is lost had ended by then. */
const ATTEMPT_MS = 5000;

/** Sends what is due, each delivery as a task of its own, until it is closed. */
export function deliverer(options: DelivererOptions): Deliverer {
  const { onError, isOnDemand = false, turns } = options;
  const tasks = tasksUnderWay();
  const start = (claimed: ClaimedDelivery) => {
    const work = attempt(claimed, options)
      .catch((error) => {
        onError(error);
        return true;
      })
      .then((isWaiting) => loop.attemptEnded(isWaiting));
    return tasks.add(claimed.origin, work);
  };
  const look = () => takeUp(options, { tasks, start });
  const hasRoom = () => tasks.size() < MOST_UNDER_WAY;
  const loop: Looking =
    isOnDemand || turns === undefined
      ? lookingLoop(look, options)
      : lookingInTurn(look, { turns, hasRoom, onError });
  const wake = () => {
    if (!isOnDemand) loop.wake();
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

/** Starts what is due and says after how long something else is; infinity when nothing waits. */
async function takeUp(options: DelivererOptions, { tasks, start }: Tasks): Promise<number> {
  const limit = Math.min(MOST_CLAIMED, MOST_UNDER_WAY - tasks.size());
  if (limit <= 0) return LOOK_MS;
  const nowMs = await options.store.now();
  const claimed = await claim(options, { limit, underWay: tasks.byOrigin });
  for (const delivery of claimed) void start(delivery);
  if (claimed.length === limit) return 0;
  const nextMs = (await options.store.nextDueMs()) ?? Number.POSITIVE_INFINITY;
  // What is due and was not claimed waits for its receiver: the end of another attempt wakes it.
  return nextMs <= nowMs ? LOOK_MS : nextMs - nowMs;
}
