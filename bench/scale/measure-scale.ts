import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReferenceVersion } from '../../dist/universe/reference-store.js';
import { writeAccounts } from '../accounts.ts';
import { type CoreRun, runCore } from '../run-core.ts';
import { openBenchReference } from '../universe.ts';
import type { MadeSource } from './generate.ts';

export interface MeasuredImport {
  readonly source: string;
  readonly records: number;
  /** Of the universe after it. */
  readonly entities: number;
  readonly seconds: number;
  readonly bytesPerEntity: number;
  readonly peakMb: number;
  /** Lines in which the import tells what its parts took. */
  readonly phases: readonly string[];
}

export interface MeasuredResolve {
  readonly rows: number;
  readonly seconds: number;
  /** Without start-up: what the further rows of a longer file take. */
  readonly msPerRow: number;
  readonly matchedShare: number;
  readonly peakMb: number;
}

const FEW_ROWS = 2_000;
const MANY_ROWS = 22_000;
/** Accounts are made from so many records of the universe at most. */
const SAMPLE = 100_000;
const PHASE = / in [\d.]+ s \([\d,.]+\/s\)/;

/** Imports the sources into an empty data directory without the companies that come with core. */
export async function measureImports(
  dataDir: string,
  sources: readonly MadeSource[],
): Promise<readonly MeasuredImport[]> {
  rmSync(dataDir, { recursive: true, force: true });
  await runCore(['reference', 'remove', 'starter', '--data-dir', dataDir]);
  const measured: MeasuredImport[] = [];
  for (const { name, file } of sources) {
    const words = ['reference', 'import', 'csv', file, '--source', name, '--json', '--data-dir', dataDir];
    measured.push(importOf(name, await runCore(words), dataDir));
  }
  return measured;
}

function importOf(source: string, run: CoreRun, dataDir: string): MeasuredImport {
  const { records, entities } = JSON.parse(run.stdout);
  return {
    source,
    records,
    entities,
    seconds: run.seconds,
    bytesPerEntity: bytesIn(join(dataDir, 'reference')) / entities,
    peakMb: run.peakMb,
    phases: run.stderr
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => PHASE.test(line)),
  };
}

/** Resolves accounts made from the universe on one worker thread. */
export async function measureRows(folder: string, dataDir: string, seed: number): Promise<MeasuredResolve> {
  const reference = openBenchReference(dataDir);
  const sample = sampleOf(reference);
  const files = [FEW_ROWS, MANY_ROWS].map((rows) => ({ rows, file: join(folder, `accounts-${rows}.csv`) }));
  for (const { rows, file } of files) await writeAccounts(file, sample, { rows, seed });
  reference.close();
  const runs: CoreRun[] = [];
  for (const { file } of files) runs.push(await fasterRun(file, dataDir));
  const [few, many] = runs;
  if (few === undefined || many === undefined) throw new Error('nothing was resolved');
  return {
    rows: MANY_ROWS,
    seconds: many.seconds,
    msPerRow: ((many.seconds - few.seconds) * 1000) / (MANY_ROWS - FEW_ROWS),
    matchedShare: JSON.parse(many.stdout).outcomes.matched.rows / MANY_ROWS,
    peakMb: many.peakMb,
  };
}

/** Of two runs: others work on the machine too. */
async function fasterRun(accounts: string, dataDir: string): Promise<CoreRun> {
  const [one, other] = [
    await resolveOnOneThread(accounts, dataDir),
    await resolveOnOneThread(accounts, dataDir),
  ];
  return one.seconds <= other.seconds ? one : other;
}

async function resolveOnOneThread(accounts: string, dataDir: string): Promise<CoreRun> {
  const output = accounts.replace(/\.csv$/, '.resolved.csv');
  const words = ['resolve', accounts, '-o', output, '--json', '--fresh', '--concurrency', '1'];
  const run = await runCore([...words, '--data-dir', dataDir]);
  rmSync(output, { force: true });
  return run;
}

/** The universe with every so many-th record only: accounts are made in memory. */
function sampleOf(reference: ReferenceVersion): ReferenceVersion {
  const total = reference.sources().reduce((sum, { recordCount }) => sum + recordCount, 0);
  const step = Math.ceil(total / SAMPLE);
  return {
    ...reference,
    *records(source) {
      let at = 0;
      for (const record of reference.records(source)) if (at++ % step === 0) yield record;
    },
  };
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
