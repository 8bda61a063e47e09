import { rowNumberIn } from '../../crm/account-id.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import type { RowResult } from '../row-result.ts';
import { type EarlierCells, earlierColumns, isOfAccounts, isSameCompany } from './earlier-columns.ts';
import { isFollowUpColumn, type ResultCells, type ResultColumn, resultCells } from './result-columns.ts';
import type { FormatOptions, TableFormat, TableRow } from './table-form.ts';
import { tableFormat } from './table-format.ts';

export type RowFormat = TableFormat<RowResult>;
export type OutputRow = TableRow<RowResult>;
export interface RowFormatOptions extends FormatOptions<ResultColumn> {
  /** The accounts have no ids, and those of the columns of ids are the numbers of their rows. */
  readonly areNumbered?: boolean;
  /** Which columns are read as fields. */
  readonly mapping?: ColumnMapping;
}

/** The format of rows that were resolved. */
export function rowFormat({ areNumbered = false, mapping, ...options }: RowFormatOptions): RowFormat {
  const cellsOf = areNumbered ? numberedCells : resultCells;
  const { table, columns } = options;
  const earlier = earlierColumns(table.columns, columns, mapping);
  if (earlier.length === 0) return tableFormat({ ...options, cellsOf, isKept, jsonValueOf });
  const emptied = Object.fromEntries(earlier.map((column) => [column, '']));
  return tableFormat({
    ...{ ...options, jsonValueOf, columns: [...columns, ...earlier] },
    cellsOf: (result) => ({ ...cellsOf(result), ...emptied }),
    isKept: (result, column, cells) =>
      column in emptied
        ? !isOfAccounts(column) && isOfGivenCompany(result, cells)
        : isKept(result, column, cells),
  });
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
function isKept(result: RowResult, column: ResultColumn, earlier: EarlierCells): boolean {
  if (ALWAYS_NEW.has(column) || isFollowUpColumn(column)) return false;
  return (earlier(column) ?? '') !== '' && isOfGivenCompany(result, earlier);
}

function isOfGivenCompany(result: RowResult, earlier: EarlierCells): boolean {
  return result.record !== undefined && result.isGiven === true && isSameCompany(result, earlier);
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
