import { Command } from 'commander';
import { CoreError } from '../contract/errors.ts';
import { openReferenceAdmin, type ReferenceAdmin } from '../local/reference-admin.ts';
import type { Context } from './context.ts';
import type { GlobalOptions } from './global-options.ts';
import { running } from './running.ts';
import { table } from './table.ts';

const SHOWN_REJECTS = 5;

interface ImportOptions extends GlobalOptions {
  readonly names?: string;
  readonly source?: string;
  readonly kind?: string;
  readonly map?: readonly string[];
}

export function referenceCommand(): Command {
  const command = new Command('reference').description('Keeps the universe of known companies');
  command
    .command('import')
    .description('Imports a source: sec-edgar, ror, starter, or csv for any table')
    .argument('<importer>', 'sec-edgar, ror, starter or csv')
    .argument('[files...]', 'files or a folder; CSV, JSON or NDJSON, plain or gzip')
    .option('--names <file>', 'sec-edgar: the file of current and former names')
    .option('--source <name>', 'csv: the name of the source, like crm-parents')
    .option('--kind <kind>', 'csv: listings, when many symbols stand for one company')
    .option('--map <field=column...>', 'csv: which column is which field; repeated or joined by commas')
    .addHelpText('after', IMPORT_EXAMPLES)
    .action(running(importFiles));
  command.command('list').description('Lists the sources of the universe').action(running(list));
  command
    .command('remove')
    .description('Takes a source out of the universe')
    .argument('<source>')
    .action(running(remove));
  return command;
}

async function importFiles(
  [name = '', ...paths]: readonly string[],
  options: ImportOptions,
  context: Context,
): Promise<number> {
  const given = {
    ...(options.names !== undefined && { names: options.names }),
    ...(options.source !== undefined && { source: options.source }),
    ...(options.kind !== undefined && { kind: options.kind }),
    ...(options.map !== undefined && { map: options.map.flatMap((one) => one.split(',')) }),
  };
  if (paths.length === 0 && name !== 'starter')
    throw new CoreError('USAGE', 'there is no file to import', { field: 'files' });
  return withAdmin(context, async (admin) => {
    const started = context.now();
    context.say(`Importing ${options.source ?? name} …`);
    const { source, entityCount, isUnchanged } = await admin.import(name, { paths, options: given });
    const seconds = ((context.now() - started) / 1000).toFixed(1);
    if (context.isJson) {
      context.print(
        `${JSON.stringify({ source: source.name, records: source.recordCount, rejected: source.rejected.length, entities: entityCount, unchanged: isUnchanged })}\n`,
      );
    }
    if (isUnchanged) context.say(`${source.name} is as it was: nothing to do.`);
    else
      context.say(
        `${count(source.recordCount)} records of ${source.name} in ${seconds} s; the universe has ${count(entityCount)} entities.`,
      );
    if (source.rejected.length > 0) context.say(`${count(source.rejected.length)} lines could not be read:`);
    for (const { line, reason } of source.rejected.slice(0, SHOWN_REJECTS))
      context.say(`  line ${line}: ${reason}`);
    return 0;
  });
}

async function list(
  _positional: readonly string[],
  _options: GlobalOptions,
  context: Context,
): Promise<number> {
  return withAdmin(context, async (admin) => {
    const { version, entityCount: entities, sources } = await admin.list();
    if (context.isJson) {
      const listed = sources.map(({ name, kind, trust, recordCount, rejected, importedAt }) => ({
        name,
        kind,
        trust,
        records: recordCount,
        rejected: rejected.length,
        imported_at: importedAt,
      }));
      context.print(`${JSON.stringify({ version, entities, sources: listed })}\n`);
    } else {
      const rows = sources.map((source) => [
        source.name,
        source.kind,
        count(source.recordCount),
        count(source.rejected.length),
        source.importedAt.slice(0, 10),
      ]);
      context.print(table(['source', 'kind', 'records', 'rejected', 'imported'], rows));
      context.print(`\n${count(entities)} entities, version ${version}\n`);
    }
    return 0;
  });
}

async function remove(
  [name = '']: readonly string[],
  _options: GlobalOptions,
  context: Context,
): Promise<number> {
  return withAdmin(context, async (admin) => {
    if (!(await admin.remove(name)))
      throw new CoreError('SOURCE_UNKNOWN', `there is no source ${name}`, { field: 'source' });
    context.say(`${name} is out of the universe.`);
    return 0;
  });
}

async function withAdmin(
  context: Context,
  work: (admin: ReferenceAdmin) => Promise<number>,
): Promise<number> {
  const admin = openReferenceAdmin({ dataDir: context.dataDir, now: context.now, tell: context.say });
  try {
    return await work(admin);
  } finally {
    admin.close();
  }
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

const IMPORT_EXAMPLES = `
Examples:
  core reference import sec-edgar listed_filer_metadata.csv --names listed_filer_names.csv
  core reference import ror ror_v2.jsonl.gz
  core reference import csv equities.csv.gz --source equities --kind listings --map id=symbol,postal_code=zipcode`;
