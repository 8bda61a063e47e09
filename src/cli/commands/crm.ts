import { Command, Option } from 'commander';
import { ACCOUNT_FIELDS } from '../../batch/mapping/fields.ts';
import type { AccountsStatus } from '../../contract/accounts.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { INPUT_FILE, inputOptions } from '../config/input-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { describeAccounts } from '../terminal/describe-accounts.ts';
import { connectCommand } from './crm-connect.ts';
import { connectionsCommand } from './crm-connections.ts';
import { loadAccounts } from './crm-load.ts';
import { crmScheduleCommand } from './crm-schedule.ts';
import { type AccountsWorkspace, accountsWorkspace, withAccounts } from './with-accounts.ts';

export function crmCommand(): Command {
  const command = new Command('crm').description(
    'Connects CRMs, and keeps the accounts that crosscheck jobs are evaluated against',
  );
  command.addCommand(connectCommand());
  command.addCommand(connectionsCommand());
  command.addCommand(loadCommand());
  command.addCommand(crmScheduleCommand());
  command.addCommand(
    new Command('status')
      .description('Tells which accounts are in use, and how far a load is')
      .addOption(accountsWorkspace())
      .action(running(status)),
  );
  command.addCommand(
    addYesOption(new Command('drop'))
      .description('Forgets the accounts')
      .addOption(accountsWorkspace())
      .action(running(drop)),
  );
  return command;
}

function loadCommand(): Command {
  return addYesOption(new Command('load'))
    .description('Loads the accounts of a file, or of a CRM, in the place of those that are there')
    .argument('[file]', INPUT_FILE)
    .addOption(
      taking(new Option('--connection <name>', 'the CRM itself, as core crm connect has named it'), {
        namesOf: 'connections',
      }),
    )
    .option('--object <name>', 'what of it to load (default: what holds its accounts)')
    .addOption(accountsWorkspace())
    .option(
      '--rules <file>',
      'who is protected, who survives, what is kept apart (default: core.crosscheck.yaml, when there)',
    )
    .addOption(inputOptions.map(ACCOUNT_FIELDS))
    .addOption(
      inputOptions.mapFile('{"name": "Account", "external_id": "Account ID", "parent_id": "Parent"}'),
    )
    .option('--concurrency <n>', 'worker threads (default: one less than there are processors; 0: none)')
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .addOption(inputOptions.header())
    .addOption(inputOptions.noHeader())
    .addHelpText('after', EXAMPLES)
    .action(running(loadAccounts));
}

type CrmOptions = GlobalOptions & AccountsWorkspace;

async function status(_: readonly string[], options: CrmOptions, context: Context): Promise<number> {
  return withAccounts(options, context, async (service) => {
    show(await service.accountsStatus(), context);
    return 0;
  });
}

async function drop(
  _: readonly string[],
  options: CrmOptions & YesOption,
  context: Context,
): Promise<number> {
  return withAccounts(options, context, async (service) => {
    const { in_use: inUse } = await service.accountsStatus();
    const number = inUse?.accounts ?? 0;
    const accounts = `${number.toLocaleString('en-US')} ${number === 1 ? 'account' : 'accounts'}`;
    // A load that is under way goes with those that are in use.
    if (inUse !== null && !(await isConfirmed(`Forget ${accounts}?`, options, context))) return DECLINED;
    await service.dropAccounts();
    context.say(inUse === null ? 'There were no accounts.' : `Forgot ${accounts}.`);
    return 0;
  });
}

function show(accounts: AccountsStatus, context: Context): void {
  context.print(context.isJson ? `${JSON.stringify(accounts)}\n` : describeAccounts(accounts));
}

const EXAMPLES = `
Jobs see the accounts that were there before until all new ones are resolved and judged. Above a tenth that would leave
it asks; where nobody can be asked it wants --yes.

Examples:
  core crm load accounts.csv
  core crm load accounts.csv --workspace acme --yes
  core crm load --connection acme-sf
  core crm load accounts.csv --endpoint https://core.example.com`;
