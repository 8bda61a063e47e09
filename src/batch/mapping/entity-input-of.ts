import type { Bias, EntityInput } from '../../contract/entity-input.ts';
import { isShortenedId } from '../../crm/spreadsheet-ids.ts';
import { cellText, isFailedFormula, shortenedText } from '../../tabular/cell-text.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import { type ColumnMapping, MATCH_FIELDS } from './column-mapping.ts';
import { continuedName } from './continued-name.ts';
import { ENTITY_FIELDS, type EntityField, FIELDS, type MappableField } from './fields.ts';

export interface EntityInputOptions {
  readonly bias?: Bias;
  readonly matchToSocial?: boolean;
  /** Tells which field a name of unknown kind belongs to. */
  readonly nameFieldOf: (name: string) => NameField;
}

type NameField = 'legal_name' | 'trading_name';
type Values = Partial<Record<EntityField, string>>;

/** Reads rows by their columns. */
export function readingEntities(
  mapping: ColumnMapping,
  options: EntityInputOptions,
): (row: InputRow) => ReturnType<typeof entityInputOf> {
  return (row) => entityInputOf(row, mapping, options);
}

/** Makes the request for one row, or says why the row cannot be asked about. */
export function entityInputOf(
  row: InputRow,
  mapping: ColumnMapping,
  options: EntityInputOptions,
): { readonly input: EntityInput } | { readonly problem: string } {
  if (row.problem !== undefined) return { problem: row.problem };
  const { name, name_2, ...values } = valuesOf(row, mapping);
  if (name !== undefined) {
    const whole = name_2 === undefined ? name : continuedName(name, name_2);
    placeName(values, whole, options.nameFieldOf(whole));
  }
  if (!MATCH_FIELDS.some((field) => field !== 'name' && values[field] !== undefined)) {
    return { problem: emptyNameIn(row, mapping) ?? `no value in any mapped column${failedFormulaIn(row)}` };
  }
  const { bias, matchToSocial } = options;
  return {
    input: {
      ...values,
      ...(bias === undefined ? {} : { bias }),
      ...(matchToSocial === undefined ? {} : { match_to_social: matchToSocial }),
    },
  };
}

/** The row's value of a field, from all of its columns; empty when there is none, or of an id only what a spreadsheet left. */
export function fieldValueOf({ cells }: InputRow, mapping: ColumnMapping, field: MappableField): string {
  const columns = mapping[field] ?? [];
  const [first] = columns;
  // Of most fields there is one column or none, and they are read for every row.
  if (first === undefined) return '';
  if (columns.length === 1) return valueIn(cells[first], field);
  const texts = columns.map((index) => valueIn(cells[index], field));
  const filled = [...new Set(texts)].filter((text) => text !== '');
  return (FIELDS[field].several === 'joined' ? filled.join(', ') : filled[0]) ?? '';
}

function valueIn(cell: string | undefined, field: MappableField): string {
  const text = shortenedText(cellText(cell ?? ''));
  const isId = field === 'external_id' || field === 'parent_id';
  return isId && isShortenedId(text) ? '' : text;
}

/** The row's values of a field, each of them once, of which several columns count by themselves. */
export function fieldValuesOf(
  { cells }: InputRow,
  mapping: ColumnMapping,
  field: MappableField,
): readonly string[] {
  const texts = (mapping[field] ?? []).map((index) => shortenedText(cellText(cells[index] ?? '')));
  return [...new Set(texts)].filter((text) => text !== '');
}

/** What to say more of a row without values; '' unless a cell of it holds the error of a spreadsheet. */
export function failedFormulaIn({ cells }: InputRow): string {
  const failed = cells.find(isFailedFormula);
  return failed === undefined
    ? ''
    : `: a spreadsheet leaves "${failed.trim()}" of a formula that it cannot work out`;
}

const NAME_FIELDS = ['name', 'legal_name', 'trading_name'] as const;

/** What to say of a row that nothing is known of but a name that is no name: `Unknown`, `n/a`. */
function emptyNameIn({ cells }: InputRow, mapping: ColumnMapping): string | undefined {
  const columns = NAME_FIELDS.flatMap((field) => mapping[field] ?? []);
  const told = columns.map((column) => (cells[column] ?? '').trim());
  const name = told.find((cell) => /\p{L}/u.test(cell) && !isFailedFormula(cell));
  return name === undefined
    ? undefined
    : `its name says nothing (${JSON.stringify(name)}), and nothing else tells who it is`;
}

function valuesOf(row: InputRow, mapping: ColumnMapping): Values {
  const values: Values = {};
  for (const field of ENTITY_FIELDS) {
    const value = fieldValueOf(row, mapping, field);
    if (value !== '') values[field] = value;
  }
  return values;
}

/** Puts a name of unknown kind where it belongs, or beside a different name that already stands there. */
function placeName(values: Pick<Values, NameField>, name: string, field: NameField): void {
  const other = field === 'legal_name' ? 'trading_name' : 'legal_name';
  if (values[field] === undefined) values[field] = name;
  else if (values[other] === undefined && values[field] !== name) values[other] = name;
}
