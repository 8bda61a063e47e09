import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAccounts } from '../accounts.ts';
import { type CoreRun, runCommand, runCore } from '../run-core.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';
import { answeringCore } from './answering-core.ts';
import { keepAnswers } from './kept-answers.ts';

const CACHE = join(import.meta.dirname, '..', '..', 'bench', '.cache');
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
/** Rows whose answers are given again and again. */
const ANSWERED = 2000;
/** A run of so many is taken off: start and warming up are told apart. */
const WARM = Math.round(ROWS / 5);

/** The processor time of `core resolve` without matching, for each row; see bench/README.md. */
async function restBench(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const dataDir = join(CACHE, 'data');
  await importUniverse(dataDir, SHARED);
  const accounts = await accountsOf(dataDir);
  const answers = join(CACHE, 'answers.json');
  await resolved(runCore, head(accounts, ANSWERED), dataDir);
  keepAnswers(dataDir, answers);
  const command = answeringCore(join(CACHE, 'rest'));
  const answering: typeof runCore = (words) => runCommand(command, words, { CORE_BENCH_ANSWERS: answers });
  const lines = ['Resolve without matching', '', 'rows  processor seconds  seconds  peak MB'];
  const runs: CoreRun[] = [];
  for (const rows of [1, WARM, ROWS]) {
    const run = await resolved(answering, head(accounts, rows), dataDir);
    runs.push(run);
    lines.push([rows, run.processorSeconds.toFixed(2), run.seconds.toFixed(1), run.peakMb].join('  '));
  }
  const [warm = 0, all = 0] = runs.slice(1).map(({ processorSeconds }) => processorSeconds);
  lines.push('', `${(((all - warm) / (ROWS - WARM)) * 1e6).toFixed(0)} µs of the processor a row, once warm`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function accountsOf(dataDir: string): Promise<string> {
  const reference = openBenchReference(dataDir);
  const path = join(CACHE, `accounts-${ROWS}-${reference.version}.csv`);
  if (!existsSync(path)) await writeAccounts(path, reference, { rows: ROWS, seed: 20261121 });
  reference.close();
  return path;
}

/** The same file with its first rows alone; cells of the bench's accounts have no line ends. */
function head(path: string, rows: number): string {
  const part = join(CACHE, `head-${rows}.csv`);
  const lines = readFileSync(path, 'utf8').split('\n');
  writeFileSync(part, `${lines.slice(0, rows + 1).join('\n')}\n`);
  return part;
}

async function resolved(run: typeof runCore, accounts: string, dataDir: string): Promise<CoreRun> {
  const output = join(CACHE, 'rest.resolved.csv');
  const words = ['resolve', accounts, '-o', output, '--json', '--fresh', '--concurrency', '1'];
  const done = await run([...words, '--data-dir', dataDir]);
  rmSync(output, { force: true });
  return done;
}

await restBench();
