import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import type { CrosscheckWork } from '../../engine/crosschecks/crosscheck-scheduler.ts';
import type { ClaimedCrosscheck, CrosscheckEnd } from '../../inbound/crosscheck-schedule.ts';
import type { Context } from '../context.ts';
import { outcomeIn, RUN_FILES, removeRunFiles } from './crosscheck-files.ts';

const Failure = z.object({ error: z.object({ message: z.string(), fix: z.string() }) });

/**
 * Carries runs out as `core crosscheck --connection` in a process of its own, so that a service goes on answering. When
 * this process dies the other one sees its channel closed, and stops.
 */
export function crosscheckWork({ dataDir, say }: Pick<Context, 'dataDir' | 'say'>): CrosscheckWork {
  return {
    async carryOut(claimed, signal, onProcess) {
      makeFolder(claimed.folder);
      const child = started(claimed, dataDir);
      const stop = () => void child.kill('SIGTERM');
      signal.addEventListener('abort', stop, { once: true });
      try {
        const ending = endOf(child, say);
        if (child.pid !== undefined) await onProcess(child.pid).catch((error) => stopped(child, error));
        if (signal.aborted) stop();
        return await meaningOf(await ending, claimed.folder, signal);
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    removeFiles: removeRunFiles,
  };
}

function started(claimed: ClaimedCrosscheck, dataDir: string): ChildProcess {
  const program = process.argv[1];
  if (program === undefined) throw new Error('this program does not know where it lies');
  return spawn(process.execPath, [...process.execArgv, program, ...wordsFor(claimed, dataDir)], {
    cwd: claimed.folder,
    // The crosscheck is done here, on the same data, whatever service this machine asks otherwise.
    env: { ...process.env, CORE_ENDPOINT: '' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Ctrl-C comes to this process alone, which asks the other one to stop, once.
    detached: true,
  });
}

function wordsFor({ config, folder, before }: ClaimedCrosscheck, dataDir: string): readonly string[] {
  const earlier = before === null ? undefined : join(before, RUN_FILES.report);
  return [
    ...['crosscheck', '--connection', config.connection, '--data-dir', dataDir, '--json', '--no-input'],
    ...(config.object === undefined ? [] : ['--object', config.object]),
    ...(config.rules === null ? [] : ['--rules', config.rules]),
    ...config.map.flatMap((one) => ['--map', one]),
    ...['--output', join(folder, RUN_FILES.result)],
    ...['--report', join(folder, RUN_FILES.page), '--report', join(folder, RUN_FILES.report)],
    ...(earlier === undefined || !existsSync(earlier) ? [] : ['--since', earlier]),
  ];
}

/** How a process ended, and the error that it told last. */
interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly failure: string | undefined;
}

async function endOf(child: ChildProcess, tell: (line: string) => void): Promise<Ended> {
  const closed = new Promise<Pick<Ended, 'code' | 'signal'>>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => done({ code, signal }));
  });
  let failure: string | undefined;
  const listening = (async () => {
    if (child.stderr === null) return;
    for await (const line of createInterface({ input: child.stderr })) {
      const told = failureIn(line);
      if (told === undefined) tell(line);
      else failure = told;
    }
  })();
  const [how] = await Promise.all([closed, listening]);
  return { ...how, failure };
}

/** With --json an error is one document on one line. */
function failureIn(line: string): string | undefined {
  if (!line.startsWith('{"error":')) return undefined;
  const { error } = Failure.parse(JSON.parse(line));
  return `${error.message}. ${error.fix}`;
}

/** Exit code 1 tells of findings, or of rows that could not be judged: the report says which. */
async function meaningOf(
  { code, signal, failure }: Ended,
  folder: string,
  stop: AbortSignal,
): Promise<CrosscheckEnd> {
  if (code === 0 || code === 1) return { is: 'done', outcome: await outcomeIn(folder) };
  if (stop.aborted) return { is: 'stopped' };
  if (failure !== undefined) return { is: 'failed', error: failure };
  return {
    is: 'failed',
    error: `The process of the crosscheck was ended by ${signal ?? `exit code ${code}`}.`,
  };
}

/** Nobody may work on a run that is not kept as theirs. */
async function stopped(child: ChildProcess, error: unknown): Promise<never> {
  child.kill('SIGTERM');
  if (error instanceof Error) throw error;
  throw new CoreError('INTERNAL', String(error));
}
