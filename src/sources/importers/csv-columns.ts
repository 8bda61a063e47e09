import { CoreError } from '../../contract/errors.ts';
import type { ImportOptions } from './importer.ts';
import { type FieldValues, RECORD_FIELDS, type RecordField } from './record-fields.ts';
import type { ColumnCheck, JsonObject } from './records.ts';

/** The columns that were mapped by hand; any other field is in the column that is called like it. */
export type ColumnOf = ReadonlyMap<RecordField, string>;

/** Reads the `map` option, `field=Column` once or more. */
export function mappedColumns({ map }: ImportOptions): ColumnOf {
  return new Map([map ?? []].flat().map(mappedColumn));
}

/**
 * Picks the fields of a row, without characters that no text has; a list becomes one text joined by `|`, that of names JSON;
 * anything nested is left out.
 */
export function fieldsOf(row: JsonObject, columns: ColumnOf): FieldValues {
  const fields: { [F in RecordField]?: string } = {};
  for (const field of RECORD_FIELDS) {
    const value = row[columns.get(field) ?? field];
    if (value === undefined) continue;
    const text = field === 'names' && Array.isArray(value) ? JSON.stringify(value) : textOf(value);
    if (text !== '') fields[field] = text.replaceAll('\0', '');
  }
  return fields;
}

/** Finds what a table lacks to be read: a mapped column, the id, or every kind of name. */
export function missingColumn(columns: ColumnOf): ColumnCheck {
  return (present) => {
    const has = (field: RecordField) => present.includes(columns.get(field) ?? field);
    const mapped = [...columns.values()].find((column) => !present.includes(column));
    if (mapped !== undefined) return mapped;
    if (!has('id')) return 'id';
    const isNamed = has('name') || has('legal_name') || has('trading_name') || has('names');
    return isNamed ? undefined : 'name';
  };
}

function mappedColumn(text: string): [RecordField, string] {
  const at = text.indexOf('=');
  const name = text.slice(0, Math.max(at, 0)).trim();
  const field = RECORD_FIELDS.find((known) => known === name);
  const column = text.slice(at + 1).trim();
  if (field !== undefined && column !== '') return [field, column];
  throw new CoreError('MAPPING', `--map ${text} names no field of a reference record`, {
    field: 'map',
    fix: `Write field=Column with one of ${RECORD_FIELDS.join(', ')}.`,
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return '';
  return value
    .map(textOf)
    .filter((text) => text !== '')
    .join('|');
}
