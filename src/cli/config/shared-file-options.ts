import { type Command, Option } from 'commander';
import { inputOptions } from './input-options.ts';
import { taking } from './taken-values.ts';

/** Adds the options that all commands have which read a table, ask about its rows and write a table. */
export function sharedFileOptions(command: Command): Command {
  return command
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
    .option('--excel-safe', 'escape what a spreadsheet would run as a formula, whatever separates its cells')
    .option('--excel', 'begin a CSV result with a byte order mark, by which Excel knows UTF-8')
    .option('--output-delimiter <character>', 'delimiter of the CSV result (default: that of the input)')
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .addOption(inputOptions.header())
    .addOption(inputOptions.noHeader());
}
