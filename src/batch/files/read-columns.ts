import { CoreError } from '../../contract/errors.ts';
import type { FileColumns, FilePlan, FileRunKind } from '../../contract/files.ts';
import type { FirstLineJudge } from '../../tabular/first-line.ts';
import type { FileMeasure } from '../../tabular/input-file.ts';
import type { InputTable } from '../../tabular/input-row.ts';
import { openInput } from '../../tabular/read-input.ts';
import { type ColumnMapping, mappedColumns, requireMatchColumn } from '../mapping/column-mapping.ts';
import { ACCOUNT_FIELDS, ENTITY_FIELDS, type MappableField } from '../mapping/fields.ts';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { sampleRows } from '../mapping/sample-rows.ts';
import { withFieldsOfPage } from './file-words.ts';

/** How an uploaded file is opened. */
export interface FileReading extends Pick<FilePlan, 'sheet' | 'encoding'> {
  readonly path: string;
  readonly firstLine: FirstLineJudge | undefined;
}

export function openUploaded({ path, sheet, encoding, firstLine }: FileReading): Promise<InputTable> {
  return openInput({
    path,
    ...(sheet !== null && { sheet }),
    ...(encoding !== undefined && { encoding }),
    ...(firstLine !== undefined && { firstLine }),
  });
}

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 80;

/** The columns of a table with what they are taken for and some of their values. */
export async function readColumns(
  table: InputTable,
  kind: FileRunKind,
  { lines }: Pick<FileMeasure, 'lines'>,
): Promise<FileColumns> {
  const sample = await sampleRows(table);
  const fields = fieldsOf(kind);
  const found = mappedColumns(proposeMapping(table.columns, sample, { fields }));
  const byColumn = new Map(found.map((one) => [one.column, one]));
  return {
    format: table.format,
    sheets: (table.sheets ?? []).map(({ name, isHidden }) => ({ name, is_hidden: isHidden })),
    sheet: table.sheet?.name ?? null,
    encoding: table.format === 'xlsx' ? null : table.encoding,
    columns: table.columns.map((name, at) => ({
      name,
      field: byColumn.get(name)?.field ?? null,
      because: byColumn.get(name)?.because ?? null,
      samples: samplesOf(sample.map((row) => row[at] ?? '')),
    })),
    fields: [...fields],
    // What the other sheets are called is told beside them; a page has no --sheet.
    warnings: table.warnings.filter((warning) => !warning.includes('--sheet')).map(withFieldsOfPage),
    // Of a header there is one line; where there is none, a row more or less is no matter.
    expected_rows: lines === undefined ? null : Math.max(0, lines - 1),
  };
}

function samplesOf(cells: readonly string[]): string[] {
  const filled = new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
  return [...filled].slice(0, SAMPLES).map((text) => shortened(text, SAMPLE_CHARACTERS));
}

export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function fieldsOf(kind: FileRunKind): readonly MappableField[] {
  return kind === 'crosscheck' ? ACCOUNT_FIELDS : ENTITY_FIELDS;
}

/** The mapping that a plan chooses. Throws INVALID_REQUEST for another number of columns, MAPPING, NO_MATCH_COLUMN. */
export function plannedMapping({ kind, fields }: FilePlan, columns: readonly string[]): ColumnMapping {
  if (fields.length !== columns.length)
    throw new CoreError(
      'INVALID_REQUEST',
      `fields: the file has ${columns.length} columns, and ${fields.length} are told. Open the file again.`,
    );
  const known = fieldsOf(kind);
  const mapping: Partial<Record<MappableField, number[]>> = {};
  for (const [at, field] of fields.entries()) {
    if (field === null) continue;
    const one = known.find((name) => name === field);
    if (one === undefined) throw new CoreError('MAPPING', `there is no field "${field}" to map to`);
    mapping[one] = [...(mapping[one] ?? []), at];
  }
  requireMatchColumn(mapping, columns);
  return mapping;
}

/** The same for `--map-file`: every field with its columns, so that nothing is left to be found. */
export function mapFileText(kind: FileRunKind, mapping: ColumnMapping, columns: readonly string[]): string {
  const entries = fieldsOf(kind).map((field) => [
    field,
    (mapping[field] ?? []).map((at) => columns[at] ?? ''),
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}
