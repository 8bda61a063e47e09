import { CoreError } from '../../contract/errors.ts';
import { accountId, isRowId, rowNumberIn } from '../../crm/account-id.ts';
import { shellWord } from '../shell-word.ts';
import { type AccountReading, type ReviewRow, rowAccountId } from './review-account.ts';

interface RequiredIds extends Pick<AccountReading, 'columns' | 'mapping'> {
  /** Headers of the result. */
  readonly names: readonly string[];
  /** What people call it. */
  readonly file: string;
}

/** A row, and the id by which it calls another account. */
interface Calling {
  readonly row: ReviewRow;
  readonly id: string;
}

/** A double, and the accounts of its group that may be the one that it is a double of. */
interface Double extends Calling {
  readonly survivors: readonly ReviewRow[];
}

/**
 * Throws INPUT_FORMAT where the first rows of a result call accounts by other ids than those that are read: answers
 * would be kept about accounts that no later run has.
 */
export function requireIds(rows: readonly ReviewRow[], reading: RequiredIds): void {
  const { mapping, names, file } = reading;
  const doubles = doublesIn(rows, reading);
  const isCalled = ({ id, survivors }: Double) =>
    survivors.some((row) => isSame(rowAccountId(row, mapping), id));
  const column = doubles.some(isCalled) ? undefined : columnOf(doubles, reading);
  const strange = column === undefined ? strangeId(rows, reading) : doubles[0];
  if (strange === undefined) return;
  const [read] = mapping.external_id ?? [];
  const instead =
    read === undefined ? 'no column is read as ids' : `not by the ids of the column ${names[read]}`;
  throw new CoreError(
    'INPUT_FORMAT',
    `the result calls an account ${rowNumberIn(strange.id)}, and ${instead}`,
    {
      ...{ file, line: strange.row.line, field: 'core_duplicate_of' },
      fix: `Name the column of the ids as for the crosscheck: --map ${shellWord(`external_id=${column ?? 'COLUMN'}`)}`,
    },
  );
}

function doublesIn(rows: readonly ReviewRow[], { columns }: Pick<RequiredIds, 'columns'>): readonly Double[] {
  const survivors = new Map<string, ReviewRow[]>();
  for (const row of rows) {
    const type = columns.value(row.cells, 'core_duplicate_type');
    if (type !== 'PRIMARY' && type !== 'REGIONAL') continue;
    const group = columns.value(row.cells, 'core_group_id');
    survivors.set(group, [...(survivors.get(group) ?? []), row]);
  }
  return rows.flatMap((row) => {
    const id = columns.value(row.cells, 'core_duplicate_of');
    const group = survivors.get(columns.value(row.cells, 'core_group_id')) ?? [];
    return id === '' || group.length === 0 ? [] : { row, id, survivors: group };
  });
}

/** The column of the caller that has the ids by which doubles call the accounts of their groups. */
function columnOf(doubles: readonly Double[], { columns, names }: RequiredIds): string | undefined {
  const at = columns.own.find((own) =>
    doubles.some(({ id, survivors }) =>
      survivors.some(({ cells }) => isSame(cells[own] ?? '', rowNumberIn(id))),
    ),
  );
  return at === undefined ? undefined : names[at];
}

const OTHER_ACCOUNTS = ['core_duplicate_of', 'core_target_external_id'] as const;

/** An account that is not called by its row, as all are where no column holds ids. */
function strangeId(
  rows: readonly ReviewRow[],
  { columns, mapping }: Pick<RequiredIds, 'columns' | 'mapping'>,
): Calling | undefined {
  if (mapping.external_id !== undefined) return undefined;
  const calling = rows.flatMap((row) =>
    OTHER_ACCOUNTS.map((column) => ({ row, id: columns.value(row.cells, column) })),
  );
  return calling.find(({ id }) => id !== '' && !isRowId(id));
}

function isSame(one: string, other: string): boolean {
  return accountId(one).id === accountId(other).id;
}
