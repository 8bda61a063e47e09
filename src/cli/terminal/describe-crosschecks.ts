import type { ListedCrosscheck } from '../../admin/crosschecks-admin.ts';
import { cadenceWords } from '../../inbound/cadence.ts';
import { newsOf } from '../../inbound/crosscheck-news.ts';
import type { CrosscheckRun, CrosscheckSchedule } from '../../inbound/crosscheck-schedule.ts';
import { spaceOf, table } from './table.ts';

type Output = Parameters<typeof spaceOf>[0]['stdout'];

/** One line for each schedule: when it runs, and what is new since the run before. */
export function describeCrosschecks(listed: readonly ListedCrosscheck[], stdout: Output): string {
  if (listed.length === 0)
    return 'There are no schedules. core crm schedule add --connection NAME --daily 03:00 adds one.\n';
  const rows = listed.map(({ schedule, runs }) => {
    const { name, config, nextMs, pausedReason } = schedule;
    const last = runs.find(({ outcome }) => outcome !== null);
    return [
      ...[name, config.connection, cadenceWords(config.cadence)],
      pausedReason === null ? time(nextMs) : '',
      last === undefined ? '' : time(last.startedMs),
      last?.outcome == null ? '' : newsOf(last.outcome),
      stateOf(schedule, runs),
    ];
  });
  return table(
    ['name', 'connection', 'runs', 'next', 'last', 'what is new', 'state'],
    rows,
    spaceOf({ stdout }),
  );
}

/** The newest run first, with its outcome and its folder. */
export function describeRuns(runs: readonly CrosscheckRun[], stdout: Output): string {
  if (runs.length === 0) return 'Nothing has run yet.\n';
  const rows = runs.map((run) => [time(run.startedMs), outcomeWords(run), run.folder ?? '']);
  return table(['at', 'outcome', 'folder'], rows, spaceOf({ stdout }));
}

/** A schedule as JSON tells it. */
export function crosscheckJson(
  { name, config, createdMs, nextMs, pausedReason, failures }: CrosscheckSchedule,
  runs: readonly CrosscheckRun[],
): Readonly<Record<string, unknown>> {
  return {
    ...{ name, config, created_at: time(createdMs), next_at: time(nextMs) },
    ...{ paused_reason: pausedReason, failures, last_run: runs[0] === undefined ? null : runJson(runs[0]) },
  };
}

export function runJson({ startedMs, endedMs, folder, error, outcome }: CrosscheckRun) {
  const changes = outcome?.since ?? null;
  return {
    started_at: time(startedMs),
    ended_at: endedMs === null ? null : time(endedMs),
    ...{ folder, error },
    accounts: outcome?.accounts ?? null,
    recommendations: outcome?.recommendations ?? null,
    since: changes && {
      ...{ new_accounts: changes.newAccounts, new_accounts_recommended: changes.newRecommended },
      ...{
        new_recommendations: changes.recommended,
        other_recommendations: changes.changed,
        settled: changes.settled,
        gone: changes.gone,
      },
    },
  };
}

function outcomeWords({ outcome, error, endedMs }: CrosscheckRun): string {
  if (error !== null) return `failed: ${error}`;
  if (outcome !== null) return `new: ${newsOf(outcome)}`.replace('new: the first', 'the first');
  return endedMs === null ? 'under way, or waiting to go on' : '';
}

function stateOf({ pausedReason, failures }: CrosscheckSchedule, runs: readonly CrosscheckRun[]): string {
  const error = runs.find((run) => run.endedMs !== null)?.error ?? null;
  const why = error === null ? '' : `: ${error}`;
  if (pausedReason !== null) return `paused, ${pausedReason}${why}`;
  if (runs[0]?.endedMs === null) return 'a run is under way, or waits to go on';
  return failures === 0 ? 'runs' : `its last run failed${why}`;
}

function time(ms: number): string {
  return new Date(ms).toISOString();
}
