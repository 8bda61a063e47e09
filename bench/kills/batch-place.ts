import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from '../core-sqlite.ts';
import { runCore } from '../run-core.ts';

/** A folder with the accounts, and a data directory of its own. */
export interface BatchPlace {
  readonly folder: string;
  readonly dataDir: string;
  readonly output: string;
  /** The words of the command. */
  readonly words: readonly string[];
}

/** A process that is under way. */
export interface Underway {
  isOver(): boolean;
  kill(): void;
  /** Its exit code; null when it was killed. */
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>;
}

const CORE = join(import.meta.dirname, '..', '..', 'bin', 'core.js');

export function batchPlace(folder: string, accounts: string): BatchPlace {
  const [input, output, dataDir] = ['accounts.csv', 'out.csv', 'data'].map((name) => join(folder, name));
  if (input === undefined || output === undefined || dataDir === undefined) throw new Error('no paths');
  mkdirSync(folder);
  copyFileSync(accounts, input);
  const options = ['--create-missing', '--concurrency', '1', '--json', '--data-dir', dataDir];
  return { folder, dataDir, output, words: ['resolve', input, '-o', output, ...options] };
}

export function startBatch({ words }: BatchPlace): Underway {
  const child = spawn(process.execPath, [CORE, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  return {
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => void child.kill('SIGKILL'),
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr }))),
  };
}

/** How much of the output is written: into its partial file, or all of it into its place. */
export function writtenBytes({ output }: BatchPlace): number {
  const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  return size(output) ?? size(`${output}.partial`) ?? 0;
}

export interface LeftBatch {
  /** The bytes of the output as text that keeps each. */
  readonly output: string;
  /** Every file of the folder and the data directory. */
  readonly files: readonly string[];
  readonly universe: string;
  /** The ids that were given, with the records they stand for. */
  readonly pins: readonly unknown[];
  /** The same ids in the order in which they were given. */
  readonly idsInOrder: readonly unknown[];
  readonly created: readonly unknown[];
  /** How many jobs of each state, run by run. */
  readonly runs: readonly unknown[];
}

/** What a run has left behind when it is over. */
export async function leftIn({ folder, dataDir, output }: BatchPlace): Promise<LeftBatch> {
  const json = async (...words: readonly string[]) =>
    JSON.parse((await runCore([...words, '--json', '--data-dir', dataDir])).stdout);
  const runs: readonly { readonly jobs: unknown; readonly completed_at: string | null }[] = await json(
    'jobs',
    'list',
  );
  const { version } = await json('reference', 'list');
  const tables = withDatabase(dataDir, (database) => {
    const all = (sql: string) => database.prepare<[], unknown>(sql).all();
    return {
      pins: all('SELECT core_id, record_keys FROM pin ORDER BY core_id'),
      idsInOrder: all('SELECT core_id FROM pin ORDER BY sequence'),
      created: all('SELECT key, body FROM created_record ORDER BY key'),
    };
  });
  return {
    ...tables,
    output: readFileSync(output, 'latin1'),
    files: filesOf(folder),
    universe: String(version),
    runs: runs.map(({ jobs, completed_at }) => ({ jobs, isCompleted: completed_at !== null })),
  };
}

/** The log of the database and the index of it come and go. */
function filesOf(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true }).map(String);
  return all.filter((name) => !/-(wal|shm)$/.test(name)).sort();
}
