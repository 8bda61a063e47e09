import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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

const CORE = join(import.meta.dirname, '..', 'bin', 'core.js');
const TRIES = 5;

/** Seconds from the start of the command to its first row, best of several; and of the first 200 rows, to its end. */
export async function measureFirstRow(accounts: string, dataDir: string): Promise<readonly string[]> {
  const asked = ['resolve', accounts, '-o', '-', '--format', 'ndjson', '--fresh', '--data-dir', dataDir];
  const best = async (ending: 'data' | 'close', words: readonly string[]) => {
    let least = Number.POSITIVE_INFINITY;
    for (let left = TRIES; left > 0; left--) {
      const started = performance.now();
      const child = spawn(process.execPath, [CORE, ...asked, ...words], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      if (ending === 'close') child.stdout.resume();
      await once(ending === 'data' ? child.stdout : child, ending);
      least = Math.min(least, (performance.now() - started) / 1000);
      if (ending === 'close') continue;
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    return `${least.toFixed(2)} s`;
  };
  return [
    'First row',
    '',
    `of the whole file        ${await best('data', [])}`,
    `of one row, to the end   ${await best('close', ['--rows', '1'])}`,
    `of 200 rows, to the end  ${await best('close', ['--rows', '200'])}`,
  ];
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
