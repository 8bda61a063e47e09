import { Command } from 'commander';
import type { GlobalOptions } from '../config/global-options.ts';
import { wholeNumberOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { runningHere } from '../running-here.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import {
  crosscheckJson,
  describeCrosschecks,
  describeRuns,
  runJson,
} from '../terminal/describe-crosschecks.ts';
import { scheduleAddCommand } from './crm-schedule-add.ts';
import { scheduleName, scheduleRunNowCommand } from './crm-schedule-run.ts';
import { withCrosschecks } from './with-crosschecks.ts';

export function crmScheduleCommand(): Command {
  const command = new Command('schedule').description(
    'Crosschecks a CRM again and again, and tells what is new; core serve runs the schedules, and nothing is changed in the CRM',
  );
  command.addCommand(scheduleAddCommand());
  command
    .command('list')
    .description('Lists the schedules, when they run next, and what their last runs found to be new')
    .action(runningHere('schedules', list));
  named(command.command('pause').description('Lets a schedule rest')).action(runningHere('schedules', pause));
  named(command.command('resume').description('Lets a paused schedule go on, at its next time')).action(
    running(resume),
  );
  command.addCommand(scheduleRunNowCommand());
  named(command.command('log').description('Tells of each run what it found, and where its files are'))
    .option('--limit <n>', 'runs, the newest first', '20')
    .action(runningHere('schedules', log));
  named(addYesOption(command.command('remove')).description('Forgets a schedule; its files stay')).action(
    running(remove),
  );
  return command;
}

function named(command: Command): Command {
  return command.addArgument(scheduleName());
}

async function list(_: readonly string[], options: GlobalOptions, context: Context): Promise<number> {
  return withCrosschecks(options, context, async (crosschecks) => {
    const listed = await crosschecks.list();
    const json = () => JSON.stringify(listed.map(({ schedule, runs }) => crosscheckJson(schedule, runs)));
    context.print(context.isJson ? `${json()}\n` : describeCrosschecks(listed, context.stdout));
    return 0;
  });
}

async function pause([name = '']: readonly string[], options: GlobalOptions, context: Context) {
  return withCrosschecks(options, context, async (crosschecks) => {
    await crosschecks.pause(name);
    context.say(`${name} is paused. core crm schedule resume ${name} lets it go on.`);
    return 0;
  });
}

async function resume([name = '']: readonly string[], options: GlobalOptions, context: Context) {
  return withCrosschecks(options, context, async (crosschecks) => {
    await crosschecks.resume(name);
    const { nextMs } = await crosschecks.find(name);
    context.say(`${name} goes on at ${new Date(nextMs).toISOString()}, while core serve runs.`);
    return 0;
  });
}

type LogOptions = GlobalOptions & { readonly limit: string };

async function log([name = '']: readonly string[], options: LogOptions, context: Context): Promise<number> {
  const limit = wholeNumberOf(options.limit, '--limit', { min: 1, max: 1000 });
  return withCrosschecks(options, context, async (crosschecks) => {
    const runs = await crosschecks.runs(name, limit);
    context.print(
      context.isJson ? `${JSON.stringify(runs.map(runJson))}\n` : describeRuns(runs, context.stdout),
    );
    return 0;
  });
}

async function remove(
  [name = '']: readonly string[],
  options: GlobalOptions & YesOption,
  context: Context,
): Promise<number> {
  return withCrosschecks(options, context, async (crosschecks) => {
    const { config } = await crosschecks.find(name);
    if (!(await isConfirmed(`Forget ${name}?`, options, context))) return DECLINED;
    await crosschecks.remove(name);
    context.say(`${name} is gone. Its files stay in ${config.output}.`);
    return 0;
  });
}
