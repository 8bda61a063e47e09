import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openReferenceAdmin, type ReferenceAdmin } from '../../admin/reference-admin.ts';
import { CoreError } from '../../contract/errors.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
import { csvText } from '../../tabular/csv-text.ts';
import { type Context, storePlace } from '../context.ts';
import { isConfirmed } from '../terminal/ask.ts';

const SHOWN_REJECTS = 5;

interface ImportRequest {
  readonly importer: string;
  /** What the source is called when the importer reads any. */
  readonly source?: string;
  readonly files: Parameters<ReferenceAdmin['import']>[1];
}

/** More than half of a source may leave without a question. */
export interface ShrinkOptions {
  readonly yes?: boolean;
}

/** The counts of an import as the JSON output has them. */
interface ImportCounts {
  readonly source: string;
  readonly records: number;
  readonly rejected: number;
  readonly entities: number;
  readonly unchanged: boolean;
  /** Rows of a user's own table that are one company with an earlier row of it. */
  readonly repeated: number;
  /** Identifiers and websites of several companies, which link nothing. */
  readonly reused: number;
}

/** Imports the files of a source and says on standard error how it went; undefined when a person did not want it. */
export function importSource(
  { importer, source, files }: ImportRequest,
  options: ShrinkOptions,
  context: Context,
): Promise<ImportCounts | undefined> {
  return withAdmin(context, async (admin) => {
    const started = context.now();
    context.say(`Importing ${source ?? importer} …`);
    const report = await importUnlessDeclined(
      (mayShrink) => admin.import(importer, files, { mayShrink }),
      options,
      context,
    );
    if (report === undefined) return undefined;
    describeImport(report, context, (context.now() - started) / 1000);
    const rejects = listRejects(report, context.dataDir);
    if (rejects !== undefined) context.say(`  all of them in ${rejects}`);
    if (report.repeatedCount > 0) context.say(repeatedLine(report));
    if (report.reusedCount > 0)
      context.say(
        `${report.reusedCount.toLocaleString('en-US')} identifiers or websites stand on several companies and link nothing: core reference list --reused`,
      );
    tellOutdated(outdatedIn(await admin.list()), context);
    return {
      source: report.source.name,
      records: report.source.recordCount,
      rejected: report.source.rejected.length,
      entities: report.entityCount,
      unchanged: report.isUnchanged,
      repeated: report.repeatedCount,
      reused: report.reusedCount,
    };
  });
}

/** Asks where much of a source would leave; where nobody can be asked it wants --yes. */
async function importUnlessDeclined(
  run: (mayShrink: boolean) => ReturnType<ReferenceAdmin['import']>,
  options: ShrinkOptions,
  context: Context,
): Promise<Awaited<ReturnType<ReferenceAdmin['import']>> | undefined> {
  try {
    return await run(options.yes === true);
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'CONFLICT' || !context.isInteractive) throw error;
    context.say(`${error.message}.`);
    return (await isConfirmed('Import it all the same?', options, context)) ? run(true) : undefined;
  }
}

/** Says which sources an older version of core has imported, and how to import them again. */
export function tellOutdated(names: readonly string[], context: Context): void {
  for (const name of names)
    context.say(
      `${name} was imported by an older version of core: importing it again gives more (core reference pull ${name}, or core reference import ${name} with its files).`,
    );
}

/** The names of the sources of a universe that an older version of core has imported. */
export function outdatedIn({ sources }: Awaited<ReturnType<ReferenceAdmin['list']>>): readonly string[] {
  return sources.flatMap(({ name, isOutdated }) => (isOutdated ? [name] : []));
}

/** Opens the universe of the data directory for as long as the work takes. */
export async function withAdmin<T>(
  context: Context,
  work: (admin: ReferenceAdmin) => Promise<T>,
): Promise<T> {
  const admin = await openReferenceAdmin({
    ...storePlace(context),
    tell: context.say,
  });
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}

/** Writes the lines that could not be read beside the universe, and gives the path; undefined when there are none. */
function listRejects(
  { source: { name, rejected } }: Awaited<ReturnType<ReferenceAdmin['import']>>,
  dataDir: string,
): string | undefined {
  const path = join(dataDir, 'rejected', `${name}.csv`);
  rmSync(path, { force: true });
  if (rejected.length === 0) return undefined;
  makeFolder(dirname(path));
  const rows = rejected.map(({ line, reason }) => [line, reason]);
  writeFileSync(path, csvText([['line', 'reason'], ...rows]), { mode: OWNER_ONLY });
  return path;
}

/** A table that has companies twice is no fault, but people want to know. */
function repeatedLine({ source, repeatedCount }: Awaited<ReturnType<ReferenceAdmin['import']>>): string {
  const rows = `${repeatedCount.toLocaleString('en-US')} ${repeatedCount === 1 ? 'row repeats' : 'rows repeat'}`;
  return `${rows} another row of ${source.name}, as one company: core reference show tells why`;
}

function describeImport(
  { source, entityCount, isUnchanged }: Awaited<ReturnType<ReferenceAdmin['import']>>,
  context: Context,
  seconds: number,
): void {
  const count = (number: number) => number.toLocaleString('en-US');
  if (isUnchanged) context.say(`${source.name} is as it was: nothing to do.`);
  else
    context.say(
      `${count(source.recordCount)} records of ${source.name} in ${seconds.toFixed(1)} s; the universe has ${count(entityCount)} entities.`,
    );
  if (source.rejected.length > 0) context.say(`${count(source.rejected.length)} lines could not be read:`);
  for (const { line, reason } of source.rejected.slice(0, SHOWN_REJECTS))
    context.say(`  line ${line}: ${reason}`);
}
