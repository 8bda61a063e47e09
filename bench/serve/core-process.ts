import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface StartOptions {
  readonly dataDir: string;
  /** `serve` unless given. */
  readonly kind?: 'serve' | 'worker';
  /** More options of the command. */
  readonly words?: readonly string[];
  /** More variables of its environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Warnings are kept, and not passed on. */
  readonly isQuiet?: boolean;
}

/** A `core serve` of its own process, whether it listens yet or not, or a `core worker`. */
export interface CoreProcess {
  readonly pid: number;
  /** Empty for a worker that works. Rejects when the process ends before it listens. */
  readonly address: Promise<string>;
  /** Lines of its log so far; all of them are warnings or errors. */
  warnings(): readonly string[];
  /** How it ended, and what it has said beside its log. */
  lastWords(): string;
  isOver(): boolean;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const CORE = join(import.meta.dirname, '..', '..', 'bin', 'core.js');
/** Options of node for the served process, as `--cpu-prof --cpu-prof-dir=/tmp/profiles`. */
const NODE_FLAGS = (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter((flag) => flag !== '');

/** Serves the data directory at a port the system chooses, or works there; the process is gone when this one is. */
export function startCore(options: StartOptions): CoreProcess {
  const { dataDir, kind = 'serve', words = [], variables = {}, isQuiet = false } = options;
  const own = kind === 'serve' ? ['serve', '--port', '0'] : ['worker'];
  const all = [...own, '--log-level', 'warn', '--data-dir', dataDir, ...words];
  const child = spawn(process.execPath, [...NODE_FLAGS, CORE, ...all], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('core serve could not be started');
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => process.off('exit', killed));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const end = (signal: NodeJS.Signals) => {
    if (!isOver()) child.kill(signal);
    return ended;
  };
  const warnings: string[] = [];
  const said: string[] = [];
  const address = addressOf(child, { warnings, said, isQuiet });
  // Who asks for the address hears of it.
  address.catch(() => {});
  return {
    ...{ pid, address, isOver },
    warnings: () => warnings,
    lastWords: () => `ended with ${child.exitCode ?? child.signalCode}: ${said.join('\n')}`,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

interface Heard {
  readonly warnings: string[];
  readonly said: string[];
  readonly isQuiet: boolean;
}

/** From the line that tells it; warnings, which are JSON, are passed on. */
function addressOf(child: ChildProcess, { warnings, said, isQuiet }: Heard): Promise<string> {
  let rest = '';
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const begun = /core (?:serves (https?:\/\/\S+) |works for the database)/.exec(line);
        if (begun !== null) resolve(begun[1] ?? '');
        if (line.startsWith('{') && !isQuiet) process.stderr.write(`${line}\n`);
        (line.startsWith('{') ? warnings : said).push(line);
      }
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`core ended with ${code}: ${said.join('\n')}`)));
  });
}
