import { Argument, Command } from 'commander';
import type { ConnectionsAdmin } from '../../admin/connections-admin.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { glimpseWords } from '../terminal/describe-connection.ts';
import { printable } from '../terminal/print-error.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { type ConnectionsWorkspace, connectionsWorkspace, withConnections } from './with-connections.ts';

type ConnectionsOptions = GlobalOptions & ConnectionsWorkspace;

type ListedConnection = Awaited<ReturnType<ConnectionsAdmin['list']>>[number];

export function connectionsCommand(): Command {
  const command = new Command('connections').description('Lists, tests and removes the connections to CRMs');
  command
    .command('list')
    .description('Lists the connections by name, without what lets core in')
    .addOption(connectionsWorkspace())
    .action(runningHere('connections', list));
  command
    .command('test')
    .description('Asks the CRM, and tells what is seen in it')
    .addArgument(
      taking(new Argument('<name>', 'as core crm connections list shows it'), { namesOf: 'connections' }),
    )
    .addOption(connectionsWorkspace())
    .action(runningHere('connections', test));
  addYesOption(command.command('remove'))
    .description('Forgets a connection and its credentials; nothing is changed in the CRM')
    .addArgument(
      taking(new Argument('<name>', 'as core crm connections list shows it'), { namesOf: 'connections' }),
    )
    .addOption(connectionsWorkspace())
    .action(runningHere('connections', remove));
  return command;
}

async function list(_: readonly string[], options: ConnectionsOptions, context: Context): Promise<number> {
  return withConnections(options, context, async (connections) => {
    const listed = await connections.list();
    const headings = ['name', 'kind', 'accounts in', 'made'];
    context.print(
      context.isJson
        ? `${JSON.stringify(listed.map(asJson))}\n`
        : table(
            headings,
            listed.map(({ name, kind, settings, createdAt }) => [
              name,
              kind,
              settings.object ?? '',
              createdAt,
            ]),
            spaceOf(context),
          ),
    );
    return 0;
  });
}

async function test(
  [name = '']: readonly string[],
  options: ConnectionsOptions,
  context: Context,
): Promise<number> {
  return withConnections(options, context, async (connections) => {
    const seen = await connections.test(name);
    if (context.isJson) context.print(`${JSON.stringify({ name, ...seen })}\n`);
    else context.print(`${printable(`${name}: ${glimpseWords(seen)}`)}\n`);
    return 0;
  });
}

async function remove(
  [name = '']: readonly string[],
  options: ConnectionsOptions & YesOption,
  context: Context,
): Promise<number> {
  return withConnections(options, context, async (connections) => {
    await connections.find(name);
    const schedules = await connections.schedulesOf(name);
    const question = `Forget the connection ${name}? What uses it stops working.${usedBy(schedules)}`;
    if (!(await isConfirmed(question, options, context))) return DECLINED;
    await connections.remove(name);
    context.say(`Forgot the connection ${name}.${usedBy(schedules)}`);
    return 0;
  });
}

function usedBy(schedules: readonly string[]): string {
  if (schedules.length === 0) return '';
  const names = `${schedules.length === 1 ? 'The schedule' : 'The schedules'} ${schedules.join(', ')}`;
  return ` ${names} cannot run until there is one of that name; if it leads to another CRM, they begin anew.`;
}

function asJson({ name, kind, workspace, settings, createdAt }: ListedConnection) {
  return { name, kind, workspace, settings, created_at: createdAt };
}
