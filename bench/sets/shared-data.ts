import { join } from 'node:path';
import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { readCsv } from '../../dist/sources/importers/csv-records.js';
import type { ImportFiles } from '../../dist/sources/importers/importer.js';
import { allOf, type CsvRow } from '../../dist/sources/importers/records.js';
import { importerOf } from '../../dist/sources/importers/registry.js';
import type { ReferenceRow } from './write-set.ts';

/** What the labelled sets are made of: registers as the product's importers read them, and labelled tables. */
export interface SharedData {
  readonly sec: readonly SourceRecord[];
  /** Organisations of the schema 2 file; those that only the schema 1 file has are another, older selection. */
  readonly ror: readonly SourceRecord[];
  /** One record for every listing. */
  readonly equities: readonly SourceRecord[];
  /** The same listings in the columns of the file, which has identifiers of securities that the importer leaves out. */
  readonly securities: readonly CsvRow[];
  /** Filers by ticker with the names they had in 2025. */
  readonly tickers: readonly CsvRow[];
  /** What companies say of themselves. */
  readonly survey: readonly CsvRow[];
  readonly sp500: readonly CsvRow[];
  readonly sites: readonly CsvRow[];
  readonly patstat: readonly CsvRow[];
  /** Vendors of a government with the names that departments typed. */
  readonly vendors: readonly CsvRow[];
}

/** Reads the data described in README.md of the folder. */
export async function readSharedData(folder: string): Promise<SharedData> {
  const sec = join(folder, 'reference', 'sec-edgar');
  const equities = join(folder, 'reference', 'equities', 'equities.csv.gz');
  return {
    sec: await readRegister('sec-edgar', {
      paths: [join(sec, 'listed_filer_metadata.csv')],
      options: { names: join(sec, 'listed_filer_names.csv') },
    }),
    ror: await readRegister('ror', {
      paths: [join(folder, 'reference', 'ror', 'ror_v2_latest.jsonl.gz')],
      options: {},
    }),
    equities: await readRegister('csv', {
      paths: [equities],
      options: { source: 'equities', kind: 'listings', map: ['id=symbol', 'postal_code=zipcode'] },
    }),
    securities: await readTable(equities, 'symbol', 'shareclass_figi'),
    tickers: await readTable(join(sec, 'sec_cik_mapper_stocks_2025.csv'), 'CIK', 'Name'),
    survey: await readTable(join(folder, 'crm', 'us-companies-survey-export.csv'), 'company_name', 'url'),
    sp500: await readTable(join(folder, 'labelled', 'sp500-to-cik.csv'), 'CIK', 'Security'),
    sites: await readTable(join(folder, 'labelled', 'sites-with-true-ids.csv'), 'True Id', 'Site name'),
    patstat: await readTable(join(folder, 'labelled', 'patstat_reference.csv'), 'leuven_id', 'person_name'),
    vendors: await readTable(join(folder, 'labelled', 'vendor-names.csv'), 'company', 'name_variant'),
  };
}

/** Makes the reference row of a register's record: its first name, all other names as aliases, its place. */
export function rowOf(record: SourceRecord): ReferenceRow {
  const [name = '', ...aliases] = record.names.map(({ value }) => value);
  return {
    id: record.id,
    name,
    // The column is split at `|`, which a few names of ROR have in them.
    aliases: aliases.map((alias) => alias.replaceAll('|', ' ')).join('|'),
    website: record.websites.join('|'),
    phone: record.phone ?? '',
    address: record.address ?? '',
    city: record.city ?? '',
    state: record.state ?? '',
    postal_code: record.postalCode ?? '',
    country: record.country ?? '',
  };
}

async function readRegister(name: string, files: ImportFiles): Promise<readonly SourceRecord[]> {
  const records: SourceRecord[] = [];
  for await (const item of importerOf(name, files.options).read(files)) {
    if ('record' in item) records.push(item.record);
  }
  return records;
}

async function readTable(path: string, ...columns: readonly string[]): Promise<readonly CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(path, allOf(...columns))) {
    if ('rejected' in row) throw new Error(`${path} line ${row.rejected.line}: ${row.rejected.reason}`);
    rows.push(row.value);
  }
  return rows;
}
