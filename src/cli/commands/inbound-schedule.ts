import { Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { cadenceWords } from '../../inbound/cadence.ts';
import { readSchedule, scheduleSchema } from '../../inbound/schedule-config.ts';
import { textIn } from '../config/text-file.ts';
import { wholeNumberOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { runningHere } from '../running-here.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { describeLog, describeSchedules, scheduleJson } from '../terminal/describe-schedule.ts';
import { previewCommand, runNowCommand, scheduleName } from './inbound-schedule-run.ts';
import { connectionsWorkspace } from './with-connections.ts';
import { type SchedulesOptions, withSchedules } from './with-schedules.ts';

export function inboundScheduleCommand(): Command {
  const command = new Command('schedule').description(
    'Enriches the rows of a CRM again and again, and writes back what was found; core serve runs the schedules',
  );
  command
    .command('add')
    .description('Adds a schedule; it runs from the next tick on')
    .option('--config <file>', 'the schedule, YAML or JSON')
    .option('--print-schema', 'print what the file may hold, as JSON Schema')
    .addOption(connectionsWorkspace())
    .addHelpText('after', EXAMPLE)
    .action(runningHere('schedules', add));
  command
    .command('list')
    .description('Lists the schedules, when they run next, and which are paused and why')
    .addOption(connectionsWorkspace())
    .action(runningHere('schedules', list));
  command.addCommand(previewCommand());
  named(command.command('pause').description('Lets a schedule rest; what it knows is kept')).action(
    running(pause),
  );
  named(command.command('resume').description('Lets a paused schedule go on, at once')).action(
    running(resume),
  );
  command.addCommand(runNowCommand());
  named(command.command('log').description('Tells what a schedule has done with each row, and why not'))
    .option('--limit <n>', 'lines, the newest first', '50')
    .action(runningHere('schedules', log));
  named(
    addYesOption(command.command('remove')).description(
      'Forgets a schedule and what it knows of rows; nothing is changed in the CRM',
    ),
  ).action(runningHere('schedules', remove));
  return command;
}

function named(command: Command): Command {
  return command.addArgument(scheduleName()).addOption(connectionsWorkspace());
}

type AddOptions = SchedulesOptions & { readonly config?: string; readonly printSchema?: boolean };

async function add(_: readonly string[], options: AddOptions, context: Context): Promise<number> {
  if (options.printSchema === true) {
    context.print(`${JSON.stringify(scheduleSchema(), null, 2)}\n`);
    return 0;
  }
  if (options.config === undefined)
    throw new CoreError('USAGE', 'no schedule is given', {
      field: '--config',
      fix: 'Name its file with --config inbound.yaml; --print-schema prints what it may hold.',
    });
  const config = readSchedule(textIn(options.config, context), options.config);
  return withSchedules(options, context, async (schedules) => {
    const added = await schedules.add(config);
    if (context.isJson) context.print(`${JSON.stringify(scheduleJson(added))}\n`);
    const next = new Date(added.nextMs).toISOString();
    context.say(
      `${added.name} runs ${cadenceWords(config.cadence)}, first at ${next}, while core serve runs.`,
    );
    context.say(`core inbound schedule preview ${added.name} shows what it would do.`);
    return 0;
  });
}

async function list(_: readonly string[], options: SchedulesOptions, context: Context): Promise<number> {
  return withSchedules(options, context, async (schedules) => {
    const listed = await schedules.list();
    context.print(
      context.isJson
        ? `${JSON.stringify(listed.map(scheduleJson))}\n`
        : describeSchedules(listed, context.stdout),
    );
    return 0;
  });
}

async function pause([name = '']: readonly string[], options: SchedulesOptions, context: Context) {
  return withSchedules(options, context, async (schedules) => {
    await schedules.pause(name);
    context.say(`${name} is paused. core inbound schedule resume ${name} lets it go on.`);
    return 0;
  });
}

async function resume([name = '']: readonly string[], options: SchedulesOptions, context: Context) {
  return withSchedules(options, context, async (schedules) => {
    await schedules.resume(name);
    context.say(`${name} goes on while core serve runs.`);
    return 0;
  });
}

type LogOptions = SchedulesOptions & { readonly limit: string };

async function log([name = '']: readonly string[], options: LogOptions, context: Context): Promise<number> {
  const limit = wholeNumberOf(options.limit, '--limit', { min: 1, max: 1_000_000 });
  return withSchedules(options, context, async (schedules) => {
    const told = await schedules.log(name, limit);
    context.print(context.isJson ? `${JSON.stringify(told)}\n` : describeLog(told, context.stdout));
    return 0;
  });
}

async function remove(
  [name = '']: readonly string[],
  options: SchedulesOptions & YesOption,
  context: Context,
): Promise<number> {
  return withSchedules(options, context, async (schedules) => {
    const { rows } = await schedules.find(name);
    const known = rows.known.toLocaleString('en-US');
    const question = `Forget ${name} and what it knows of ${known} rows?`;
    if (!(await isConfirmed(question, options, context))) return DECLINED;
    await schedules.remove(name);
    context.say(`${name} is gone. What it has written stays in the CRM.`);
    return 0;
  });
}

const EXAMPLE = `
A schedule, in YAML:
  name: new-leads
  connection: acme-sf                 # as core crm connect has named it
  object: Lead
  where: IsConverted = false
  cadence: { every: five-minutes }    # minute, five-minutes, hour, or day with at and zone
  map: { name: Company, website: Website, emailDomain: Email, country: Country }
  cooldown: 14d
  attempts: 3
  writeback:
    fields: { Core_Id__c: core_id, Industry: industry }
    only_if_blank: [Industry]
    most_rows: 500                    # in one run`;
