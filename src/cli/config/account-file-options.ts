import { type Command, Option } from 'commander';
import { ACCOUNT_FIELDS } from '../../batch/mapping/fields.ts';
import { Confidence } from '../../contract/confidence.ts';
import { INPUT_FILE, inputOptions } from './input-options.ts';
import { taking } from './taken-values.ts';

/** Adds the argument and the options of the commands that judge the accounts of a file. */
export function accountFileOptions(command: Command): Command {
  return command
    .argument('[file]', INPUT_FILE)
    .addOption(
      taking(
        new Option(
          '--connection <name>',
          'in the place of a file: the CRM itself, as core crm connect has named it',
        ),
        { namesOf: 'connections' },
      ),
    )
    .option('--object <name>', 'what of the CRM to read (default: what holds its accounts)')
    .option(
      '-o, --output <file>',
      'where the result goes; - for standard output (default: beside the input; of a connection, in the working folder)',
    )
    .addOption(
      new Option(
        '--format <format>',
        'format of the result (default: that of the input; of a connection, csv)',
      ).choices(['csv', 'json', 'ndjson', 'jsonl', 'xlsx']),
    )
    .addOption(inputOptions.map(ACCOUNT_FIELDS))
    .addOption(
      inputOptions.mapFile('{"name": "Account", "external_id": "Account ID", "parent_id": "Parent"}'),
    )
    .addOption(
      new Option(
        '--min-confidence <level>',
        'an account whose company is less sure is ambiguous, with the company as candidate',
      ).choices(Confidence.options),
    )
    .option('--fresh', 'start over, whatever an earlier run has done')
    .option(
      '--concurrency <n>',
      'worker threads (default: one less than there are processors; 0: none); with an endpoint, requests at once (default: 128)',
    )
    .addOption(
      taking(
        new Option(
          '--workspace <name>',
          'work on this machine, and obey the decisions of this workspace (default: default)',
        ),
        {
          namesOf: 'workspaces',
        },
      ),
    )
    .option('--charge', 'charge the workspace for the rows, as its API keys are')
    .option('--excel-safe', 'escape cells that a spreadsheet would run as formulas')
    .option('--excel', 'begin a CSV result with a byte order mark, by which Excel knows UTF-8')
    .option('--output-delimiter <character>', 'delimiter of the CSV result (default: that of the input)')
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .addOption(inputOptions.header())
    .addOption(inputOptions.noHeader());
}
