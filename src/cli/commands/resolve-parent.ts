import { Command } from 'commander';
import { runFileOptions } from '../config/run-file-options.ts';
import { running } from '../running.ts';
import { askingFor } from './run-file.ts';

export function resolveParentCommand(): Command {
  const command = new Command('resolve-parent').description(
    'Finds the parent of every row of a file, the company at the top, the highest that operates, and whether the row is a regional subsidiary',
  );
  return runFileOptions(command)
    .addHelpText('after', EXAMPLES)
    .action(running(askingFor(['resolve-parent'])));
}

const EXAMPLES = `
Rows with a core_id, in a column of that name, are used as they are; the others are resolved first.

Examples:
  core resolve-parent accounts.csv              writes accounts.parents.csv
  core resolve-parent accounts.resolved.csv -o parents.csv
  core resolve-parent ids.csv --map core_id=Entity`;
