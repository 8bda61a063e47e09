import { type AccountFile, readAccountFile } from '../../batch/crosscheck/account-file.ts';
import { accountsToLoad, type LeftOutRows } from '../../batch/crosscheck/loaded-accounts.ts';
import { type AccountLine, type AccountsStatus, isUnderWay } from '../../contract/accounts.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Service } from '../../contract/service.ts';
import { SHORTENED_ID } from '../../crm/spreadsheet-ids.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { measureFile } from '../../tabular/input-file.ts';
import { namedColumns, rulesOf } from '../config/crosscheck-options.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { describeAccounts, loadWords } from '../terminal/describe-accounts.ts';
import { printable } from '../terminal/print-error.ts';
import { progressOf } from '../terminal/progress.ts';
import { openConnectionTable } from './connection-table.ts';
import { threadsOf } from './open-engine.ts';
import type { OpenedTable } from './opened-table.ts';
import { openTable } from './run-input.ts';
import { settleMapping } from './settle-mapping.ts';
import { type AccountsWorkspace, withAccounts } from './with-accounts.ts';

interface LoadOptions extends GlobalOptions, AccountsWorkspace, YesOption {
  readonly rules?: string;
  readonly map?: readonly string[];
  readonly mapFile?: string;
  readonly concurrency?: string;
  readonly delimiter?: string;
  readonly encoding?: string;
  readonly sheet?: string;
  readonly connection?: string;
  readonly object?: string;
  readonly header?: boolean;
}

/** How long one look at a load is held back. */
const LOOK_MS = 1000;

/** Loads the accounts of a file or of a CRM, and waits until jobs see them. */
export async function loadAccounts(
  [name]: readonly string[],
  options: LoadOptions,
  context: Context,
): Promise<number> {
  const { rules } = rulesOf(options, context);
  const input = await openAccounts(name, { options, rules, context });
  try {
    const file = await accountsIn(input, { options, rules, context });
    for (const remark of file.remarks) context.say(printable(remark));
    const { bytes } = await measureFile(input.source.path);
    const load = (service: Service) => loadInto(service, { file, input, rules, options, context });
    return await withAccounts(options, context, load, threadsOf(options, bytes, context));
  } finally {
    await input.dispose();
  }
}

/** Either a file or a connection. */
function openAccounts(name: string | undefined, { options, rules, context }: Asked): Promise<OpenedTable> {
  const { connection } = options;
  if ((name === undefined) === (connection === undefined))
    throw new CoreError(
      'USAGE',
      name === undefined ? 'there is nothing to load' : 'there are two things to load',
      {
        fix: 'Name either a file, or a connection with --connection.',
      },
    );
  if (name !== undefined) return openTable(name, options, context);
  return openConnectionTable({ ...options, connection: connection ?? '', rules }, context);
}

interface Asked {
  readonly options: LoadOptions;
  readonly rules: CrosscheckRules;
  readonly context: Context;
}

async function accountsIn(input: OpenedTable, { options, rules, context }: Asked): Promise<AccountFile> {
  const { table } = input;
  const accounts = { ending: 'crosscheck' as const, columns: [], rules };
  const { mapping, remarks } = await settleMapping(input, { ...options, accounts }, context);
  for (const remark of remarks) context.say(printable(remark));
  const named = namedColumns(rules, table.columns);
  const file = await readAccountFile({ table, mapping, named, nameFieldOf, signal: context.stopSignal() });
  refuseShortenedIds(file, input);
  return file;
}

/** Accounts that are called by their rows would take the place of those that were loaded by their ids. */
function refuseShortenedIds({ shortenedIds }: AccountFile, { source }: OpenedTable): void {
  if (shortenedIds === undefined) return;
  const { line, column, text } = shortenedIds;
  throw new CoreError('INPUT_FORMAT', `the id ${text} ${SHORTENED_ID.what}`, {
    ...{ file: source.path, line, field: column },
    fix: 'Export the accounts again and give the file as it is. Nothing was loaded.',
  });
}

interface Loading extends Asked {
  readonly file: AccountFile;
  readonly input: OpenedTable;
}

async function loadInto(service: Service, loading: Loading): Promise<number> {
  const { context } = loading;
  const sent = await sendUnlessDeclined(service, loading);
  if (sent === undefined) return DECLINED;
  const { load } = sent;
  if (load !== null) context.say(printable(loadWords(load)));
  const ended = await waitFor(service, sent, context);
  if (ended.load?.state === 'failed')
    throw new CoreError('REMOTE', `the accounts were not loaded. ${ended.load.error_message ?? ''}`.trim(), {
      fix: 'Load them again; those that were there before are still in use.',
    });
  context.print(context.isJson ? `${JSON.stringify(ended)}\n` : describeAccounts(ended));
  return 0;
}

/** Asks where accounts would leave; undefined when the answer is no. */
async function sendUnlessDeclined(service: Service, loading: Loading): Promise<AccountsStatus | undefined> {
  const { options, context } = loading;
  try {
    return await send(service, loading, options.yes === true);
  } catch (error) {
    const isLeaving = error instanceof CoreError && error.code === 'CONFLICT';
    if (!isLeaving || options.yes === true || !context.isInteractive) throw error;
    if (isUnderWay(await service.accountsStatus())) throw error;
    context.say(printable(`${error.message}.`));
    if (
      !(await isConfirmed(
        `Load the ${options.connection === undefined ? 'file' : 'accounts'} all the same?`,
        options,
        context,
      ))
    )
      return undefined;
    return send(service, loading, true);
  }
}

async function send(service: Service, loading: Loading, mayLeave: boolean): Promise<AccountsStatus> {
  const { context } = loading;
  const leftOut: LeftOutRows = { count: 0, shown: [] };
  const status = await service.loadAccounts(linesOf(loading, leftOut), {
    mayLeave,
    signal: context.stopSignal(),
  });
  if (leftOut.count > 0) {
    const more = leftOut.count > leftOut.shown.length ? ' …' : '';
    const rows = leftOut.count === 1 ? '1 row is no account' : `${leftOut.count} rows are no accounts`;
    context.say(printable(`${rows}: ${leftOut.shown.join('; ')}${more}`));
  }
  return status;
}

async function* linesOf({ file, input, rules }: Loading, leftOut: LeftOutRows): AsyncGenerator<AccountLine> {
  let line = 1;
  yield { line, value: { rules } };
  for await (const value of accountsToLoad(file, input.table.rows, leftOut)) yield { line: ++line, value };
  if (line === 1) throw noAccounts(input, leftOut);
}

/** A service would call it a request without accounts, and could not say of which file. */
function noAccounts({ source, from = source.path }: OpenedTable, { shown: [first] }: LeftOutRows): CoreError {
  const why = first === undefined ? 'It has no rows below its header.' : `None of its rows is one: ${first}.`;
  return new CoreError('INPUT_FORMAT', 'there is no account to load', {
    file: from,
    fix: `${why} What was loaded before is still in use; core crm drop takes it away.`,
  });
}

async function waitFor(service: Service, sent: AccountsStatus, context: Context): Promise<AccountsStatus> {
  const signal = context.stopSignal();
  const progress = progressOf(context, undefined);
  let status = sent;
  try {
    while (isUnderWay(status) && status.load?.load_id === sent.load?.load_id) {
      if (status.load !== null) progress.accounts(status.load.resolved, status.load.accounts);
      status = await service.accountsStatus({ waitMs: LOOK_MS, signal });
    }
    return status;
  } catch (error) {
    if (signal.aborted) context.say('Stopped. On this machine nothing was changed; a service goes on.');
    throw error;
  } finally {
    progress.stop();
  }
}
