import type { EarlierCells } from './earlier-columns.ts';

/** Where the columns of results stand beside those of the input. */
export interface ResultPlaces<Column extends string> {
  /** Those that the input does not have, which come after its own. */
  readonly added: readonly Column[];
  /** Those that it has from an earlier run, which are rewritten in their places. */
  readonly rewritten: readonly { readonly column: Column; readonly at: number }[];
}

/** Finds the places of the columns of results. */
export function placesOf<Column extends string>(
  columns: readonly Column[],
  inInput: readonly string[],
): ResultPlaces<Column> {
  return {
    added: columns.filter((column) => !inInput.includes(column)),
    rewritten: columns.flatMap((column) => {
      const at = inInput.indexOf(column);
      return at === -1 ? [] : [{ column, at }];
    }),
  };
}

/** Gives the cells of a row by their columns. */
export function cellsByColumn(columns: readonly string[]): (cells: readonly string[]) => EarlierCells {
  const places = new Map(columns.map((column, at) => [column, at]));
  return (cells) => (column) => {
    const at = places.get(column);
    return at === undefined ? undefined : cells[at];
  };
}
