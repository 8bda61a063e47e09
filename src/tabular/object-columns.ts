/** Gathers the columns of objects that need not have the same keys. */
export interface ObjectColumns {
  add(cells: ReadonlyMap<string, string | null>): void;
  /** How many paths were seen at most. */
  size(): number;
  /** The paths in the order in which they were first seen. */
  paths(): readonly string[];
}

/** Starts without columns. */
export function objectColumns(): ObjectColumns {
  const hasValue = new Map<string, boolean>();
  return {
    add(cells) {
      for (const [path, cell] of cells) hasValue.set(path, cell !== null || hasValue.get(path) === true);
    },
    size: () => hasValue.size,
    paths() {
      const paths = [...hasValue.keys()];
      const parents = new Set(paths.flatMap(parentsOf));
      // `"Account": null` where other objects have `Account.Name` is no column of its own.
      return paths.filter((path) => hasValue.get(path) === true || !parents.has(path));
    },
  };
}

function parentsOf(path: string): string[] {
  const parts = path.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}
