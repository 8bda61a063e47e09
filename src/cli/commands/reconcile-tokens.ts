import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { type ReconcileTokensAdmin, reconcileTokensAdmin } from '../../admin/reconcile-tokens-admin.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { addYesOption, type YesOption } from '../terminal/ask.ts';
import { printCreated, printKeys, removeKey } from './listed-keys.ts';
import { withStores } from './with-stores.ts';

interface CreateOptions extends GlobalOptions {
  readonly name?: string;
  readonly workspace: string;
}

export function reconcileTokensCommand(): Command {
  const command = new Command('reconcile-tokens').description(
    'Makes, lists and deletes the tokens by which OpenRefine reaches core serve from other machines (docs/openrefine.md)',
  );
  command
    .command('create')
    .description('Makes a token and the path that OpenRefine is given, and shows both this once')
    .option('--name <name>', 'who uses it')
    .option('--workspace <name>', 'whose decisions are obeyed', 'default')
    .addHelpText('after', EXAMPLES)
    .action(runningHere('tokens', create));
  command
    .command('list')
    .description('Lists the tokens, oldest first; deleted ones too')
    .action(runningHere('tokens', list));
  addYesOption(command.command('delete'))
    .description('Deletes a token: it is refused at once')
    .argument('<id>', 'token_ and eight characters, as core reconcile-tokens list shows it')
    .action(runningHere('tokens', remove));
  return command;
}

async function create(
  _positional: readonly string[],
  { name, workspace }: CreateOptions,
  context: Context,
): Promise<number> {
  return withTokens(context, async (tokens) => {
    const created = await tokens.create({ workspace, ...(name !== undefined && { name }) });
    const remark = 'Keep the path now: it is not shown again. Whoever knows it can reconcile.';
    return printCreated(created, { width: 8, remark }, context);
  });
}

async function list(
  _positional: readonly string[],
  _options: GlobalOptions,
  context: Context,
): Promise<number> {
  return withTokens(context, async (tokens) => printKeys(await tokens.list(), 'token', context));
}

async function remove(
  [id = '']: readonly string[],
  options: GlobalOptions & YesOption,
  context: Context,
): Promise<number> {
  return removeKey({ id, kind: 'token', options, context }, (work) => withTokens(context, work));
}

async function withTokens<T>(
  context: Context,
  work: (tokens: ReconcileTokensAdmin) => Promise<T>,
): Promise<T> {
  return withStores(context, (stores) =>
    work(reconcileTokensAdmin({ stores, now: context.now, randomBytes })),
  );
}

const EXAMPLES = `
Examples:
  core reconcile-tokens create --name "Data team"
  core reconcile-tokens create --workspace acme --json | jq -r .path`;
