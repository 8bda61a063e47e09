import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { checkOutputPath, openOutput, streamSink } from '../../batch/output/output-file.ts';
import { DECISION_COLUMNS, type DecisionRow, decisionRow } from '../../crm/overrides/decision-row.ts';
import { csvText } from '../../tabular/csv-text.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { type WorkspaceOption, withOverrides, workspaceOption } from './with-overrides.ts';

interface ExportOptions extends GlobalOptions, WorkspaceOption {
  readonly output: string;
  readonly format?: 'ndjson' | 'csv';
}

/** `core overrides export`: options, then `exportOverrides`. */
export function exportCommand(): Command {
  return new Command('export')
    .description('Writes the decisions into a file, as core overrides import reads it')
    .requiredOption('-o, --output <file>', 'where they go; - for standard output')
    .addOption(
      new Option('--format <format>', 'format of the file (default: by its ending, else ndjson)').choices([
        'ndjson',
        'csv',
      ]),
    )
    .addOption(workspaceOption())
    .addHelpText(
      'after',
      '\nExamples:\n  core overrides export -o decisions.csv\n  core overrides export -o - | jq .',
    )
    .action(running(exportOverrides));
}

async function exportOverrides(
  _positional: readonly string[],
  options: ExportOptions,
  context: Context,
): Promise<number> {
  const isToStandardOutput = options.output === '-';
  const path = resolve(context.cwd, options.output);
  if (!isToStandardOutput) checkOutputPath(path, []);
  const listed = await withOverrides(options, context, (overrides) => overrides.list());
  const rows = listed.map(({ override }) => decisionRow(override));
  const isCsv = (options.format ?? (/\.csv$/i.test(options.output) ? 'csv' : 'ndjson')) === 'csv';
  const sink = isToStandardOutput ? streamSink(context.stdout) : await openOutput(path);
  try {
    await sink.write(isCsv ? csvOf(rows) : ndjsonOf(rows));
    await sink.commit();
  } catch (error) {
    await sink.discard();
    throw error;
  }
  const where = isToStandardOutput ? 'standard output' : path;
  const decisions = rows.length === 1 ? 'decision' : 'decisions';
  context.say(`${rows.length.toLocaleString('en-US')} ${decisions} written to ${context.paint.bold(where)}`);
  return 0;
}

function csvOf(rows: readonly DecisionRow[]): string {
  return csvText([DECISION_COLUMNS, ...rows.map((row) => DECISION_COLUMNS.map((column) => row[column]))]);
}

function ndjsonOf(rows: readonly DecisionRow[]): string {
  return rows.map((row) => `${JSON.stringify(filled(row))}\n`).join('');
}

/** Without the members that do not belong to the decision. */
function filled(row: DecisionRow): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));
}
