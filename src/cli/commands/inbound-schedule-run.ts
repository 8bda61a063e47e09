import { Argument, Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { taking } from '../config/taken-values.ts';
import { wholeNumberOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { describeLog, describePreview } from '../terminal/describe-schedule.ts';
import { connectionsWorkspace } from './with-connections.ts';
import { type SchedulesOptions, withScheduler, withSchedules } from './with-schedules.ts';

type PreviewOptions = SchedulesOptions & { readonly limit: string };

export function previewCommand(): Command {
  return new Command('preview')
    .description('Shows what the next run would do with the first rows, and write; changes nothing')
    .addArgument(scheduleName())
    .option('--limit <n>', 'rows that are looked at', '10')
    .addOption(connectionsWorkspace())
    .action(runningHere('schedules', preview));
}

export function runNowCommand(): Command {
  return new Command('run-now')
    .description('Runs a schedule here and now, due or not, paused or not')
    .addArgument(scheduleName())
    .addOption(connectionsWorkspace())
    .action(runningHere('schedules', runNow));
}

/** The argument that names a schedule. */
export function scheduleName(): Argument {
  const name = new Argument('<name>', 'as core inbound schedule list shows it');
  return taking(name, { namesOf: 'inbound schedules' });
}

async function preview(
  [name = '']: readonly string[],
  options: PreviewOptions,
  context: Context,
): Promise<number> {
  const limit = wholeNumberOf(options.limit, '--limit', { min: 1, max: 1000 });
  const schedule = await withSchedules(options, context, (schedules) => schedules.find(name));
  return withScheduler(options, context, async (scheduler) => {
    const rows = await scheduler.preview(schedule, limit);
    context.print(context.isJson ? `${JSON.stringify(rows)}\n` : describePreview(rows));
    return 0;
  });
}

/** Exit code 1 when the run failed. */
async function runNow(
  [name = '']: readonly string[],
  options: SchedulesOptions,
  context: Context,
): Promise<number> {
  await withSchedules(options, context, (schedules) => schedules.find(name));
  return withScheduler(options, context, async (scheduler, workspace) => {
    const key = { workspace, name };
    const stop = context.stopSignal();
    stop.addEventListener('abort', () => void scheduler.close(), { once: true });
    const before = (await scheduler.schedules.runs(key, 1))[0]?.run;
    if (!(await scheduler.runNow(key))) throw new CoreError('RUN_BUSY', `another process is running ${name}`);
    const schedule = await scheduler.schedules.find(key);
    const run = (await scheduler.schedules.runs(key, 1))[0];
    const lines = (await scheduler.schedules.log(key, 1_000_000)).filter((line) => line.run === run?.run);
    // A run in which nothing happened is not kept.
    const hasRun = run !== undefined && run.run !== before;
    if (context.isJson)
      context.print(`${JSON.stringify({ run: hasRun ? run : null, lines: hasRun ? lines : [] })}\n`);
    else if (!hasRun) context.say('Nothing has changed in the CRM, and nothing was waiting.');
    else context.print(describeLog({ runs: [run], lines }, context.stdout));
    const error = schedule?.lastError ?? null;
    if (error !== null) context.say(`The run failed: ${error}`);
    return error === null ? 0 : 1;
  });
}
