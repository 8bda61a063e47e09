import { readCsv } from './csv-records.ts';
import { filledColumns, numberedColumns } from './gleif-columns.ts';
import type { GleifAddress, GleifEntity } from './gleif-entity.ts';
import { allOf, type CsvRow, type Read } from './records.ts';

const OTHER_NAMES = numberedColumns('Entity.OtherEntityNames.OtherEntityName');
const TRANSLITERATED = numberedColumns('Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName');
const SUCCESSORS = numberedColumns('Entity.SuccessorEntity', '.SuccessorLEI');
const LEGAL_LINES = numberedColumns('Entity.LegalAddress.AdditionalAddressLine');
const HEADQUARTERS_LINES = numberedColumns('Entity.HeadquartersAddress.AdditionalAddressLine');

/** Streams a golden copy of LEI records (LEI-CDF 3.1, also older ones), whatever columns it has. */
export function readGoldenCopy(path: string): AsyncIterable<Read<CsvRow>> {
  return readCsv(path, allOf('LEI', 'Entity.LegalName'));
}

/** Reads the entity of one row of a golden copy; what the file has no column for is empty. */
export function goldenCopyEntity(row: CsvRow): GleifEntity {
  return {
    lei: row.LEI ?? '',
    legalName: row['Entity.LegalName'] ?? '',
    otherNames: [...namesIn(row, OTHER_NAMES), ...namesIn(row, TRANSLITERATED)],
    legalAddress: addressIn(row, 'Entity.LegalAddress', LEGAL_LINES),
    headquarters: addressIn(row, 'Entity.HeadquartersAddress', HEADQUARTERS_LINES),
    authority: row['Entity.RegistrationAuthority.RegistrationAuthorityID'] ?? '',
    registeredAs: row['Entity.RegistrationAuthority.RegistrationAuthorityEntityID'] ?? '',
    jurisdiction: row['Entity.LegalJurisdiction'] ?? '',
    category: row['Entity.EntityCategory'] ?? '',
    subCategory: row['Entity.EntitySubCategory'] ?? '',
    status: row['Entity.EntityStatus'] ?? '',
    registrationStatus: row['Registration.RegistrationStatus'] ?? '',
    createdOn: row['Entity.EntityCreationDate'] ?? '',
    expiredOn: row['Entity.EntityExpirationDate'] ?? '',
    updatedOn: row['Registration.LastUpdateDate'] ?? '',
    successors: [row['Entity.SuccessorEntity.SuccessorLEI'] ?? '', ...valuesIn(row, SUCCESSORS)],
    bics: [],
  };
}

function valuesIn(row: CsvRow, columns: readonly string[]): readonly string[] {
  return filledColumns(row, columns).map((column) => row[column] ?? '');
}

function namesIn(row: CsvRow, columns: readonly string[]): GleifEntity['otherNames'] {
  return filledColumns(row, columns).map((column) => ({
    name: row[column] ?? '',
    type: row[`${column}.type`] ?? '',
  }));
}

function addressIn(row: CsvRow, base: string, lines: readonly string[]): GleifAddress {
  return {
    lines: [row[`${base}.FirstAddressLine`] ?? '', ...valuesIn(row, lines)],
    number: row[`${base}.AddressNumber`] ?? '',
    city: row[`${base}.City`] ?? '',
    region: row[`${base}.Region`] ?? '',
    country: row[`${base}.Country`] ?? '',
    postalCode: row[`${base}.PostalCode`] ?? '',
  };
}
