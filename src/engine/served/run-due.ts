import type { Clock } from '../../contract/clock.ts';
import type { TurnKind, Turns } from '../../jobs/turns.ts';

export interface DueOptions {
  readonly clock: Clock;
  /** Says when to look; without, it looks by itself. */
  readonly turns: Turns | undefined;
  readonly kind: Extract<TurnKind, 'schedules' | 'crosschecks'>;
  readonly scheduler: {
    /** Runs whatever is due. */
    runDue(): Promise<void>;
    /** Begins to run one that is due; false when none is. */
    beginDue(): Promise<boolean>;
    /** Without, there always is. */
    hasRoom?(): boolean;
  };
  readonly onError: (what: string, error: unknown) => void;
}

/** How often to look which schedules are due. */
const LOOK_MS = 1000;
const FAILED = { schedules: 'schedules', crosschecks: 'schedules of crosschecks' } as const;

/**
 * Runs schedules when they are due, until what it gives is called. Throws CONFIG where nothing can be handed out. Where turns
 * are given one process at a time looks, and begins one schedule: the next turn may be another process's.
 */
export async function runDueSchedules({
  clock,
  turns,
  kind,
  scheduler,
  onError,
}: DueOptions): Promise<() => Promise<void>> {
  const failed = (error: unknown) => onError(`${FAILED[kind]} could not be run`, error);
  if (turns === undefined) {
    const stop = clock.every(LOOK_MS, () => void scheduler.runDue().catch(failed));
    return async () => stop();
  }
  await turns.load();
  const taken = turns.take(kind, {
    hasRoom: () => scheduler.hasRoom?.() !== false,
    take: async () => ((await scheduler.beginDue()) ? 0 : undefined),
    onError: (_what, error) => failed(error),
  });
  return () => taken.close();
}
