import type { Clock } from '../contract/clock.ts';
import { type JobExecutor, LEASE_MS } from './runner.ts';

export interface WorkLoopOptions {
  readonly clock: Clock;
  readonly executor: Pick<JobExecutor, 'ready'>;
  /** Pieces of work that are under way at the same time. */
  readonly atOnce: number;
  /** Claims whatever there is for as long as the loop is open, and begins the work on it. */
  claimAll(loop: OpenLoop): Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** What claims see of the loop. */
export interface OpenLoop {
  /** It has room for another piece of work. */
  isOpen(): boolean;
  /** For how many more pieces it has room. */
  room(): number;
  /** The end of the work wakes the loop. */
  begin(work: Promise<void>): void;
  /** Aborts when the loop closes. */
  readonly closing: AbortSignal;
}

export interface WorkLoop {
  /** There may be something to claim. */
  wake(): void;
  /** Claims no more, and resolves when what is under way has ended. */
  close(): Promise<void>;
}

/** A loop that looks by itself what there is to claim. */
export interface LookingLoop extends WorkLoop {
  /** The loop, where it has room and has looked at all that it knows to wait; undefined while it looks, is full or closes. */
  idle(): OpenLoop | undefined;
}

/** How often to look for what other processes have left behind. */
export const LOOK_MS = 1000;

/** Claims when it is woken and looks by itself now and then, one claim after the other, and works on what it has claimed. */
export function workLoop({ clock, executor, atOnce, claimAll, onError }: WorkLoopOptions): LookingLoop {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  // A claim counts: a process that dies while it starts must not wear out what it has not begun.
  let isReady = executor.ready === undefined;
  let isWoken = false;
  let looking: Promise<void> | undefined;
  const room = () => atOnce - underWay.size;
  const isOpen = () => isReady && !closing.signal.aborted && room() > 0;
  const begin = (work: Promise<void>) => {
    const ending: Promise<void> = work.finally(() => {
      underWay.delete(ending);
      wake();
    });
    underWay.add(ending);
  };
  const loop = { isOpen, room, begin, closing: closing.signal };
  const wake = () => {
    isWoken = true;
    if (looking !== undefined || !isOpen()) return;
    looking = (async () => {
      while (isWoken && isOpen()) {
        // What is made within one turn of the event loop is claimed together.
        await new Promise(setImmediate);
        isWoken = false;
        await claimAll(loop).catch(onError);
      }
      looking = undefined;
    })();
  };
  const stopLooking = clock.every(LOOK_MS, wake);
  void executor.ready?.().then(() => {
    isReady = true;
    wake();
  });
  wake();
  return {
    wake,
    idle: () => (isOpen() && !isWoken && looking === undefined ? loop : undefined),
    async close() {
      closing.abort();
      stopLooking();
      await looking;
      await Promise.all(underWay);
    },
  };
}

/** How long to wait before handing back what broke down at the claim of this number: an outage must not use up all claims. */
export function handBackPauseMs(claim: number): number {
  return Math.min(LEASE_MS / 2, LOOK_MS * 2 ** (claim - 1));
}
