import { Command } from 'commander';
import { writeOutput } from '../../batch/output/output-file.ts';
import { CoreError } from '../../contract/errors.ts';
import { type Evaluation, evaluate as measure, shortfalls } from '../../evaluation/evaluate.ts';
import { reportDocument } from '../../evaluation/report-document.ts';
import { reportSections, type Section } from '../../evaluation/report-sections.ts';
import { wrongRecords } from '../../evaluation/wrong-rows.ts';
import { csvText } from '../../tabular/csv-text.ts';
import { INPUT_FILE, inputOptions } from '../config/input-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { printable } from '../terminal/print-error.ts';
import { spaceOf, type TableSpace, table } from '../terminal/table.ts';
import { judgeRows } from './judge-rows.ts';
import { type EvaluateOptions, type PreparedEvaluation, prepareEvaluation } from './prepare-evaluation.ts';

export function evaluateCommand(): Command {
  return new Command('evaluate')
    .description('Resolves a file whose right answers are known, and says how good the answers are')
    .argument('<file>', INPUT_FILE)
    .requiredOption(
      '--truth <file>',
      'table external_id, expected_id (empty: no entity is right), accept_ids (joined by |)',
    )
    .option('--truth-source <name>', 'the ids of the truth are those of this source, not of core')
    .addOption(inputOptions.map())
    .addOption(inputOptions.mapFile('{"external_id": "Account ID"}'))
    .addOption(inputOptions.bias())
    .option('--min-precision <share>', 'exit with 1 when fewer of the matches are right, such as 0.99')
    .option('--min-recall <share>', 'exit with 1 when fewer of the answerable rows are right, such as 0.9')
    .option('--blocking', 'also say which kinds of blocking keys lead to the right entities')
    .option('--wrong <file>', 'write all wrong rows to this CSV file')
    .option('--concurrency <n>', 'worker threads (default: one less than there are processors; 0: none)')
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .addOption(inputOptions.header())
    .addOption(inputOptions.noHeader())
    .addHelpText('after', NOTES)
    .action(running(evaluate));
}

async function evaluate(
  [file = '']: readonly string[],
  options: EvaluateOptions,
  context: Context,
): Promise<number> {
  const least = leastOf(options);
  const prepared = await prepareEvaluation(file, options, context);
  try {
    const evaluation = measure(await judgeRows(prepared, options, context));
    if (prepared.wrongPath !== undefined)
      await writeOutput(prepared.wrongPath, csvText(wrongRecords(evaluation.wrong)), '--wrong');
    context.print(
      context.isJson ? documentOf(evaluation, prepared) : textOf(evaluation, prepared, spaceOf(context)),
    );
    const missed = shortfalls(evaluation, least);
    for (const line of missed) context.stderr.write(`core: ${line}\n`);
    return missed.length > 0 ? 1 : 0;
  } finally {
    await prepared.close();
  }
}

function leastOf(options: EvaluateOptions): { readonly precision?: number; readonly recall?: number } {
  const [precision, recall] = [
    shareOf('min-precision', options.minPrecision),
    shareOf('min-recall', options.minRecall),
  ];
  return { ...(precision !== undefined && { precision }), ...(recall !== undefined && { recall }) };
}

function shareOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d*\.?\d+$/.test(text) && Number(text) <= 1) return Number(text);
  throw new CoreError('USAGE', `${text} is no share`, {
    field: `--${option}`,
    fix: 'Give a number from 0 to 1, like 0.99.',
  });
}

function documentOf(evaluation: Evaluation, { settled, engine, input, files }: PreparedEvaluation): string {
  const about = {
    ...{ input: files.input, truth: files.truth, truth_source: files.truthSource },
    ...{ entities: engine.entityCount, reference: engine.referenceVersion, model: engine.modelVersion },
    ...{ mapping: settled.described, warnings: input.table.warnings },
  };
  return `${JSON.stringify({ ...about, ...reportDocument(evaluation) })}\n`;
}

function textOf(evaluation: Evaluation, { engine }: PreparedEvaluation, space: TableSpace): string {
  const against = `${engine.entityCount.toLocaleString('en-US')} entities, version ${engine.referenceVersion}, model ${engine.modelVersion}`;
  return [...reportSections(evaluation).map((section) => shown(section, space)), `${against}\n`].join('\n');
}

function shown({ title, headings, rows = [], lines = [] }: Section, space: TableSpace): string {
  const body = headings === undefined ? '' : table(headings, rows, space);
  return `${title}\n${body}${lines.map((line) => `${printable(line)}\n`).join('')}`;
}

const NOTES = `
Rows and truth are joined by the column that is the external_id. created, ambiguous and no_match count as no match;
invalid and failed rows too, but as no abstention. Ids of a source may differ in leading zeros and case.
Without any match the precision is null (–) and fails no --min-precision; it fails --min-recall, for nothing was found.

Examples:
  core evaluate accounts.csv --truth truth.csv
  core evaluate accounts.csv --truth truth.csv --truth-source sec-edgar --min-precision 0.99 --wrong wrong.csv`;
