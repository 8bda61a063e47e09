import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadedAccounts } from '../../admin/loaded-accounts.ts';
import type { Against } from '../../batch/leads/against.ts';
import { CoreError } from '../../contract/errors.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import { measuredTable } from '../../tabular/unchanged-rows.ts';
import { namedColumns, rulesOf } from '../config/crosscheck-options.ts';
import type { HeldAgainst, ResolveOptions } from '../config/resolve-options.ts';
import { findSetting } from '../config/settings.ts';
import type { Context } from '../context.ts';
import { isOfThisMachine } from './open-engine.ts';
import { openTable } from './run-input.ts';
import { type SettledMapping, settleMapping } from './settle-mapping.ts';
import { withStores } from './with-stores.ts';

/** The accounts that leads are held against, opened. */
export interface OpenedAgainst {
  readonly accounts: Against;
  readonly held: HeldAgainst;
  readonly settled: Pick<SettledMapping, 'columns' | 'described'>;
  readonly rulesFile: string | undefined;
  readonly warnings: readonly string[];
  close(): void;
}

/** The word for the accounts that `core crm load` has loaded, unless a file is called that. */
const LOADED = 'workspace';
/** About what an account takes in a file: by it a large work gets threads. */
const ACCOUNT_BYTES = 100;

/** Opens a file of accounts, or those of the workspace, with the rules that say which of several stands for a company. */
export async function openAgainst(
  named: string,
  options: ResolveOptions,
  context: Context,
): Promise<OpenedAgainst> {
  const isLoaded = named === LOADED && !existsSync(resolve(context.cwd, named));
  return isLoaded ? openLoaded(options, context) : openFile(named, options, context);
}

async function openLoaded(options: ResolveOptions, context: Context): Promise<OpenedAgainst> {
  const idle = options.againstMap ? '--against-map' : options.againstSheet && '--against-sheet';
  if (idle !== undefined)
    throw new CoreError('USAGE', 'the accounts of the workspace are read already', {
      field: idle,
      fix: `Leave out ${idle}, or name a file: --against accounts.csv.`,
    });
  if (!isOfThisMachine(options) && findSetting('endpoint', options, context) !== undefined)
    throw new CoreError('USAGE', 'a service does not give out the accounts of its workspace', {
      field: '--against',
      fix: 'Name the file: --against accounts.csv; or run the command without an endpoint.',
    });
  const { workspace = DEFAULT_WORKSPACE } = options;
  const { dataDir } = context;
  const opened = await withStores(context, (stores) => loadedAccounts({ stores, dataDir }, workspace));
  const { version, rules } = opened;
  return {
    accounts: { rules, loaded: opened.accounts },
    held: { hash: version, bytes: opened.size * ACCOUNT_BYTES, mapping: {}, rules },
    settled: { columns: [], described: [] },
    ...{ rulesFile: undefined, warnings: [], close: () => {} },
  };
}

async function openFile(
  file: string,
  { againstMap = [], againstSheet }: Pick<ResolveOptions, 'againstMap' | 'againstSheet'>,
  context: Context,
): Promise<OpenedAgainst> {
  if (file === '-')
    throw new CoreError('USAGE', 'the accounts cannot come from standard input', {
      field: '--against',
      fix: 'Name the export of your accounts: --against accounts.csv',
    });
  const { rules, written } = rulesOf({}, context);
  const read = async () => {
    const opened = await openTable(file, againstSheet === undefined ? {} : { sheet: againstSheet }, context);
    return {
      opened,
      settled: await settleMapping(
        opened,
        { map: againstMap, accounts: {}, mapOption: '--against-map' },
        context,
      ),
    };
  };
  const { opened, settled } = await read().catch((error: unknown) => {
    throw ofAgainst(error);
  });
  const { mapping } = settled;
  const { hash, bytes, table } = await measuredTable(opened.source, opened.table);
  return {
    accounts: { table, mapping, rules, named: namedColumns(rules, table.columns) },
    held: { hash, bytes, mapping, rules },
    settled,
    rulesFile: written?.file,
    warnings: [...table.warnings, ...settled.remarks],
    close: () => {},
  };
}

/** What is said of a sheet and of columns is about the options of the accounts. */
function ofAgainst(error: unknown): unknown {
  if (!(error instanceof CoreError)) return error;
  const fix = error.fix.replace(/--(sheet|map)\b/g, '--against-$1');
  return new CoreError(error.code, error.message, { ...error.place, fix });
}
