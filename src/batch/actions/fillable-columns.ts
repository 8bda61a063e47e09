import type { FillableGroup } from '../../crm/action-files/fill-fields.ts';
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

/** The columns of a file that can be filled from another account, under their own headers. */
export function fillableColumns(
  mapping: ColumnMapping,
  columns: readonly string[],
): readonly FillableGroup[] {
  return GROUPS.flatMap((fields) => {
    const indexes = [...new Set(fields.flatMap((field) => mapping[field] ?? []))];
    const group = indexes.flatMap((index) => {
      const header = columns[index];
      return header === undefined ? [] : [{ header, field: header }];
    });
    return group.length === 0 ? [] : [group];
  });
}
