import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type EnrichFileOptions, type EnrichSummary, enrichFile } from '../../batch/inbound/enrich-file.ts';
import { enrichedColumns } from '../../batch/inbound/enriched-columns.ts';
import { AGREED_FIELDS } from '../../batch/inbound/enrichment-request-of.ts';
import { pacing } from '../../batch/inbound/pace.ts';
import { readingEntities } from '../../batch/mapping/entity-input-of.ts';
import { checkOutputPath, openOutput, outputPathFor, streamSink } from '../../batch/output/output-file.ts';
import { isShared } from '../../batch/output/output-target.ts';
import { tableFormat } from '../../batch/output/table-format.ts';
import { CoreError } from '../../contract/errors.ts';
import { buildVersion } from '../../disk/build-version.ts';
import { type KeptWork, openKeptWork } from '../../engine/kept-work.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { measureFile } from '../../tabular/input-file.ts';
import type { FileFormat } from '../../tabular/input-row.ts';
import { filesRead } from '../config/files-read.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { INPUT_FILE, inputOptions } from '../config/input-options.ts';
import { outputFormat } from '../config/output-format.ts';
import { findSetting } from '../config/settings.ts';
import { taking } from '../config/taken-values.ts';
import { type Context, storePlace } from '../context.ts';
import { running } from '../running.ts';
import { tellEnriched } from '../terminal/enrich-summary.ts';
import { progressOf } from '../terminal/progress.ts';
import { checkWorkbook, copyRemarks } from './check-workbook.ts';
import type { OpenedTable } from './opened-table.ts';
import { stopped } from './run-file.ts';
import { openTable } from './run-input.ts';
import { type SettledMapping, settleMapping } from './settle-mapping.ts';
import { type AccountsWorkspace, accountsWorkspace, withAccounts } from './with-accounts.ts';

interface RunOptions extends GlobalOptions, AccountsWorkspace {
  readonly output?: string;
  readonly format?: FileFormat;
  readonly map?: readonly string[];
  readonly mapFile?: string;
  readonly also?: string;
  readonly force?: boolean;
  readonly fresh?: boolean;
  readonly delimiter?: string;
  readonly encoding?: string;
  readonly sheet?: string;
  readonly header?: boolean;
}

/** Requests a second of one key to inbound enrichment (docs/wire.md, Limits). */
const REMOTE_PER_SECOND = 5;
const LOCAL_HELD_MS = 60_000;
const AT_ONCE = { here: 8, elsewhere: 40 } as const;

export function inboundRunCommand(): Command {
  return new Command('run')
    .description('Enriches every row of a file; goes on where an interrupted run stopped')
    .argument('<file>', INPUT_FILE)
    .option('-o, --output <file>', 'where the result goes; - for standard output (default: beside the input)')
    .addOption(
      new Option('--format <format>', 'format of the result (default: that of the input)').choices([
        'csv',
        'json',
        'ndjson',
        'xlsx',
      ]),
    )
    .addOption(inputOptions.map())
    .addOption(inputOptions.mapFile('{"name": "Company", "external_id": "Lead ID"}'))
    .addOption(
      taking(
        new Option(
          '--also <fields>',
          `agreed fields to send too, joined by commas: ${AGREED_FIELDS.join(', ')}`,
        ),
        { list: AGREED_FIELDS },
      ),
    )
    .option('--force', 'enrich afresh what was enriched within the last 14 days')
    .option('--fresh', 'start over, whatever an earlier run has done')
    .addOption(accountsWorkspace())
    .addOption(inputOptions.header())
    .addOption(inputOptions.noHeader())
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .addHelpText('after', EXAMPLES)
    .action(running(run));
}

async function run([file = '']: readonly string[], options: RunOptions, context: Context): Promise<number> {
  const agreed = agreedIn(options.also);
  const input = await openTable(file, options, context);
  try {
    const settled = await settleMapping(input, { ...options, areNamesOptional: true }, context);
    if (settled.mapping.external_id === undefined)
      throw new CoreError('MAPPING', 'no column has the CRM ids of the rows', {
        field: '--map',
        fix: `Name it, for example --map external_id="Lead ID"; the columns are ${input.table.columns.join(', ')}.`,
      });
    const format = outputFormat(options, input.table.format);
    const outputPath = outputOf(file, input, { options, context, format });
    await checkWorkbook({ format, outputPath, table: input.table }, context);
    return await enriched({ input, settled, agreed, outputPath, format, options, context });
  } finally {
    await input.dispose();
  }
}

interface Prepared {
  readonly input: OpenedTable;
  readonly settled: SettledMapping;
  readonly agreed: readonly string[];
  readonly outputPath: string;
  readonly format: FileFormat;
  readonly options: RunOptions;
  readonly context: Context;
}

async function enriched(prepared: Prepared): Promise<number> {
  const { outputPath, context } = prepared;
  const kept = await openKeptWork(storePlace(context));
  try {
    const runId = await begun(prepared, kept);
    const sink = outputPath === '-' ? streamSink(context.stdout) : await openOutput(outputPath);
    const signal = context.stopSignal();
    try {
      const summary = await carriedOut(prepared, { runId, sink, signal, submitted: kept.submitted });
      await sink.commit();
      await kept.runs.finish(runId, JSON.stringify(summary));
      for (const remark of copyRemarks(prepared.format, prepared.input.table)) context.say(remark);
      tellEnriched(summary, outputPath, context);
      return summary.outcomes.error > 0 ? 1 : 0;
    } catch (error) {
      await sink.discard();
      if (signal.aborted) context.say(stopped(runId));
      throw error;
    }
  } finally {
    await kept.close();
  }
}

/** Begins the run, or takes up the unfinished one of the same file and options. */
async function begun(
  { input, settled, agreed, outputPath, format, options, context }: Prepared,
  { runs, decisionsVersion }: KeptWork,
): Promise<string> {
  const { workspace = 'default', force = false, sheet } = options;
  const { value: endpoint } = findSetting('endpoint', options, context) ?? {};
  // A service obeys decisions of its own.
  const decided = endpoint === undefined ? await decisionsVersion(workspace) : undefined;
  const asked = { inbound: true, mapping: settled.mapping, format, workspace, force, agreed, sheet };
  const plan = {
    inputPath: input.isSpooled ? '-' : input.source.path,
    coreVersion: buildVersion(),
    outputPath,
    inputHash: (await measureFile(input.source.path)).hash,
    options: JSON.stringify(asked),
    // What is known of companies may change meanwhile: runs that have ended stay as they are.
    referenceVersion: `of ${endpoint ?? 'this machine'}`,
    modelVersion: `of ${endpoint ?? 'this machine'}`,
    ...(decided !== undefined && { decisionsVersion: decided }),
  };
  const { run, kind } = await runs.begin(plan, {
    isFresh: options.fresh === true,
    isShared: isShared(outputPath),
  });
  if (kind === 'resumed')
    context.say(`Going on with run ${run.id}: what was enriched is not enriched again.`);
  return run.id;
}

type Begun = Pick<EnrichFileOptions, 'runId' | 'sink' | 'signal' | 'submitted'>;

async function carriedOut(
  { input, settled, agreed, format, options, context }: Prepared,
  run: Begun,
): Promise<EnrichSummary> {
  const { clock } = context;
  const { table } = input;
  const { force = false } = options;
  const isHere = findSetting('endpoint', options, context) === undefined;
  const progress = progressOf(context, (await measureFile(input.source.path)).lines);
  try {
    return await withAccounts(options, context, (service) =>
      enrichFile({
        ...{ ...run, service, clock, agreed, isForced: force },
        rows: table.rows,
        read: readingEntities(settled.mapping, { nameFieldOf }),
        heldMs: isHere ? LOCAL_HELD_MS : 0,
        pace: isHere ? async () => {} : pacing(REMOTE_PER_SECOND, clock, run.signal),
        concurrency: isHere ? AT_ONCE.here : AT_ONCE.elsewhere,
        format: (outputs) =>
          tableFormat({
            ...enrichedColumns(outputs, { columns: table.columns, mapping: settled.mapping }),
            ...{ format, table, isExcelSafe: false },
          }),
        onProgress: progress.update,
      }),
    );
  } finally {
    progress.stop();
  }
}

function outputOf(
  file: string,
  { source }: OpenedTable,
  { options, context, format }: Pick<Prepared, 'options' | 'context' | 'format'>,
): string {
  const { output } = options;
  if (output === '-' || (output === undefined && file === '-')) return '-';
  const path = resolve(context.cwd, output ?? outputPathFor(source.path, format, 'enriched'));
  checkOutputPath(path, [source.path, ...filesRead(options, context)]);
  return path;
}

function agreedIn(text = ''): readonly string[] {
  const fields = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const unknown = fields.find((field) => !AGREED_FIELDS.includes(field));
  if (unknown === undefined) return fields;
  throw new CoreError('USAGE', `${unknown} is not a field that a row can send`, {
    field: '--also',
    fix: `Fields are ${AGREED_FIELDS.join(', ')}.`,
  });
}

const EXAMPLES = `
Each row needs its id in the CRM, and name and website or a social profile. Of e-mail addresses only the domain is sent.
A service takes 5 requests a second of a key, which the run keeps to.

Examples:
  core inbound run leads.csv                            writes leads.enriched.csv
  core inbound run leads.csv --map external_id="Lead ID" --endpoint https://core.example.com`;
