import type { CellKind } from './cell-kind.ts';

/** How a field is found among the columns of a file. */
export interface FieldSpec {
  /** Normalised headers, the preferred first. */
  readonly aliases: readonly string[];
  /** Headers of columns that continue the first one: second address line, house number. */
  readonly more?: readonly string[];
  /** Headers of columns of ids that may be those of something else: they count where every row of the sample has an id of its own, and no better header. */
  readonly doubtful?: readonly string[];
  /** Every alias found is mapped, not only the first. */
  readonly everyAlias?: true;
  /** Part of a postal address, of which a file may hold several (billing, shipping). */
  readonly isPlace?: true;
  /**
   * Of several columns, whether all are joined, the first non-empty one counts, or each counts by itself: then every column
   * that has a header of the field is mapped.
   */
  readonly several: 'joined' | 'first' | 'each';
  /** A column mostly of these kinds is not this field, whatever its header says. */
  readonly wrong: readonly CellKind[];
  /** Tells from its filled cells that a column is something else than its header says. */
  readonly isOther?: (cells: readonly string[]) => boolean;
  /** A column nearly all of these kinds is this field when no header told it; never for ids. */
  readonly like?: readonly CellKind[];
  /** Tells from the filled cells that a column of a file without a header is this field. */
  readonly isUnheaded?: (cells: readonly string[]) => boolean;
}
