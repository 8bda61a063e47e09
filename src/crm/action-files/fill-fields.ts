/** Columns of the input that are filled together or not at all, as those of an address. */
export type FillableGroup = readonly FillableColumn[];

export interface FillableColumn {
  /** The header in the input. */
  readonly header: string;
  /** What the field is called where it is written. */
  readonly field: string;
  /** Anything but a plain number would be misread. */
  readonly isNumber?: true;
}

type Cells = Readonly<Record<string, string>>;

/** A value that the surviving account takes, for its own field is empty. */
export interface TakenValue {
  readonly field: string;
  readonly value: string;
  /** Position of the account it comes from, in the order in which they were given. */
  readonly from: number;
  /** What it takes the place of; absent where the field was empty. */
  readonly before?: string;
}

/** What a survivor takes over from the accounts that are merged into it: of fields that it has empty, from the fullest first. */
export function takenValues(
  survivor: Cells,
  losers: readonly Cells[],
  groups: readonly FillableGroup[],
): readonly TakenValue[] {
  const order = losers.map((_, at) => at).sort((a, b) => filledIn(losers[b]) - filledIn(losers[a]) || a - b);
  return groups.flatMap((group) => {
    if (group.some(({ header }) => isFilled(survivor[header]))) return [];
    for (const from of order) {
      const taken = group.flatMap((column) => {
        const value = losers[from]?.[column.header]?.trim() ?? '';
        return isFilled(value) && isReadable(value, column) ? [{ field: column.field, value, from }] : [];
      });
      if (taken.length > 0) return taken;
    }
    return [];
  });
}

function isFilled(cell: string | undefined): boolean {
  const text = cell?.trim() ?? '';
  return text !== '' && text !== '#N/A';
}

function isReadable(value: string, { isNumber }: FillableColumn): boolean {
  return isNumber !== true || /^\d+(?:\.\d+)?$/.test(value);
}

function filledIn(cells: Cells | undefined): number {
  return Object.values(cells ?? {}).filter(isFilled).length;
}
