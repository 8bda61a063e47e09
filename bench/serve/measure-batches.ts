import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CsvRow, readRows } from '../accuracy/csv-rows.ts';
import { runCore } from '../run-core.ts';
import { foreignProxy } from './foreign-proxy.ts';
import { copyUniverse } from './prepare-universe.ts';
import type { ServedCore } from './served-core.ts';

/** One way to resolve a file. */
export interface MeasuredBatch {
  readonly way: string;
  readonly rows: number;
  /** Of each run, start of the command line included. */
  readonly seconds: readonly number[];
  readonly peakMb: number;
}

export interface BatchOptions {
  readonly folder: string;
  /** What is served: its universe is that of the local runs too. */
  readonly dataDir: string;
  readonly files: { readonly all: string; readonly few: string };
  readonly served: ServedCore;
  readonly repeats: number;
}

/** What only a core at the other end tells (docs/wire.md, Extended). */
const EXTENDED_COLUMNS = ['core_sources', 'core_candidates', 'core_probability'];

/** The same accounts here, at a core, and at a service without the additions of core; throws when a result differs. */
export async function measureBatches(options: BatchOptions): Promise<readonly MeasuredBatch[]> {
  const { folder, dataDir, files, served } = options;
  const localDir = join(folder, 'local');
  copyUniverse(localDir, dataDir);
  const run = runsIn(options);
  const local = await run('local', files.all, ['--data-dir', localDir]);
  const remoteWords = ['--data-dir', join(folder, 'remote'), '--api-key-file', served.keyFile];
  const remote = await run('remote', files.all, [...remoteWords, '--endpoint', served.address]);
  assertSameBytes(local.output, remote.output);
  const foreign = await foreignProxy(served.address);
  try {
    const polled = await run('polled', files.few, [...remoteWords, '--endpoint', foreign.address]);
    assertSameRows(local.output, polled.output);
    return [local.measured, remote.measured, polled.measured];
  } finally {
    await foreign.close();
  }
}

const WAYS = {
  local: 'local, one worker thread',
  remote: 'remote, `Prefer: wait`',
  polled: 'remote, polling only',
};

interface BatchRun {
  readonly measured: MeasuredBatch;
  readonly output: string;
}

function runsIn({ folder, repeats }: BatchOptions) {
  return async (way: keyof typeof WAYS, file: string, words: readonly string[]): Promise<BatchRun> => {
    const output = join(folder, `${way}.csv`);
    const seconds: number[] = [];
    let [rows, peakMb] = [0, 0];
    for (let run = 0; run < repeats; run++) {
      rmSync(output, { force: true });
      const told = await runCore([
        'resolve',
        file,
        '-o',
        output,
        '--json',
        '--fresh',
        '--concurrency',
        '1',
        ...words,
      ]);
      seconds.push(told.seconds);
      peakMb = Math.max(peakMb, told.peakMb);
      const { rows: done, outcomes } = JSON.parse(told.stdout);
      if (outcomes.failed.rows > 0) throw new Error(`${outcomes.failed.rows} rows failed ${way}`);
      rows = done;
    }
    return { measured: { way: WAYS[way], rows, seconds, peakMb }, output };
  };
}

function assertSameBytes(local: string, remote: string): void {
  if (readFileSync(local).equals(readFileSync(remote))) return;
  const [ours, theirs] = [local, remote].map((path) => readFileSync(path, 'utf8').split('\n'));
  const at = ours?.findIndex((line, number) => line !== theirs?.[number]) ?? 0;
  throw new Error(`local and remote output differ from line ${at + 1}:\n${ours?.[at]}\n${theirs?.[at]}`);
}

/** The rows of the shorter file are the first of the longer one, in all columns that every service can tell. */
function assertSameRows(local: string, polled: string): void {
  const [ours, theirs] = [readRows(local).map(plainly), readRows(polled).map(plainly)];
  if (theirs.length === 0) throw new Error(`${polled} has no rows`);
  const at = theirs.findIndex((row, number) => row !== ours[number]);
  if (at >= 0)
    throw new Error(`local and polled output differ in row ${at + 1}:\n${ours[at]}\n${theirs[at]}`);
}

function plainly(row: CsvRow): string {
  const told = Object.entries(row).filter(([column]) => !EXTENDED_COLUMNS.includes(column));
  // Without candidates, a tie is no match.
  const outcome = row.core_outcome === 'ambiguous' ? 'no_match' : (row.core_outcome ?? '');
  return JSON.stringify({ ...Object.fromEntries(told), core_outcome: outcome });
}
