import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import type {
  ClaimedCrosscheck,
  CrosscheckEnd,
  CrosscheckScheduleStore,
} from '../../inbound/crosscheck-schedule.ts';
import { LeaseLost, type ScheduleKey } from '../../inbound/schedule-store.ts';
import { LEASE_MS } from '../../jobs/runner.ts';

/** What carries a run out, in a process of its own. */
export interface CrosscheckWork {
  /** Works on the run until it has ended, or the signal asks it to stop; tells the process that it works in. */
  readonly carryOut: (
    claimed: ClaimedCrosscheck,
    signal: AbortSignal,
    onProcess: (pid: number) => Promise<void>,
  ) => Promise<CrosscheckEnd>;
  /** Removes the files of a run that are not kept any more. */
  readonly removeFiles: (folder: string) => Promise<void>;
}

interface CrosscheckSchedulerOptions extends CrosscheckWork {
  readonly schedules: CrosscheckScheduleStore;
  readonly clock: Clock;
  readonly owner: string;
  readonly ownerOf: (pid: number) => string;
  readonly isAlive: (owner: string) => boolean;
  readonly onError: (what: string, error: unknown) => void;
}

export interface CrosscheckScheduler {
  /** Runs one schedule, due or not; false when a run is under way here, another process is at it, or there is none. */
  runNow(key: ScheduleKey): Promise<boolean>;
  /** Runs whatever is due, one after the other, for a crosscheck wants the whole machine; nothing while one is under way. */
  runDue(): Promise<void>;
  /** Whether none is under way. */
  hasRoom(): boolean;
  /** Claims one that is due and begins to run it; false when none is, or one is under way. */
  beginDue(): Promise<boolean>;
  /** Stops what is under way; the run is taken up again. */
  close(): Promise<void>;
}

/** Failed runs in a row after which a schedule is paused. */
const MOST_FAILURES = 5;
const LONGEST_ERROR = 500;

/** Runs schedules of crosschecks under leases: a tick is worked on by one process, whatever dies. */
export function crosscheckScheduler(options: CrosscheckSchedulerOptions): CrosscheckScheduler {
  const { schedules, owner, isAlive, onError } = options;
  const closing = new AbortController();
  const lease = { owner, forMs: LEASE_MS };
  let underWay: Promise<unknown> | undefined;
  const runClaimed = (claimed: ClaimedCrosscheck) => claimedRun(claimed, options, closing.signal);
  const nextOf = async (key?: ScheduleKey) => schedules.claim(lease, isAlive, key);
  const told = (claimed: ClaimedCrosscheck) =>
    runClaimed(claimed).catch((error) => onError(`the schedule ${claimed.name} broke off`, error));
  const allDue = async () => {
    while (!closing.signal.aborted) {
      const claimed = await nextOf();
      if (claimed === undefined) return;
      await told(claimed);
    }
  };
  const only = async <T>(work: () => Promise<T>): Promise<T> => {
    const running = work();
    underWay = running.catch(() => {});
    return running.finally(() => {
      underWay = undefined;
    });
  };
  return {
    async runNow(key) {
      if (underWay !== undefined) return false;
      return only(async () => {
        const claimed = await nextOf(key);
        if (claimed !== undefined) await runClaimed(claimed);
        return claimed !== undefined;
      });
    },
    async runDue() {
      if (underWay === undefined) await only(allDue);
    },
    hasRoom: () => underWay === undefined && !closing.signal.aborted,
    beginDue() {
      if (underWay !== undefined) return Promise.resolve(false);
      return new Promise((resolve, reject) => {
        const one = async () => {
          const claimed = await nextOf();
          resolve(claimed !== undefined);
          if (claimed !== undefined) await told(claimed);
        };
        only(one).catch(reject);
      });
    },
    async close() {
      closing.abort(new CoreError('RUN_BUSY', 'the process was stopped'));
      await underWay;
    },
  };
}

async function claimedRun(
  claimed: ClaimedCrosscheck,
  { schedules, clock, ownerOf, carryOut, removeFiles }: CrosscheckSchedulerOptions,
  closing: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const stopRenewing = clock.every(LEASE_MS / 3, () => {
    schedules.renew(claimed, LEASE_MS).catch((error) => {
      if (error instanceof LeaseLost) lost.abort(error);
    });
  });
  try {
    const signal = AbortSignal.any([closing, lost.signal]);
    const onProcess = (pid: number) => schedules.workedOnBy(claimed, ownerOf(pid));
    const how = await carryOut(claimed, signal, onProcess).catch(failed);
    for (const folder of await schedules.end(claimed, how, MOST_FAILURES)) await removeFiles(folder);
  } catch (error) {
    // Who has it now goes on, or the schedule was removed.
    if (!(error instanceof LeaseLost)) throw error;
  } finally {
    stopRenewing();
  }
}

function failed(error: unknown): CrosscheckEnd {
  if (error instanceof LeaseLost) throw error;
  const text = error instanceof CoreError ? `${error.message}. ${error.fix}` : String(error);
  return { is: 'failed', error: text.slice(0, LONGEST_ERROR) };
}
