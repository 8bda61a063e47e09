import { CoreError } from '../../contract/errors.ts';
import { rowId } from '../../crm/account-id.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { callersColumns } from '../output/core-columns.ts';
import { ID_COLUMNS } from '../output/output-rows.ts';
import type { ResultColumn } from '../output/result-columns.ts';

const OF_EVERY_RESULT = [
  'core_id',
  'core_outcome',
  'core_confidence',
  'core_candidates',
  'core_reasoning',
] as const satisfies readonly ResultColumn[];

const OF_A_CROSSCHECK = [
  'core_action',
  'core_association_type',
  'core_action_reasoning',
  'core_duplicate_of',
  'core_target_external_id',
  'core_target_core_id',
  'core_target_name',
  'core_risk',
  'core_needs_review',
] as const satisfies readonly ResultColumn[];

/** Where a result has what a review reads, whatever the order of its columns. */
export interface ReviewColumns {
  readonly kind: 'crosscheck' | 'resolved';
  /** The cell of a column of ours; empty where the result has no such column, as those of earlier versions. */
  value(cells: readonly string[], column: ResultColumn): string;
  /** Doubles are told in it, and a review of it does not ask about them: a result of `core duplicates`. */
  readonly leavesDoubles: boolean;
  /** Positions of the columns that are the caller's own. */
  readonly own: readonly number[];
}

/** Finds the columns of a result. Throws INPUT_FORMAT when it is none, naming what is missing and the command that makes it. */
export function reviewColumns(columns: readonly string[], file: string): ReviewColumns {
  const headings = columns.map((column) => column.trim().toLowerCase());
  const places = new Map(headings.map((heading, at) => [heading, at]));
  const kind = places.has('core_action') ? 'crosscheck' : 'resolved';
  const needed = kind === 'crosscheck' ? [...OF_EVERY_RESULT, ...OF_A_CROSSCHECK] : OF_EVERY_RESULT;
  const missing = needed.filter((column) => !places.has(column));
  if (missing.length > 0)
    throw notAResult(missing, { kind, file, isOther: missing.length === needed.length });
  return {
    ...{ kind, leavesDoubles: kind === 'resolved' && places.has('core_duplicate_of') },
    value(cells, column) {
      const at = places.get(column);
      return at === undefined ? '' : (cells[at] ?? '').trim();
    },
    own: callersColumns(columns),
  };
}

/** The same of a file whose accounts are called by their rows: the number in a column of ids stands for the row. */
export function calledByRow(columns: ReviewColumns, mapping: ColumnMapping): ReviewColumns {
  if (mapping.external_id !== undefined) return columns;
  return {
    ...columns,
    value(cells, column) {
      const text = columns.value(cells, column);
      return ID_COLUMNS.some((one) => one === column) && /^\d+$/.test(text) ? rowId(Number(text)) : text;
    },
  };
}

interface Missed {
  readonly kind: ReviewColumns['kind'];
  readonly file: string;
  readonly isOther: boolean;
}

function notAResult(missing: readonly string[], { kind, file, isOther }: Missed): CoreError {
  if (isOther)
    return new CoreError('INPUT_FORMAT', 'there is nothing to review: it is not a result of core', {
      ...{ file, line: 1, field: missing[0] ?? '' },
      fix: `Make one first: core crosscheck ${file}, or core resolve ${file}. Then review the file that it names.`,
    });
  const command = kind === 'crosscheck' ? 'core crosscheck' : 'core resolve';
  return new CoreError('INPUT_FORMAT', `columns of the result are missing: ${missing.join(', ')}`, {
    ...{ file, line: 1, field: missing[0] ?? '' },
    fix: `Leave the columns that ${command} writes in the file, or run ${command} again on your accounts.`,
  });
}
