import { CoreError } from '../../contract/errors.ts';
import type { ImportItem } from '../../resolution/records/source-record.ts';
import { readCsv } from './csv-records.ts';
import { type Imported, importRows } from './import-rows.ts';
import type { ImportFiles } from './importer.ts';
import { allOf, type CsvRow } from './records.ts';
import type { SecAddress, SecFiler, SecFormerName } from './sec-filer.ts';
import { secRecord } from './sec-record.ts';
import { companionPath } from './source-file.ts';

/** What the metadata files of one import share. */
interface Shared {
  readonly seen: Set<string>;
  /** Ended names by CIK, read before the first file. */
  readonly former: FormerNames;
}
export type FormerNames = Map<string, SecFormerName[]>;

const COLUMNS = allOf('cik', 'name', 'business_stateOrCountry', 'ein');

/** Reads a CSV of filers' metadata, with their former names of the file that the option `names` gives. */
export async function* readMetadata(
  files: ImportFiles,
  path: string,
  { seen, former }: Shared,
): AsyncIterable<ImportItem> {
  if (former.size === 0) yield* readFormerNames(files, path, former);
  yield* importRows({ path, rows: readCsv(path, COLUMNS), seen }, (row) => recordOf(row, former));
}

/** Fills `former` with the ended names of every filer; yields the lines that could not be read. */
async function* readFormerNames(
  files: ImportFiles,
  metadata: string,
  former: FormerNames,
): AsyncIterable<ImportItem> {
  const path = namesPath(files, metadata);
  if (path === undefined) return;
  for await (const row of readCsv(path, allOf('cik', 'name', 'end_date'))) {
    if ('rejected' in row) yield row;
    else if (row.value.end_date !== '') addName(former, row.value);
  }
}

function addName(former: FormerNames, { cik = '', name = '', end_date: to = '' }: CsvRow): void {
  former.set(cik, [...(former.get(cik) ?? []), { name, to }]);
}

/** The names file as it is given, else beside the metadata file. */
function namesPath({ options }: ImportFiles, metadata: string): string | undefined {
  const { names } = options;
  if (names === undefined) return undefined;
  if (typeof names !== 'string') throw new CoreError('USAGE', 'names is one file', { field: 'names' });
  return companionPath(names, metadata);
}

function recordOf(row: CsvRow, former: FormerNames): Imported {
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
    sic: row.sic ?? '',
    sicDescription: row.sicDescription ?? '',
    office: row.ownerOrg ?? '',
    phone: row.phone ?? '',
    website: row.website ?? '',
    business: addressOf(row, 'business'),
    mailing: addressOf(row, 'mailing'),
    entityType: row.entityType ?? '',
    stateOfIncorporation: row.stateOfIncorporation ?? '',
    tickers: listed(row.tickers),
    exchanges: listed(row.exchanges),
  };
}

/** `['AIR', 'AIR-P']`; `None` where EDGAR has none. */
function listed(text = ''): readonly string[] {
  return (text.match(/[A-Za-z0-9][\w.-]*/g) ?? []).filter((word) => word !== 'None');
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
