import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { CORE, runCore } from './run-core.ts';

/** Rows per second end to end, with durable jobs, and peak memory. */
export async function measureResolve(accounts: string, dataDir: string): Promise<readonly string[]> {
  const output = accounts.replace(/\.csv$/, '.resolved.csv');
  const lines = ['Resolve, end to end with durable jobs', '', 'threads  rows/s  seconds  peak MB  outcomes'];
  for (const threads of ['1', '2']) {
    const words = [
      'resolve',
      accounts,
      '-o',
      output,
      '--json',
      '--fresh',
      '--concurrency',
      threads,
      '--data-dir',
      dataDir,
    ];
    const run = await runCore(words);
    const summary = JSON.parse(run.stdout);
    const outcomes = Object.entries<{ rows: number }>(summary.outcomes).map(
      ([outcome, { rows }]) => `${outcome} ${rows}`,
    );
    lines.push(
      [
        threads.padStart(7),
        Math.round(summary.rows / run.seconds),
        run.seconds.toFixed(1),
        run.peakMb,
        outcomes.join(', '),
      ].join('  '),
    );
    rmSync(output, { force: true });
  }
  return lines;
}

const TRIES = 5;

/** Seconds from the start of the command to its first row, and of its first rows alone to its end: each the best of several. */
export async function measureFirstRow(accounts: string, dataDir: string): Promise<readonly string[]> {
  const words = ['resolve', accounts, '-o', '-', '--format', 'ndjson', '--fresh', '--data-dir', dataDir];
  const ofRows = (rows: string) => bestOf(async () => (await runCore([...words, '--rows', rows])).seconds);
  return [
    'First row',
    '',
    `of the whole file        ${await bestOf(() => secondsToFirstRow(words))}`,
    `of one row, to the end   ${await ofRows('1')}`,
    `of 200 rows, to the end  ${await ofRows('200')}`,
  ];
}

async function bestOf(measure: () => Promise<number>): Promise<string> {
  const all: number[] = [];
  while (all.length < TRIES) all.push(await measure());
  return `${Math.min(...all).toFixed(2)} s`;
}

/** Ends the command when it has written something. */
async function secondsToFirstRow(words: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [CORE, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGKILL');
  await once(child, 'close');
  return seconds;
}

/** Start-up: `core --version` against the bare runtime, best of several. */
export async function measureStart(): Promise<readonly string[]> {
  const best = (words: readonly string[]) =>
    Math.min(
      ...Array.from({ length: 15 }, () => {
        const started = performance.now();
        execFileSync(process.execPath, words, { stdio: 'ignore' });
        return performance.now() - started;
      }),
    );
  const bare = best(['-e', '0']);
  const version = best([CORE, '--version']);
  return [
    'Start',
    '',
    `node -e 0       ${bare.toFixed(0)} ms`,
    `core --version  ${version.toFixed(0)} ms, ${(version / bare).toFixed(2)} times`,
  ];
}
