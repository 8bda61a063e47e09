import { randomBytes } from 'node:crypto';
import { Argument, Command, Option } from 'commander';
import { type UsersAdmin, usersAdmin } from '../../admin/users-admin.ts';
import { checkWorkspace } from '../../admin/workspace-name.ts';
import { CoreError } from '../../contract/errors.ts';
import { type User, UserRole } from '../../contract/user.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { readStandardInput } from '../config/signing-secret-file.ts';
import { textIn } from '../config/text-file.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { withStores } from './with-stores.ts';
import { withWorkspaces } from './with-workspaces.ts';

interface PasswordOptions extends GlobalOptions {
  readonly passwordFile?: string;
  readonly address?: string;
}

interface AddOptions extends PasswordOptions {
  readonly workspace: string;
  readonly role: UserRole;
}

export function usersCommand(): Command {
  const command = new Command('users').description(
    'Says who may sign in to the web application of core serve',
  );
  withPassword(
    command
      .command('add')
      .description('Adds a user, and prints a link by which this person chooses a password')
      .argument('<name>', 'what the user signs in by')
      .option('--workspace <name>', 'whose accounts, jobs and decisions the user sees', DEFAULT_WORKSPACE)
      .addOption(
        new Option(
          '--role <role>',
          'reviewers answer questions; admins also manage keys, schedules and users',
        )
          .choices(UserRole.options)
          .default('reviewer'),
      ),
  )
    .addHelpText('after', EXAMPLES)
    .action(runningHere('users', add));
  command
    .command('role')
    .description('Changes what a user may do, at once')
    .argument('<name>', 'as core users list shows it')
    .addArgument(new Argument('<role>', 'admin or reviewer').choices(UserRole.options))
    .action(runningHere('users', changeRole));
  command.command('list').description('Lists the users by name').action(runningHere('users', list));
  withPassword(
    command
      .command('reset')
      .description('Ends the sessions of a user and the password, and prints a link to choose another one')
      .argument('<name>', 'as core users list shows it'),
  ).action(runningHere('users', reset));
  addYesOption(command.command('delete'))
    .description('Deletes a user and ends all sessions; what this person decided stays')
    .argument('<name>', 'as core users list shows it')
    .action(runningHere('users', remove));
  return command;
}

function withPassword(command: Command): Command {
  return command
    .option('--password-file <file>', 'take the password from a file instead; - for standard input')
    .option(
      '--address <url>',
      'where core serve is reached, for the link (default: where it runs on this machine)',
    );
}

async function add([name = '']: readonly string[], options: AddOptions, context: Context): Promise<number> {
  const { workspace, role } = options;
  const password = await passwordOf(options, context);
  checkWorkspace(workspace);
  await refuseUnknown(workspace, context);
  return withUsers(context, async (users) => {
    await users.add({ name, workspace, role });
    // A user whose password is refused is no user yet.
    try {
      await settle(name, password, { users, options, context });
    } catch (error) {
      await users.remove(name);
      throw error;
    }
    return 0;
  });
}

/** Whoever mistypes a name would sign in to an empty workspace. */
async function refuseUnknown(workspace: string, context: Context): Promise<void> {
  if (workspace === DEFAULT_WORKSPACE) return;
  const names = await withWorkspaces(context, async (workspaces) =>
    (await workspaces.list()).map((one) => one.workspace),
  );
  if (names.includes(workspace)) return;
  const known = [...new Set([DEFAULT_WORKSPACE, ...names])].sort().join(', ');
  throw new CoreError('NOT_FOUND', `there is no workspace ${workspace}`, {
    field: '--workspace',
    fix: `Those there are: ${known}. core keys create --workspace ${workspace} begins it.`,
  });
}

async function changeRole(
  [name = '', role = '']: readonly string[],
  _: GlobalOptions,
  context: Context,
): Promise<number> {
  return withUsers(context, async (users) => {
    await users.setRole(name, UserRole.parse(role));
    context.say(`${name} is ${role === 'admin' ? 'an admin' : 'a reviewer'} from now on.`);
    return 0;
  });
}

async function reset(
  [name = '']: readonly string[],
  options: PasswordOptions,
  context: Context,
): Promise<number> {
  const password = await passwordOf(options, context);
  return withUsers(context, async (users) => {
    const user = await users.find(name);
    if (password === undefined) await users.forgetPassword(user.name);
    await settle(user.name, password, { users, options, context });
    return 0;
  });
}

interface Settling {
  readonly users: UsersAdmin;
  readonly options: PasswordOptions;
  readonly context: Context;
}

/** Sets the password that was given, or prints the link by which it is chosen. */
async function settle(
  name: string,
  password: string | undefined,
  { users, options, context }: Settling,
): Promise<void> {
  if (password !== undefined) {
    await users.setPassword(name, password);
    if (context.isJson) context.print(`${JSON.stringify({ name })}\n`);
    context.say(`${name} signs in with this password from now on.`);
    return;
  }
  const address = addressOf(options.address ?? users.servedAddress() ?? 'http://127.0.0.1:8080');
  const link = new URL(`ui/#token=${await users.passwordLink(name)}`, address);
  context.print(context.isJson ? `${JSON.stringify({ name, link: link.href })}\n` : `${link.href}\n`);
  context.say(
    `Whoever opens this link within a day chooses the password of ${name}, once. Send it to nobody else.`,
  );
}

function addressOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return new URL(url.href.replace(/\/*$/, '/'));
  throw new CoreError('USAGE', `"${address}" is no address of a service`, {
    field: '--address',
    fix: 'Write it like https://core.example.com.',
  });
}

async function passwordOf({ passwordFile }: PasswordOptions, context: Context): Promise<string | undefined> {
  if (passwordFile === undefined) return undefined;
  const text =
    passwordFile === '-'
      ? (await readStandardInput(context)).toString('utf8')
      : textIn(passwordFile, context);
  // The end of the line is the file's.
  return text.replace(/\r?\n$/, '');
}

async function list(_: readonly string[], __: GlobalOptions, context: Context): Promise<number> {
  return withUsers(context, async (users) => {
    const listed = await users.list();
    if (context.isJson) context.print(`${JSON.stringify(listed.map(asJson))}\n`);
    else if (listed.length === 0) context.say('There are no users. core users add NAME makes one.');
    else context.print(table(HEADINGS, listed.map(asRow), spaceOf(context)));
    return 0;
  });
}

const HEADINGS = ['name', 'workspace', 'role', 'created', 'last seen', 'password'];

function asRow({ name, workspace, role, createdAt, lastSeenAt, hasPassword }: User): readonly string[] {
  return [name, workspace, role, createdAt, lastSeenAt ?? 'never', hasPassword ? 'chosen' : 'not chosen yet'];
}

function asJson({ createdAt, lastSeenAt, hasPassword, ...user }: User): Readonly<Record<string, unknown>> {
  return { ...user, created_at: createdAt, last_seen_at: lastSeenAt, has_password: hasPassword };
}

async function remove(
  [name = '']: readonly string[],
  options: GlobalOptions & YesOption,
  context: Context,
): Promise<number> {
  const user = await withUsers(context, (users) => users.find(name));
  if (!(await isConfirmed(`Delete user ${user.name}? All sessions end at once.`, options, context)))
    return DECLINED;
  return withUsers(context, async (users) => {
    await users.remove(user.name);
    context.say(`User ${user.name} deleted.`);
    return 0;
  });
}

async function withUsers<T>(context: Context, work: (users: UsersAdmin) => Promise<T>): Promise<T> {
  const { dataDir, now } = context;
  return withStores(context, (stores) => work(usersAdmin({ stores, dataDir, now, randomBytes })));
}

const EXAMPLES = `
Examples:
  core users add anna --workspace acme --role reviewer --address https://core.example.com
  core users add ci-admin --role admin --password-file - < password.txt`;
