import { CoreError } from '../../contract/errors.ts';
import type { ImportItem } from '../source-record.ts';
import { readCsv } from './csv-records.ts';
import { importRows } from './import-rows.ts';
import type { Importer, ImportFiles } from './importer.ts';
import { allOf, type CsvRow } from './records.ts';
import { type SecAddress, type SecFiler, type SecFormerName, secRecord } from './sec-filer.ts';
import { readSubmissions, submissionFiles } from './sec-submissions.ts';
import { companionPath } from './source-file.ts';

/** Filers of the US Securities and Exchange Commission: a CSV of their metadata, or EDGAR's submissions JSON. */
export const secEdgar: Importer = { name: 'sec-edgar', trust: 85, kind: 'register', read };

type FormerNames = ReadonlyMap<string, readonly SecFormerName[]>;

const METADATA_COLUMNS = allOf('cik', 'name', 'business_stateOrCountry', 'ein');

async function* read(files: ImportFiles): AsyncIterable<ImportItem> {
  const seen = new Set<string>();
  const former = new Map<string, SecFormerName[]>();
  for (const path of files.paths) {
    const submissions = await submissionFiles(path);
    for (const file of submissions) {
      yield* importRows({ path: file, rows: readSubmissions(file), seen }, secRecord);
    }
    if (submissions.length > 0) continue;
    if (former.size === 0) yield* readFormerNames(files, path, former);
    yield* importRows({ path, rows: readCsv(path, METADATA_COLUMNS), seen }, (row) => recordOf(row, former));
  }
}

/** Fills `former` with the ended names of every filer; yields the lines that could not be read. */
async function* readFormerNames(
  files: ImportFiles,
  metadata: string,
  former: Map<string, SecFormerName[]>,
): AsyncIterable<ImportItem> {
  const path = namesPath(files, metadata);
  if (path === undefined) return;
  for await (const row of readCsv(path, allOf('cik', 'name', 'end_date'))) {
    if ('rejected' in row) yield row;
    else if (row.value.end_date !== '') addName(former, row.value);
  }
}

function addName(
  former: Map<string, SecFormerName[]>,
  { cik = '', name = '', end_date: to = '' }: CsvRow,
): void {
  former.set(cik, [...(former.get(cik) ?? []), { name, to }]);
}

/** The names file as it is given, else beside the metadata file. */
function namesPath({ options }: ImportFiles, metadata: string): string | undefined {
  const { names } = options;
  if (names === undefined) return undefined;
  if (typeof names !== 'string') throw new CoreError('USAGE', 'names is one file', { field: 'names' });
  return companionPath(names, metadata);
}

function recordOf(row: CsvRow, former: FormerNames) {
  const { cik = '', name = '' } = row;
  if (!/^\d{1,10}$/.test(cik)) return { reason: `the cik "${cik}" is not a number` };
  if (name === '') return { reason: 'no name' };
  return secRecord(filerOf(row, former.get(cik) ?? []));
}

function filerOf(row: CsvRow, formerNames: readonly SecFormerName[]): SecFiler {
  return {
    cik: row.cik ?? '',
    name: row.name ?? '',
    formerNames,
    ein: row.ein ?? '',
    sicDescription: row.sicDescription ?? '',
    phone: row.phone ?? '',
    website: row.website ?? '',
    business: addressOf(row, 'business'),
    mailing: addressOf(row, 'mailing'),
  };
}

function addressOf(row: CsvRow, kind: 'business' | 'mailing'): SecAddress {
  return {
    street1: row[`${kind}_street1`] ?? '',
    street2: row[`${kind}_street2`] ?? '',
    city: row[`${kind}_city`] ?? '',
    zipCode: row[`${kind}_zipCode`] ?? '',
    stateOrCountry: row[`${kind}_stateOrCountry`] ?? '',
    stateOrCountryDescription: row[`${kind}_stateOrCountryDescription`] ?? '',
  };
}
