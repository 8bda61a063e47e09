import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAccounts } from '../accounts.ts';
import { openBenchReference } from '../universe.ts';
import { bodiesOf, combinedBodiesOf, entityBodiesOf } from './bodies.ts';
import { type BatchOptions, measureBatches } from './measure-batches.ts';
import { type LoadOptions, type Loads, measureLoads } from './measure-loads.ts';
import { prepareUniverse } from './prepare-universe.ts';
import { batchTable, loadTable } from './serve-tables.ts';
import { serveCore } from './served-core.ts';

const CACHED = join(import.meta.dirname, '..', '..', 'bench', '.cache', 'data');
const BATCH_ROWS = Number(process.env.BENCH_ROWS ?? 10_000);
/** A service that does not hold its answers back is asked again after 2, 4, 8 … seconds. */
const POLLED_ROWS = Math.min(BATCH_ROWS, 2_000);
const REPEATS = Number(process.env.BENCH_REPEATS ?? 3);
const CONCURRENCIES = [1, 50, 500];
const SEED = 20261121;

/** Measures `core serve` under single requests and under a remote batch; see bench/README.md. */
async function serveBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'core-serve-bench-'));
  try {
    const dataDir = join(folder, 'served');
    print([await prepareUniverse(dataDir, CACHED)]);
    const files = await accountsIn(folder, dataDir);
    const served = await serveCore(dataDir);
    try {
      await measureAll({ folder, dataDir, files, served, repeats: REPEATS });
    } finally {
      await served.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The shorter file has the first rows of the longer one. */
async function accountsIn(folder: string, dataDir: string): Promise<BatchOptions['files']> {
  const files = { all: join(folder, 'accounts.csv'), few: join(folder, 'few.csv') };
  const reference = openBenchReference(dataDir);
  await writeAccounts(files.all, reference, { rows: BATCH_ROWS, seed: SEED });
  await writeAccounts(files.few, reference, { rows: POLLED_ROWS, seed: SEED });
  reference.close();
  return files;
}

async function measureAll(options: BatchOptions): Promise<void> {
  const { served, files, repeats } = options;
  const bodies = bodiesOf(files.all);
  const load = { ...{ served, bodies, repeats }, family: 'entity-resolution' } as const;
  print(['## Single requests, POST to completed']);
  print(loadTable(await measureLoads({ ...load, concurrencies: CONCURRENCIES })));
  print(['## The other families, POST to completed']);
  print(loadTable(await measureFamilies({ ...load, concurrencies: [50] }, options.dataDir)));
  print(['## core resolve, here and at a service']);
  print(batchTable(await measureBatches(options)));
  print(['## Single requests again, beside all the jobs of before']);
  print(loadTable(await measureLoads({ ...load, concurrencies: [50] })));
}

/** Follow-ups of entities of the universe, and accounts that are resolved with both of them. */
async function measureFamilies(load: LoadOptions, dataDir: string): Promise<readonly Loads[]> {
  const reference = openBenchReference(dataDir);
  const entities = entityBodiesOf(reference, BATCH_ROWS);
  reference.close();
  const combined = combinedBodiesOf(load.bodies);
  return [
    ...(await measureLoads({ ...load, family: 'resolve-parent', bodies: entities })),
    ...(await measureLoads({ ...load, family: 'firmographics', bodies: entities })),
    ...(await measureLoads({ ...load, family: 'combined', bodies: combined })),
  ];
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

await serveBench();
