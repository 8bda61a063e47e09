import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeAccounts } from '../accounts.ts';
import { type CoreRun, runCore } from '../run-core.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';
import { copyOfData } from './copy-of-data.ts';

/**
 * `core crosscheck` beside `core resolve` on the same accounts, made from real records, in one run
 * (`npm run bench:crosscheck-speed`). A data folder with sources may be given; BENCH_ROWS says how many accounts there
 * are, several sizes joined by commas. Each command has a copy of the data folder: what a crosscheck creates would have
 * the next one build the universe anew. On a machine with other work processor time says more than seconds.
 */
const CACHE = resolve('bench', '.cache');
const SIZES = (process.env.BENCH_ROWS ?? '10000,100000').split(',').map(Number);
/** Of the accounts of known companies, at every size. */
const DOUBLES = 0.2;
const COMMANDS = ['resolve', 'crosscheck'] as const;

mkdirSync(CACHE, { recursive: true });
const [given] = process.argv.slice(2);
const dataDir = given ?? join(CACHE, 'data');
if (given === undefined) await importUniverse(dataDir, SHARED);

console.log(
  `${process.version}\n\naccounts   command      seconds   times  processor s   times  rows/s  peak MB`,
);
for (const rows of SIZES) {
  const input = join(CACHE, `accounts-${rows}-with-doubles.csv`);
  if (!existsSync(input)) {
    const reference = openBenchReference(dataDir);
    await writeAccounts(input, reference, { rows, seed: 7, doubles: DOUBLES });
    reference.close();
  }
  let first: CoreRun | undefined;
  for (const command of COMMANDS) {
    const copy = copyOfData(dataDir, join(CACHE, 'copy'));
    const place = ['--fresh', '-o', join(CACHE, `${command}.csv`), '--json', '--data-dir', copy];
    const run = await runCore([command, input, ...place]);
    rmSync(copy, { recursive: true });
    first ??= run;
    const cells = [
      rows.toLocaleString('en-US').padEnd(10),
      command.padEnd(12),
      run.seconds.toFixed(1).padStart(7),
      (run.seconds / first.seconds).toFixed(2).padStart(7),
      run.processorSeconds.toFixed(1).padStart(12),
      (run.processorSeconds / first.processorSeconds).toFixed(2).padStart(7),
      Math.round(rows / run.seconds)
        .toLocaleString('en-US')
        .padStart(7),
      String(run.peakMb).padStart(8),
    ];
    console.log(cells.join(' '));
  }
}
