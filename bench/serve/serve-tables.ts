import type { MeasuredBatch } from './measure-batches.ts';
import type { Loads, MeasuredLoad } from './measure-loads.ts';

/** Single requests by family and concurrency; best and median of the runs, latencies of the best one. */
export function loadTable(loads: readonly Loads[]): readonly string[] {
  const rows = loads.map(({ family, concurrency, runs }) => {
    const best = [...runs].sort((one, other) => rateOf(other) - rateOf(one))[0];
    if (best === undefined)
      throw new Error(`nothing was measured of ${family} at concurrency ${concurrency}`);
    return [
      family,
      count(concurrency),
      count(runs.reduce((sum, { jobs }) => sum + jobs, 0)),
      count(rateOf(best)),
      count(median(runs.map(rateOf))),
      count(best.requests / best.seconds),
      percentile(best.latenciesMs, 0.5).toFixed(1),
      percentile(best.latenciesMs, 0.99).toFixed(1),
      percentile(best.postsMs, 0.5).toFixed(1),
      percentile(best.postsMs, 0.99).toFixed(1),
      ((1000 * best.cpuSeconds) / best.jobs).toFixed(2),
      count(runs.reduce((sum, { errors }) => sum + errors.length, 0)),
    ];
  });
  const latencies = ['p50 ms', 'p99 ms', 'POST p50', 'POST p99'];
  const rates = ['jobs', 'jobs/s', 'median', 'requests/s'];
  const head = ['family', 'callers', ...rates, ...latencies, 'CPU ms/job', 'errors'];
  return table([head, ...rows]);
}

/** Files by the way they are resolved; the ratio is to the first way. */
export function batchTable(batches: readonly MeasuredBatch[]): readonly string[] {
  const bestOf = ({ rows, seconds }: MeasuredBatch) => rows / Math.min(...seconds);
  const [first] = batches;
  if (first === undefined) throw new Error('no batch was measured');
  const rows = batches.map((batch) => [
    batch.way,
    count(batch.rows),
    count(bestOf(batch)),
    count(batch.rows / median(batch.seconds)),
    Math.min(...batch.seconds).toFixed(1),
    (bestOf(batch) / bestOf(first)).toFixed(2),
    count(batch.peakMb),
  ]);
  const head = ['way', 'rows', 'rows/s', 'median', 'seconds', 'to local', 'peak MB'];
  const same =
    'Output of the first two is the same byte for byte, of the third in all but the additions of core.';
  return [...table([head, ...rows]), '', same];
}

function rateOf({ jobs, seconds }: MeasuredLoad): number {
  return jobs / seconds;
}

function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  return percentile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function table([head = [], ...rows]: readonly (readonly string[])[]): readonly string[] {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
