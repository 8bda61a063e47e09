import { Command } from 'commander';
import { runFileOptions } from '../config/run-file-options.ts';
import { running } from '../running.ts';
import { askingFor } from './run-file.ts';

export function firmographicsCommand(): Command {
  const command = new Command('firmographics').description(
    'Tells of every row of a file whether the company works, where it sits, its headcount, revenue, industry and age',
  );
  return runFileOptions(command)
    .addHelpText('after', EXAMPLES)
    .action(running(askingFor(['firmographics'])));
}

const EXAMPLES = `
Rows with a core_id, in a column of that name, are used as they are; the others are resolved first.

Examples:
  core firmographics accounts.csv               writes accounts.firmographics.csv
  core firmographics accounts.resolved.csv -o sizes.csv`;
