import { type OpenedCrosschecks, openCrosschecks } from '../../engine/crosschecks/open-crosschecks.ts';
import { runDueSchedules } from '../../engine/served/run-due.ts';
import type { EngineStores } from '../../engine/stores.ts';
import type { Context } from '../context.ts';
import { crosscheckWork } from './crosscheck-process.ts';

interface ServedCrosschecks {
  /** Runs a schedule, due or not; false when another run is under way or there is none of the name. */
  runNow(key: Parameters<OpenedCrosschecks['runNow']>[0]): Promise<boolean>;
  /** Stops what is under way; the next process that works goes on with it. */
  close(): Promise<void>;
}

/** Runs the schedules of crosschecks for as long as the process works; one that leaves the work runs none but those it is told to. */
export async function serveCrosschecks(
  { dataDir, clock, shared: place }: Context,
  { crosschecks: schedules, shared }: Pick<EngineStores, 'crosschecks' | 'shared'>,
  {
    onError,
    tell,
    leavesWork,
  }: {
    readonly onError: (what: string, error: unknown) => void;
    readonly tell: (line: string) => void;
    readonly leavesWork: boolean;
  },
): Promise<ServedCrosschecks> {
  const opened = await openCrosschecks({
    schedules,
    clock,
    onError,
    ...crosscheckWork({ dataDir, say: tell, shared: place }),
  });
  const due = { clock, turns: shared?.turns, kind: 'crosschecks', scheduler: opened, onError } as const;
  const stopLooking = leavesWork ? undefined : await runDueSchedules(due);
  return {
    runNow: (key) => opened.runNow(key),
    async close() {
      await stopLooking?.();
      await opened.close();
    },
  };
}
