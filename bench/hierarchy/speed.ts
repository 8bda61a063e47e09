import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { seededRandom } from '../random.ts';
import { runCore } from '../run-core.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';

/**
 * Parents and firmographics of entities by their ids, beside `core resolve` on the same ids, in one run
 * (`npm run bench:owners`). A data folder with sources may be given, so that none are imported.
 */
const CACHE = resolve('bench', '.cache');
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const COMMANDS = [
  ['resolve', '--map', 'core_id=core_id'],
  ['firmographics'],
  ['resolve-parent'],
  ['combined'],
] as const;

mkdirSync(CACHE, { recursive: true });
const [given] = process.argv.slice(2);
const dataDir = given ?? join(CACHE, 'data');
if (given === undefined) await importUniverse(dataDir, SHARED);
const reference = openBenchReference(dataDir);
const random = seededRandom(11);
const ids = Array.from({ length: ROWS }, () => reference.facts(random.below(reference.index.size)).coreId);
reference.close();
const input = join(CACHE, `ids-${ROWS}.csv`);
writeFileSync(input, `core_id\n${ids.join('\n')}\n`);

console.log(`${ROWS} ids, ${process.version}\n\ncommand          rows/s  peak MB`);
for (const [command, ...options] of COMMANDS) {
  const output = join(CACHE, `${command}.csv`);
  const place = ['--fresh', '-o', output, '--json', '--data-dir', dataDir];
  const run = await runCore([command, input, ...options, ...place]);
  const { seconds } = JSON.parse(run.stdout) as { seconds: number };
  const perSecond = Math.round(ROWS / seconds).toLocaleString('en-US');
  console.log(`${command.padEnd(15)}${perSecond.padStart(8)}${String(run.peakMb).padStart(9)}`);
}
