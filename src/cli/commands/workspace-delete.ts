import { Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { keptWords } from '../terminal/describe-workspace.ts';
import { withWorkspaces } from './with-workspaces.ts';

interface DeleteOptions extends GlobalOptions, YesOption {
  readonly workspace: string;
}

/** `core workspace delete`: options, then `remove`. */
export function deleteCommand(): Command {
  return addYesOption(new Command('delete'))
    .description('Deletes all that is kept of a workspace, its keys and settings too; nothing brings it back')
    .requiredOption('--workspace <name>', 'whose data it is')
    .addHelpText('after', WHAT_STAYS)
    .action(runningHere('workspaces', remove));
}

async function remove(
  _: readonly string[],
  { workspace, ...options }: DeleteOptions,
  context: Context,
): Promise<number> {
  // Elsewhere a script may go on without an answer; what is deleted here is nowhere else.
  if (options.yes !== true && !context.isInteractive)
    throw new CoreError('USAGE', 'nobody can be asked whether all of it may go', {
      field: '--yes',
      fix: `Add --yes; core workspace export keeps a copy first.`,
    });
  return withWorkspaces(context, async (workspaces) => {
    const { kept } = await workspaces.show(workspace);
    const question = `Delete ${keptWords(kept)} of ${workspace}, and its settings? Nothing brings them back.`;
    if (!(await isConfirmed(question, options, context))) return DECLINED;
    await workspaces.remove(workspace);
    if (context.isJson) context.print(`${JSON.stringify({ workspace, deleted: kept })}\n`);
    context.say(`Deleted ${keptWords(kept)} of ${workspace}.`);
    return 0;
  });
}

const WHAT_STAYS = `
What stays: the entities, which all workspaces share, and what earlier backups hold. It is refused while core serve or
another command works in the data directory.

Examples:
  core workspace export acme.ndjson --workspace acme && core workspace delete --workspace acme`;
