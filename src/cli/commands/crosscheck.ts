import { Command, Option } from 'commander';
import { CROSSCHECK_COLUMNS } from '../../batch/output/crosscheck-columns.ts';
import { rulesSchema } from '../../crm/rules/read-rules.ts';
import { accountFileOptions } from '../config/account-file-options.ts';
import { accountsAsked } from '../config/accounts-asked.ts';
import { actionOptions } from '../config/action-options.ts';
import { type CrosscheckOptions, FINDING_NAMES } from '../config/crosscheck-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { judgingAccounts } from './crosschecked-file.ts';
import { simulatedRules } from './simulated-rules.ts';

const judge = judgingAccounts({ ending: 'crosscheck', columns: CROSSCHECK_COLUMNS });

export function crosscheckCommand(): Command {
  const command = new Command('crosscheck').description(
    'Says of every account of a CRM what to do: which are one company, who belongs to whom, what is closed or junk',
  );
  return actionOptions(accountFileOptions(command))
    .option(
      '--rules <file>',
      'who is protected, who survives, what is kept apart (default: core.crosscheck.yaml, when there)',
    )
    .option('--max-risk <n>', 'recommend nothing of a higher risk than this, 0 to 100')
    .addOption(
      taking(
        new Option(
          '--fail-on <findings>',
          `exit with 1 when there is one of these, joined by commas: ${FINDING_NAMES.join(', ')}`,
        ),
        { list: FINDING_NAMES },
      ),
    )
    .addOption(
      taking(
        new Option(
          '--max <finding=n...>',
          'exit with 1 when there are more of a finding; repeated or joined by commas',
        ),
        { before: FINDING_NAMES },
      ),
    )
    .option(
      '--report <file>',
      'write a report, too: report.html (one page for people), report.md or report.json; may be repeated',
      repeated,
    )
    .option('--report-of <name>', 'what the report calls the file of accounts (default: its name)')
    .option('--since <file>', 'tell in the report what is new since an earlier report.json')
    .option('--simulate-rules', 'say what each rule protects and keeps apart, and write nothing')
    .option('--print-rules-schema', 'print the JSON Schema of the rules file, and do nothing else')
    .addHelpText('after', EXAMPLES)
    .action(running(crosscheck));
}

async function crosscheck(
  positional: readonly string[],
  options: CrosscheckOptions,
  context: Context,
): Promise<number> {
  if (options.printRulesSchema === true) {
    context.print(`${JSON.stringify(rulesSchema(), null, 2)}\n`);
    return 0;
  }
  const file = accountsAsked(positional[0], options, 'crosscheck');
  if (options.simulateRules === true) return simulatedRules(file, options, context);
  return judge(file, options, context);
}

function repeated(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

const EXAMPLES = `
The file, or the CRM of a connection, is all there is: accounts are compared with each other and with the world. Nothing in your CRM is changed; the result
is a plan, one row for each account.

Examples:
  core crosscheck accounts.csv                              writes accounts.crosscheck.csv
  core crosscheck --connection acme-sf                      the CRM itself; writes acme-sf.crosscheck.csv
  core crosscheck accounts.csv --max-risk 40
  core crosscheck accounts.csv --fail-on merge,delete       for pipelines
  core crosscheck accounts.csv --max merge=20
  core crosscheck accounts.csv --report report.html         one page: what to do first, and why
  core crosscheck accounts.csv --report new.json --since report.json
  core crosscheck accounts.csv --actions out/ --for salesforce      files to upload, in order, and the way back`;
