import { Command } from 'commander';
import { retentionMs } from '../config/age.ts';
import { addWorkOptions, threadsOf, type WorkOptions } from '../config/serve-options.ts';
import { requireShared } from '../config/shared-only.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { openHost } from './open-host.ts';
import { runFiles } from './run-files.ts';
import { serveCrosschecks } from './serve-crosschecks.ts';
import { aborted, drained } from './serving.ts';

export function workerCommand(): Command {
  return addWorkOptions(new Command('worker'))
    .description(
      'Works for services that share a database: jobs, rows of bulks, webhooks, schedules; stops gracefully on SIGTERM',
    )
    .addHelpText(
      'after',
      `
Examples:
  core worker --database postgres://core@db.example/core --files s3://company-core/prod --secret-key-file core.key
  core worker --concurrency 4                    with CORE_DATABASE, CORE_FILES and CORE_SECRET_KEY_FILE set`,
    )
    .action(running(work));
}

async function work(_: readonly string[], options: WorkOptions, context: Context): Promise<number> {
  requireShared(context, 'core worker');
  const threads = threadsOf(options, context);
  const stop = context.stopSignal();
  const { log, onError, host, stores } = await openHost(options, context, {
    ...{ threads, kind: 'worker', leavesWork: false },
  });
  const keptMs = retentionMs(options, context);
  const crosschecks = await serveCrosschecks(context, stores, {
    ...{ onError, leavesWork: false, tell: (line) => log.info(line) },
  });
  const runner = runFiles(context, { stores, keptMs, onError, leavesWork: false });
  try {
    context.say(`core works for the database (copies in ${context.dataDir}). Ctrl-C stops it.`);
    await aborted(stop);
    context.say('Stopping: work under way is ended first.');
  } finally {
    await drained(host, [crosschecks, runner]);
    await stores.close();
  }
  return 0;
}
