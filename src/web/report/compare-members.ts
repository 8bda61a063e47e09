/** Values of an account by their column, empty ones left out. */
export type Values = Readonly<Record<string, string>>;

/** A column of a group of accounts, side by side. */
export interface ComparedColumn {
  readonly column: string;
  /** Of each member; '' where it has none. */
  readonly values: readonly string[];
  readonly agrees: boolean;
  /** What the account has when the others have become part of it, and the member that it comes from. */
  readonly surviving: string;
  readonly from: number | null;
}

interface Member {
  readonly values: Values;
  /** It becomes part of the survivor. */
  readonly isMerged: boolean;
}

/**
 * Holds the accounts of a company against each other, the surviving one first: the columns in which any of them has a
 * value. The survivor keeps what it has; where it has nothing, the first of those that are merged into it fills it.
 */
export function compareMembers(
  columns: readonly string[],
  members: readonly Member[],
): readonly ComparedColumn[] {
  return columns.flatMap((column) => {
    const values = members.map((member) => valueIn(member.values, column));
    if (values.every((value) => value === '')) return [];
    const from = values.findIndex(
      (value, at) => value !== '' && (at === 0 || members[at]?.isMerged === true),
    );
    const agrees = new Set(values.map(sameText)).size === 1;
    return [{ column, values, agrees, surviving: values[from] ?? '', from: from === -1 ? null : from }];
  });
}

/** Columns may bear the names of what every object has: `constructor`. */
function valueIn(values: Values, column: string): string {
  return Object.hasOwn(values, column) ? (values[column] ?? '') : '';
}

function sameText(value: string): string {
  return value.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
