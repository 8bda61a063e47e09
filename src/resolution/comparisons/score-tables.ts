/**
 * A table of the model: the bits of a feature by its interval, or of two features by both intervals. `cuts` are the
 * ascending lower bounds of all intervals but the first; `bits` has a row for each interval of the first feature.
 */
export interface ScoreTable {
  readonly of: readonly string[];
  /** The evidence row that the bits go to. */
  readonly row: string;
  readonly cuts: readonly (readonly number[])[];
  readonly bits: readonly number[];
}

/** Tables made ready for look-up. */
export interface TableScorer<Feature extends string> {
  /** Sum of all tables. */
  total(features: Features<Feature>): number;
  /** Sum of the tables of one evidence row. */
  row(features: Features<Feature>, row: string): number;
}

/** The value of each feature by its name. */
type Features<Feature extends string> = Readonly<Record<Feature, number>>;

interface ReadyTable {
  readonly row: string;
  readonly first: number;
  readonly second: number;
  readonly firstCuts: Float64Array;
  readonly secondCuts: Float64Array;
  readonly bits: Float64Array;
}

const NO_CUTS = new Float64Array(0);

/** Compiles tables over the features. Throws when a table names an unknown feature or has a wrong size. */
export function tableScorer<Feature extends string>(
  tables: readonly ScoreTable[],
  features: readonly Feature[],
): TableScorer<Feature> {
  const ready = tables.map((table) => readyTable(table, features));
  const byRow = new Map<string, readonly ReadyTable[]>();
  for (const table of ready) byRow.set(table.row, [...(byRow.get(table.row) ?? []), table]);
  // Written anew for each pair that is scored: looking features up by place is much faster than by name.
  const values = new Float64Array(features.length);
  let filled: Features<Feature> | undefined;
  const fill = (of: Features<Feature>) => {
    if (of === filled) return;
    filled = of;
    for (let at = 0; at < features.length; at++) values[at] = of[features[at] as Feature]; // within its length
  };
  return {
    total(of) {
      fill(of);
      let sum = 0;
      for (const table of ready) sum += bitsIn(table, values);
      return sum;
    },
    row(of, row) {
      fill(of);
      let sum = 0;
      for (const table of byRow.get(row) ?? []) sum += bitsIn(table, values);
      return sum;
    },
  };
}

/** The interval that a value lies in: the number of cuts at or below it. */
export function intervalOf(value: number, cuts: ArrayLike<number>): number {
  let at = 0;
  while (at < cuts.length && value >= (cuts[at] ?? 0)) at++;
  return at;
}

function readyTable(table: ScoreTable, features: readonly string[]): ReadyTable {
  const [first = '', second] = table.of;
  const [firstCuts = [], secondCuts = []] = table.cuts;
  const size = (firstCuts.length + 1) * (secondCuts.length + 1);
  const known = table.of.every((name) => features.includes(name));
  if (!known || table.bits.length !== size)
    throw new Error(`the model's table of ${table.of.join(' and ')} does not fit`);
  return {
    row: table.row,
    first: features.indexOf(first),
    second: second === undefined ? -1 : features.indexOf(second),
    firstCuts: Float64Array.from(firstCuts),
    secondCuts: second === undefined ? NO_CUTS : Float64Array.from(secondCuts),
    bits: Float64Array.from(table.bits),
  };
}

function bitsIn(table: ReadyTable, values: Float64Array): number {
  const first = intervalOf(values[table.first] ?? 0, table.firstCuts);
  if (table.second === -1) return table.bits[first] ?? 0;
  const second = intervalOf(values[table.second] ?? 0, table.secondCuts);
  return table.bits[first * (table.secondCuts.length + 1) + second] ?? 0;
}
