import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { ACCOUNT_FIELDS } from '../../batch/mapping/fields.ts';
import { CoreError } from '../../contract/errors.ts';
import { Cadence, cadenceWords } from '../../inbound/cadence.ts';
import { CrosscheckConfig } from '../../inbound/crosscheck-schedule.ts';
import { rulesOf } from '../config/crosscheck-options.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { inputOptions } from '../config/input-options.ts';
import { scheduleFolder } from '../config/schedule-folder.ts';
import { taking } from '../config/taken-values.ts';
import { wholeNumberOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { crosscheckJson } from '../terminal/describe-crosschecks.ts';
import { withCrosschecks } from './with-crosschecks.ts';

interface AddOptions extends GlobalOptions {
  readonly connection: string;
  readonly daily?: string;
  readonly hourly?: boolean;
  readonly zone?: string;
  readonly name?: string;
  readonly object?: string;
  readonly rules?: string;
  readonly map?: readonly string[];
  readonly keep: string;
  readonly folder?: string;
}

export function scheduleAddCommand(): Command {
  return new Command('add')
    .description('Adds a schedule; it runs from the next tick on')
    .addOption(
      taking(
        new Option('--connection <name>', 'the CRM, as core crm connect has named it in workspace default'),
        { namesOf: 'connections' },
      ).makeOptionMandatory(),
    )
    .option('--daily <time>', 'once a day at a time like 03:00')
    .option('--zone <name>', 'the time zone of that time, like Europe/Berlin (default: UTC)')
    .option('--hourly', 'at every full hour')
    .option('--name <name>', 'what the schedule is called (default: as the connection)')
    .option('--object <name>', 'what of the CRM to read (default: what holds its accounts)')
    .option('--rules <file>', 'rules, read anew in every run (default: core.crosscheck.yaml, when there)')
    .addOption(inputOptions.map(ACCOUNT_FIELDS))
    .option(
      '--folder <folder>',
      'where each run makes a folder of its own (default: in the data directory, or in a folder of --files)',
    )
    .option('--keep <n>', 'runs whose files are kept', '10')
    .addHelpText('after', EXAMPLES)
    .action(runningHere('schedules', add));
}

async function add(_: readonly string[], options: AddOptions, context: Context): Promise<number> {
  const config = configOf(options, context);
  return withCrosschecks(options, context, async (crosschecks) => {
    const added = await crosschecks.add(config);
    if (context.isJson) context.print(`${JSON.stringify(crosscheckJson(added, []))}\n`);
    const next = new Date(added.nextMs).toISOString();
    context.say(
      `${added.name} crosschecks ${config.connection} ${cadenceWords(config.cadence)}, first at ${next}, while core serve runs.`,
    );
    context.say(
      `Its reports come into ${config.output}; core crm schedule run-now ${added.name} makes the first one now.`,
    );
    return 0;
  });
}

function configOf(options: AddOptions, context: Context): CrosscheckConfig {
  const { connection, name = connection, object, map = [] } = options;
  const cadence = cadenceOf(options);
  const keep = wholeNumberOf(options.keep, '--keep', { min: 1, max: 1000 });
  // Read now, so that whoever adds it learns of mistakes.
  const { written } = rulesOf(options, context);
  const rules = written === undefined ? null : resolve(context.cwd, written.file);
  const { folder } = options;
  const read = CrosscheckConfig.omit({ output: true }).safeParse({
    ...{ name, connection, object, cadence, rules, map, keep },
  });
  if (read.success) return { ...read.data, output: scheduleFolder(name, folder, context) };
  throw new CoreError('USAGE', `the name "${name}" ${read.error.issues[0]?.message ?? 'cannot be used'}`, {
    field: '--name',
    fix: 'Give another name with --name.',
  });
}

function cadenceOf({ daily, hourly, zone }: AddOptions): Cadence {
  if ((daily === undefined) === (hourly !== true))
    throw new CoreError('USAGE', daily === undefined ? 'it is not said when to run' : 'two times are given', {
      field: '--daily',
      fix: 'Give either --daily with a time like 03:00, or --hourly.',
    });
  if (daily === undefined && zone !== undefined)
    throw new CoreError('USAGE', 'full hours have no time zone', {
      field: '--zone',
      fix: 'Leave out --zone.',
    });
  const asked = daily === undefined ? { every: 'hour' } : { every: 'day', at: daily, zone };
  const read = Cadence.safeParse(asked);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const isZone = issue?.path[0] === 'zone';
  throw new CoreError('USAGE', `${isZone ? zone : daily} ${issue?.message ?? 'is not understood'}`, {
    field: isZone ? '--zone' : '--daily',
    fix: 'Write it as in --daily 03:00 --zone Europe/Berlin.',
  });
}

const EXAMPLES = `
Examples:
  core crm schedule add --connection acme-sf --daily 03:00
  core crm schedule add --connection acme-sf --daily 03:00 --zone Europe/Berlin --folder /srv/reports --keep 30
  core crm schedule add --connection acme-hs --hourly --name hubspot`;
