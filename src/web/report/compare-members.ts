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
  /** The survivor takes its name. */
  readonly givesName?: boolean;
}

/** How the values of accounts that become one survive. */
export interface ValueSurvivorship {
  /** Columns that are filled together or not at all. */
  readonly filledTogether: readonly (readonly string[])[];
  /** The column of the name that a survivor takes over; null where it always keeps its own. */
  readonly nameColumn: string | null;
}

/**
 * Holds the accounts of a company against each other, the surviving one first: the columns in which any of them has a
 * value. The survivor keeps what it has, but for a name that another account gives it. Columns that are filled together, as those of an address, it takes from the
 * fullest account that is merged into it and has any of them, when it has none itself; the files for the CRM do the same.
 */
export function compareMembers(
  columns: readonly string[],
  members: readonly Member[],
  { filledTogether, nameColumn }: ValueSurvivorship,
): readonly ComparedColumn[] {
  const givers = giversOf(members, filledTogether);
  const named = members.findIndex(({ isMerged, givesName }) => isMerged && givesName);
  return columns.flatMap((column) => {
    const values = members.map((member) => valueIn(member.values, column));
    if (values.every((value) => value === '')) return [];
    const isRenamed = column === nameColumn && named > 0;
    const from = isRenamed ? named : isFilled(values[0]) ? 0 : (givers.get(column) ?? 0);
    const surviving = values[from] ?? '';
    const agrees = new Set(values.map(sameText)).size === 1;
    return [{ column, values, agrees, surviving, from: surviving === '' ? null : from }];
  });
}

/** From which member the survivor takes a column. */
function giversOf(
  members: readonly Member[],
  filledTogether: readonly (readonly string[])[],
): ReadonlyMap<string, number> {
  const [survivor] = members;
  const hasAny = (member: Member | undefined, group: readonly string[]) =>
    member !== undefined && group.some((column) => isFilled(valueIn(member.values, column)));
  const fullest = members
    .map((member, at) => ({ member, at, filled: Object.values(member.values).filter(isFilled).length }))
    .filter(({ member, at }) => at > 0 && member.isMerged)
    .sort((a, b) => b.filled - a.filled || a.at - b.at);
  return new Map(
    filledTogether.flatMap((group) => {
      if (hasAny(survivor, group)) return [];
      const giver = fullest.find(({ member }) => hasAny(member, group));
      return giver === undefined ? [] : group.map((column): [string, number] => [column, giver.at]);
    }),
  );
}

/** Salesforce writes `#N/A` for nothing. */
function isFilled(value: string | undefined): boolean {
  const text = value?.trim() ?? '';
  return text !== '' && text !== '#N/A';
}

/** Columns may bear the names of what every object has: `constructor`. */
function valueIn(values: Values, column: string): string {
  return Object.hasOwn(values, column) ? (values[column] ?? '') : '';
}

function sameText(value: string): string {
  return value.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
