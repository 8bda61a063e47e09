import { rowNumberIn } from '../../crm/account-id.ts';
import type { RowResult } from '../row-result.ts';
import { isFollowUpColumn, type ResultCells, type ResultColumn, resultCells } from './result-columns.ts';
import type { FormatOptions, TableFormat, TableRow } from './table-form.ts';
import { tableFormat } from './table-format.ts';

export type RowFormat = TableFormat<RowResult>;
export type OutputRow = TableRow<RowResult>;
export interface RowFormatOptions extends FormatOptions<ResultColumn> {
  /** The accounts have no ids, and those of the columns of ids are the numbers of their rows. */
  readonly areNumbered?: boolean;
}

/** The format of rows that were resolved. */
export function rowFormat({ areNumbered = false, ...options }: RowFormatOptions): RowFormat {
  const cellsOf = areNumbered ? numberedCells : resultCells;
  return tableFormat({ ...options, cellsOf, isKept, jsonValueOf });
}

/** Columns with ids of other accounts of the file. */
export const ID_COLUMNS = [
  'core_duplicate_of',
  'core_parent_external_id',
  'core_target_external_id',
] as const satisfies readonly ResultColumn[];

function numberedCells(result: RowResult): ResultCells {
  const cells = resultCells(result);
  return {
    ...cells,
    ...Object.fromEntries(ID_COLUMNS.map((column) => [column, rowNumberIn(cells[column])])),
  };
}

const ALWAYS_NEW: ReadonlySet<ResultColumn> = new Set(['core_id', 'core_outcome', 'core_error']);

/** What an earlier run has told of an entity that is given by its id stays, where this one tells nothing else. */
function isKept(result: RowResult, column: ResultColumn, before: unknown): boolean {
  const isGiven = result.record !== undefined && result.isGiven === true;
  return (
    isGiven &&
    !ALWAYS_NEW.has(column) &&
    before !== undefined &&
    before !== '' &&
    before !== null &&
    !isFollowUpColumn(column)
  );
}

/** Columns that are numbers in JSON. */
const FIGURES: ReadonlySet<string> = new Set<ResultColumn>([
  'core_probability',
  'core_headcount',
  'core_revenue',
  'core_revenue_fiscal_year',
  'core_founded_year',
]);

/** Whether a column of a result holds figures. */
export function isFigure(column: string): boolean {
  return FIGURES.has(column);
}

function jsonValueOf(column: ResultColumn, text: string): unknown {
  if (FIGURES.has(column)) return Number(text);
  // The evidence column holds JSON that result-columns.ts wrote.
  return column === 'core_evidence' ? JSON.parse(text) : text;
}
