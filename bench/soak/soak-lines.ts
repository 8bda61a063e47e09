import { type Journal, settled } from './journal.ts';
import type { ServerFigures } from './server-figures.ts';

const COLUMNS = [
  ['minute', 6],
  ['accepted', 8],
  ['completed', 9],
  ['failed', 6],
  ['webhooks', 8],
  ['errors', 6],
  ['RSS MB', 6],
  ['heap MB', 7],
  ['fds', 5],
  ['db MB', 6],
  ['wal MB', 6],
  ['lag p99 ms', 10],
  ['waiting jobs', 12],
  ['waiting hooks', 13],
] as const;

export function headLine(): string {
  return COLUMNS.map(([name, width]) => name.padStart(width)).join('  ');
}

/** What happened until now, and what the server takes up at the moment. */
export function minuteLine(minute: number, journal: Journal, now: ServerFigures): string {
  const cells = [
    minute,
    journal.accepted.size,
    journal.results.size - journal.failed.size,
    journal.failed.size,
    journal.webhooks,
    errorCount(journal),
    Math.round(now.rssMb),
    Math.round(now.heapMb),
    now.descriptors,
    now.databaseMb.toFixed(1),
    now.walMb.toFixed(1),
    now.lagP99Ms.toFixed(1),
    now.waitingJobs,
    now.waitingDeliveries,
  ];
  return cells.map((cell, at) => String(cell).padStart(COLUMNS[at]?.[1] ?? 0)).join('  ');
}

/** Latencies, errors by kind, and what was lost or told twice. */
export function endLines(journal: Journal): readonly string[] {
  const { lost, doubled, unknown, polledMs, toldMs } = settled(journal);
  return [
    latencyLine('POST', journal.postsMs),
    latencyLine('POST to the answer of GET', polledMs),
    latencyLine('POST to the webhook', toldMs),
    `${journal.accepted.size} jobs accepted; ${someOf(lost)} without a result, ${someOf(doubled)} told twice, ${someOf(unknown)} told of that nobody posted`,
    ...[...journal.errors].map(([kind, times]) => `error, ${times} times: ${kind}`),
  ];
}

/** Whether something was done, nothing went wrong, nothing was lost and nothing doubled. */
export function isClean(journal: Journal): boolean {
  const { lost, doubled, unknown } = settled(journal);
  const wrong = errorCount(journal) + lost.length + doubled.length + unknown.length;
  return wrong === 0 && journal.accepted.size > 0 && journal.webhooks > 0;
}

/** How the figures moved between two moments. */
export function growthLine(minutes: readonly ServerFigures[]): string {
  const half = minutes[Math.floor(minutes.length / 2)];
  const last = minutes.at(-1);
  if (half === undefined || last === undefined) return 'no minute was measured';
  const moved = (name: keyof ServerFigures) =>
    `${last[name] < half[name] ? '' : '+'}${(last[name] - half[name]).toFixed(1)}`;
  return `second half: RSS ${moved('rssMb')} MB, heap ${moved('heapMb')} MB, descriptors ${moved('descriptors')}, database ${moved('databaseMb')} MB, log ${moved('walMb')} MB`;
}

function errorCount({ errors }: Journal): number {
  return [...errors.values()].reduce((sum, times) => sum + times, 0);
}

function latencyLine(what: string, unsortedMs: readonly number[]): string {
  const sorted = unsortedMs.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(1);
  return `${what}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (${sorted.length})`;
}

function someOf(ids: readonly string[]): string {
  return ids.length === 0 ? '0' : `${ids.length} (${ids.slice(0, 3).join(', ')})`;
}
