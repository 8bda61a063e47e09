import { Argument, Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import { openCrosschecks } from '../../engine/crosschecks/open-crosschecks.ts';
import type { EngineStores } from '../../engine/stores.ts';
import { newsOf } from '../../inbound/crosscheck-news.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { runJson } from '../terminal/describe-crosschecks.ts';
import { crosscheckWork } from './crosscheck-process.ts';
import { withCrosschecks } from './with-crosschecks.ts';
import { withStores } from './with-stores.ts';

export function scheduleRunNowCommand(): Command {
  return new Command('run-now')
    .description(
      'Runs a schedule here and now, due or not, paused or not; goes on with a run that was broken off',
    )
    .addArgument(scheduleName())
    .action(runningHere('schedules', runNow));
}

/** The argument that names a schedule. */
export function scheduleName(): Argument {
  const name = new Argument('<name>', 'as core crm schedule list shows it');
  return taking(name, { namesOf: 'crosscheck schedules' });
}

async function runNow(
  [name = '']: readonly string[],
  options: GlobalOptions,
  context: Context,
): Promise<number> {
  await withCrosschecks(options, context, (crosschecks) => crosschecks.find(name));
  return withStores(context, (stores) => runHere(name, stores, context));
}

/** Exit code 1 when the run failed. */
async function runHere(name: string, { crosschecks }: EngineStores, context: Context): Promise<number> {
  const stop = context.stopSignal();
  const opened = await openCrosschecks({
    ...{ schedules: crosschecks, clock: context.clock, ...crosscheckWork(context) },
    onError: (what, error) => context.say(`${what}: ${String(error)}`),
  });
  const key = { workspace: DEFAULT_WORKSPACE, name };
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= opened.close();
    return closing;
  };
  stop.addEventListener('abort', () => void close(), { once: true });
  try {
    if (!(await opened.runNow(key))) throw new CoreError('RUN_BUSY', `another process is running ${name}`);
    stop.throwIfAborted();
    const [run] = await opened.schedules.runs(key, 1);
    if (run === undefined) throw new CoreError('NOT_FOUND', `the schedule ${name} was removed meanwhile`);
    if (context.isJson) context.print(`${JSON.stringify(runJson(run))}\n`);
    if (run.error !== null) context.say(`The run failed: ${run.error}`);
    else if (!context.isJson && run.outcome !== null)
      context.print(`What is new: ${newsOf(run.outcome)}.\nThe reports are in ${run.folder}\n`);
    return run.error === null ? 0 : 1;
  } finally {
    await close();
  }
}
