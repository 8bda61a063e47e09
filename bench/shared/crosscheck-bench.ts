import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeAccounts } from '../accounts.ts';
import { copyOfData } from '../crosscheck/copy-of-data.ts';
import { processorSecondsOf, runCore } from '../run-core.ts';
import { type CoreProcess, startCore } from '../serve/core-process.ts';
import { serveCore } from '../serve/served-core.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';
import { startPostgres } from './postgres-here.ts';
import { emptyEnvironment } from './shared-place.ts';

/**
 * A crosscheck of BENCH_ROWS accounts (100,000) by one embedded process, then by a service over PostgreSQL with 0, 1, 2 and 4
 * workers (BENCH_WORKERS), in one run (`npm run bench:shared-crosscheck`). Each process has one thread for what can be shared.
 * The results are the same, byte for byte, or it fails. Everything runs on this machine: processor time tells more than seconds.
 */
const CACHE = resolve('bench', '.cache');
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const WORKERS = (process.env.BENCH_WORKERS ?? '0,1,2,4').split(',').map(Number);
const ONE_THREAD = ['--concurrency', '1'];
/** As in bench:crosscheck-speed. */
const [SEED, DOUBLES] = [7, 0.2];

mkdirSync(CACHE, { recursive: true });
const [given] = process.argv.slice(2);
const dataDir = given ?? join(CACHE, 'data');
if (given === undefined) await importUniverse(dataDir, SHARED);
const input = join(CACHE, `accounts-${ROWS}-with-doubles.csv`);
if (!existsSync(input)) {
  const reference = openBenchReference(dataDir);
  await writeAccounts(input, reference, { rows: ROWS, seed: SEED, doubles: DOUBLES });
  reference.close();
}
const folder = mkdtempSync(join(tmpdir(), 'core-crosscheck-bench-'));
const postgres = await startPostgres(folder);
try {
  await measureAll();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  console.log(
    `${process.version}, ${ROWS.toLocaleString('en-US')} accounts\n\nway                  seconds  accounts/s  peak MB  processor s of each process`,
  );
  const first = await embedded();
  for (const workers of WORKERS) {
    const output = await shared(workers);
    if (output !== first) throw new Error(`${workers} workers give another file than one process`);
  }
  console.log('\nAll files are the same, byte for byte.');
}

async function embedded(): Promise<string> {
  const copy = copyOfData(dataDir, join(folder, 'embedded'));
  const output = join(folder, 'embedded.csv');
  const place = ['--fresh', '-o', output, '--json', '--data-dir', copy];
  const run = await runCore(['crosscheck', input, ...place, ...ONE_THREAD]);
  tell('embedded', run.seconds, [`core crosscheck ${run.processorSeconds.toFixed(1)}`], run.peakMb);
  rmSync(copy, { recursive: true });
  return await hashOf(output);
}

/** In a database of its own: what one way creates, the next one would know. */
async function shared(workers: number): Promise<string> {
  const place = join(folder, `with-${workers}`);
  mkdirSync(place);
  const url = await databaseFor(workers);
  const owner = copyOfData(dataDir, join(place, 'owner-before'));
  await runCore(['keys', 'create', '--data-dir', owner]);
  const backup = join(place, 'backup.tar.gz');
  await runCore(['backup', backup, '--data-dir', owner]);
  rmSync(owner, { recursive: true });
  const variables = await emptyEnvironment(place, url);
  await runCore(['restore', backup, '--data-dir', join(place, 'owner')], variables);
  const served = await serveCore(join(place, 'service'), { variables, words: ONE_THREAD });
  const started: CoreProcess[] = [];
  for (let at = 0; at < workers; at++)
    started.push(
      startCore({ dataDir: join(place, `worker-${at}`), kind: 'worker', variables, words: ONE_THREAD }),
    );
  try {
    await Promise.all(started.map(({ address }) => address));
    const processes = [
      { name: 'service', pid: served.pid },
      ...started.map(({ pid }, at) => ({ name: `worker ${at + 1}`, pid })),
    ];
    const before = processes.map(({ pid }) => processorSecondsOf(pid));
    const filesBefore = megabytesIn(join(place, 'files'));
    const output = join(place, 'crosschecked.csv');
    const { seconds, processorSeconds, peakMb } = await runCore([
      ...['crosscheck', input, '-o', output, '--fresh', '--json'],
      ...[
        '--data-dir',
        join(place, 'caller'),
        '--api-key-file',
        served.keyFile,
        '--endpoint',
        served.address,
      ],
    ]);
    const used = processes.map(
      ({ name, pid }, at) => `${name} ${(processorSecondsOf(pid) - (before[at] ?? 0)).toFixed(1)}`,
    );
    tell(`${workers} workers`, seconds, [...used, `caller ${processorSeconds.toFixed(1)}`], peakMb);
    console.log(
      `${''.padEnd(20)} ${megabytesIn(join(place, 'files')) - filesBefore} MB were put into the place for files`,
    );
    return await hashOf(output);
  } finally {
    await Promise.all([served.stop(), ...started.map((worker) => worker.stop())]);
    rmSync(place, { recursive: true, force: true });
  }
}

async function databaseFor(workers: number): Promise<string> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const name = `with_${workers}`;
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await client.end();
  return postgres.url.replace(/postgres$/, name);
}

/** Of a file that may be larger than what can be read at once. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function megabytesIn(path: string): number {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const bytes = names.reduce((sum, name) => sum + statSync(join(path, name)).size, 0);
  return Math.round(bytes / 1e6);
}

function tell(way: string, seconds: number, processors: readonly string[], peakMb: number): void {
  const rate = Math.round(ROWS / seconds).toLocaleString('en-US');
  const figures = [seconds.toFixed(1).padStart(7), rate.padStart(11), String(peakMb).padStart(8)];
  console.log(`${way.padEnd(20)} ${figures.join(' ')}  ${processors.join(', ')}`);
}
