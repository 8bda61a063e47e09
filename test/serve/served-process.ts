import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const CORE = join(import.meta.dirname, '..', '..', 'bin', 'core.js');
const SERVES = /core serves (http:\/\/[\d.]+:\d+)/;

export interface ServeOptions {
  readonly dataDir: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** How a process ended: its exit code, or the signal that ended it. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A `core serve` of its own process group, on a free port. */
export interface ServedProcess {
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

/** Starts `core serve` and waits until it listens; it is gone when the test is. */
export async function serve({ dataDir, args = [], env = {} }: ServeOptions): Promise<ServedProcess> {
  const words = ['serve', '--port', '0', '--allow-private-webhooks', '--log-level', 'warn', ...args];
  const child = spawn(process.execPath, [CORE, ...words], {
    env: { PATH: process.env.PATH, HOME: dataDir, NO_COLOR: '1', CORE_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('core serve could not be started');
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
      const [, served] = SERVES.exec(told) ?? [];
      if (served !== undefined) found(served);
    });
    void ended.then(() => lost(new Error(`core serve ended before it listened:\n${told}`)));
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
