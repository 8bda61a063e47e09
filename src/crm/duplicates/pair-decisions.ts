/** Pairs that something else than likeness decides: people, and the rules of the file. Accounts by position. */
export interface PairDecisions {
  /** These two may not stand in one cluster, however alike they are. */
  areApart(a: number, b: number): boolean;
  /** These are one company, however unlike they are. */
  readonly together: readonly (readonly [number, number])[];
}

export const NO_DECISIONS: PairDecisions = { areApart: () => false, together: [] };
