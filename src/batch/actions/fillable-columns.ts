import type { CrmName } from '../../contract/crm-name.ts';
import type { FillableColumn, FillableGroup } from '../../crm/action-files/fill-fields.ts';
import { salesforceFields } from '../../crm/action-files/salesforce-fields.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import type { MappableField } from '../mapping/fields.ts';

/** Fields that a survivor takes over when it has them empty; those of one line together or not at all. */
const GROUPS: readonly (readonly MappableField[])[] = [
  ['address', 'city', 'state', 'postal_code', 'country'],
  ['website'],
  ['phone'],
  ['email'],
  ['social_url'],
  ['company_registration_number'],
  ['annual_revenue'],
];

/**
 * The columns of a file that a surviving account takes over where it has them empty. HubSpot does so by itself, of every
 * column. Where no CRM is named, the headers tell whether the file is an export of Salesforce.
 */
export function fillableColumns(
  crm: CrmName | null,
  { mapping, columns }: FileColumns,
): readonly FillableGroup[] {
  if (crm === 'hubspot') return columns.map((header) => [{ header, field: header }]);
  const ofSalesforce = salesforceFields(columns);
  if (crm === 'salesforce') return ofSalesforce;
  const isSalesforce = crm === null && ofSalesforce.some((group) => group.length > 1);
  return isSalesforce ? ofSalesforce : mappedColumns(mapping, columns);
}

/**
 * The column of the name that a surviving account takes over; undefined where names are made of several columns, and for
 * HubSpot, where a merge leaves the primary company its own.
 */
export function nameColumn(
  crm: CrmName | null,
  { mapping, columns }: FileColumns,
): FillableColumn | undefined {
  const [only = -1, ...more] = (['name', 'name_2', 'trading_name', 'legal_name'] as const).flatMap(
    (field) => mapping[field] ?? [],
  );
  const header = columns[only];
  if (crm === 'hubspot' || header === undefined || more.length > 0) return undefined;
  return { header, field: crm === 'salesforce' ? 'Name' : header };
}

interface FileColumns {
  readonly mapping: ColumnMapping;
  readonly columns: readonly string[];
}

function mappedColumns(mapping: ColumnMapping, columns: readonly string[]): readonly FillableGroup[] {
  return GROUPS.flatMap((fields) => {
    const indexes = [...new Set(fields.flatMap((field) => mapping[field] ?? []))];
    const group = indexes.flatMap((index) => {
      const header = columns[index];
      return header === undefined ? [] : [{ header, field: header }];
    });
    return group.length === 0 ? [] : [group];
  });
}
