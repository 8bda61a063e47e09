import { Argument, Command, Option } from 'commander';
import { IMPORTER_NAMES, type ReferenceAdmin, TABLE_FIELDS } from '../../admin/reference-admin.ts';
import { CoreError } from '../../contract/errors.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { importSource, outdatedIn, tellOutdated, withAdmin } from './import-source.ts';
import { exportCommand } from './reference-export.ts';
import { pullCommand } from './reference-pull.ts';
import { showCommand } from './reference-show.ts';

interface ImportOptions extends GlobalOptions, YesOption {
  readonly names?: string;
  readonly relationships?: string;
  readonly exceptions?: string;
  readonly source?: string;
  readonly kind?: string;
  readonly map?: readonly string[];
}

export function referenceCommand(): Command {
  const command = new Command('reference').description('Keeps the universe of known companies');
  addYesOption(command.command('import'), 'do not ask when more than half of the source would leave')
    .description('Imports a source: gleif, companies-house, sec-edgar, ror, starter, or csv for any table')
    .addArgument(
      taking(new Argument('<importer>', 'gleif, companies-house, sec-edgar, ror, starter or csv'), {
        words: IMPORTER_NAMES,
      }),
    )
    .argument('[files...]', 'files or a folder; CSV, JSON or NDJSON, plain, gzip or zip')
    .option('--names <file>', 'sec-edgar: the file of current and former names')
    .option('--relationships <file>', 'gleif: the relationship records')
    .option('--exceptions <file>', 'gleif: the reporting exceptions')
    .option('--source <name>', 'csv: the name of the source, like crm-parents')
    .addOption(
      taking(
        new Option(
          '--kind <kind>',
          'csv: listings, when many symbols stand for one company; distinct, when no two rows do',
        ),
        { words: ['listings', 'distinct'] },
      ),
    )
    .addOption(
      taking(
        new Option(
          '--map <field=column...>',
          'csv: which column is which field; repeated or joined by commas',
        ),
        { before: TABLE_FIELDS },
      ),
    )
    .addHelpText('after', IMPORT_EXAMPLES)
    .action(runningHere('sources', importFiles));
  command.addCommand(pullCommand());
  command.addCommand(exportCommand());
  command.addCommand(showCommand());
  command
    .command('list')
    .description('Lists the sources of the universe')
    .option('--reused', 'lists identifiers and websites that stand on several companies and link nothing')
    .action(runningHere('sources', list));
  addYesOption(command.command('remove'))
    .description('Takes a source out of the universe')
    .addArgument(taking(new Argument('<source>'), { namesOf: 'sources' }))
    .action(runningHere('sources', remove));
  return command;
}

async function importFiles(
  [name = '', ...paths]: readonly string[],
  options: ImportOptions,
  context: Context,
): Promise<number> {
  const given = {
    ...(options.names !== undefined && { names: options.names }),
    ...(options.relationships !== undefined && { relationships: options.relationships }),
    ...(options.exceptions !== undefined && { exceptions: options.exceptions }),
    ...(options.source !== undefined && { source: options.source }),
    ...(options.kind !== undefined && { kind: options.kind }),
    ...(options.map !== undefined && { map: options.map.flatMap((one) => one.split(',')) }),
  };
  if (paths.length === 0 && name !== 'starter')
    throw new CoreError('USAGE', 'there is no file to import', { field: 'files' });
  const request = {
    importer: name,
    ...(options.source !== undefined && { source: options.source }),
    files: { paths, options: given },
  };
  const counts = await importSource(request, options, context);
  if (counts === undefined) return DECLINED;
  if (context.isJson) context.print(`${JSON.stringify(counts)}\n`);
  return 0;
}

interface ListOptions extends GlobalOptions {
  readonly reused?: boolean;
}

async function list(_positional: readonly string[], options: ListOptions, context: Context): Promise<number> {
  return withAdmin(context, async (admin) => {
    if (options.reused === true) return listReused(admin, context);
    const listed = await admin.list();
    const { version, entityCount: entities, sources } = listed;
    if (context.isJson) {
      const told = sources.map(({ name, kind, trust, recordCount, rejected, importedAt, isOutdated }) => ({
        name,
        kind,
        trust,
        records: recordCount,
        rejected: rejected.length,
        imported_at: importedAt,
        is_outdated: isOutdated,
      }));
      context.print(`${JSON.stringify({ version, entities, sources: told })}\n`);
    } else {
      const rows = sources.map((source) => [
        source.name,
        source.kind,
        count(source.recordCount),
        count(source.rejected.length),
        source.importedAt.slice(0, 10),
      ]);
      context.print(table(['source', 'kind', 'records', 'rejected', 'imported'], rows, spaceOf(context)));
      context.print(`\n${count(entities)} entities, version ${version}\n`);
      tellOutdated(outdatedIn(listed), context);
    }
    return 0;
  });
}

async function listReused(admin: ReferenceAdmin, context: Context): Promise<number> {
  const reused = await admin.reused();
  if (context.isJson) context.print(`${JSON.stringify(reused)}\n`);
  else {
    const rows = reused.map(({ type, value, records }) => [type, value, count(records)]);
    context.print(table(['type', 'value', 'records'], rows, spaceOf(context)));
  }
  return 0;
}

async function remove(
  [name = '']: readonly string[],
  options: GlobalOptions & YesOption,
  context: Context,
): Promise<number> {
  const question = `Take ${name} out of the universe? Its ids stay known.`;
  if (!(await isConfirmed(question, options, context))) return DECLINED;
  return withAdmin(context, async (admin) => {
    if (!(await admin.remove(name)))
      throw new CoreError('SOURCE_UNKNOWN', `there is no source ${name}`, { field: 'source' });
    context.say(`${name} is out of the universe.`);
    return 0;
  });
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

const IMPORT_EXAMPLES = `
Examples:
  core reference import sec-edgar listed_filer_metadata.csv --names listed_filer_names.csv
  core reference import ror ror_v2.jsonl.gz
  core reference import gleif lei2.csv.zip --relationships rr.csv.zip --exceptions repex.csv.zip
  core reference import companies-house BasicCompanyDataAsOneFile-2026-11-01.zip
  core reference import csv equities.csv.gz --source equities --kind listings --map id=symbol,postal_code=zipcode`;
