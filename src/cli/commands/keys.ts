import { randomBytes } from 'node:crypto';
import { Argument, Command, Option } from 'commander';
import { type KeysAdmin, keysAdmin } from '../../admin/keys-admin.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { addYesOption, type YesOption } from '../terminal/ask.ts';
import { printCreated, printKeys, removeKey } from './listed-keys.ts';
import { withStores } from './with-stores.ts';

interface CreateOptions extends GlobalOptions {
  readonly name?: string;
  readonly workspace: string;
}

export function keysCommand(): Command {
  const command = new Command('keys').description(
    'Makes, lists and deletes the API keys that core serve takes',
  );
  command
    .command('create')
    .description('Makes a key and its signing secret, and shows both this once')
    .option('--name <name>', 'what the key is for')
    .addOption(
      taking(new Option('--workspace <name>', 'whose jobs and credits it opens').default('default'), {
        namesOf: 'workspaces',
      }),
    )
    .addHelpText('after', EXAMPLES)
    .action(runningHere('keys', create));
  command
    .command('list')
    .description('Lists the keys, oldest first; deleted ones too')
    .action(runningHere('keys', list));
  addYesOption(command.command('delete'))
    .description('Deletes a key: it is refused at once, and its waiting webhooks are not sent')
    .addArgument(
      taking(new Argument('<id>', 'key_ and eight characters, as core keys list shows it'), {
        namesOf: 'keys',
      }),
    )
    .action(runningHere('keys', remove));
  return command;
}

async function create(
  _positional: readonly string[],
  { name, workspace }: CreateOptions,
  context: Context,
): Promise<number> {
  return withKeys(context, async (keys) => {
    const created = await keys.create({ workspace, ...(name !== undefined && { name }) });
    const remark = 'Keep the key and the signing secret now: they are not shown again.';
    return printCreated(created, { width: 16, remark }, context);
  });
}

async function list(
  _positional: readonly string[],
  _options: GlobalOptions,
  context: Context,
): Promise<number> {
  return withKeys(context, async (keys) => printKeys(await keys.list(), 'key', context));
}

async function remove(
  [id = '']: readonly string[],
  options: GlobalOptions & YesOption,
  context: Context,
): Promise<number> {
  return removeKey({ id, kind: 'key', options, context }, (work) => withKeys(context, work));
}

/** Opens the keys and credits of the data directory for as long as the work takes. */
export async function withKeys<T>(context: Context, work: (keys: KeysAdmin) => Promise<T>): Promise<T> {
  return withStores(context, (stores) => work(keysAdmin({ stores, now: context.now, randomBytes })));
}

const EXAMPLES = `
Examples:
  core keys create --name "CRM sync"
  core keys create --workspace acme --json | jq -r .api_key`;
