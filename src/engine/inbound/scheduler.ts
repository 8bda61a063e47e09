import type { CrmConnection } from '../../contract/crm-connection.ts';
import { CoreError } from '../../contract/errors.ts';
import { type ClaimedSchedule, LeaseLost, type ScheduleKey } from '../../inbound/schedule-store.ts';
import { LEASE_MS } from '../../jobs/runner.ts';
import type { ScheduleParts } from './schedule-parts.ts';
import { runSchedule } from './schedule-run.ts';

export interface SchedulerOptions extends ScheduleParts {
  /** Opens a connection by its name; throws when there is none or it cannot be used. */
  readonly connect: (workspace: string, name: string) => Promise<CrmConnection>;
  readonly owner: string;
  readonly onError: (what: string, error: unknown) => void;
}

export interface Scheduler {
  /** Claims and runs one schedule, due or not; false when another process is at it or there is none. */
  runNow(key: ScheduleKey): Promise<boolean>;
  /** Runs whatever is due, one after the other. */
  runDue(): Promise<void>;
  /** Claims one that is due and begins to run it; false when none is. */
  beginDue(): Promise<boolean>;
  /** Breaks off what is under way; the next run goes on. */
  close(): Promise<void>;
}

/** Failed runs in a row after which a schedule is paused. */
const MOST_FAILURES = 5;
const LONGEST_ERROR = 500;

/** Runs schedules under leases: a tick is worked on by one process, whatever dies. */
export function scheduler(options: SchedulerOptions): Scheduler {
  const { schedules, owner, onError } = options;
  const closing = new AbortController();
  const lease = { owner, forMs: LEASE_MS };
  const underWay = new Set<Promise<void>>();
  const run = async (claim: ClaimedSchedule) => {
    const running = claimedRun(claim, options, closing.signal).finally(() => underWay.delete(running));
    underWay.add(running);
    await running;
  };
  const told = (claim: ClaimedSchedule) =>
    run(claim).catch((error) => onError(`the schedule ${claim.name} broke off`, error));
  return {
    async runNow(key) {
      const claim = await schedules.claim(lease, key);
      if (claim === undefined) return false;
      await run(claim);
      return true;
    },
    async runDue() {
      const runs: Promise<void>[] = [];
      while (!closing.signal.aborted) {
        const claim = await schedules.claim(lease);
        if (claim === undefined) break;
        runs.push(told(claim));
      }
      await Promise.all(runs);
    },
    async beginDue() {
      const claim = closing.signal.aborted ? undefined : await schedules.claim(lease);
      if (claim !== undefined) void told(claim);
      return claim !== undefined;
    },
    async close() {
      closing.abort(new CoreError('RUN_BUSY', 'the process was stopped'));
      await Promise.allSettled(underWay);
    },
  };
}

async function claimedRun(
  claim: ClaimedSchedule,
  options: SchedulerOptions,
  closing: AbortSignal,
): Promise<void> {
  const { schedules, clock, connect } = options;
  const lost = new AbortController();
  const signal = AbortSignal.any([closing, lost.signal]);
  const stopRenewing = clock.every(LEASE_MS / 3, () => {
    schedules.renew(claim, LEASE_MS).catch((error) => {
      if (error instanceof LeaseLost) lost.abort(error);
    });
  });
  let connection: CrmConnection | undefined;
  try {
    connection = await connect(claim.workspace, claim.config.connection);
    await runSchedule({ claim, connection, parts: options, signal });
    await schedules.end(claim, { error: null, mostFailures: MOST_FAILURES });
  } catch (error) {
    // Who has it now goes on; what a stop of the process broke off is no failure of the schedule.
    if (error instanceof LeaseLost) return;
    await schedules.end(claim, {
      error: closing.aborted ? null : wordsOf(error),
      mostFailures: MOST_FAILURES,
    });
    if (!(error instanceof CoreError)) throw error;
  } finally {
    stopRenewing();
    await connection?.close().catch(() => {});
  }
}

function wordsOf(error: unknown): string {
  const text = error instanceof CoreError ? `${error.message}. ${error.fix}` : String(error);
  return text.slice(0, LONGEST_ERROR);
}
