import type {
  ImportItem,
  RecordIdentifier,
  RecordName,
  SourceRecord,
} from '../../resolution/records/source-record.ts';
import { companiesHousePublication } from './companies-house-publication.ts';
import {
  companyCategory,
  companyCountry,
  companyStatus,
  isBranch,
  isoDate,
} from './companies-house-words.ts';
import { readCsv } from './csv-records.ts';
import { type Imported, importRows } from './import-rows.ts';
import type { Importer, ImportFiles } from './importer.ts';
import { distinctNames, presentFacts } from './record-parts.ts';
import { allOf, type CsvRow } from './records.ts';
import { dataFiles } from './source-file.ts';

/** The UK's company register: its monthly Free Company Data Product, in one file or in parts. */
export const companiesHouse: Importer = {
  name: 'companies-house',
  trust: 90,
  kind: 'register',
  publication: companiesHousePublication,
  read,
};

const COLUMNS = allOf(
  ...['CompanyName', 'CompanyNumber', 'CompanyCategory', 'CompanyStatus', 'CountryOfOrigin'],
  ...['RegAddress.AddressLine1', 'RegAddress.PostTown', 'RegAddress.Country', 'RegAddress.PostCode'],
);
const PREVIOUS_NAMES = Array.from({ length: 10 }, (_, index) => `PreviousName_${index + 1}`);

async function* read({ paths }: ImportFiles): AsyncIterable<ImportItem> {
  const seen = new Set<string>();
  for (const path of paths) {
    for (const file of await dataFiles(path)) {
      yield* importRows({ path: file, rows: readCsv(file, COLUMNS), seen }, recordOf);
    }
  }
}

function recordOf(row: CsvRow): Imported {
  const number = row.CompanyNumber ?? '';
  const id = companyNumber(number);
  if (id === undefined) return { reason: `the company number "${number}" is none of the register` };
  if ((row.CompanyName ?? '') === '') return { reason: 'no name' };
  return companyRecord(id, row);
}

function companyRecord(id: string, row: CsvRow): SourceRecord {
  const registration: RecordIdentifier = { type: 'registration', value: id, country: 'GB' };
  return {
    source: 'companies-house',
    id,
    names: namesOf(row),
    websites: [],
    identifiers: [registration],
    relations: [],
    category: companyCategory(row.CompanyCategory ?? ''),
    ...presentFacts({
      ...placeOf(id, row),
      ...lifeOf(row),
      subcategory: isBranch(id) ? 'Branch' : undefined,
      industry: industryOf(row['SICCode.SicText_1'] ?? ''),
    }),
  };
}

/** Eight characters, digits after up to two letters; spreadsheets take the leading zeros off. */
function companyNumber(text: string): string | undefined {
  const [, letters, digits, end] = /^([A-Z]{0,2})(\d+)([A-Z]{0,2})$/.exec(text.toUpperCase()) ?? [];
  if (letters === undefined || digits === undefined || end === undefined) return undefined;
  const id = letters + digits.padStart(8 - letters.length - end.length, '0') + end;
  return id.length === 8 ? id : undefined;
}

function namesOf(row: CsvRow): readonly RecordName[] {
  const former = PREVIOUS_NAMES.map((column): RecordName => {
    const until = isoDate(row[`${column}.CONDATE`] ?? '');
    return { value: row[`${column}.CompanyName`] ?? '', kind: 'former', ...presentFacts({ until }) };
  });
  former.sort((a, b) => (b.until ?? '').localeCompare(a.until ?? ''));
  return distinctNames([{ value: row.CompanyName ?? '', kind: 'legal' }, ...former]);
}

function placeOf(id: string, row: CsvRow) {
  const lines = [row['RegAddress.AddressLine1'] ?? '', row['RegAddress.AddressLine2'] ?? ''];
  return {
    country: companyCountry(id, row['RegAddress.Country'] ?? '', row.CountryOfOrigin ?? ''),
    state: row['RegAddress.County'],
    city: row['RegAddress.PostTown'],
    postalCode: row['RegAddress.PostCode'],
    address: lines.filter((line) => line !== '').join(', '),
  };
}

function lifeOf(row: CsvRow) {
  const foundedOn = isoDate(row.IncorporationDate ?? '');
  const closedOn = isoDate(row.DissolutionDate ?? '');
  return {
    status: closedOn === undefined ? companyStatus(row.CompanyStatus ?? '') : ('closed' as const),
    statusNote: /^active$/i.test(row.CompanyStatus ?? '') ? undefined : row.CompanyStatus,
    foundedOn,
    foundedYear: foundedOn === undefined ? undefined : Number(foundedOn.slice(0, 4)),
    closedOn,
  };
}

/** `62020 - Information technology consultancy activities`. */
function industryOf(sic: string): string | undefined {
  return sic === 'None Supplied' ? undefined : sic.replace(/^\d+\s*-\s*/, '');
}
