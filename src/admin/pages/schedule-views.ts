import type { ScheduleLine, ScheduleRun, ScheduleView } from '../../contract/ui/schedules.ts';
import { cadenceWords } from '../../inbound/cadence.ts';
import { newsOf } from '../../inbound/crosscheck-news.ts';
import type { CrosscheckRun } from '../../inbound/crosscheck-schedule.ts';
import type { LoggedLine, LoggedRun, Schedule } from '../../inbound/schedule-store.ts';
import type { ListedCrosscheck } from '../crosschecks-admin.ts';

/** A schedule of enrichments as the pages show it. */
export function enrichmentView(schedule: Schedule, runs: readonly LoggedRun[]): ScheduleView {
  const { name, config, nextMs, pausedReason, failures, lastError, rows } = schedule;
  const { known, waiting, stopped } = rows;
  return {
    ...{ kind: 'enrichment', name, connection: config.connection, object: config.object },
    ...{
      cadence: cadenceWords(config.cadence),
      next_at: time(nextMs),
      paused_reason: pausedReason,
      failures,
    },
    error: lastError,
    rows: { known, waiting, stopped },
    runs: runs.map((run) => ({ ...runView(run), outcome: null })),
  };
}

/** A schedule of crosschecks as the pages show it. */
export function crosscheckView({ schedule, runs }: ListedCrosscheck): ScheduleView {
  const { name, config, nextMs, pausedReason, failures } = schedule;
  return {
    ...{ kind: 'crosscheck', name, connection: config.connection, object: null },
    ...{
      cadence: cadenceWords(config.cadence),
      next_at: time(nextMs),
      paused_reason: pausedReason,
      failures,
    },
    error: runs.find(({ endedMs }) => endedMs !== null)?.error ?? null,
    rows: null,
    runs: runs.map((run) => ({
      ...runView(run),
      outcome: run.outcome === null ? null : newsOf(run.outcome),
    })),
  };
}

export function scheduleLine({ atMs, crmId, what, reason, detail }: LoggedLine): ScheduleLine {
  return { at: time(atMs), row: crmId, what, reason: reason?.replaceAll('_', ' ') ?? null, detail };
}

function runView({
  run,
  startedMs,
  endedMs,
  error,
}: LoggedRun | CrosscheckRun): Omit<ScheduleRun, 'outcome'> {
  return { run, started_at: time(startedMs), ended_at: endedMs === null ? null : time(endedMs), error };
}

function time(ms: number): string {
  return new Date(ms).toISOString();
}
