import { type Command, Option } from 'commander';
import { Confidence } from '../../contract/confidence.ts';
import { Outcome } from '../../contract/extended.ts';
import { INPUT_FILE, inputOptions } from './input-options.ts';
import { sharedFileOptions } from './shared-file-options.ts';
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
  command
    .addOption(
      new Option(
        '--min-confidence <level>',
        'leave matches below this level open: ambiguous, with the company as candidate',
      ).choices(Confidence.options),
    )
    .option('--rows <n>', 'only the first n rows, into a file of their own; no more is read than these need')
    .option('--explain', 'add the evidence as JSON, in the column core_evidence')
    .addOption(
      taking(
        new Option(
          '--fail-on <outcomes>',
          'exit with 1 when a row has one of these outcomes, joined by commas',
        ),
        { list: Outcome.options },
      ),
    );
  return sharedFileOptions(command);
}
