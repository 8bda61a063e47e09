import { type Command, Option } from 'commander';
import { Confidence } from '../../contract/confidence.ts';
import { Outcome } from '../../contract/extended.ts';
import { INPUT_FILE, inputOptions } from './input-options.ts';
import { taking } from './taken-values.ts';

/** Adds the argument and the options of the commands that ask about every row of a file; `own` are those of one alone. */
export function runFileOptions(command: Command, own: readonly (readonly [string, string])[] = []): Command {
  command
    .argument('<file>', INPUT_FILE)
    .option('-o, --output <file>', 'where the result goes; - for standard output (default: beside the input)')
    .addOption(
      new Option('--format <format>', 'format of the result (default: that of the input)').choices([
        'csv',
        'json',
        'ndjson',
        'jsonl',
        'xlsx',
      ]),
    )
    .addOption(inputOptions.map())
    .addOption(inputOptions.mapFile())
    .addOption(inputOptions.bias());
  for (const [flags, description] of own) command.option(flags, description);
  return command
    .addOption(
      new Option(
        '--min-confidence <level>',
        'a match that is less sure is ambiguous, with the company as candidate',
      ).choices(Confidence.options),
    )
    .option('--explain', 'add the evidence as JSON, in the column core_evidence')
    .option('--fresh', 'start over, whatever an earlier run has done')
    .option(
      '--concurrency <n>',
      'worker threads (default: one less than there are processors; 0: none); with an endpoint, requests at once (default: 128)',
    )
    .addOption(
      taking(
        new Option(
          '--fail-on <outcomes>',
          'exit with 1 when a row has one of these outcomes, joined by commas',
        ),
        { list: Outcome.options },
      ),
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
