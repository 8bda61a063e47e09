export type CopiedRow = Readonly<Record<string, string | number | null>>;

interface MostOf {
  readonly rows: number;
  /** Characters of text; one row may have more. */
  readonly characters: number;
}

/** Rows in their order, as many together as one statement may take. */
export function* rowGroups(rows: Iterable<CopiedRow>, most: MostOf): Generator<readonly CopiedRow[]> {
  let group: CopiedRow[] = [];
  let characters = 0;
  for (const row of rows) {
    const length = charactersIn(row);
    if (group.length === most.rows || (group.length > 0 && characters + length > most.characters)) {
      yield group;
      group = [];
      characters = 0;
    }
    group.push(row);
    characters += length;
  }
  if (group.length > 0) yield group;
}

function charactersIn(row: CopiedRow): number {
  let characters = 0;
  for (const value of Object.values(row)) if (typeof value === 'string') characters += value.length;
  return characters;
}
