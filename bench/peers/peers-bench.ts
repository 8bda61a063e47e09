import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReferenceVersion } from '../../dist/universe/reference-store.js';
import { writeAccounts } from '../accounts.ts';
import { type CsvRow, readRows, writeRows } from '../accuracy/csv-rows.ts';
import { missingPeers, runPeers } from '../accuracy/peer-tool.ts';
import { copyOfData } from '../crosscheck/copy-of-data.ts';
import { runCore } from '../run-core.ts';
import { FIELDS } from '../serve/bodies.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';

/**
 * `core resolve` beside exact look-up, TF-IDF and Splink on the same rows against the same companies, one after the other in
 * one run (`npm run bench:peers`). Core reads and writes files, keeps durable jobs and starts anew; the others have all of it
 * in memory and are timed without reading. BENCH_ROWS says how many rows there are; a data folder with sources may be given.
 */
const CACHE = join(import.meta.dirname, '..', '..', 'bench', '.cache');
const WORK = join(CACHE, 'peers-work');
const ROWS = Number(process.env.BENCH_ROWS ?? 20_000);
const PEERS = process.env.BENCH_PEERS ?? 'exact,tfidf,splink';
const SEED = 20261123;

/** Columns of accounts by those of peers.py. */
const COLUMNS: Readonly<Record<string, string>> = {
  external_id: 'external_id',
  name: 'Account Name',
  ...FIELDS,
};

async function peersBench(dataDir: string): Promise<void> {
  const missing = missingPeers();
  if (missing !== undefined) throw new Error(`${missing} is not there; see bench/README.md, Accuracy`);
  mkdirSync(WORK, { recursive: true });
  const files = ['accounts', 'reference', 'queries', 'truth', 'resolved', 'predictions'];
  const [accounts = '', reference = '', queries = '', truth = '', resolved = '', predictions = ''] =
    files.map((name) => join(WORK, `${name}.csv`));
  const universe = openBenchReference(dataDir);
  await writeAccounts(accounts, universe, { rows: ROWS, seed: SEED });
  writeRows(reference, companiesIn(universe));
  const asked = readRows(accounts);
  writeRows(queries, asked.map(queryOf));
  writeRows(
    truth,
    asked.map((row) => ({ external_id: row.external_id ?? '', expected_id: expectedOf(row, universe) })),
  );
  universe.close();

  const copy = copyOfData(dataDir, join(CACHE, 'copy'));
  const run = await runCore(['resolve', accounts, '-o', resolved, '--fresh', '--json', '--data-dir', copy]);
  rmSync(copy, { recursive: true });
  writeRows(
    predictions,
    readRows(resolved).map(({ external_id = '', core_id = '', core_confidence = '' }) => ({
      external_id,
      predicted_id: core_id,
      confidence: core_confidence,
    })),
  );
  console.log(
    `core: ${Math.round(ROWS / run.seconds)} rows/s with files, durable jobs and start-up (${run.seconds.toFixed(1)} s, ${run.processorSeconds.toFixed(1)} s of processor, ${run.peakMb} MB)\n`,
  );
  console.log(
    await runPeers([reference, queries, truth, '--peers', PEERS, '--extra', `core=${predictions}`]),
  );
}

/** Every company of the universe with all its names. */
function companiesIn(universe: ReferenceVersion): readonly CsvRow[] {
  return Array.from({ length: universe.entityCount }, (_, entity) => {
    const { coreId, legalName, tradingName, website, city, country, sources } = universe.facts(entity);
    const names = sources.flatMap((key) => universe.record(key)?.names.map(({ value }) => value) ?? []);
    return {
      id: coreId,
      name: legalName?.value ?? tradingName?.value ?? '',
      aliases: [...new Set(names)].join('|'),
      website: website?.value ?? '',
      city: city ?? '',
      country: country?.value ?? '',
    };
  });
}

function queryOf(row: CsvRow): CsvRow {
  return Object.fromEntries(Object.entries(COLUMNS).map(([column, header]) => [column, row[header] ?? '']));
}

/** The company of the record that the account was made of. */
function expectedOf({ expected = '' }: CsvRow, universe: ReferenceVersion): string {
  const entity = expected === '' ? undefined : universe.entityOfRecord(expected);
  return entity === undefined ? '' : universe.facts(entity).coreId;
}

const [given] = process.argv.slice(2);
const dataDir = given ?? join(CACHE, 'data');
if (given === undefined) await importUniverse(dataDir, SHARED);
await peersBench(dataDir);
