import { Command, Option } from 'commander';
import type { RunSummary } from '../../batch/output/run-summary.ts';
import { BrokenInput, resolveFile } from '../../batch/resolve-file.ts';
import { CoreError } from '../../contract/errors.ts';
import { Outcome } from '../../contract/extended.ts';
import { outputDelimiter } from '../config/output-delimiter.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { progressOf } from '../terminal/progress.ts';
import { describeSummary } from '../terminal/summary.ts';
import { prepareRun } from './prepare-run.ts';

export function resolveCommand(): Command {
  return new Command('resolve')
    .description(
      'Resolves every row of a file to a canonical entity; goes on where an interrupted run stopped',
    )
    .argument('<file>', 'CSV, JSON or NDJSON, plain or gzip; - for standard input')
    .option('-o, --output <file>', 'where the result goes; - for standard output (default: beside the input)')
    .addOption(
      new Option('--format <format>', 'format of the result (default: that of the input)').choices([
        'csv',
        'json',
        'ndjson',
        'jsonl',
      ]),
    )
    .option('--map <field=column...>', 'which column is which field; repeated or joined by commas')
    .option('--map-file <file>', 'the same as JSON: {"name": "Account", "address": ["Street", "Street 2"]}')
    .addOption(
      new Option('--bias <side>', 'what to trust when website and name point to different companies')
        .choices(['name', 'url'])
        .default('url'),
    )
    .option('--create-missing', 'create an entity for a company that is not known')
    .option('--match-to-social', 'also give the company profile on the social network')
    .option('--explain', 'add the evidence as JSON, in the column core_evidence')
    .option('--fresh', 'start over, whatever an earlier run has done')
    .option(
      '--concurrency <n>',
      'worker threads (default: one less than there are processors; 0: none); with an endpoint, requests at once (default: 128)',
    )
    .option('--fail-on <outcomes>', 'exit with 1 when a row has one of these outcomes, joined by commas')
    .option('--excel-safe', 'escape cells that a spreadsheet would run as formulas')
    .option('--excel', 'begin a CSV result with a byte order mark, by which Excel knows UTF-8')
    .option('--output-delimiter <character>', 'delimiter of the CSV result (default: that of the input)')
    .option('--delimiter <character>', 'delimiter of the CSV input (default: found)')
    .option('--encoding <name>', 'encoding of the input (default: found)')
    .addHelpText('after', EXAMPLES)
    .action(running(resolve));
}

async function resolve(
  [file = '']: readonly string[],
  options: ResolveOptions,
  context: Context,
): Promise<number> {
  const failOn = outcomesOf(options.failOn);
  outputDelimiter(options.outputDelimiter, '--output-delimiter');
  const prepared = await prepareRun(file, options, context);
  const signal = context.stopSignal();
  const progress = progressOf(context, prepared.estimatedRows);
  const started = context.now();
  let summary: RunSummary;
  let broken: BrokenInput | undefined;
  try {
    summary = await resolveFile({ ...prepared.batch, signal, onProgress: progress.update });
  } catch (error) {
    progress.stop();
    if (!(error instanceof BrokenInput)) {
      await prepared.abandon();
      if (signal.aborted) {
        context.say(
          `Stopped. What is done is kept: the same command goes on from there (run ${prepared.batch.runId}).`,
        );
      }
      throw error;
    }
    broken = error;
    summary = error.summary;
  }
  progress.stop();
  await prepared.complete(summary);
  const report = {
    ...prepared.report,
    summary,
    seconds: (context.now() - started) / 1000,
    warnings: prepared.batch.table.warnings,
  };
  describeSummary(report, context, prepared.isToStandardOutput);
  if (broken !== undefined) throw broken.reason;
  return summary.outcomes.failed > 0 || failOn.some((outcome) => summary.outcomes[outcome] > 0) ? 1 : 0;
}

function outcomesOf(text: string | undefined): readonly Outcome[] {
  return (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => {
      const parsed = Outcome.safeParse(word);
      if (parsed.success) return parsed.data;
      throw new CoreError('USAGE', `${word} is no outcome`, {
        field: '--fail-on',
        fix: `Outcomes are ${Outcome.options.join(', ')}.`,
      });
    });
}

const EXAMPLES = `
Examples:
  core resolve accounts.csv
  core resolve accounts.csv --map name="Account Name",website=URL --explain
  core resolve Konten.csv --excel --output-delimiter ";"
  cat accounts.ndjson | core resolve - -o - --format ndjson | jq .`;
