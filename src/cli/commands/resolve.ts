import { Command, Option } from 'commander';
import type { RunSummary } from '../../batch/output/run-summary.ts';
import { BrokenInput, resolveFile } from '../../batch/resolve-file.ts';
import { CoreError } from '../../contract/errors.ts';
import { Outcome } from '../../contract/extended.ts';
import { inputOptions } from '../config/input-options.ts';
import { outputDelimiter } from '../config/output-delimiter.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { progressOf } from '../terminal/progress.ts';
import { describeSummary } from '../terminal/summary.ts';
import { checkConcurrency } from './open-engine.ts';
import { type PreparedRun, prepareRun } from './prepare-run.ts';

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
    .addOption(inputOptions.map())
    .addOption(inputOptions.mapFile())
    .addOption(inputOptions.bias())
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
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
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
  checkConcurrency(options, context);
  const run = await prepareRun(file, options, context);
  const started = context.now();
  const { summary, broken } = await carriedOut(run, context);
  await run.complete(summary);
  const seconds = (context.now() - started) / 1000;
  const report = { ...run.report, summary, seconds, warnings: run.batch.table.warnings };
  describeSummary(report, context, run.isToStandardOutput);
  if (broken !== undefined) throw broken.reason;
  return summary.outcomes.failed > 0 || failOn.some((outcome) => summary.outcomes[outcome] > 0) ? 1 : 0;
}

interface CarriedOut {
  readonly summary: RunSummary;
  /** Set when the input broke off; what came before is in the summary. */
  readonly broken?: BrokenInput;
}

/** Resolves the rows and shows how far that has come; a run that fails or is stopped is abandoned. */
async function carriedOut(run: PreparedRun, context: Context): Promise<CarriedOut> {
  const signal = context.stopSignal();
  const progress = progressOf(context, run.estimatedRows);
  try {
    const summary = await resolveFile({ ...run.batch, signal, onProgress: progress.update });
    progress.stop();
    return { summary };
  } catch (error) {
    progress.stop();
    if (error instanceof BrokenInput) return { summary: error.summary, broken: error };
    await run.abandon();
    if (signal.aborted) context.say(stopped(run.batch.runId));
    throw error;
  }
}

function stopped(runId: string): string {
  return `Stopped. What is done is kept: the same command goes on from there (run ${runId}).`;
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
