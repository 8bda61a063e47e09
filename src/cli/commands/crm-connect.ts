import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type ConnectionSettings, CRM_KINDS, type CrmKind } from '../../contract/crm-connections.ts';
import { CoreError } from '../../contract/errors.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { readStandardInput } from '../config/signing-secret-file.ts';
import { textIn } from '../config/text-file.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { glimpseWords } from '../terminal/describe-connection.ts';
import { printable } from '../terminal/print-error.ts';
import { suspendable } from '../terminal/suspendable.ts';
import { type ConnectionsWorkspace, connectionsWorkspace, withConnections } from './with-connections.ts';

interface ConnectOptions extends GlobalOptions, ConnectionsWorkspace {
  readonly kind: CrmKind;
  readonly tokenFile?: string;
  readonly file?: string;
  readonly object?: string;
  readonly idColumn?: string;
  readonly modifiedColumn?: string;
  readonly limitShare?: string;
  readonly allowPrivateCrm?: boolean;
}

export function connectCommand(): Command {
  return new Command('connect')
    .description('Connects a CRM under a name, and tells what is seen in it')
    .argument('<name>', 'what the connection is called from now on')
    .addOption(new Option('--kind <kind>', 'which CRM it is').choices(CRM_KINDS).makeOptionMandatory())
    .option(
      '--token-file <file>',
      'file with the credentials; - for standard input (default: they are asked for)',
    )
    .option('--file <file>', 'the database, of kind sqlite')
    .option(
      '--object <name>',
      'what holds the accounts (default: Account, companies, or a table of such a name)',
    )
    .option('--id-column <name>', 'column that tells rows apart, of tables (default: the primary key)')
    .option('--modified-column <name>', 'column with the time of the last change, of tables')
    .option(
      '--limit-share <share>',
      "share of the CRM's requests of a day at which core stops (default: 0.8)",
    )
    .option('--allow-private-crm', 'also an address in a private network, and without HTTPS')
    .addOption(connectionsWorkspace())
    .addHelpText('after', EXAMPLES)
    .action(runningHere('connections', connect));
}

async function connect(
  [name = '']: readonly string[],
  options: ConnectOptions,
  context: Context,
): Promise<number> {
  const { kind } = options;
  const settings = settingsOf(options, context);
  const credentials = kind === 'sqlite' ? '' : await credentialsText(options, context);
  return withConnections(options, context, async (connections) => {
    const seen = await connections.connect({ name, kind, settings, credentials });
    if (context.isJson) context.print(`${JSON.stringify({ name, kind, ...seen })}\n`);
    else context.print(`${printable(`Connected ${name}: ${glimpseWords(seen)}`)}\n`);
    return 0;
  });
}

function settingsOf(options: ConnectOptions, { cwd }: Context): Partial<ConnectionSettings> {
  const { kind, file, object, idColumn, modifiedColumn, limitShare, allowPrivateCrm } = options;
  const isTable = kind === 'sqlite' || kind === 'postgres';
  if ((kind === 'sqlite') !== (file !== undefined))
    throw new CoreError(
      'USAGE',
      kind === 'sqlite' ? 'SQLite wants the file of the database' : `${kind} has no file`,
      {
        field: '--file',
        fix: 'Name it with --file crm.sqlite, and with --kind sqlite alone.',
      },
    );
  if (!isTable && (idColumn ?? modifiedColumn) !== undefined)
    throw new CoreError('USAGE', `${kind} knows its columns by itself`, {
      field: idColumn === undefined ? '--modified-column' : '--id-column',
      fix: 'Leave the option out; it is for sqlite and postgres.',
    });
  return {
    ...(file !== undefined && { file: resolve(cwd, file) }),
    ...(object !== undefined && { object }),
    ...(idColumn !== undefined && { id_column: idColumn }),
    ...(modifiedColumn !== undefined && { modified_column: modifiedColumn }),
    ...(limitShare !== undefined && { limit_share: shareOf(limitShare) }),
    ...(allowPrivateCrm === true && { allow_private: true }),
  };
}

function shareOf(text: string): number {
  const share = Number(text);
  if (text.trim() !== '' && share > 0 && share <= 1) return share;
  throw new CoreError('USAGE', `"${text}" is no share`, {
    field: '--limit-share',
    fix: 'Use a number above 0, up to 1.',
  });
}

/** Credentials never stand on a command line, where other users of the machine see them. */
async function credentialsText({ tokenFile, kind }: ConnectOptions, context: Context): Promise<string> {
  if (tokenFile === '-') return (await readStandardInput(context)).toString('utf8');
  if (tokenFile !== undefined) return textIn(tokenFile, context);
  if (!context.isInteractive)
    throw new CoreError('USAGE', 'the credentials of the CRM are missing', {
      field: '--token-file',
      fix: 'Name a file that holds them, or - for standard input.',
    });
  const { password } = await import('@inquirer/prompts');
  const io = { input: context.stdin, output: context.stderr };
  const message = ASKED[kind];
  return suspendable(() => password({ message, mask: true }, io), message, io);
}

const ASKED: Readonly<Record<CrmKind, string>> = {
  salesforce: 'Paste the credentials of Salesforce, JSON in one line:',
  hubspot: 'Paste the access token of the private app:',
  postgres: 'Paste the connection string, postgres://…:',
  sqlite: '',
};

const EXAMPLES = `
What the file of --token-file holds:
  salesforce  JSON with instance_url and access_token, or client_id and client_secret, or client_id and refresh_token;
              the output of sf org display --json will do
  hubspot     the access token of a private app
  postgres    postgres://user:password@host:5432/database

Credentials are kept encrypted, with the key in the data directory. The CRM is asked before anything is kept.

Examples:
  core crm connect acme-sf --kind salesforce --token-file salesforce.json
  core crm connect acme-hs --kind hubspot --token-file hubspot.token
  core crm connect warehouse --kind postgres --object crm.accounts --token-file - < warehouse.url
  core crm connect local --kind sqlite --file crm.sqlite --object accounts`;
