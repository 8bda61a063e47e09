/** The columns of rows that are handed to a statement together, by their types. */
interface Columns {
  readonly text: readonly string[];
  readonly bigint?: readonly string[];
  readonly double?: readonly string[];
}

type Row<C extends Columns> = { readonly [K in C['text'][number]]: string | null } & {
  readonly [K in (NonNullable<C['bigint']> | NonNullable<C['double']>)[number]]: number | null;
};

/**
 * The rows as a table `given` in FROM, bound as one array for each column from parameter $first on; `at` counts them from 1.
 * So a step asks once, however many rows it has.
 */
export function given(columns: Columns, first = 1): string {
  const types = [
    ...columns.text.map(() => 'text'),
    ...(columns.bigint ?? []).map(() => 'bigint'),
    ...(columns.double ?? []).map(() => 'double precision'),
  ];
  const arrays = types.map((type, at) => `$${first + at}::${type}[]`);
  return `unnest(${arrays.join(', ')}) WITH ORDINALITY AS given (${namesOf(columns).join(', ')}, at)`;
}

/** The arrays that `given` takes. */
export function arraysOf<const C extends Columns>(
  columns: C,
  rows: readonly Row<C>[],
): (string | number | null)[][] {
  // Row<C> has every name as a member; TypeScript cannot look it up by a string.
  const members = rows as readonly Readonly<Record<string, string | number | null>>[];
  return namesOf(columns).map((name) => members.map((row) => row[name] ?? null));
}

/** In the order of `given`. */
export function namesOf({ text, bigint = [], double = [] }: Columns): readonly string[] {
  return [...text, ...bigint, ...double];
}
