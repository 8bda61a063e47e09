import { Command } from 'commander';
import { entityInputOf } from '../../batch/mapping/entity-input-of.ts';
import { askAboutRows } from '../../batch/row-jobs.ts';
import { invalidResult, type RowResult, resultOf } from '../../batch/row-result.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { openLocalEngine } from '../../engine/open-local.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { biasOf, INPUT_FILE, type InputOptions, inputOptions } from '../config/input-options.ts';
import { requireNoEndpoint } from '../config/only-here.ts';
import { type Context, storePlace } from '../context.ts';
import { running } from '../running.ts';
import { describeExplained, type ShownRow } from '../terminal/describe-explained.ts';
import { type ExplainedRow, explainedJson, explainedRow } from './explained-row.ts';
import { findRow, wantedRow } from './find-row.ts';
import { openTable } from './run-input.ts';
import { settleMapping } from './settle-mapping.ts';

interface ExplainOptions extends GlobalOptions, InputOptions {
  readonly row?: string;
  readonly id?: string;
}

const PLAIN_WIDTH = 80;

export function explainCommand(): Command {
  return new Command('explain')
    .description('Shows why one row of a file was or was not matched: every piece of evidence and its weight')
    .argument('<file>', INPUT_FILE)
    .option('--row <n>', 'number of the row: data rows are counted from 1, without the header')
    .option('--id <external_id>', 'in place of --row: the first row with this external id')
    .addOption(inputOptions.map())
    .addOption(inputOptions.mapFile())
    .addOption(inputOptions.bias())
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .addOption(inputOptions.header())
    .addOption(inputOptions.noHeader())
    .addHelpText('after', EXAMPLES)
    .action(running(explain));
}

async function explain(
  [path = '']: readonly string[],
  options: ExplainOptions,
  context: Context,
): Promise<number> {
  requireNoEndpoint('a row is explained by the universe of', options, context);
  const wanted = wantedRow(options);
  const input = await openTable(path, options, context);
  try {
    // The fields that were found are shown with the row; a question for each row would be in the way.
    const { mapping } = await settleMapping(input, options, { ...context, isInteractive: false });
    const file = path === '-' ? 'standard input' : path;
    const row = await findRow(wanted, { file, table: input.table, mapping });
    const read = entityInputOf(row, mapping, { bias: biasOf(options), nameFieldOf });
    const result =
      'problem' in read
        ? invalidResult(`line ${row.line}: ${read.problem}`)
        : await resolved(read.input, context);
    const explained = explainedRow(row.number, result);
    const asked = 'problem' in read ? undefined : read.input;
    print(explained, { file, line: row.line, input: asked }, context);
    return explained.confidence === null ? 1 : 0;
  } finally {
    await input.dispose();
  }
}

async function resolved(body: EntityInput, context: Context): Promise<RowResult> {
  const { service } = await openLocalEngine({
    ...storePlace(context),
    jobOptions: { createMissing: false, keepEvidence: true },
    threads: 0,
    tell: context.say,
  });
  try {
    const [result] = await askAboutRows(service, [{ input: body }]);
    return result ?? resultOf({ status: 'pending' });
  } finally {
    await service.close();
  }
}

function print(explained: ExplainedRow, shown: ShownRow, { isJson, stdout, paintOut, print }: Context): void {
  const width = (stdout.isTTY && stdout.columns) || PLAIN_WIDTH;
  const lines = isJson
    ? [JSON.stringify(explainedJson(explained))]
    : describeExplained(explained, shown, { width, paint: paintOut });
  print(`${lines.map((line) => line.trimEnd()).join('\n')}\n`);
}

const EXAMPLES = `
Examples:
  core explain accounts.csv --row 17
  core explain accounts.csv --id 001A000001AAAAQ --json | jq .evidence`;
