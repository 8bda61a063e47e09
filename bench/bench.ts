import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeAccounts } from './accounts.ts';
import { compareLookups } from './lookups.ts';
import { measureReading } from './reading-speed.ts';
import { measureFirstRow, measureResolve, measureStart } from './resolve-speed.ts';
import { SHARED } from './shared-folder.ts';
import { importUniverse, openBenchReference } from './universe.ts';

const CACHE = join(import.meta.dirname, '..', 'bench', '.cache');
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const LOOKUPS = Number(process.env.BENCH_LOOKUPS ?? 1000);

/** Runs every measurement and prints its table; see bench/README.md. */
async function bench(): Promise<void> {
  if (!existsSync(SHARED)) throw new Error(`no data at ${SHARED}; set CORE_SHARED_DATA`);
  mkdirSync(CACHE, { recursive: true });
  const dataDir = join(CACHE, 'data');
  print(await importUniverse(dataDir, SHARED));
  const reference = openBenchReference(dataDir);
  const accounts = join(CACHE, `accounts-${ROWS}-${reference.version}.csv`);
  if (!existsSync(accounts)) await writeAccounts(accounts, reference, { rows: ROWS, seed: 20261121 });
  print(await measureStart());
  print(await measureReading(accounts));
  print(await measureFirstRow(accounts, dataDir));
  print(await measureResolve(accounts, dataDir));
  print(await compareLookups(reference, { queries: LOOKUPS, seed: 7 }));
  reference.close();
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

await bench();
