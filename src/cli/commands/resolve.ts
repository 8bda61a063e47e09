import { Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import { runFileOptions } from '../config/run-file-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { runFile } from './run-file.ts';
import { runLeads } from './run-leads.ts';

export function resolveCommand(): Command {
  const command = new Command('resolve').description(
    'Resolves every row of a file to a canonical entity; goes on where an interrupted run stopped',
  );
  return runFileOptions(command, [
    ['--create-missing', 'create an entity for a company that is not known'],
    ['--match-to-social', 'also give the company profile on the social network'],
    [
      '--against <accounts>',
      'the rows are leads: also say whose account each is, by this file of accounts; workspace: those of core crm load',
    ],
    ['--against-map <field=column...>', 'which column of the accounts is which field (default: found)'],
    ['--against-sheet <name>', 'sheet of a workbook of accounts (default: the first)'],
  ])
    .addHelpText('after', EXAMPLES)
    .action(running(resolveOrHold));
}

function resolveOrHold(
  positional: readonly string[],
  options: ResolveOptions,
  context: Context,
): Promise<number> {
  const { against } = options;
  if (against !== undefined) return runLeads(positional, { ...options, against }, context);
  const idle = options.againstMap ? '--against-map' : options.againstSheet && '--against-sheet';
  if (idle === undefined) return runFile(positional, options, context);
  throw new CoreError('USAGE', 'no file of accounts is named', {
    field: idle,
    fix: 'Name the accounts with --against accounts.csv.',
  });
}

const EXAMPLES = `
Examples:
  core resolve accounts.csv
  core resolve accounts.csv --rows 200                      the first 200 rows, whatever the size of the file
  core resolve accounts.csv --map name="Account Name",website=URL --explain
  core resolve leads.csv --against accounts.csv             whose account is each lead
  core resolve leads.csv --against workspace                the same, by the accounts that core crm load has loaded
  core resolve accounts.xlsx --sheet Customers              writes accounts.resolved.xlsx
  core resolve Konten.csv --excel --output-delimiter ";"
  cat accounts.ndjson | core resolve - -o - --format ndjson | jq .`;
