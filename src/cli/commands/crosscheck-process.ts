import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import type { CrosscheckWork } from '../../engine/crosschecks/crosscheck-scheduler.ts';
import type { ClaimedCrosscheck, CrosscheckEnd } from '../../inbound/crosscheck-schedule.ts';
import { requireScheduleFolder } from '../config/schedule-folder.ts';
import type { Context } from '../context.ts';
import { type Ended, endOf, startCore } from './core-process.ts';
import { outcomeIn, RUN_FILES, removeRunFiles } from './crosscheck-files.ts';

/**
 * Carries runs out as `core crosscheck --connection` in a process of its own, so that a service goes on answering. When
 * this process dies the other one sees its channel closed, and stops.
 */
export function crosscheckWork({
  dataDir,
  say,
  shared,
}: Pick<Context, 'dataDir' | 'say' | 'shared'>): CrosscheckWork {
  return {
    async carryOut(claimed, signal, onProcess) {
      requireScheduleFolder(claimed.config.output, { shared });
      makeFolder(claimed.folder);
      const child = startCore(wordsFor(claimed, dataDir), { cwd: claimed.folder });
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

function wordsFor({ config, folder, before }: ClaimedCrosscheck, dataDir: string): readonly string[] {
  const earlier = before === null ? undefined : join(before, RUN_FILES.report);
  return [
    ...['crosscheck', '--connection', config.connection, '--data-dir', dataDir, '--json', '--no-input'],
    // On this machine's own data, whatever service is asked otherwise.
    ...['--workspace', DEFAULT_WORKSPACE],
    ...(config.object === undefined ? [] : ['--object', config.object]),
    ...(config.rules === null ? [] : ['--rules', config.rules]),
    ...config.map.flatMap((one) => ['--map', one]),
    ...['--output', join(folder, RUN_FILES.result)],
    ...['--report', join(folder, RUN_FILES.page), '--report', join(folder, RUN_FILES.report)],
    ...(earlier === undefined || !existsSync(earlier) ? [] : ['--since', earlier]),
  ];
}

/** Exit code 1 tells of findings, or of rows that could not be judged: the report says which. */
async function meaningOf(
  { code, signal, failure }: Ended,
  folder: string,
  stop: AbortSignal,
): Promise<CrosscheckEnd> {
  if (code === 0 || code === 1) return { is: 'done', outcome: await outcomeIn(folder) };
  if (stop.aborted) return { is: 'stopped' };
  if (failure !== undefined) return { is: 'failed', error: `${failure.message}. ${failure.fix}` };
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
