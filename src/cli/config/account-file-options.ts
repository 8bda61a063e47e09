import { type Command, Option } from 'commander';
import { ACCOUNT_FIELDS } from '../../batch/mapping/fields.ts';
import { Confidence } from '../../contract/confidence.ts';
import { INPUT_FILE, inputOptions } from './input-options.ts';
import { sharedFileOptions } from './shared-file-options.ts';
import { taking } from './taken-values.ts';

/** Adds the argument and the options of the commands that judge the accounts of a file. */
export function accountFileOptions(command: Command): Command {
  command
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
    );
  return sharedFileOptions(command);
}
