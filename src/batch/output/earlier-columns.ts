import type { ColumnMapping } from '../mapping/column-mapping.ts';
import type { RowResult } from '../row-result.ts';
import { ACCOUNT_COLUMNS } from './account-columns.ts';
import { CROSSCHECK_COLUMNS } from './crosscheck-columns.ts';
import { FIRMOGRAPHIC_COLUMNS } from './firmographic-columns.ts';
import { PARENT_COLUMNS } from './parent-columns.ts';
import { RESULT_COLUMNS, type ResultColumn } from './result-columns.ts';

/** What the input has in a column of a row. */
export type EarlierCells = (column: string) => unknown;

/** The columns of results that the input has from an earlier run, and this one does not write; what it reads as a field is the caller's. */
export function earlierColumns(
  inInput: readonly string[],
  written: readonly string[],
  mapping: ColumnMapping = {},
): readonly ResultColumn[] {
  const read = new Set(Object.values(mapping).flatMap((places) => places.map((at) => inInput[at])));
  return RESULT_COLUMNS.filter(
    (column) => inInput.includes(column) && !written.includes(column) && !read.has(column),
  );
}

const OF_COMPANIES: ReadonlySet<string> = new Set([...PARENT_COLUMNS, ...FIRMOGRAPHIC_COLUMNS]);
const OF_ACCOUNTS: ReadonlySet<string> = new Set(
  [...CROSSCHECK_COLUMNS, ...ACCOUNT_COLUMNS].filter((column) => !OF_COMPANIES.has(column)),
);

/** Whether a column tells how an account stands to others, and not of its company alone. */
export function isOfAccounts(column: ResultColumn): boolean {
  return OF_ACCOUNTS.has(column);
}

const WITHOUT_COMPANY = ['ambiguous', 'no_match', 'invalid', 'failed'];

/**
 * Whether an earlier run has told of the company that a row now names by its id. The id alone does not show it, for who
 * corrects it leaves the other cells: its sources do, where both runs tell them.
 */
export function isSameCompany(
  { record, extended }: RowResult & { record: object },
  earlier: EarlierCells,
): boolean {
  if (WITHOUT_COMPANY.includes(textOf(earlier('core_outcome')))) return false;
  const before = textOf(earlier('core_sources'));
  if (extended === undefined || earlier('core_sources') === undefined)
    return textOf(earlier('core_id')) === record.core_id;
  if (before === '' && extended.sources.length === 0) return textOf(earlier('core_id')) === record.core_id;
  return before.split('|').some((source) => extended.sources.includes(source));
}

function textOf(cell: unknown): string {
  return cell === undefined || cell === null ? '' : String(cell);
}

const SHOWN = 4;

/** What is told of columns that come out empty. */
export function earlierRemarks(columns: readonly ResultColumn[]): readonly string[] {
  if (columns.length === 0) return [];
  const more = columns.length - SHOWN;
  const names = columns.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [`columns of an earlier run that this one does not write are empty in the result: ${names}`];
}
