import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCore } from './run-core.ts';

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

/** Start-up: `core --version` against the bare runtime, best of several. */
export async function measureStart(): Promise<readonly string[]> {
  const core = join(import.meta.dirname, '..', 'bin', 'core.js');
  const best = (words: readonly string[]) =>
    Math.min(
      ...Array.from({ length: 15 }, () => {
        const started = performance.now();
        execFileSync(process.execPath, words, { stdio: 'ignore' });
        return performance.now() - started;
      }),
    );
  const bare = best(['-e', '0']);
  const version = best([core, '--version']);
  return [
    'Start',
    '',
    `node -e 0       ${bare.toFixed(0)} ms`,
    `core --version  ${version.toFixed(0)} ms, ${(version / bare).toFixed(2)} times`,
  ];
}
