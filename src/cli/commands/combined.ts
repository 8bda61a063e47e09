import { Command, Option } from 'commander';
import { FollowUp } from '../../contract/combined.ts';
import { CoreError } from '../../contract/errors.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import { runFileOptions } from '../config/run-file-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { askingFor } from './run-file.ts';

interface CombinedOptions extends ResolveOptions {
  readonly jobs: string;
}

export function combinedCommand(): Command {
  const command = new Command('combined').description(
    'Resolves every row of a file, and tells parents and firmographics of the companies in the same run',
  );
  return runFileOptions(command, [
    ['--match-to-social', 'also give the company profile on the social network'],
  ])
    .addOption(
      taking(
        new Option('--jobs <jobs>', `what is told, joined by commas: ${FollowUp.options.join(', ')}`).default(
          FollowUp.options.join(','),
        ),
        { list: FollowUp.options },
      ),
    )
    .addHelpText('after', EXAMPLES)
    .action(running(combined));
}

async function combined(
  positional: readonly string[],
  { jobs, ...options }: CombinedOptions,
  context: Context,
): Promise<number> {
  return askingFor(followUpsOf(jobs))(positional, options, context);
}

/** Each once, in the order of the columns. */
function followUpsOf(text: string): readonly FollowUp[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const unknown = words.find((word) => !FollowUp.safeParse(word).success);
  if (unknown !== undefined || words.length === 0)
    throw new CoreError('USAGE', unknown === undefined ? 'no job is named' : `${unknown} is not a job`, {
      field: '--jobs',
      fix: `Jobs are ${FollowUp.options.join(' and ')}.`,
    });
  return FollowUp.options.filter((followUp) => words.includes(followUp));
}

const EXAMPLES = `
Rows with a core_id, in a column of that name, are used as they are; the others are resolved first.

Examples:
  core combined accounts.csv                    writes accounts.combined.csv
  core combined accounts.csv --jobs firmographics,resolve-parent`;
