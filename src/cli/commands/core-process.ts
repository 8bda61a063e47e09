import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** What an error document of core says, and what helps. */
const Failure = z.object({ error: z.object({ message: z.string(), fix: z.string() }) });
export type Failure = z.infer<typeof Failure>['error'];

/** How a process ended, what it printed and the error that it told last. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly printed: string;
  readonly failure: Failure | undefined;
}

interface Starting {
  /** Working folder; of this process by default. */
  readonly cwd?: string;
}

/** Starts core with these words in a process of its own, which stops when its channel to this one is closed. */
export function startCore(words: readonly string[], { cwd }: Starting = {}): ChildProcess {
  const program = process.argv[1];
  if (program === undefined) throw new Error('this program does not know where it lies');
  return spawn(process.execPath, [...process.execArgv, program, ...words], {
    cwd,
    env: { ...process.env, CORE_STARTED_BY: 'core' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C comes to this process alone, which asks the other one to stop, once.
    detached: true,
  });
}

/** Waits for its end; `tell` hears each line of standard error that is no error document. Throws where it cannot start. */
export async function endOf(child: ChildProcess, tell: (line: string) => void): Promise<Ended> {
  const closed = new Promise<Pick<Ended, 'code' | 'signal'>>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => done({ code, signal }));
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  let failure: Failure | undefined;
  const listening = (async () => {
    if (child.stderr === null) return;
    for await (const line of createInterface({ input: child.stderr })) {
      const told = failureIn(line);
      if (told === undefined) tell(line);
      else failure = told;
    }
  })();
  const [how] = await Promise.all([closed, listening]);
  return { ...how, printed, failure };
}

/** With --json an error is one document on one line. */
function failureIn(line: string): Failure | undefined {
  return line.startsWith('{"error":') ? Failure.parse(JSON.parse(line)).error : undefined;
}
