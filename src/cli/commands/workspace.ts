import { Argument, Command } from 'commander';
import type { ShownWorkspace } from '../../admin/workspaces-admin.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import { settingChange, settingText, WORKSPACE_SETTINGS } from '../config/workspace-setting.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { keptWords, workspaceText } from '../terminal/describe-workspace.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { withWorkspaces } from './with-workspaces.ts';
import { deleteCommand } from './workspace-delete.ts';
import { exportCommand } from './workspace-export.ts';

export function workspaceCommand(): Command {
  const command = new Command('workspace').description(
    'Shows and settles what belongs to one workspace of core serve; exports and deletes all that is kept of it',
  );
  command
    .command('list')
    .description('Lists the workspaces that anything is kept of')
    .action(runningHere('workspaces', list));
  command
    .command('show')
    .description('Shows what is settled for a workspace, and how much is kept of it')
    .addArgument(taking(new Argument('<workspace>'), { namesOf: 'workspaces' }))
    .action(runningHere('workspaces', show));
  command
    .command('set')
    .description('Settles something for a workspace; a running core serve obeys from the next request on')
    .addArgument(taking(new Argument('<workspace>'), { namesOf: 'workspaces' }))
    .addArgument(
      taking(new Argument('<setting>', Object.keys(WORKSPACE_SETTINGS).join(', ')), {
        words: Object.keys(WORKSPACE_SETTINGS),
      }),
    )
    .argument('<value...>', 'default: what holds when nothing is settled')
    .addHelpText('after', SETTINGS)
    .action(runningHere('workspaces', set));
  command.addCommand(exportCommand());
  command.addCommand(deleteCommand());
  return command;
}

async function list(_: readonly string[], _options: GlobalOptions, context: Context): Promise<number> {
  return withWorkspaces(context, async (workspaces) => {
    const listed = await workspaces.list();
    if (context.isJson) context.print(`${JSON.stringify(listed.map(asJson))}\n`);
    else if (listed.length === 0) context.say('Nothing is kept of any workspace.');
    else {
      const rows = listed.map(({ workspace, settings, kept }) => [
        ...[workspace, settings.feedback ? 'on' : 'off', settings.crm_ids, keptWords(kept)],
      ]);
      context.print(table(['workspace', 'feedback', 'crm-ids', 'kept'], rows, spaceOf(context)));
    }
    return 0;
  });
}

async function show(
  [workspace = '']: readonly string[],
  _: GlobalOptions,
  context: Context,
): Promise<number> {
  return withWorkspaces(context, async (workspaces) => {
    const shown = await workspaces.show(workspace);
    context.print(context.isJson ? `${JSON.stringify(asJson(shown))}\n` : workspaceText(shown));
    return 0;
  });
}

async function set(
  [workspace = '', name = '', ...values]: readonly string[],
  _: GlobalOptions,
  context: Context,
): Promise<number> {
  const change = settingChange(name, values);
  return withWorkspaces(context, async (workspaces) => {
    const settings = await workspaces.change(workspace, change);
    if (context.isJson) context.print(`${JSON.stringify({ workspace, settings })}\n`);
    // The name is one of the settings: its change could be read.
    const setting = name.toLowerCase() as keyof typeof WORKSPACE_SETTINGS;
    context.say(`${workspace}: ${setting} is ${settingText(setting, settings)}`);
    if (workspace !== DEFAULT_WORKSPACE && !(await workspaces.hasKey(workspace)))
      context.say(`No key opens ${workspace} yet: core keys create --workspace ${workspace}`);
    return 0;
  });
}

function asJson({ workspace, settings, given, kept }: ShownWorkspace): Readonly<Record<string, unknown>> {
  return { workspace, settings, given: Object.keys(given), kept };
}

const SETTINGS = `
Settings:
${Object.entries(WORKSPACE_SETTINGS)
  .map(([name, { values }]) => `  ${name.padEnd(18)}${values}`)
  .join('\n')}

Examples:
  core workspace set acme feedback on
  core workspace set acme inbound.outputs Core_Id__c=core_id Employees=headcount website
  core workspace set acme prices crosscheck=2 firmographics=0.5
  core workspace set acme accounts-at-once default`;
