import { CoreError } from '../../contract/errors.ts';
import type { ImportItem } from '../../resolution/records/source-record.ts';
import { type ColumnOf, fieldsOf, mappedColumns, missingColumn } from './csv-columns.ts';
import { readCsv } from './csv-records.ts';
import { type Imported, importRows } from './import-rows.ts';
import type { Importer, ImportFiles, ImportOptions } from './importer.ts';
import { readJson } from './json-records.ts';
import { RECORD_FIELDS, recordOfFields } from './record-fields.ts';
import { allOf, type JsonObject, type Read } from './records.ts';
import { formOf } from './source-file.ts';

/** What `--kind` may say of a table, and how far it is believed. */
const KINDS: ReadonlyMap<unknown, Pick<Importer, 'kind' | 'trust'>> = new Map([
  [undefined, { kind: 'list', trust: 40 }],
  ['listings', { kind: 'listing', trust: 50 }],
  ['distinct', { kind: 'distinct', trust: 40 }],
]);

/**
 * Makes the importer of a caller's own table, CSV or JSON; `source` names it and `kind` may say `listings` or `distinct`.
 * Throws a USAGE error for another kind.
 */
export function csvImporter({ source, kind }: ImportOptions): Importer {
  const known = KINDS.get(kind);
  if (known === undefined) {
    throw new CoreError('USAGE', `${kind} is no kind of table`, {
      field: '--kind',
      fix: 'Give listings (symbols of companies) or distinct (no two rows are one company), or leave it out.',
    });
  }
  const name = sourceName(source);
  return { name, ...known, read: (files) => readTables(name, files) };
}

async function* readTables(source: string, { paths, options }: ImportFiles): AsyncIterable<ImportItem> {
  const columns = mappedColumns(options);
  const seen = new Set<string>();
  for (const path of paths) {
    yield* importRows({ path, rows: await rowsOf(path, columns), seen }, (row) =>
      recordOf(source, row, columns),
    );
  }
}

/** JSON leaves out empty members, so only the id must be there. */
async function rowsOf(path: string, columns: ColumnOf): Promise<AsyncIterable<Read<JsonObject>>> {
  if ((await formOf(path)) === 'csv') return mappable(readCsv(path, missingColumn(columns)));
  return mappable(readJson(path, allOf(columns.get('id') ?? 'id')));
}

/** Who names the columns of a table can name others. */
async function* mappable<T>(rows: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'SOURCE_FORMAT' || error.place.field === undefined)
      throw error;
    const fix = `Name the columns with --map: id=<column>, name=<column> and others of ${RECORD_FIELDS.join(', ')}.`;
    throw new CoreError(error.code, error.message, { ...error.place, fix });
  }
}

function recordOf(source: string, row: JsonObject, columns: ColumnOf): Imported {
  const fields = fieldsOf(row, columns);
  const misread = Object.entries(fields).find(([, value]) => value.includes('\uFFFD'))?.[0];
  return misread === undefined
    ? recordOfFields(source, fields)
    : { reason: `${misread} has characters that are not UTF-8; save the file as UTF-8` };
}

function sourceName(source: string | readonly string[] | undefined): string {
  if (typeof source === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(source)) return source;
  const fix = 'Give --source a name of small letters, digits and hyphens, for example --source acme-vendors.';
  const what = source === undefined ? 'the source has no name' : `"${source}" is no name for a source`;
  throw new CoreError('USAGE', what, { field: 'source', fix });
}
