import { Command } from 'commander';
import { runFileOptions } from '../config/run-file-options.ts';
import { running } from '../running.ts';
import { runFile } from './run-file.ts';

export function resolveCommand(): Command {
  const command = new Command('resolve').description(
    'Resolves every row of a file to a canonical entity; goes on where an interrupted run stopped',
  );
  return runFileOptions(command, [
    ['--create-missing', 'create an entity for a company that is not known'],
    ['--match-to-social', 'also give the company profile on the social network'],
  ])
    .addHelpText('after', EXAMPLES)
    .action(running(runFile));
}

const EXAMPLES = `
Examples:
  core resolve accounts.csv
  core resolve accounts.csv --map name="Account Name",website=URL --explain
  core resolve Konten.csv --excel --output-delimiter ";"
  cat accounts.ndjson | core resolve - -o - --format ndjson | jq .`;
