import type { Clock } from '../contract/clock.ts';
import type { JobExecutor } from './runner.ts';
import type { TurnKind, Turns } from './turns.ts';
import type { OpenLoop, WorkLoop } from './work-loop.ts';

export interface TurnLoopOptions {
  readonly turns: Turns;
  readonly kind: TurnKind;
  readonly clock: Clock;
  readonly executor: Pick<JobExecutor, 'ready'>;
  /** Pieces of work that are under way at the same time; with 0 turns are left to other processes. */
  readonly atOnce: number;
  /** Claims a piece of the workspace's work and begins it; gives what TurnTaker.take gives. */
  claimOne(workspace: string, loop: OpenLoop): Promise<number | undefined>;
  readonly onError: (what: string, error: unknown) => void;
}

/** Who has claimed all that waited looks again only so much later: what comes meanwhile is claimed together, or by others. */
const GATHER_MS = 15;

/** Claims when this process has a turn, and works on what it has claimed. */
export function turnLoop(options: TurnLoopOptions): WorkLoop {
  const { turns, kind, clock, executor, atOnce, claimOne, onError } = options;
  if (atOnce === 0) return { wake() {}, close: async () => {} };
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  // A claim counts: a process that dies while it starts must not wear out what it has not begun.
  let isReady = executor.ready === undefined;
  let isResting = false;
  const room = () => atOnce - underWay.size;
  const isOpen = () => isReady && !closing.signal.aborted && room() > 0;
  const begin = (work: Promise<void>) => {
    const ending: Promise<void> = work.finally(() => {
      underWay.delete(ending);
      taken.wake();
    });
    underWay.add(ending);
  };
  const loop = { isOpen, room, begin, closing: closing.signal };
  const rest = () => {
    isResting = true;
    clock.after(
      GATHER_MS,
      () => {
        isResting = false;
        if (!closing.signal.aborted) taken.wake();
      },
      { isBackground: true },
    );
  };
  const taken = turns.take(kind, {
    hasRoom: () => isOpen() && !isResting,
    async take(workspace) {
      const inMs = await claimOne(workspace, loop);
      if (inMs === undefined) rest();
      return inMs;
    },
    onError,
  });
  void executor.ready?.().then(() => {
    isReady = true;
    taken.wake();
  });
  return {
    wake: () => taken.wake(),
    async close() {
      closing.abort();
      await taken.close();
      await Promise.all(underWay);
    },
  };
}
