import type { PreviewedRow } from '../../engine/inbound/preview-schedule.ts';
import { cadenceWords } from '../../inbound/cadence.ts';
import type { LoggedLine, LoggedRun, Schedule } from '../../inbound/schedule-store.ts';
import { printable } from './print-error.ts';
import { spaceOf, table } from './table.ts';

type Output = Parameters<typeof spaceOf>[0]['stdout'];

const HEADINGS = ['name', 'connection', 'object', 'runs', 'next', 'rows', 'waiting', 'stopped', 'state'];

/** One line for each schedule; of one that is paused or fails, why. */
export function describeSchedules(schedules: readonly Schedule[], stdout: Output): string {
  if (schedules.length === 0) return 'There are no schedules. core inbound schedule add --config adds one.\n';
  const rows = schedules.map((schedule) => {
    const { name, config, nextMs, pausedReason, rows } = schedule;
    return [
      ...[name, config.connection, config.object, cadenceWords(config.cadence)],
      pausedReason === null ? new Date(nextMs).toISOString() : '',
      ...[rows.known, rows.waiting, rows.stopped].map((count) => count.toLocaleString('en-US')),
      stateOf(schedule),
    ];
  });
  return table(HEADINGS, rows, spaceOf({ stdout }));
}

function stateOf({ pausedReason, failures, lastError }: Schedule): string {
  const error = lastError === null ? '' : `: ${lastError}`;
  if (pausedReason !== null) return `paused, ${pausedReason}${error}`;
  return failures === 0 ? 'runs' : `its last run failed${error}`;
}

/** A schedule as JSON tells it. */
export function scheduleJson({ config, cursor, ...schedule }: Schedule): Readonly<Record<string, unknown>> {
  const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    name: schedule.name,
    workspace: schedule.workspace,
    config: { ...config, cooldown: `${config.cooldown}d` },
    created_at: time(schedule.createdMs),
    next_at: time(schedule.nextMs),
    paused_reason: schedule.pausedReason,
    failures: schedule.failures,
    last_run_at: time(schedule.lastRunMs),
    last_error: schedule.lastError,
    cursor: cursor ?? null,
    rows: schedule.rows,
  };
}

/** What was done with each row, newest first, and the runs that failed. */
export function describeLog(
  { runs, lines }: { readonly runs: readonly LoggedRun[]; readonly lines: readonly LoggedLine[] },
  stdout: Output,
): string {
  const failed = runs.filter(({ error }) => error !== null);
  const failures = failed.map(
    ({ startedMs, error }) =>
      `${new Date(startedMs).toISOString()}  the run failed: ${printable(error ?? '')}\n`,
  );
  if (lines.length === 0) return failures.join('') || 'Nothing has happened yet.\n';
  const rows = lines.map(({ atMs, crmId, what, reason, detail }) => [
    new Date(atMs).toISOString(),
    crmId ?? '',
    [what, reason?.replaceAll('_', ' ')].filter((word) => word !== undefined && word !== null).join(': '),
    detail ?? '',
  ]);
  return failures.join('') + table(['at', 'row', 'what', 'why'], rows, spaceOf({ stdout }));
}

/** What would be done with each row, and below it the fields that would be written. */
export function describePreview(rows: readonly PreviewedRow[]): string {
  if (rows.length === 0) return 'No row has changed since the last run.\n';
  return rows
    .map(({ crmId, what, detail, before = {}, after = {} }) => {
      const verb = what === 'sent' ? 'would be enriched' : 'would be skipped';
      const changes = Object.entries(after).map(
        ([field, value]) => `    ${field}: ${shown(before[field])} -> ${shown(value)}`,
      );
      return [`${crmId}  ${verb}: ${detail}`, ...changes].map((line) => `${printable(line)}\n`).join('');
    })
    .join('');
}

function shown(value: string | null | undefined): string {
  return value === null || value === undefined || value === '' ? '(blank)' : value;
}
