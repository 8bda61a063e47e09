import { extname, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Command, Option } from 'commander';
import { checkOutputPath, type OutputSink, openOutput, streamSink } from '../../batch/output/output-file.ts';
import { BYTE_ORDER_MARK } from '../../batch/output/table-format.ts';
import { CoreError } from '../../contract/errors.ts';
import type { ExportedEntity } from '../../engine/browse/exported-entity.ts';
import { type CsvCell, csvText } from '../../tabular/csv-text.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { outputDelimiter } from '../config/output-delimiter.ts';
import { refuseOtherTables, refusePacked } from '../config/output-format.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { hasMovingLine, movingLine } from '../terminal/moving-line.ts';
import { tellRun } from '../terminal/tell-run.ts';
import { withAdmin } from './import-source.ts';

interface ExportOptions extends GlobalOptions {
  readonly output: string;
  readonly format?: Format;
  readonly source?: string;
  readonly country?: string;
  readonly excel?: boolean;
  readonly delimiter?: string;
}

type Format = 'ndjson' | 'csv';

/** `core reference export`: options, then `exportUniverse`. */
export function exportCommand(): Command {
  return new Command('export')
    .description('Writes the entities of the universe into a file; every id in it is kept from then on')
    .requiredOption('-o, --output <file>', 'where they go; - for standard output')
    .addOption(
      new Option('--format <format>', 'format of the file (default: by its ending, else ndjson)').choices([
        'ndjson',
        'csv',
      ]),
    )
    .addOption(
      taking(new Option('--source <name>', 'only entities with a record of this source'), {
        namesOf: 'sources',
      }),
    )
    .option('--country <code>', 'only entities of this country, like GB')
    .option('--excel', 'begin a CSV file with a byte order mark, by which Excel knows UTF-8')
    .option('--delimiter <character>', 'delimiter of the CSV file (default: a comma)')
    .addHelpText('after', EXAMPLES)
    .action(running(exportUniverse));
}

async function exportUniverse(
  _positional: readonly string[],
  options: ExportOptions,
  context: Context,
): Promise<number> {
  outputDelimiter(options.delimiter, '--delimiter');
  requireText(options);
  const isToStandardOutput = options.output === '-';
  const path = resolve(context.cwd, options.output);
  if (!isToStandardOutput) checkOutputPath(path, []);
  const sink = isToStandardOutput ? streamSink(context.stdout) : await openOutput(path);
  let entities: number;
  try {
    entities = await written(sink, options, context);
    await sink.commit();
  } catch (error) {
    await sink.discard();
    throw error;
  }
  report({ entities, path: isToStandardOutput ? 'standard output' : path }, context, isToStandardOutput);
  return 0;
}

/** The entities are written as text: a name must not promise a workbook. */
function requireText({ format, output }: ExportOptions): void {
  const ending = extname(output).toLowerCase();
  refusePacked(output);
  if (format !== undefined) return;
  refuseOtherTables(ending);
  if (ending !== '.xlsx') return;
  throw new CoreError('USAGE', 'entities are exported as CSV or NDJSON', {
    field: '--output',
    fix: 'Name the output .csv or .ndjson.',
  });
}

/** Writes all entities; returns how many. */
function written(sink: OutputSink, options: ExportOptions, context: Context): Promise<number> {
  const { source, country } = options;
  const filter = { ...(source !== undefined && { source }), ...(country !== undefined && { country }) };
  const form = outputDelimiter(options.delimiter, '--delimiter');
  const isCsv = (options.format ?? (/\.csv$/i.test(options.output) ? 'csv' : 'ndjson')) === 'csv';
  return withAdmin(context, async (admin) => {
    const signal = context.stopSignal();
    const isShown = hasMovingLine(context) && !context.isQuiet;
    const moving = isShown ? movingLine(context, 'Writing …') : undefined;
    let count = 0;
    try {
      if (isCsv) await sink.write((options.excel ? BYTE_ORDER_MARK : '') + csvText([CSV_COLUMNS], form));
      for await (const group of admin.entities(filter)) {
        // A pipe takes everything at once: without a turn for others nobody would hear Ctrl-C.
        await nextTurn();
        if (signal.aborted) context.say('Stopped. Nothing was written.');
        signal.throwIfAborted();
        await sink.write(isCsv ? csvText(group.map(cellsOf), form) : ndjsonOf(group));
        count += group.length;
        moving?.draw(() => `${count.toLocaleString('en-US')} entities`);
      }
    } finally {
      moving?.stop();
    }
    return count;
  });
}

function ndjsonOf(group: readonly ExportedEntity[]): string {
  return group.map((entity) => `${JSON.stringify(entity)}\n`).join('');
}

const CSV_COLUMNS = [
  ...['core_id', 'name', 'legal_name', 'trading_name', 'website', 'country', 'city', 'status', 'category'],
  ...['industry', 'registration_number', 'registration_country', 'registration_source', 'sources'],
  ...['parent_core_id', 'successor_core_id', 'founded_year', 'headcount', 'revenue_musd', 'redirects'],
  'names',
];

/** Lists are joined by a bar, as in the columns of `core resolve`; names, which have kinds and dates, are JSON. */
function cellsOf({ names, registration, sources, redirects, ...entity }: ExportedEntity): CsvCell[] {
  const cells: Readonly<Record<string, CsvCell>> = {
    ...entity,
    names: JSON.stringify(names),
    registration_number: registration?.number,
    registration_country: registration?.country,
    registration_source: registration?.source,
    sources: sources.join('|'),
    redirects: redirects.join('|'),
  };
  return CSV_COLUMNS.map((column) => cells[column]);
}

function report(
  summary: { readonly entities: number; readonly path: string },
  context: Context,
  isStandardOutputTaken: boolean,
): void {
  const { entities, path } = summary;
  const written = () => `${entities.toLocaleString('en-US')} entities written to ${context.paint.bold(path)}`;
  tellRun({ json: () => summary, lines: () => [written()] }, context, isStandardOutputTaken);
}

const EXAMPLES = `
Examples:
  core reference export -o entities.ndjson
  core reference export -o british.csv --country GB
  core reference export -o - --source gleif | gzip > gleif.ndjson.gz

What stands in the file, and how another core imports it: docs/identity.md.`;
