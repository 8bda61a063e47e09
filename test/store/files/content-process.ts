import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** How a process of its own opens a store of files. */
export interface StorePlace {
  /** As --files names it. */
  readonly name: string;
  readonly variables: Readonly<Record<string, string>>;
}

const COMPILED = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'dist',
  'store',
  'files',
  'open-content-store.js',
);

const WORK = `
const [compiled, name, work, ...given] = process.argv.slice(1);
const { openContentStore } = await import(compiled);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const store = await openContentStore(name, { variables: process.env, sleep });
await store[work](...given).catch((error) => {
  process.stderr.write(error.code + ': ' + error.message);
  process.exitCode = 1;
});
`;

/** Starts a process that puts a file. */
export function putting(place: StorePlace, path: string): ChildProcess {
  return working(place, ['put', path]);
}

/** Starts a process that gets a file. */
export function getting(place: StorePlace, hash: string, path: string): ChildProcess {
  return working(place, ['get', hash, path]);
}

/** The command of such a process. */
export function commandOf({ name }: StorePlace, work: readonly string[]): readonly string[] {
  return [process.execPath, '--input-type=module', '-e', WORK, COMPILED, name, ...work];
}

function working(place: StorePlace, work: readonly string[]): ChildProcess {
  const [program = '', ...given] = commandOf(place, work);
  const env = { ...process.env, ...place.variables };
  return spawn(program, given, { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** How the process has ended, and what it has written. */
export async function endOf(child: ChildProcess) {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise<{
    readonly code: number | null;
    readonly signal: string | null;
    readonly stderr: string;
  }>((done) => child.once('close', (code, signal) => done({ code, signal, stderr })));
}
