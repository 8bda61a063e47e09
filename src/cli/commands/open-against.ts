import type { AgainstFile } from '../../batch/leads/lead-accounts.ts';
import { CoreError } from '../../contract/errors.ts';
import { measureFile } from '../../tabular/input-file.ts';
import { namedColumns, rulesOf } from '../config/crosscheck-options.ts';
import type { HeldAgainst, ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import { openTable } from './run-input.ts';
import { type SettledMapping, settleMapping } from './settle-mapping.ts';

/** The file of accounts that leads are held against, opened. */
export interface OpenedAgainst {
  readonly file: AgainstFile;
  readonly held: HeldAgainst;
  readonly settled: SettledMapping;
  readonly rulesFile: string | undefined;
  readonly warnings: readonly string[];
}

/** Opens the accounts, finds their columns, and the rules that say which of several accounts stands for a company. */
export async function openAgainst(
  file: string,
  { againstMap = [], againstSheet }: Pick<ResolveOptions, 'againstMap' | 'againstSheet'>,
  context: Context,
): Promise<OpenedAgainst> {
  if (file === '-')
    throw new CoreError('USAGE', 'the accounts cannot come from standard input', {
      field: '--against',
      fix: 'Name the export of your accounts: --against accounts.csv',
    });
  const { rules, file: rulesFile } = rulesOf({}, context);
  const opened = await openTable(file, againstSheet === undefined ? {} : { sheet: againstSheet }, context);
  const settled = await settleMapping(opened, { map: againstMap, accounts: {} }, context);
  const { table } = opened;
  const { mapping } = settled;
  const { hash, bytes } = await measureFile(opened.source.path);
  return {
    file: { table, mapping, rules, named: namedColumns(rules, table.columns) },
    held: { hash, bytes, mapping, rules },
    settled,
    rulesFile,
    warnings: table.warnings,
  };
}
