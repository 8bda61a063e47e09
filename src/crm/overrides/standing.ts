import type { Override } from '../override.ts';

/** A decision, and where it stands: in the store under its number, or on a line of the file that brings it. */
export interface Standing {
  readonly override: Override;
  readonly number?: number;
  readonly line?: number;
  /** It replaces no decision that was made after it. */
  readonly givesWay?: boolean;
}

/** A decision under the number that it is removed by. */
export type StoredOverride = Required<Pick<Standing, 'override' | 'number'>>;

/** A decision to be kept, and the line of the file that it comes from. */
export type NewOverride = Pick<Standing, 'override' | 'line' | 'givesWay'>;

/** A decision that cannot be, and those that stand against it. */
export interface Contradiction {
  readonly refused: Standing;
  readonly against: readonly Standing[];
}
