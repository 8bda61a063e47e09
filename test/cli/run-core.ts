import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeEach, inject } from 'vitest';

export const CORE = join(import.meta.dirname, '..', '..', 'bin', 'core.js');

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  /** Null when a signal ended the process. */
  readonly code: number | null;
}

/** A folder to work in and a data directory of its own, both there until the tests of the file have ended. */
export interface Workplace {
  readonly folder: string;
  readonly dataDir: string;
  /** Runs `core` in the folder, with nothing on standard input. */
  core(...args: readonly string[]): Promise<Ran>;
  /** The same with a text on standard input. */
  coreReading(input: string | Buffer, ...args: readonly string[]): Promise<Ran>;
  /** The same as `core` with more variables in its environment. */
  coreWith(variables: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ran>;
  /** Starts `core` and leaves it to the test. */
  start(...args: readonly string[]): ChildProcessWithoutNullStreams;
  write(name: string, content: string | Buffer): void;
  read(name: string): string;
  has(name: string): boolean;
}

/** No colours, and nothing kept in the folder by Node itself. */
export const SILENT = { NO_COLOR: '1', NODE_DISABLE_COMPILE_CACHE: '1' };

/** With the companies that come with core known already; a new one has no data directory yet. */
export function workplace({ isNew = false, startsOver = false }: PlaceOptions = {}): Workplace {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'core-cli-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  if (startsOver) putBackFor(folder);
  const dataDir = join(folder, 'data');
  if (!isNew) cpSync(inject('starterData'), dataDir, { recursive: true });
  const startWith = (variables: Readonly<Record<string, string>>, args: readonly string[]) =>
    spawn(process.execPath, [CORE, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, ...SILENT, CORE_DATA_DIR: dataDir, ...variables },
    });
  const start = (...args: readonly string[]) => startWith({}, args);
  const coreReading = (input: string | Buffer, ...args: readonly string[]) => {
    const child = start(...args);
    // A command that refuses its input closes the pipe before all of it is written.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    return ended(child);
  };
  return {
    folder,
    dataDir,
    core: (...args) => coreReading('', ...args),
    coreReading,
    coreWith(variables, ...args) {
      const child = startWith(variables, args);
      child.stdin.end();
      return ended(child);
    },
    start,
    write: (name, content) => writeFileSync(join(folder, name), content),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    has: (name) => existsSync(join(folder, name)),
  };
}

interface PlaceOptions {
  /** Without the companies of the starter. */
  readonly isNew?: boolean;
  /** A test that is tried again finds the folder as its first try did; nothing may work in it between two tests. */
  readonly startsOver?: boolean;
}

function putBackFor(folder: string): void {
  const kept = `${folder}-kept`;
  afterAll(() => rmSync(kept, { recursive: true, force: true }));
  beforeEach(({ task }) => {
    const isTriedAgain = (task.result?.retryCount ?? 0) > 0;
    const [from, to] = isTriedAgain ? [kept, folder] : [folder, kept];
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  });
}

/** What a process prints until it ends. */
export async function ended(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  const [stdout, stderr, code] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { stdout, stderr, code };
}

/** Waits for something that another process does; fails loudly instead of waiting for ever. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await delay(2);
  }
}

/**
 * Takes out what differs from run to run: times, ids of runs and jobs, folders; how many companies are known; and the
 * phases of a build, which only slow machines tell.
 */
export function masked(text: string, { folder }: Workplace): string {
  return text
    .replaceAll(folder, 'FOLDER')
    .replace(/^ {2}(?:read|loaded|linked|built) [\d,]+ in .*\n/gm, '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/\b\d{4}-\d\d-\d\d\b(?!T)/g, 'DAY')
    .replace(/\b(run|job)_[0-9a-z]+/g, '$1_ID')
    .replace(/[\d,]+( entities| companies)/g, 'N$1')
    .replace(/\d+\.\d s( \([\d,]+ rows\/s\))?/g, 'T s')
    .replace(/"seconds":[\d.]+/g, '"seconds":T')
    .replace(/"entities":\d+/g, '"entities":N');
}

/** The rows of an output file by column. */
export function rowsOf(csv: string): readonly Readonly<Record<string, string>>[] {
  return parse(csv, { columns: true, bom: true });
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}
