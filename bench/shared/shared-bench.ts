import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAccounts } from '../accounts.ts';
import { copyOfData } from '../crosscheck/copy-of-data.ts';
import { processorSecondsOf, runCore } from '../run-core.ts';
import { bodiesOf } from '../serve/bodies.ts';
import { type CoreProcess, startCore } from '../serve/core-process.ts';
import { type Loads, measureLoads } from '../serve/measure-loads.ts';
import { loadTable } from '../serve/serve-tables.ts';
import { type ServedCore, serveCore } from '../serve/served-core.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';
import { startPostgres } from './postgres-here.ts';
import { emptyEnvironment } from './shared-place.ts';

/**
 * The embedded engine beside PostgreSQL with a service and one or two workers, in one run (`npm run bench:shared`): a file
 * over HTTP, cold and warm, and single jobs. Everything runs on this machine, PostgreSQL and the caller too. BENCH_ROWS says
 * how many rows the file has; a data folder with sources may be given.
 */
const CACHE = join(import.meta.dirname, '..', '..', 'bench', '.cache');
const ROWS = Number(process.env.BENCH_ROWS ?? 20_000);
const CALLERS = [1, 50];
const SEED = 20261123;
const ONE_THREAD = ['--concurrency', '1'];

interface Way {
  readonly name: string;
  /** Opens it: the service, and whatever else works for it. */
  open(): Promise<{ readonly served: ServedCore; readonly workers: readonly CoreProcess[] }>;
}

const [given] = process.argv.slice(2);
const dataDir = given ?? join(CACHE, 'data');
if (given === undefined) await importUniverse(dataDir, SHARED);
const folder = mkdtempSync(join(tmpdir(), 'core-shared-bench-'));
const postgres = await startPostgres(folder);
try {
  await measureAll(await waysAt(postgres.url));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** All of them know the same companies. */
async function waysAt(url: string): Promise<readonly Way[]> {
  const embedded = copyOfData(dataDir, join(folder, 'embedded'));
  const backup = join(folder, 'backup.tar.gz');
  // Its secret key comes with the first of them, and becomes that of all.
  await runCore(['keys', 'create', '--data-dir', embedded]);
  await runCore(['backup', backup, '--data-dir', embedded]);
  const variables = await emptyEnvironment(folder, url);
  await runCore(['restore', backup, '--data-dir', join(folder, 'owner')], variables);
  const shared = (name: string, words: readonly string[], workers: number): Way => ({
    name,
    async open() {
      const served = await serveCore(join(folder, 'service'), {
        ...{ variables, words: [...ONE_THREAD, ...words] },
      });
      const started = Array.from({ length: workers }, (_, at) =>
        startCore({
          ...{ dataDir: join(folder, `worker-${at}`), kind: 'worker', variables, words: ONE_THREAD },
        }),
      );
      await Promise.all(started.map(({ address }) => address));
      return { served, workers: started };
    },
  });
  return [
    {
      name: 'embedded',
      open: async () => ({ served: await serveCore(embedded, { words: ONE_THREAD }), workers: [] }),
    },
    shared('PostgreSQL, one service', [], 0),
    shared('service and one worker', ['--requests-only'], 1),
    shared('service and two workers', ['--requests-only'], 2),
  ];
}

async function measureAll(ways: readonly Way[]): Promise<void> {
  const accounts = join(folder, 'accounts.csv');
  const reference = openBenchReference(dataDir);
  await writeAccounts(accounts, reference, { rows: ROWS, seed: SEED });
  reference.close();
  const bodies = bodiesOf(accounts);
  const singles: string[] = [];
  let first: Buffer | undefined;
  console.log(
    `${process.version}, ${ROWS.toLocaleString('en-US')} rows over HTTP\n\nway                          run    seconds  rows/s  processor s`,
  );
  for (const { name, open } of ways) {
    const { served, workers } = await open();
    try {
      for (const run of ['cold', 'warm']) {
        const before = processorSeconds([served, ...workers]);
        const { seconds, output } = await resolved(accounts, served);
        first ??= output;
        if (!output.equals(first)) throw new Error(`${name} gives another file than the first way`);
        const processor = processorSeconds([served, ...workers]) - before;
        const figures = [seconds.toFixed(1).padStart(8), Math.round(ROWS / seconds), processor.toFixed(1)];
        console.log(`${name.padEnd(28)} ${run.padEnd(5)} ${figures.join('  ')}`);
      }
      const load = { served, bodies, family: 'entity-resolution', repeats: 1 } as const;
      const loads: readonly Loads[] = await measureLoads({ ...load, concurrencies: CALLERS });
      singles.push(`${name}: single jobs, POST to completed`, ...loadTable(loads), '');
    } finally {
      await Promise.all([served.stop(), ...workers.map((worker) => worker.stop())]);
    }
  }
  console.log(`\n${singles.join('\n')}`);
}

async function resolved(accounts: string, { keyFile, address }: ServedCore) {
  const output = join(folder, 'resolved.csv');
  const place = ['--data-dir', join(folder, 'caller'), '--api-key-file', keyFile, '--endpoint', address];
  const { seconds } = await runCore(['resolve', accounts, '-o', output, '--fresh', '--json', ...place]);
  return { seconds, output: readFileSync(output) };
}

/** Of the processes with all their threads. */
function processorSeconds(processes: readonly { readonly pid: number }[]): number {
  return processes.reduce((sum, { pid }) => sum + processorSecondsOf(pid), 0);
}
