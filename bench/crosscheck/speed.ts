import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeAccounts } from '../accounts.ts';
import { runCore } from '../run-core.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';

/**
 * `core crosscheck` beside `core resolve` on the same accounts, made from real records, in one run
 * (`npm run bench:crosscheck-speed`). A data folder with sources may be given; BENCH_ROWS says how many accounts there
 * are, several sizes joined by commas.
 */
const CACHE = resolve('bench', '.cache');
const SIZES = (process.env.BENCH_ROWS ?? '10000,100000').split(',').map(Number);
const COMMANDS = ['resolve', 'crosscheck'] as const;

mkdirSync(CACHE, { recursive: true });
const [given] = process.argv.slice(2);
const dataDir = given ?? join(CACHE, 'data');
if (given === undefined) await importUniverse(dataDir, SHARED);

console.log(`${process.version}\n\naccounts   command      seconds  rows/s  peak MB  times`);
for (const rows of SIZES) {
  const input = join(CACHE, `accounts-${rows}.csv`);
  if (!existsSync(input)) {
    const reference = openBenchReference(dataDir);
    await writeAccounts(input, reference, { rows, seed: 7 });
    reference.close();
  }
  let first: number | undefined;
  for (const command of COMMANDS) {
    const place = ['--fresh', '-o', join(CACHE, `${command}.csv`), '--json', '--data-dir', dataDir];
    const run = await runCore([command, input, ...place]);
    const { seconds } = JSON.parse(run.stdout) as { seconds: number };
    first ??= seconds;
    const cells = [
      rows.toLocaleString('en-US').padEnd(10),
      command.padEnd(12),
      seconds.toFixed(1).padStart(7),
      Math.round(rows / seconds)
        .toLocaleString('en-US')
        .padStart(7),
      String(run.peakMb).padStart(8),
      (seconds / first).toFixed(2).padStart(6),
    ];
    console.log(cells.join(' '));
  }
}
