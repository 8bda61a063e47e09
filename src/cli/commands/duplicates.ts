import { Command } from 'commander';
import { DUPLICATE_COLUMNS } from '../../batch/output/crosscheck-columns.ts';
import { accountFileOptions } from '../config/account-file-options.ts';
import { accountsAsked } from '../config/accounts-asked.ts';
import type { CrosscheckOptions } from '../config/crosscheck-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { judgingAccounts } from './crosschecked-file.ts';

const judge = judgingAccounts({ ending: 'duplicates', columns: DUPLICATE_COLUMNS });

export function duplicatesCommand(): Command {
  const command = new Command('duplicates').description(
    'Says which accounts of a file or a CRM are one company',
  );
  return accountFileOptions(command)
    .option('--rules <file>', 'what is kept apart (default: core.crosscheck.yaml, when there)')
    .addHelpText('after', EXAMPLES)
    .action(
      running(([file]: readonly string[], options: CrosscheckOptions, context: Context) =>
        judge(accountsAsked(file, options, 'duplicates'), options, context),
      ),
    );
}

const EXAMPLES = `
Examples:
  core duplicates accounts.csv              the largest groups on the screen; all in accounts.duplicates.csv
  core duplicates --connection acme-sf      the accounts of a CRM; all in acme-sf.duplicates.csv
  core duplicates accounts.csv --json | jq .duplicates`;
