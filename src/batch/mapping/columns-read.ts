import type { ColumnMapping } from './column-mapping.ts';
import type { MappableField } from './fields.ts';
import type { MapOption } from './map-option.ts';

/** Which columns a run has read as which fields, by their names. */
export type ColumnsRead = Readonly<Partial<Record<MappableField, readonly string[]>>>;

/** The same by the places of the columns. */
export function columnsRead(mapping: ColumnMapping, columns: readonly string[]): ColumnsRead {
  return Object.fromEntries(
    Object.entries(mapping).map(([field, places]) => [field, places.map((at) => columns[at] ?? '')]),
  );
}

/** To read the fields from the same columns again, and what was read from none from none; nothing where a column is missing. */
export function asReadBefore(
  read: ColumnsRead,
  { columns, fields }: { readonly columns: readonly string[]; readonly fields: readonly MappableField[] },
): readonly MapOption[] {
  const known = new Set(columns);
  if (!fields.every((field) => (read[field] ?? []).every((name) => known.has(name)))) return [];
  return fields.map((field) => ({ field, names: read[field] ?? [] }));
}
