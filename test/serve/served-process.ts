import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { CORE, SILENT } from '../cli/run-core.ts';

/** A worker has no address. */
const BEGUN = /core (?:serves (http:\/\/[\d.]+:\d+)|works for the database)/;
const WORDS = { serve: ['serve', '--port', '0'], worker: ['worker'] } as const;

export interface ServeOptions {
  readonly dataDir: string;
  readonly kind?: keyof typeof WORDS;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** How a process ended: its exit code, or the signal that ended it. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A `core serve` of its own process group, on a free port, or a `core worker`. */
export interface ServedProcess {
  /** Empty for a worker. */
  readonly address: string;
  readonly ended: Promise<End>;
  stderr(): string;
  /** Sends the signal to the process alone. */
  signal(signal: NodeJS.Signals): void;
  /** Ends the process and everything that it has started, as a power cut would. */
  killGroup(): Promise<End>;
  /** Asks it to stop, and says how it ended. */
  stop(): Promise<End>;
}

/** Starts `core serve` and waits until it listens, or `core worker` until it works; it is gone when the test is. */
export async function serve({
  dataDir,
  kind = 'serve',
  args = [],
  env = {},
}: ServeOptions): Promise<ServedProcess> {
  const logged = args.includes('--log-level') ? [] : ['--log-level', 'warn'];
  const words = [...WORDS[kind], '--allow-private-webhooks', ...logged, ...args];
  const child = spawn(process.execPath, [CORE, ...words], {
    env: { PATH: process.env.PATH, HOME: dataDir, ...SILENT, CORE_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('core could not be started');
  const ended = new Promise<End>((done) => child.once('close', (code, signal) => done({ code, signal })));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const killGroup = () => {
    if (!isOver()) process.kill(-pid, 'SIGKILL');
    return ended;
  };
  onTestFinished(async () => void (await killGroup()));
  let told = '';
  const address = await new Promise<string>((found, lost) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const begun = BEGUN.exec(told);
      if (begun !== null) found(begun[1] ?? '');
    });
    void ended.then(() => lost(new Error(`core ${kind} ended before it began:\n${told}`)));
  });
  return {
    address,
    ended,
    stderr: () => told,
    signal: (signal) => void child.kill(signal),
    killGroup,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
